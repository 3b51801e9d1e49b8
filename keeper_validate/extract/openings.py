"""Files that are without a line that each of their sort has to have, as a check asks for it: `file-without:no_std`,
`file-without:export+default`.

Must not know which files are meant."""

from __future__ import annotations

import re
from collections.abc import Iterator

NAME = "file-without:"
# where a line of ECMAScript can stand at all
_EXPORTING = (".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs", ".vue", ".svelte")


def without_line(path: str, source: bytes, asked: frozenset[str]) -> Iterator[tuple[str, int]]:
    """What a source is without, each told of its first line; one that holds nothing lacks nothing."""
    names = sorted(name for name in asked if name.startswith(NAME))
    text = source.decode("utf-8", "replace") if names else ""
    for name in names if text.strip() else ():
        if name.startswith(f"{NAME}export+") and not path.endswith(_EXPORTING):
            continue
        if not re.search(_pattern(name.removeprefix(NAME)), text):
            yield name, 1


def _pattern(told: str) -> str:
    return "".join((r"(?<!\w)", r"\s+".join(map(re.escape, told.split("+"))), r"(?!\w)"))
