"""Files that stand beside each other: “`src/gen/client.ts` and `types.ts`”, of which the first tells the folder.

Must not know what is said of them."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_JOINS = frozenset({",", "and", "or", "nor", "&", "+"})
# what stands at the root of a project, or anywhere, by a name that everybody knows
_KNOWN = re.compile(r"(?:.*\.config|tsconfig.*|package(?:-lock)?|composer|setup|manage|conftest|[A-Z][A-Z_-]*)\.\w+")


def in_one_folder(part: Part) -> Part:
    """A part in which each bare name of a file stands in the folder of the one before it, where both end alike."""
    words = list(part.words)
    low = lows(part.words)
    joined = range(len(words))
    for at in joined:
        before = next((words[index] for index in range(at - 1, -1, -1) if low[index] not in _JOINS), None)
        folder = _folder(before) if before is not None and at and low[at - 1] in _JOINS and _is_bare(words[at]) else ""
        if folder and before is not None and _ending(before) == _ending(words[at]):
            words[at] = replace(words[at], text=f"{folder}{words[at].text}")
    return replace(part, words=tuple(words))


def _folder(word: Word) -> str:
    named = word.literal and "/" in word.text and "*" not in word.text and is_file(word.text) and _ending(word)
    return word.text[:word.text.rfind("/") + 1] if named else ""


def _is_bare(word: Word) -> bool:
    return word.literal and "/" not in word.text and is_file(word.text) and re.fullmatch(r"[A-Za-z][\w.-]*", word.text) is not None \
        and not _KNOWN.fullmatch(word.text)


def _ending(word: Word) -> str:
    return word.text.rpartition("/")[2].rpartition(".")[2] if "." in word.text.rpartition("/")[2] else ""
