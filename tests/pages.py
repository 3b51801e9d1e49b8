"""The examples of documentation pages: fenced blocks that stand below `<!-- file: NAME -->`."""

from __future__ import annotations

import re

from running import ROOT

_BLOCK = re.compile(r"<!-- file: (?P<name>\S+) -->\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(page: str) -> dict[str, str]:
    """The files that a page of docs/integrations shows, by name."""
    text = (ROOT / "docs/integrations" / page).read_text(encoding="utf-8")
    found = {block["name"]: block["text"] for block in _BLOCK.finditer(text)}
    assert found, f"{page} shows no file"
    return found
