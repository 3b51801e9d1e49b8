"""Pieces of code that clauses ask for as they are written, as uses of the form `written`: no comment holds one, and a text only where the
piece begins with one.

Must not know who asks."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from keeper_validate.element import Use
from keeper_validate.snippet import FORM, expression, plainly

_QUALIFIED = re.compile(r"\\?((?:\w+\\)+)(\w+)")


def snippets(path: str, text: str, pattern: re.Pattern[str], codes: frozenset[str]) -> Iterator[Use]:
    """Each place of a text that holds one of some codes, under the code."""
    written = [(code, said) for code in codes for said in (code, *_imported(code, text))]
    places = sorted({(match.start(), code) for code, said in written for match in expression(said).finditer(text)})
    if not places:
        return
    lines = [match.start() for match in re.finditer("\n", text)]
    apart = [match.span(match.lastgroup or 0) for match in pattern.finditer(text) if match.lastgroup in ("comment", "literal")]
    for place, code in places:
        if not any(start < place < end or (start == place and text[place] not in "\"'`") for start, end in apart):
            yield Use("token", plainly(code), path, bisect_right(lines, place) + 1, form=FORM)


def _imported(code: str, text: str) -> Iterator[str]:
    """A code with a class of PHP from the root, and by its last name where the text imports it: `new Client()` for `new Acme\\Client()`."""
    named = _QUALIFIED.search(code)
    if named and named[0][0] != "\\":
        yield f"{code[:named.start()]}\\{code[named.start():]}"
    if named and re.search(rf"\buse\s+\\?{re.escape(named[1] + named[2])}\s*;", text):
        yield code[:named.start()] + named[2] + code[named.end():]
