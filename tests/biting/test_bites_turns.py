"""The turns of phrase of the lexicon, each word of each pattern in a sentence, with the plainer sentence that is read in its place.

`KEEPER_UPDATE=1` writes the sentences and the answers anew, to be read as a difference."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from answered import MARK, lines

from keeper_validate.compile.sentences.parts import parts
from keeper_validate.compile.sentences.turns import turned
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

TURNS = Path(__file__).with_name("turns.txt")
# What stands for a capital of a pattern, and for a list of the grammar.
SAMPLES = {
    "A": "the invoice forms", "B": "shipping parts", "X": "no modals", "N": "`oldName`", "M": "`newName`", "P": "src/billing/a.ts",
    "O": "src/billing/",
    "R": "GET /api/carts", "C": "Panel", "T": "localStorage", "K": "components", "Q": "polling", "E": "routes", "U": "cart totals",
    "V": "`one`, `two`", "J": "`first`, `second`", "I": "users", "S": "cartStore", "D": "three", "Z": "three", "F": "fields",
    "W": "environment variables", "H": "custom fonts", "G": "casting",
    "CC": "Draft, Placed and Shipped", "AN": "`@Audited`", "FN": "`audit()`",
    "L": "core", "Y": "kebab-case", "[never]": "never", "[soft_never]": "avoid", "[forbidden]": "are forbidden", "[handed_in]": "PR",
}


def sentences() -> Iterator[str]:
    """For each pattern the sentence with the first word of every choice, and one more for each other word, with and without what may
    be missing."""
    for entry in lexicon.mapping("turns").values():
        for says in entry["says"].splitlines():
            tokens = [token.removesuffix("?").split("|") for token in says.split()]
            choices = [0] * len(tokens)
            yield _said(tokens, choices, -1)
            for at, words in enumerate(tokens):
                for other in range(1, len(words)):
                    yield _said(tokens, [*choices[:at], other, *choices[at + 1:]], -1)
                if says.split()[at].endswith("?"):
                    yield _said(tokens, choices, at)


def _said(tokens: list[list[str]], choices: list[int], missing: int) -> str:
    words = (words[choice] for at, (words, choice) in enumerate(zip(tokens, choices, strict=True)) if at != missing)
    return " ".join(SAMPLES.get(word, word) for word in words)


def plain(text: str) -> str:
    """What is read in place of a sentence."""
    return " / ".join(spoken(turned(part).words) for part in parts(text))


@pytest.mark.skipif(not os.environ.get("KEEPER_UPDATE"), reason="only where the table is to be written")
def test_the_table_of_turns_is_written() -> None:
    TURNS.write_text("".join(f"{said}{MARK}{plain(said)}\n" for said in dict.fromkeys(sentences())), encoding="utf-8")


def test_what_a_turn_says_plainly_holds_nothing_that_its_patterns_leave_open() -> None:
    for name, entry in lexicon.mapping("turns").items():
        held = {bare for token in str(entry["plainly"]).split() if re.fullmatch(r"[A-Z]\d?", bare := token.strip("`()"))}
        assert [says for says in entry["says"].splitlines() if held - {token.rstrip("?") for token in says.split()}] == [], name


@pytest.mark.slow
def test_every_turn_of_phrase_is_read_as_the_table_says() -> None:
    rows = lines(TURNS)
    assert [said for said in dict.fromkeys(sentences()) if said not in dict(rows)] == []
    assert [f"{said}{MARK}{plain(said)}" for said, read in rows if plain(said) != read] == []
