"""Sentences made of those in the tables: two crossed where the same word joins their parts, a word turned into another, something hung on.

What they mean nobody knows before reading them; they show which changes of the compiler a sentence can tell apart. Must not judge."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from ruamel.yaml import YAML

from biting.passing import Test

_WORDS = YAML(typ="safe").load(Path(__file__).with_suffix(".yaml"))
_LONGEST = 180
_STEPS = (1, 1, 1, 2, 2, 3)


def crossed(questions: Sequence[str], count: int, seed: int) -> Iterator[str]:
    """So many questions `key: text`, each made of one or two of those given, none of them one of these."""
    chance, seen = random.Random(seed), set(questions)
    pairs = [(key, text) for key, _, text in (question.partition(": ") for question in questions) if text]
    while count:
        key, text = chance.choice(pairs)
        for _ in range(chance.choice(_STEPS)):
            text = _changed(text, chance.choice(pairs)[1], chance).strip()
        made = f"{key}: {text}"
        if made not in seen and 0 < len(text) < _LONGEST:
            seen.add(made)
            count -= 1
            yield made


def tests(questions: Sequence[str], count: int, seed: int, read: Callable[[str], str]) -> list[Test]:
    """So many crossed questions as tests: each holds as long as it is read as it is now."""
    return [Test(made, partial(_is_read, made, read(made), read)) for made in crossed(questions, count, seed)]


def _is_read(question: str, was: str, read: Callable[[str], str]) -> bool:
    return read(question) == was


def _changed(text: str, other: str, chance: random.Random) -> str:
    match chance.choices(range(6), (9, 7, 3, 1, 2, 3))[0]:
        case 0:
            joints = [joint for joint in _WORDS["joints"] if joint in text and joint in other]
            joint = chance.choice(joints) if joints else ""
            return text.split(joint, 1)[0] + joint + other.split(joint, 1)[1] if joint else text
        case 1:
            turns = [(was, now) for was, now in _WORDS["turns"] if re.search(rf"\b{was}\b", text, re.IGNORECASE)]
            was, now = chance.choice(turns) if turns else ("", "")
            return " ".join(re.sub(rf"\b{was}\b", now, text, count=1, flags=re.IGNORECASE).split()) if was else text
        case 2:
            return text.rstrip(".") + chance.choice(_WORDS["tails"])
        case 3:
            return chance.choice(_WORDS["openings"]) + text[:1].lower() + text[1:]
        case 4:
            return text.rstrip(".") + chance.choice(_WORDS["between"]) + other[:1].lower() + other[1:]
        case _:
            return _with_word(text.split(" "), other.split(" "), chance)


def _with_word(words: list[str], others: list[str], chance: random.Random) -> str:
    """A word left out, or another in its place, or what it is in or out of quotes."""
    at = chance.randrange(len(words))
    word = words[at].strip("`,.;")
    words[at] = chance.choice(("", chance.choice(others), word if "`" in words[at] else f"`{word}`", f"{word}s"))
    return " ".join(one for one in words if one.strip("`"))
