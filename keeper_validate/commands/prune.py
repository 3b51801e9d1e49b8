"""`prune`: what is likely built twice, with the evidence, and seeds that the code no longer has. A recommendation: it changes nothing."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter

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
    for base, others in groupby(_once(pairs), attrgetter("base")):
        lines.append(f"{base.kind} {base.name} ({base.path}:{base.line})")
        lines += [f"  and {one.other.name} ({one.other.path}:{one.other.line}): {one.evidence}" for one in others]
    if lost:
        lines += ["", "Registered, and not in the code:"] if lines else ["Registered, and not in the code:"]
        lines += [f"  {seed.kind} {seed.name} ({seed.path}:{seed.line})" for seed in lost]
    return "".join(printable(line) + "\n" for line in lines or ["Nothing looks built twice, and every seed is in the code."])


def _once(pairs: tuple[Twins, ...]) -> Iterator[Twins]:
    """The pairs without those of two that are told beside a third already, alike in the same."""
    told: dict[tuple[Element, str], set[tuple[Element, str]]] = {}
    for pair in pairs:
        heads = told.get((pair.other, pair.evidence), set())
        if heads.isdisjoint(told.get((pair.base, pair.evidence), ())):
            yield pair
        heads.add((pair.base, pair.evidence))
        told[pair.other, pair.evidence] = heads


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
