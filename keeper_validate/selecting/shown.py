"""A selection as a report: for each source its state, its cost, its hash and why; and the same as JSON. Must not choose."""

from __future__ import annotations

import json
from typing import Any

from keeper_validate.printable import printable, printable_lines
from keeper_validate.selecting.selection import IN, Excerpt, Selection, Taken

_HASH = 12
_MOST_LEFT = 5


def summary(selection: Selection) -> str:
    """One line on what was handed out, and one for what a reader should know besides."""
    taken = sum(len(one.taken) for one in selection.excerpts)
    entries = sum(one.entries for one in selection.excerpts)
    less = f", {_less(selection)} % less than every seed file ({selection.whole})" if selection.whole else ""
    lines = [f"context: {selection.tokens} tokens of {selection.budget}{less}; {taken} of {entries} entries, {_in(selection)} documents"]
    if not selection.project:
        lines.append("context: this directory belongs to no known project (no project-metadata.json), so nothing of one is read")
    if selection.left:
        names = ", ".join(one.entry.name for one in selection.left[:_MOST_LEFT])
        lines.append(f"context: the budget does not hold {len(selection.left)} entries more, such as {names}; --budget allows more")
    return "".join(f"{printable(line)}\n" for line in lines)


def _in(selection: Selection) -> int:
    return sum(one.state == IN for one in selection.documents)


def _less(selection: Selection) -> int:
    spent = sum(one.tokens for one in selection.excerpts)
    return round(100 - 100 * spent / selection.whole)


def table(selection: Selection, entries: bool) -> str:
    """Every source with its fate; `entries` also lists those of the vault."""
    rows = [("source", "rank", "state", "tokens", "sha256", "why")]
    rows += [
        (one.address, one.rank, one.state, str(one.tokens), one.digest[:_HASH], f"{one.why} ({one.origin})") for one in selection.documents
    ]
    for one in selection.excerpts:
        rows.append((one.uri, "domain", "in" if one.taken else "out", str(one.tokens), one.digest[:_HASH], _why(one)))
        rows += [_entry(taken) for taken in one.taken] if entries else []
    shown = [tuple(printable(cell) for cell in row) for row in rows]
    widths = [max(len(row[column]) for row in shown) for column in range(5)]
    lines = ["  ".join((*(cell.ljust(width) for cell, width in zip(row[:5], widths, strict=True)), row[5])).rstrip() for row in shown]
    manifest = f"manifest {selection.manifest}\n" if selection.manifest else ""
    return manifest + "".join(f"{line}\n" for line in lines)


def _why(one: Excerpt) -> str:
    if not one.taken:
        return f"no word of the task calls for any of its {one.entries} entries"
    return f"{len(one.taken)} of {one.entries} entries, {one.tokens} of {one.whole} tokens"


def _entry(taken: Taken) -> tuple[str, str, str, str, str, str]:
    entry = taken.entry
    meant = "said of the whole section" if entry.rule else "the task means the whole file"
    why = f"near to {', '.join(taken.words)}" if taken.words else meant
    return (f"  {entry.uri}", "", "in", str(entry.tokens), "", f"{why} ({entry.path}:{entry.start})")


def as_json(selection: Selection, texts: bool = True) -> str:
    """All of it; with `texts`, also what is handed out."""
    return json.dumps(
        {
            "schema": "keeper-validate/context/1", "task": printable(selection.task), "project": printable(selection.project) or None,
            "manifest": selection.manifest or None, "budget": selection.budget, "tokens": selection.tokens, "whole": selection.whole,
            "sources": [
                {
                    "uri": printable(one.address), "rank": one.rank, "state": one.state, "tokens": one.tokens, "sha256": one.digest or None,
                    "why": printable(one.why), "origin": printable(one.origin),
                    "text": (printable_lines(one.text) or None) if texts else None,
                }
                for one in selection.documents
            ],
            "seeds": [_seeds(one, texts) for one in selection.excerpts], "files": [printable(path) for path in selection.files],
            "left": [one.entry.uri for one in selection.left],
        },
        indent=2, ensure_ascii=False,
    ) + "\n"


def _seeds(one: Excerpt, texts: bool) -> dict[str, Any]:
    return {
        "uri": one.uri, "path": printable(one.path), "tokens": one.tokens, "whole": one.whole, "sha256": one.digest or None,
        "text": (printable_lines(one.text) or None) if texts else None,
        "entries": [
            {
                "uri": taken.entry.uri, "name": printable(taken.entry.name), "line": taken.entry.start, "tokens": taken.entry.tokens,
                "score": round(taken.score, 2), "words": list(taken.words),
            }
            for taken in one.taken
        ],
    }
