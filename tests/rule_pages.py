"""The cases of the pages beside the query files: `rules/<family>/<framework>.md` (the form of a page: tests/extract/test_pages.py)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

RULES = Path(__file__).resolve().parents[1] / "rules"
FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#{2,3} (.+)$", re.MULTILINE)
KINDS = re.compile(r"<!-- kinds: ([\w ]+) -->")
FRAMEWORKS = re.compile(r"<!-- frameworks: ([\w. -]+) -->")


@dataclass(frozen=True)
class Case:
    page: str
    name: str
    sources: tuple[tuple[str, str], ...]
    expected: str
    kinds: frozenset[str]
    frameworks: frozenset[str]


def cases() -> list[Case]:
    found = []
    for page in sorted(RULES.glob("*/*.md")):
        text = page.read_text(encoding="utf-8")
        kinds, frameworks = _listed(KINDS, text), _listed(FRAMEWORKS, text)
        parts = HEADING.split(text)
        for name, body in zip(parts[1::2], parts[2::2], strict=True):
            sources, expected = [], None
            for language, info, content in FENCE.findall(body):
                path = re.search(r"path=(\S+)", info)
                if language == "elements":
                    expected = content
                elif path:
                    sources.append((path.group(1), content))
            if sources and expected is not None:
                found.append(Case(f"{page.parent.name}/{page.stem}", name, tuple(sources), expected, kinds, frameworks))
    return found


def _listed(comment: re.Pattern[str], text: str) -> frozenset[str]:
    found = comment.search(text)
    return frozenset(found.group(1).split()) if found else frozenset()
