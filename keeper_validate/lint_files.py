"""What is wrong with a decision file itself: its fields, its lines, its number, its parents. Must not look at the code."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.errors import KeeperError
from keeper_validate.law.decision import Decision
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.force import in_force
from keeper_validate.law.identity import id_of, number_in, stem_of
from keeper_validate.law.law import Config
from keeper_validate.law.layout import read_law_file
from keeper_validate.lint import Checked, Lint, near, readings, told
from keeper_validate.tree import Tree

_STRICT = {"seeding": 0, "growth": 1, "conservation": 2}


def read(tree: Tree, path: str) -> Checked:
    """A decision file with its clauses as read; one that cannot be read says why."""
    try:
        decision = load_decision(path, read_law_file(tree, path) or b"")
    except KeeperError as error:
        return Checked(path, None, lints=(unreadable(path, error),))
    found, wrong = readings(decision.clauses)
    return Checked(path, decision, found, (*wrong, *_of_file(decision), *_swallowed(decision, (tree.read(path) or b"").split(b"\n"))))


def _swallowed(decision: Decision, lines: list[bytes]) -> Iterator[Lint]:
    """Items whose dash stands too far in, so that YAML takes them for more of the text above."""
    for clause in decision.clauses:
        behind = [line.strip().decode("utf-8", "replace") for line in lines[clause.line:clause.line + 1]]
        if behind and behind[0].startswith("- ") and behind[0] in clause.text:
            what = "its dash stands further in than that of the line above, of which YAML makes it a part: put it below that dash"
            yield told("loading", decision.path, clause.line + 1, what=what)


def unreadable(path: str, error: KeeperError) -> Lint:
    """What to say of a file that cannot be read, at the line that the error names."""
    place, _, message = str(error).partition(": ")
    line = place.removeprefix(f"{path}:")
    known = place.startswith(path) and (line.isdigit() or place == path)
    what = message if known else str(error)
    return told("unreadable", path, int(line) if line.isdigit() else 1, what=what.rstrip("."))


def _of_file(decision: Decision) -> Iterator[Lint]:
    for name, line in decision.unknown:
        yield told("unknown-field", decision.path, line, name=name, near=near(name, _fields()))
    for warning in decision.warnings:
        if "was read as plain text" in warning.message:
            yield told("malformed-line", warning.path, warning.line, what=warning.message.split(", put it in quotes")[0])
        elif not warning.message.startswith(("no status", "this decision has no field")):
            yield told("loading", warning.path, warning.line, what=warning.message)
    if decision.narrative:
        yield told("narrative", decision.path, 1)
    if not decision.status:
        yield told("no-status", decision.path, 1)
    elif not decision.approved and decision.successor is None:
        yield _held_back(decision)


def _held_back(decision: Decision) -> Lint:
    known = shipped.data("rules/lints")["statuses"]
    if any(decision.status.startswith(word) for word in known):
        return told("not-approved", decision.path, 1, name=decision.status)
    words = [*known, *shipped.data("rules/lexicon/decision_fields")["approved"]]
    return told("unknown-status", decision.path, 1, name=decision.status, near=near(decision.status, words, "; perhaps it is meant to be "))


def _fields() -> list[str]:
    fields = shipped.data("rules/lexicon/decision_fields")
    own = ["id", "status", "mode", "standing", "reuse", "extend", "extensions", "new_seeds", "conditions", "removals", "verification",
           "override", "supersedes", "seed_refs", "superseded_by"]
    return [*own, *fields["clauses"], *fields["prose"]]


def together(tree: Tree, config: Config, decision: Decision, others: tuple[Decision, ...]) -> Iterator[Lint]:
    """What is wrong beside the other decisions: numbers, parents, modes, seed files."""
    same = [one.path for one in others if decision.number and one.number == decision.number and one.path != decision.path]
    if same:
        yield told("duplicate-number", decision.path, 1, name=decision.id, others=" and ".join(same))
    if decision.number and decision.path.startswith(f"{config.decisions}/") and number_in(stem_of(decision.path)) is None:
        proper = f"{config.decisions}/{decision.number:03d}-{stem_of(decision.path)}.yaml"
        yield told("loading", decision.path, 1, what=f"its file name has no number, so nothing finds it as {decision.id}: call it {proper}")
    yield from _parents(tree, decision, others)
    if decision.mode and config.mode and _STRICT[decision.mode] < _STRICT[config.mode]:
        what = f"its mode {decision.mode} is milder than {config.mode}, which the configuration sets for all"
        yield told("mode", decision.path, 1, what=what)
    for domain, path, line in decision.seed_refs:
        if tree.entry(path) is None:
            folder = path.rpartition("/")[0] or config.seeds
            known = [f"{place}/{name}" for place in (folder, config.seeds) for name, _ in tree.names(place)]
            yield told("dangling-seed-ref", decision.path, line, name=f"{path} ({domain})" if domain else path, near=near(path, known))


def _parents(tree: Tree, decision: Decision, others: tuple[Decision, ...]) -> Iterator[Lint]:
    """What a decision supersedes that is not there, was superseded before, or supersedes it in turn."""
    by_number = {one.number: one for one in others}
    line = _line_of(tree, decision.path, "supersedes")
    gone = {taken.number: one.id for one in others if one.path != decision.path for taken in one.supersedes if taken.constraint is None}
    for taken in decision.supersedes:
        name = id_of(taken.number)
        parent = by_number.get(taken.number)
        if parent is None or parent.path == decision.path:
            yield told("unknown-parent", decision.path, line, name=name, near=near(name, [one.id for one in others]))
        elif taken.constraint is None and _supersedes_whole(parent, decision):
            yield told("circular-parent", decision.path, line, name=name)
        elif taken.number in gone:
            yield told("superseded-parent", decision.path, line, name=name, others=gone[taken.number])
    paths = tuple(one.path for one in others)
    for number in dict.fromkeys(taken.number for taken in decision.supersedes if taken.number in by_number):
        yield from _unclear(tree, paths, by_number[number], decision, line)


def _supersedes_whole(one: Decision, other: Decision) -> bool:
    return any(taken.number == other.number and taken.constraint is None for taken in one.supersedes)


def _unclear(tree: Tree, paths: tuple[str, ...], parent: Decision, decision: Decision, line: int) -> Iterator[Lint]:
    """Which clauses of a parent a decision means to take back is not clear to the law itself."""
    for warning in in_force(tree, paths, parent, binding=True).warnings:
        if warning.path == decision.path and warning.message.startswith("supersedes"):
            yield told("unclear-parent", decision.path, line, what=warning.message.split(": all stay")[0])


def _line_of(tree: Tree, path: str, word: str) -> int:
    """The first line of a file that starts with a key."""
    lines = (tree.read(path) or b"").split(b"\n")
    return next((number for number, line in enumerate(lines, 1) if line.strip().startswith(word.encode())), 1)
