"""Places that a clause names in one sentence and means in the next: “… come from `config.py`. No `os.environ` anywhere else.”

Must not know what is forbidden there."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace


def placed_elsewhere(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts, in which “anywhere else” is outside of the one place that stands before it."""
    out: list[Part] = []
    for part in found:
        places = {word for one in out for word in one.words if word.literal and (is_file(word.text) or "/" in word.text)}
        words = lows(part.words)
        at = next((at for at in range(1, len(words)) if lexicon.at("anywhere_else", words, at) == len(words) - at), 0)
        if at and len(places) == 1 and words[at - 1] not in ("another", "one"):  # “another one”: of what the sentence before it tells
            part = replace(part, words=(*part.words[:at], Word("outside", "word"), *places))
        elif at and words[at - 1].endswith(("ed", "read", "written")):  # “`a` is not used elsewhere”, where no place stands before it
            part = replace(part, words=(*part.words[:at], Word("outside", "word"), Word("there", "word")))
        out.append(part)
    return tuple(out)
