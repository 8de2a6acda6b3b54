"""Two things simcord's page does anew for every message at every look, and need not do."""

from collections.abc import Mapping
from typing import Any

from simcord.preview import _markdown, _snapshot

_new_parser = _markdown._markdown_parser
_parsers: dict[int, tuple[dict[str, Any], Any]] = {}


def _one_parser(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> Any:
    """Lend the one parser for this kind of text, knowing the names that stand in this one text.

    Nobody else parses meanwhile: a text is parsed in one go, right after its parser was asked for.
    """
    if id(policy) not in _parsers:
        names: dict[str, Any] = {}
        _parsers[id(policy)] = (names, _new_parser(policy, names))
    names, parser = _parsers[id(policy)]
    names.clear()
    names.update(context)
    return parser


def _no_index(*asked: object) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """List no messages beside the conversation: the sandbox's page does not show the list."""
    navigation = {"query": "", "filter": "all", "hasPrevious": False, "hasNext": False}
    return [], {**navigation, "previousCursor": None, "nextCursor": None}


def hasten() -> None:
    """Let every page of this process do without both."""
    _markdown._markdown_parser = _one_parser
    vars(_snapshot)["_message_navigation"] = _no_index
