# Play with `make play`, test with `make test`. Everything else is for those who change the project.

VENV := .venv
BIN := $(VENV)/bin
SOURCES := engine rendering bot data tests

# The first Python on this machine that is new enough and can make a virtual environment; `make PYTHON=...` overrules.
PYTHON ?= $(firstword $(foreach candidate,python3.13 python3.12 python3.11 python3.14 python3,$(shell \
	$(candidate) -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 \
	&& echo $(candidate))))

.DEFAULT_GOAL := help
.PHONY: help setup play test check format lock clean

help: ## list what can be made
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile

setup: $(VENV)/project ## put the pinned libraries into .venv

play: setup ## run the bot
	@$(BIN)/python -m bot

test: setup ## run all tests
	$(BIN)/python -m pytest -n auto $(PYTEST_ARGUMENTS)

check: setup ## look at format, style, types and walls
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(SOURCES)
	$(BIN)/lint-imports

format: setup ## format the code and repair what can be repaired without thought
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix-only .

COMPILE = $(BIN)/uv --no-config pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" --quiet

lock: setup ## pin the libraries anew; UPGRADE=--upgrade takes the newest ones
	$(COMPILE) $(UPGRADE) --extra sandbox --group dev --output-file requirements.lock
	$(COMPILE) --constraint requirements.lock --output-file requirements-run.lock

clean: ## remove .venv and what the tools left behind
	rm -rf $(VENV) .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache *.egg-info

# Built from nothing whenever the lock changes, so that nothing stays behind from an older one.
$(VENV)/libraries: requirements.lock
	@[ -n "$(PYTHON)" ] || { echo "This needs Python 3.11 or newer with its venv module" \
		"(on Debian and Ubuntu: apt-get install python3-venv)." >&2; exit 1; }
	@echo "Putting the libraries into $(VENV). The first time, they are downloaded."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --only-binary :all: --require-hashes \
		-r requirements.lock
	@touch $@

$(VENV)/project: $(VENV)/libraries pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
