FROM python:3.13-slim AS libraries
COPY requirements-run.lock /tmp/requirements-run.lock
RUN python -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check --only-binary :all: --require-hashes \
        --requirement /tmp/requirements-run.lock

FROM python:3.13-slim
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONFAULTHANDLER=1 \
    DATA_DIR=/data
RUN groupadd --gid 10001 catan \
    && useradd --uid 10001 --gid catan --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin catan \
    && install --directory --owner catan --group catan --mode 0700 /data
COPY --from=libraries /opt/venv /opt/venv
WORKDIR /app
COPY LICENSE ./
COPY data ./data
COPY engine ./engine
COPY rendering ./rendering
COPY bot ./bot
USER 10001:10001
VOLUME ["/data"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
