"""What a piece of code stands for where it or the words beside it say more than structure shows. Must not decide whether to make do
with that."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.thing import Thing
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import replace

_ATTRIBUTE = re.compile(r"\[([A-Z][A-Za-z]*)\]")
_SET = re.compile(r"([A-Za-z_$][\w$-]*)(?: ?(=) ?|(: ))([\"']?)([\w$+.-]+)\4")


def written(text: str) -> Thing | None:
    """What a name is set to (`shell=True`), and an attribute of C# by its name."""
    value, attribute = _SET.fullmatch(text), _ATTRIBUTE.fullmatch(text)
    if value:
        return Thing(("token",), target=f"{value[1]}{value[2] or value[3]}{value[5]}", act="use", named=True)
    return Thing(("token",), target=attribute[1], act="use", named=True) if attribute else None


def nearly(thing: Thing, word: Word, rest: Run) -> Thing | None:
    """“the `oldTheme` palette object” as `oldTheme`, which is code by its shape; `main` and `bug` could be anything that has a name."""
    coded = word.sort == "code" and re.fullmatch(r"[a-z]+|[A-Z]?[a-z]+", word.text) is None
    some = thing.kinds == ("file",) and "/" not in word.text  # “an orphan `.mdx` file”
    deed = rest[0].low.endswith("ing")  # “enabling `showAll`”
    return replace(thing, partial=True, unsaid=spoken(rest)) if coded and not some and not deed and not _names_apart(rest) else None


def _names_apart(rest: Run) -> bool:
    """“the `feature/x` branch”, “the word `e.g.`”: what has a name, and stands in no code."""
    return not {word.low for word in rest}.isdisjoint(lexicon.grammar("named_apart") | lexicon.grammar("spelled_out"))
