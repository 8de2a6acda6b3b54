"""The operator's settings: read from the environment and a `.env` file, checked, and named plainly when wrong."""

import math
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, get_args

import msgspec
from dotenv.parser import parse_stream

Locale = Literal["en", "de"]
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]

LONGEST_COMPUTER_DELAY = 60.0
HIDDEN = "[token]"


class ConfigError(Exception):
    """The settings cannot be used; `faults` holds one sentence for each that is wrong."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an operator may set; it shows itself without the token.

    `computer_delay` is how many seconds a computer player seems to think; `maps_dir` holds maps of the operator's own.
    """

    discord_token: str | None = None
    data_dir: Path = Path("var")
    log_level: LogLevel = "INFO"
    dev_guild_id: int | None = None
    computer_delay: float = 1.0
    default_locale: Locale = "en"
    maps_dir: Path | None = None

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.__rich_repr__())
        return f"Config({shown})"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        fields = msgspec.structs.asdict(self)
        if self.discord_token is not None:
            fields["discord_token"] = HIDDEN
        return list(fields.items())


def load_config(environ: Mapping[str, str], directory: Path) -> Config:
    """Read the settings from the environment and, for what it leaves open, from `directory/.env`.

    An empty value counts as not set; a relative path starts from `directory`. Raises ConfigError with all faults.
    """
    faults: list[str] = []
    reader = _Reader(_merged(environ, _read_dotenv(directory / ".env", faults)), directory, faults)
    config = Config(
        discord_token=reader.token(),
        data_dir=reader.path("DATA_DIR", "var"),
        log_level=reader.log_level(),
        dev_guild_id=reader.guild("DEV_GUILD_ID"),
        computer_delay=reader.seconds("COMPUTER_DELAY", 1.0),
        default_locale=reader.locale(),
        maps_dir=reader.folder("MAPS_DIR"),
    )
    if faults:
        raise ConfigError(faults)
    return config


def check_data_dir(data_dir: Path) -> str | None:
    """Make the data directory if need be and try to write there; return the fault as a sentence, or None.

    The directory itself must be writable, for SQLite keeps further files beside the database.
    """
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=data_dir, prefix=".writable-"):
            return None
    except FileExistsError:
        return f"The data directory {data_dir} is a file; set DATA_DIR to a directory."
    except OSError as error:
        return f"The data directory {data_dir} cannot be written ({error.strerror}); change its rights or set DATA_DIR."


class _Reader:
    """The merged settings by name, and the faults found while reading them."""

    def __init__(self, values: Mapping[str, str], directory: Path, faults: list[str]) -> None:
        self.values = values
        self.directory = directory
        self.faults = faults

    def token(self) -> str | None:
        written, file = self.values.get("DISCORD_TOKEN"), self.values.get("DISCORD_TOKEN_FILE")
        if written and file:
            self.faults.append("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; keep one of them.")
            return None
        name = "DISCORD_TOKEN"
        if file:
            name = "DISCORD_TOKEN_FILE"
            written = self._content(self.directory / file)
        if written is None:
            return None
        token = written.strip()
        if not token or len(token.split()) > 1:
            self.faults.append(f"{name} does not hold a token: it must be one word, without 'Bot' before it.")
        return token

    def _content(self, file: Path) -> str | None:
        try:
            return file.read_text(encoding="utf-8")
        except OSError as error:
            self.faults.append(f"DISCORD_TOKEN_FILE names {file}, which cannot be read ({error.strerror}).")
        except UnicodeDecodeError:
            self.faults.append(f"DISCORD_TOKEN_FILE names {file}, which is not a text file.")
        return None

    def path(self, name: str, default: str) -> Path:
        try:
            return self.directory / Path(self.values.get(name, default)).expanduser()
        except RuntimeError:
            self._refuse(name, "a directory; whose home is meant is not known")
            return Path(default)

    def folder(self, name: str) -> Path | None:
        if name not in self.values:
            return None
        folder = self.path(name, "")
        if not folder.is_dir():
            self._refuse(name, "a directory that is there")
        return folder

    def log_level(self) -> LogLevel:
        written = self.values.get("LOG_LEVEL", "INFO").upper()
        for level in get_args(LogLevel):
            if level == written:
                return level  # type: ignore[no-any-return]
        self._refuse("LOG_LEVEL", f"one of {', '.join(get_args(LogLevel))}")
        return "INFO"

    def locale(self) -> Locale:
        written = self.values.get("DEFAULT_LOCALE", "en").lower()
        for locale in get_args(Locale):
            if locale == written:
                return locale  # type: ignore[no-any-return]
        self._refuse("DEFAULT_LOCALE", f"one of {', '.join(get_args(Locale))}")
        return "en"

    def guild(self, name: str) -> int | None:
        written = self.values.get(name)
        if written is None:
            return None
        if written.isascii() and written.isdecimal() and 0 < int(written) < 2**63:
            return int(written)
        self._refuse(name, "the id of a server, a number such as 81384788765712384")
        return None

    def seconds(self, name: str, default: float) -> float:
        try:
            seconds = float(self.values.get(name, default))
        except ValueError:
            seconds = math.nan
        if 0 <= seconds <= LONGEST_COMPUTER_DELAY:
            return seconds
        self._refuse(name, f"a number of seconds from 0 to {LONGEST_COMPUTER_DELAY:g}")
        return default

    def _refuse(self, name: str, wanted: str) -> None:
        self.faults.append(f"{name} is {self.values[name]!r}; it must be {wanted}.")


def _merged(environ: Mapping[str, str], written: Mapping[str, str]) -> dict[str, str]:
    """Let the environment go before the file; the two names of the token stand for one setting."""
    given = {name: value for name, value in environ.items() if value.strip()}
    names = {"DISCORD_TOKEN", "DISCORD_TOKEN_FILE"}
    if names & given.keys():
        written = {name: value for name, value in written.items() if name not in names}
    return {name: value.strip() for name, value in {**written, **given}.items()}


def _read_dotenv(file: Path, faults: list[str]) -> dict[str, str]:
    """Read the NAME=value lines of a `.env` file, if there is one."""
    values: dict[str, str] = {}
    try:
        with file.open(encoding="utf-8") as stream:
            for line in parse_stream(stream):
                if line.error or (line.key is not None and line.value is None):
                    faults.append(f"Line {line.original.line} of {file} is not written as NAME=value.")
                elif line.key is not None and line.value and line.value.strip():
                    values[line.key] = line.value
    except FileNotFoundError:
        pass
    except OSError as error:
        faults.append(f"{file} cannot be read ({error.strerror}).")
    except UnicodeDecodeError:
        faults.append(f"{file} is not a text file.")
    return values
