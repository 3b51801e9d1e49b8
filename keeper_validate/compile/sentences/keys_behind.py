"""Keys of a document that are named behind it, as they are said of it otherwise: “`package.json` scripts” as “scripts in `package.json`”.

Must not decide what is said of them."""

from __future__ import annotations

import re

from keeper_validate.compile.vocabulary import documents

_BEHIND = re.compile(r"`([\w./*-]+\.[a-z]+)` ([a-z]+ [a-z]+|[a-z]+)(?![\w-]|\s[a-z]+ing\b)")


def keys_first(text: str) -> str:
    """The text with what stands for keys before the document that they are of."""
    return _BEHIND.sub(_turned, text) if "` " in text else text


def _turned(found: re.Match[str]) -> str:
    document = documents.of_file(found[1])
    first = found[2].partition(" ")[0]
    noun = next((said for said in (found[2], first) if document and document.alone(documents.noun_of(said))), None)
    return f"{noun} in `{found[1]}`{found[2].removeprefix(noun)}" if noun else found[0]
