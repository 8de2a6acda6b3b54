"""What an operator or a newcomer gets: locks that hold, and an example of the settings that tells the truth."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.config import load_config

ROOT = Path(__file__).parent.parent
LOCKS = ["requirements.lock", "requirements-run.lock"]
SETTING = re.compile(r"^#?([A-Z_]+)=(.*)$", re.MULTILINE)


def pinned(lock: str) -> dict[str, tuple[str, set[str]]]:
    """Each library of a lock with its version and its hashes."""
    text = (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    found: dict[str, tuple[str, set[str]]] = {}
    for line in text.splitlines():
        if line and not line.lstrip().startswith("#"):
            requirement, *hashes = line.split("--hash=")
            name, version = requirement.split(";")[0].split("==")
            found[name.strip()] = (version.strip(), {each.strip() for each in hashes})
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_by_hash_and_names_no_place(lock: str) -> None:
    assert all(hashes for _, hashes in pinned(lock).values())
    assert not re.search(r"://|--(extra-)?index-url|--find-links", (ROOT / lock).read_text(encoding="utf-8"))


def test_the_container_runs_what_was_tested() -> None:
    everything = pinned("requirements.lock")
    assert {name: everything.get(name) for name in pinned("requirements-run.lock")} == pinned("requirements-run.lock")


def test_the_locks_hold_what_the_project_asks_for() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    run = asked["project"]["dependencies"]
    more = [*asked["project"]["optional-dependencies"]["sandbox"], *asked["dependency-groups"]["dev"]]
    for lock, wanted in (("requirements.lock", [*run, *more]), ("requirements-run.lock", run)):
        versions = {name: version for name, (version, _) in pinned(lock).items()}
        for requirement in map(Requirement, wanted):
            assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)]), (lock, requirement)


def test_the_example_of_the_settings_shows_every_setting_and_its_default(tmp_path: Path) -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    known = set(re.findall(r'"([A-Z]+(?:_[A-Z]+)+)"', (ROOT / "bot" / "config.py").read_text(encoding="utf-8")))
    assert {name for name, _ in SETTING.findall(example)} == known

    untouched = load_config({}, tmp_path)
    (tmp_path / ".env").write_text(SETTING.sub(r"\1=\2", example), encoding="utf-8")
    assert load_config({}, tmp_path) == untouched
