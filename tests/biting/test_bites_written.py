"""What a clause is told back as: in a plain sentence, and in the words that an author can put behind an arrow; or the error there.

In the table an arrow of a clause is written `==>`, for the plain one stands between what is asked and what is told."""

from __future__ import annotations

from pathlib import Path

from answered import held
from shown import compiled

from keeper_validate.compile.arrow import written
from keeper_validate.compile.describe import describe
from keeper_validate.errors import KeeperError

WRITTEN = Path(__file__).with_name("written.txt")


def told(question: str) -> str:
    """A clause `key: text` in a sentence, and each of its checks in written form; or why there is none."""
    key, _, text = question.partition(": ")
    try:
        made = compiled(text.replace("==>", "=>"), key)
    except KeeperError as error:
        return str(error)
    return f"{describe(made)} | {'; '.join(map(written, made.checks))}" if made.checks else f"unchecked ({made.why})"


def test_every_clause_is_told_as_the_table_says() -> None:
    held(WRITTEN, told)
