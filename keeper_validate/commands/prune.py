"""`prune`: what is likely built twice, with the evidence, and seeds that the code no longer has. A recommendation: it changes nothing."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from keeper_validate import git
from keeper_validate.element import Element
from keeper_validate.errors import UPHELD
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.law.layout import configuration
from keeper_validate.law.load import load_vault
from keeper_validate.law.vault import Seed
from keeper_validate.output import deliver
from keeper_validate.planting.survey import gone
from keeper_validate.planting.twins import Twins, twins
from keeper_validate.printable import printable
from keeper_validate.progress import Watched
from keeper_validate.revision import tree_at

FORMATS = ("text", "json")
HELP = """\
Reports near duplicates among components, services, enums and routes, each with what makes them alike, and seeds of the vault that the
code no longer has. It is a recommendation and changes nothing.

  keeper-validate prune
  keeper-validate prune --format json
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The revision."""
    parser.add_argument("--rev", default="HEAD", metavar="REV", help="the revision to read (default: HEAD)")


def run(options: argparse.Namespace) -> int:
    """Always 0: it recommends."""
    repository = git.open_repository()
    tree = tree_at(repository, options.rev)
    config = configuration(tree)
    contexts = Contexts(tree, config.contexts)
    paths = contexts.own(path for path, _ in tree.walk())
    known = Watched("reading", len(paths))
    found = snapshot(tree, paths, known, whole=True, contexts=contexts)
    known.end()
    pairs, lost = twins(found.elements, found.uses), gone(load_vault(tree, config), found.elements)
    deliver(_json(pairs, lost) if options.format == "json" else _text(pairs, lost), options.output)
    return UPHELD


def _text(pairs: tuple[Twins, ...], lost: tuple[Seed, ...]) -> str:
    lines: list[str] = []
    for first, others in _clusters(pairs):
        lines.append(f"{first.kind} {first.name} ({first.path}:{first.line})")
        lines += [
            f"  and {other.name} ({other.path}:{other.line}): {evidence}" + ("" if beside is first else f" (as {beside.name})")
            for other, beside, evidence in others
        ]
    if lost:
        lines += ["", "Registered, and not in the code:"] if lines else ["Registered, and not in the code:"]
        lines += [f"  {seed.kind} {seed.name} ({seed.path}:{seed.line})" for seed in lost]
    return "".join(printable(line) + "\n" for line in lines or ["Nothing looks built twice, and every seed is in the code."])


def _clusters(pairs: tuple[Twins, ...]) -> Iterator[tuple[Element, list[tuple[Element, Element, str]]]]:
    """What hangs together, each thing once: the first, then the others with what they are like, and by what."""
    alike: dict[Element, list[tuple[Element, str]]] = {}
    for pair in pairs:
        alike.setdefault(pair.base, []).append((pair.other, pair.evidence))
        alike.setdefault(pair.other, []).append((pair.base, pair.evidence))
    told: set[Element] = set()
    for first in dict.fromkeys(pair.base for pair in pairs):
        if first in told:
            continue
        told.add(first)
        others: list[tuple[Element, Element, str]] = []
        for beside in (row := [first]):
            fresh = [(other, evidence) for other, evidence in alike[beside] if other not in told]
            told.update(other for other, _ in fresh)
            row += [other for other, _ in fresh]
            others += [(other, beside, evidence) for other, evidence in fresh]
        yield first, others


def _json(pairs: tuple[Twins, ...], lost: tuple[Seed, ...]) -> str:
    return json.dumps(
        {
            "schema": "keeper-validate/prune/1",
            "twins": [
                {
                    "kind": pair.base.kind, "evidence": pair.evidence,
                    "elements": [{"name": one.name, "path": printable(one.path), "line": one.line} for one in (pair.base, pair.other)],
                }
                for pair in pairs
            ],
            "gone": [{"kind": seed.kind, "name": seed.name, "path": printable(seed.path), "line": seed.line} for seed in lost],
        },
        indent=2, ensure_ascii=False,
    ) + "\n"
