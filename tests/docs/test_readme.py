"""The README begins with what a fresh machine runs, and its tables leave no command and no exit status out."""

from __future__ import annotations

import re
from pathlib import Path

from keeper_validate import errors
from keeper_validate.commands import COMMANDS
from keeper_validate.reporters import FORMATS

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return README.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_the_first_thing_is_the_two_commands() -> None:
    assert [line.split("#")[0].strip() for line in README.splitlines()[2:6]] == ["```console", "$ make demo", "$ make test", "```"]


def test_the_command_table_lists_every_command() -> None:
    rows = " ".join(re.findall(r"^\| (`.*?) \|", section("Commands"), re.MULTILINE))
    assert {word.split()[0] for word in re.findall(r"`([^`]+)`", rows)} >= set(COMMANDS)


def test_every_format_is_named() -> None:
    assert set(re.findall(r"`(?:--format )?([a-z]+)`", section("Commands"))) >= set(FORMATS)


def test_every_exit_status_is_told() -> None:
    told = {int(number) for number in re.findall(r"^\| (\d+) \|", section("Exit status"), re.MULTILINE)}
    assert told == {errors.UPHELD, errors.VIOLATED, errors.NOT_JUDGED, errors.DEFERRED, errors.INTERNAL}
