"""Puts what was measured into a page of the documentation, between two marks."""

from __future__ import annotations

from pathlib import Path

DETECTION = Path(__file__).resolve().parent.parent / "docs" / "detection.md"


def put(page: Path, mark: str, made: str) -> None:
    """Replaces what stands in `page` between `<!-- mark: begin -->` and `<!-- mark: end -->`; ValueError where a mark is missing."""
    begin, end = f"<!-- {mark}: begin -->", f"<!-- {mark}: end -->"
    text = page.read_text(encoding="utf-8")
    head, rest = text.split(begin, 1)
    page.write_text(f"{head}{begin}\n{made}\n{end}{rest.split(end, 1)[1]}", encoding="utf-8")
