"""`brief`: what an agent reads once before it begins. Must not judge anything: it always ends with 0 once it knows the law."""

from __future__ import annotations

import argparse
import os

from keeper_validate.briefing.brief import Convoy, brief
from keeper_validate.briefing.digest import SHORTEST, digest
from keeper_validate.briefing.discovery import discovery
from keeper_validate.briefing.sources import Found, find
from keeper_validate.briefing.work import ended, knows
from keeper_validate.change import Change, select
from keeper_validate.change import Request as Selection
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.judging import asked
from keeper_validate.law.beads import Desk, bead_of_branch
from keeper_validate.law.law import Law
from keeper_validate.output import deliver, tell
from keeper_validate.printable import printable
from keeper_validate.validate import laws_on

FORMATS = ("markdown", "text", "json")
HELP = """\
Tells an agent what it has to know before it begins: the decision that governs its work, what was done before in its convoy, and the
documents that others left under .gt/discovery/. It fits into 1,000 tokens, however large the convoy is; what was cut is said.

  keeper-validate --bead gt-12 brief                     under the decision that the bead names
  keeper-validate --adr ADR-017 brief --convoy hq-cv-a1  for a whole convoy
  keeper-validate --bead gt-12 brief --db town.sqlite    earlier work from a SQLite file, or from a JSONL export of bd
  keeper-validate brief --budget 300                     the decision in 300 tokens instead of 500
"""
_BUDGET = 500


def arguments(parser: argparse.ArgumentParser) -> None:
    """Whose brief, and how long."""
    parser.add_argument("--budget", type=int, default=_BUDGET, metavar="N", help=f"tokens for the decision (default: {_BUDGET})")
    parser.add_argument("--convoy", metavar="ID", help="the convoy whose work is told (default: the one that the bead belongs to)")
    parser.add_argument("--db", metavar="FILE", help="read beads from a SQLite file or a JSONL export, and not from bd")


def run(options: argparse.Namespace) -> int:
    """0, or a refusal."""
    if options.budget < SHORTEST:
        raise KeeperError(f"--budget is {options.budget}: a decision needs at least {SHORTEST} tokens")
    change = select(Selection(law=options.law, ci=options.ci))
    laws = laws_on(change, asked(options, Selection(law=options.law, ci=options.ci)))
    found = find(_bead(options, change, laws), options.convoy, options.db, _desk(options, change, laws))
    works = ended(found.ledger, found.batch, _bead(options, change, laws)) if found.batch else ()
    told = brief(
        tuple(digest(law, options.budget // len(laws)) for law in laws), options.budget,
        Convoy(found.batch, found.source, works, knows(found.ledger, found.batch)), lambda room: discovery(change.head, room),
    )
    _warn(found)
    if options.format == "json":
        from keeper_validate.briefing.as_json import as_json

        deliver(as_json(told, laws, found.tried), options.output)
        return UPHELD
    deliver(told.text(), options.output)
    return UPHELD


def _bead(options: argparse.Namespace, change: Change, laws: tuple[Law, ...]) -> str | None:
    said = options.bead or os.environ.get("KEEPER_BEAD") or bead_of_branch(change.branch)
    return said or next((law.bead for law in laws if law.bead), None)


def _desk(options: argparse.Namespace, change: Change, laws: tuple[Law, ...]) -> Desk:
    """A `bd` that hung while the decision was looked for is not asked again."""
    hung = any("did not answer" in warning.message for law in laws for warning in law.warnings)
    return Desk(change.law, change.repository.top or change.repository.directory, not options.ci and not hung, os.environ)


def _warn(found: Found) -> None:
    if not found.source and found.tried:
        tell(f"keeper-validate: no earlier work can be told: {printable('; '.join(found.tried))}\n")
