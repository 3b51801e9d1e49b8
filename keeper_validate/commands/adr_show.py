"""`adr list` and `adr show`: the decisions of this repository, with what became of each clause. Must not judge a change."""

from __future__ import annotations

import argparse
import json

from keeper_validate import git
from keeper_validate.commands.adr_files import law_on_disk
from keeper_validate.compile import compile_clause
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.law.decision import Decision
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.force import in_force
from keeper_validate.law.law import Dropped
from keeper_validate.law.layout import configuration, decision_paths, named_path, read_law_file, unknown
from keeper_validate.output import deliver, paint
from keeper_validate.reporters.decisions import Entry, page, table
from keeper_validate.reporters.json import check, decodable
from keeper_validate.revision import law_revision, tree_at
from keeper_validate.tree import EMPTY, Tree, tree_of


def run_show(options: argparse.Namespace) -> int:
    """Always 0, or a refusal."""
    if len(options.names) != (1 if options.action == "show" else 0):
        raise KeeperError("adr list takes no decision; adr show takes one: keeper-validate adr show ADR-017")
    name = options.names[0] if options.names else None
    law, tree = _trees(options.law)
    config = configuration(tree)
    paths = decision_paths(tree, config.decisions)
    wanted = paths if name is None else (named_path(paths, name),)
    if None in wanted:
        raise unknown(name or "", (config.decisions,), paths)
    entries = _entries(tree, law, paths, frozenset(wanted))
    mode = config.mode or "growth"
    if options.format == "json":
        document = {"schema": "keeper-validate/decisions/1", "decisions": [_row(entry, mode) for entry in entries]}
        deliver(json.dumps(decodable(document), indent=1) + "\n", options.output)
        return UPHELD
    brush = paint(options.output)
    deliver(table(entries, mode, brush) if options.action == "list" else page(entries[0], mode, brush), options.output)
    return UPHELD


def _trees(revision: str | None) -> tuple[Tree, Tree]:
    """The law's tree, and the one to read: the revision asked for, else the files on disk, else (in a bare repository) HEAD."""
    repository = git.open_repository()
    law = law_revision(repository, revision, ())
    law_tree = tree_at(repository, law) if law is not None else EMPTY
    if revision is not None:
        return law_tree, law_tree
    return law_tree, tree_at(repository, "HEAD") if repository.top is None else tree_of(law_on_disk(repository.top))


def _entries(tree: Tree, law: Tree, paths: tuple[str, ...], wanted: frozenset[str | None]) -> tuple[Entry, ...]:
    decisions = tuple(load_decision(path, read_law_file(tree, path) or b"") for path in paths)
    successors = {
        decision.path: tuple(other.id for other in decisions if _replaces(other, decision)) or tuple(filter(None, (decision.successor,)))
        for decision in decisions
    }
    return tuple(
        Entry(decision, tuple(compile_clause(clause) for clause in decision.clauses),
              tree.entry(decision.path) == law.entry(decision.path), successors[decision.path],
              _dropped(tree, paths, decision) if any(_takes_back(other, decision) for other in decisions) else ())
        for decision in decisions if decision.path in wanted
    )


def _dropped(tree: Tree, paths: tuple[str, ...], decision: Decision) -> tuple[Dropped, ...]:
    return tuple(one for one in in_force(tree, paths, decision, True).dropped if one.path == decision.path)


def _replaces(other: Decision, decision: Decision) -> bool:
    return any(entry.number == decision.number and entry.constraint is None for entry in other.supersedes)


def _takes_back(other: Decision, decision: Decision) -> bool:
    return any(entry.number == decision.number and entry.constraint is not None for entry in other.supersedes)


def _row(entry: Entry, mode: str) -> dict[str, object]:
    decision = entry.decision
    return {
        "id": decision.id, "path": decision.path, "title": decision.title, "status": decision.status, "state": entry.state,
        "mode": decision.mode or mode, "standing": decision.standing, "binding": entry.binding, "superseded_by": list(entry.successors),
        "clauses": [
            {"id": compiled.clause.id, "text": compiled.clause.text, "line": compiled.clause.line, "partial": compiled.partial,
             "state": "checked" if compiled.checks else "unchecked",
             "taken_back_by": next((one.by for one in entry.dropped if one.clause == compiled.clause.id), None),
             "checks": [check(one) for one in compiled.checks], "why": compiled.why}
            for compiled in entry.compiled
        ],
    }
