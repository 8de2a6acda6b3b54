"""The settings: read from three places, each bad one named, and the token never shown."""

import io
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.pretty import pretty_repr

from bot.config import Config, ConfigError, check_data_dir, load_config
from bot.logs import start_logging

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"  # noqa: S105 - Discord's own example


def faults(environ: dict[str, str], directory: Path) -> list[str]:
    with pytest.raises(ConfigError) as error:
        load_config(environ, directory)
    assert str(error.value) == "\n".join(error.value.faults)
    return error.value.faults


def test_without_any_setting_there_are_defaults(tmp_path: Path) -> None:
    assert load_config({}, tmp_path) == Config(
        discord_token=None,
        data_dir=tmp_path / "var",
        log_level="INFO",
        dev_guild_id=None,
        computer_delay=1.0,
        default_locale="en",
    )


def test_every_setting_is_read(tmp_path: Path) -> None:
    environ = {
        "DISCORD_TOKEN": TOKEN,
        "DATA_DIR": "/data",
        "LOG_LEVEL": "debug",
        "DEV_GUILD_ID": "81384788765712384",
        "COMPUTER_DELAY": "0.25",
        "DEFAULT_LOCALE": "de",
    }
    wanted = Config(
        discord_token=TOKEN,
        data_dir=Path("/data"),
        log_level="DEBUG",
        dev_guild_id=81384788765712384,
        computer_delay=0.25,
        default_locale="de",
    )
    assert load_config(environ, tmp_path) == wanted
    (tmp_path / ".env").write_text("".join(f"{name}={value}\n" for name, value in environ.items()))
    assert load_config({}, tmp_path) == wanted


def test_the_example_names_all_settings_with_their_defaults(tmp_path: Path) -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text()
    given = [line.removeprefix("#") for line in example.splitlines() if "=" in line]
    names = {line.partition("=")[0] for line in given}
    assert names == {name.upper() for name in Config.__struct_fields__} | {"DISCORD_TOKEN_FILE"}
    (tmp_path / ".env").write_text("\n".join(line for line in given if not line.endswith("=")))
    config = load_config({}, tmp_path)
    (tmp_path / ".env").unlink()
    assert config == load_config({}, tmp_path)


def test_dotenv_takes_comments_quotes_and_export(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        f"# my bot\n\nexport DISCORD_TOKEN=\"{TOKEN}\"  # secret\nDATA_DIR = 'my games'\nDEFAULT_LOCALE=\nOTHER=1\n"
    )
    config = load_config({}, tmp_path)
    assert (config.discord_token, config.data_dir, config.default_locale) == (TOKEN, tmp_path / "my games", "en")


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DEFAULT_LOCALE=de\nLOG_LEVEL=ERROR\nDISCORD_TOKEN_FILE=missing\n")
    config = load_config({"DEFAULT_LOCALE": "en", "LOG_LEVEL": "", "DISCORD_TOKEN": TOKEN}, tmp_path)
    assert (config.default_locale, config.log_level, config.discord_token) == ("en", "ERROR", TOKEN)


def test_the_token_may_lie_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "token").write_text(f"{TOKEN}\n")
    (tmp_path / ".env").write_text("DISCORD_TOKEN=another\n")
    assert load_config({"DISCORD_TOKEN_FILE": "token"}, tmp_path).discord_token == TOKEN
    assert load_config({"DISCORD_TOKEN_FILE": str(tmp_path / "token")}, Path("/")).discord_token == TOKEN


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("LOG_LEVEL", "loud", "one of DEBUG, INFO, WARNING, ERROR, CRITICAL"),
        ("DEFAULT_LOCALE", "fr", "one of en, de"),
        ("DEV_GUILD_ID", "my server", "the id of a server, a number such as 81384788765712384"),
        ("DEV_GUILD_ID", "-5", "the id of a server, a number such as 81384788765712384"),
        ("DEV_GUILD_ID", "0", "the id of a server, a number such as 81384788765712384"),
        ("DEV_GUILD_ID", "9" * 30, "the id of a server, a number such as 81384788765712384"),
        ("COMPUTER_DELAY", "soon", "a number of seconds from 0 to 60"),
        ("COMPUTER_DELAY", "-1", "a number of seconds from 0 to 60"),
        ("COMPUTER_DELAY", "nan", "a number of seconds from 0 to 60"),
        ("COMPUTER_DELAY", "inf", "a number of seconds from 0 to 60"),
        ("DATA_DIR", "~no-such-user/games", "a directory; whose home is meant is not known"),
    ],
)
def test_a_bad_value_is_named_with_what_is_wanted(name: str, value: str, wanted: str, tmp_path: Path) -> None:
    assert faults({name: value}, tmp_path) == [f"{name} is {value!r}; it must be {wanted}."]


def test_all_faults_are_named_at_once(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("COMPUTER_DELAY=soon\nthis is no setting\n")
    said = faults({"LOG_LEVEL": "loud", "DEFAULT_LOCALE": "fr", "DISCORD_TOKEN_FILE": "missing"}, tmp_path)
    assert len(said) == 5
    assert f"Line 2 of {tmp_path / '.env'} is not written as NAME=value." in said
    assert f"DISCORD_TOKEN_FILE names {tmp_path / 'missing'}, which cannot be read (No such file or directory)." in said


@pytest.mark.parametrize("written", [f"Bot {TOKEN}", f"{TOKEN}\n{TOKEN}", " \n"])
def test_what_is_no_token_is_refused_without_showing_it(written: str, tmp_path: Path) -> None:
    (tmp_path / "token").write_text(written)
    (said,) = faults({"DISCORD_TOKEN_FILE": "token"}, tmp_path)
    assert said == "DISCORD_TOKEN_FILE does not hold a token: it must be one word, without 'Bot' before it."
    if written.strip():
        (said,) = faults({"DISCORD_TOKEN": written}, tmp_path)
        assert said == "DISCORD_TOKEN does not hold a token: it must be one word, without 'Bot' before it."


def test_two_tokens_are_one_too_many(tmp_path: Path) -> None:
    said = faults({"DISCORD_TOKEN": TOKEN, "DISCORD_TOKEN_FILE": "token"}, tmp_path)
    assert said == ["DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; keep one of them."]


def test_files_that_are_no_text_are_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe")
    (tmp_path / "token").write_bytes(b"\xff\xfe")
    assert faults({"DISCORD_TOKEN_FILE": "token"}, tmp_path) == [
        f"{tmp_path / '.env'} is not a text file.",
        f"DISCORD_TOKEN_FILE names {tmp_path / 'token'}, which is not a text file.",
    ]


def test_a_dotenv_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    assert faults({}, tmp_path) == [f"{tmp_path / '.env'} cannot be read (Is a directory)."]


def test_the_settings_show_themselves_without_the_token() -> None:
    config = Config(discord_token=TOKEN)
    shown = [repr(config), str(config), f"{config}", f"{[config]!r}", pretty_repr(config), pretty_repr({"c": config})]
    assert not [text for text in shown if TOKEN in text]
    assert all("log_level" in text for text in shown)
    assert "discord_token='[token]'" in repr(config)
    assert "discord_token=None" in repr(Config())


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    root, level = logging.getLogger(), logging.getLogger().level
    stream = io.StringIO()
    handler = start_logging(Config(discord_token=TOKEN), stream)
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)


def test_the_log_strikes_the_token_out_wherever_it_comes_from(log: io.StringIO) -> None:
    logger = logging.getLogger("discord.http")
    logger.info("Authorization: Bot %s", TOKEN)
    logger.warning(f"with {TOKEN}")  # noqa: G004 - as careless code does it
    logger.warning("%s", {"headers": {"Authorization": f"Bot {TOKEN}"}})
    try:
        int(TOKEN)
    except ValueError:
        logger.exception("login failed")
    written = log.getvalue()
    assert TOKEN not in written
    assert written.count("[token]") == 4
    assert "ValueError: invalid literal for int() with base 10: '[token]'" in written


def test_the_log_keeps_to_its_level(log: io.StringIO) -> None:
    logging.getLogger("bot").debug("too much")
    logging.getLogger("bot").info("game %s started", "7QK4")
    (line,) = log.getvalue().splitlines()
    assert line.endswith("INFO bot: game 7QK4 started")


def test_a_log_without_a_token_is_left_as_it_is() -> None:
    stream = io.StringIO()
    handler = start_logging(Config(), stream)
    try:
        logging.getLogger("bot").warning("all is well")
    finally:
        logging.getLogger().removeHandler(handler)
    assert stream.getvalue().endswith("all is well\n")


def test_a_data_directory_is_made_and_left_clean(tmp_path: Path) -> None:
    assert check_data_dir(tmp_path / "some" / "where") is None
    assert os.listdir(tmp_path / "some" / "where") == []  # noqa: PTH208 - hidden files count too
    assert check_data_dir(tmp_path / "some" / "where") is None


def test_a_data_directory_that_is_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert check_data_dir(tmp_path / "file") == (
        f"The data directory {tmp_path / 'file'} is a file; set DATA_DIR to a directory."
    )


def test_settings_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Config().log_level = "DEBUG"  # type: ignore[misc]
