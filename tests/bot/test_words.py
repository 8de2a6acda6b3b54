"""Words: which language answers, what happens to a text that is missing, and how numbers are written."""

import logging

import pytest

from bot.words import LOCALES, TextError, Words, words


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in play, where a faulty text is logged and something is said all the same."""
    monkeypatch.setattr(Words, "strict", False)


@pytest.mark.parametrize(
    ("locale", "answers"), [("en", "en"), ("en-GB", "en"), ("de", "de"), ("de_AT", "de"), ("fr", "en"), ("", "en")]
)
def test_a_locale_is_answered_in_its_language_or_in_english(locale: str, answers: str) -> None:
    assert words(locale).locale == answers


def test_a_language_is_read_once() -> None:
    assert words("de") is words("de-CH")


def test_a_missing_text_is_a_fault_for_the_tests() -> None:
    with pytest.raises(TextError, match="no-such-key"):
        words("de").say("no-such-key")


def test_a_missing_field_is_a_fault_for_the_tests() -> None:
    with pytest.raises(TextError, match="seat-coloured"):
        words("en").say("seat-coloured", colour="Blue")


def test_in_play_a_missing_text_is_said_in_english(lenient: None, caplog: pytest.LogCaptureFixture) -> None:
    spoken = words("de")
    bare = Words("de", words("de")._bundle.__class__(["de"], use_isolating=False), words("en"))
    with caplog.at_level(logging.ERROR):
        assert bare.say("good-wool", n=2) == words("en").say("good-wool", n=2) != spoken.say("good-wool", n=2)
    assert "good-wool" in caplog.text


def test_in_play_a_text_missing_everywhere_is_its_key(lenient: None, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert words("de").say("no-such-key") == "no-such-key"
    assert "no-such-key" in caplog.text


def test_in_play_a_missing_field_leaves_the_rest_of_the_text(lenient: None, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert "Blue" in words("en").say("seat-coloured", colour="Blue")
    assert "seat-coloured" in caplog.text


@pytest.mark.parametrize("locale", LOCALES)
def test_numbers_are_written_without_separators(locale: str) -> None:
    """A number may be somebody's id or a moment, in which a comma would be a fault."""
    assert "1234567" in words(locale).say("panel-heading", game="7QK4", turn=1234567, who="Ann")


@pytest.mark.parametrize(("locale", "one", "two"), [("en", "1 road", "2 roads"), ("de", "1 Straße", "2 Straßen")])
def test_numbers_choose_their_plural(locale: str, one: str, two: str) -> None:
    assert [words(locale).say("pieces-road", n=n) for n in (1, 2)] == [one, two]


def test_a_field_that_is_too_long_is_cut() -> None:
    assert words("en").say("alt-last", text="x" * 5000) == f"Last: {'x' * 1000}"


@pytest.mark.parametrize("locale", LOCALES)
def test_names_go_in_as_they_are(locale: str) -> None:
    text = words(locale).say("seat-coloured", colour="{ $name }", name="Ann { $colour }")
    assert text == "{ $name } (Ann { $colour })"
