"""A decision as an agent has to know it before it begins: what it says, most binding first, within a budget, and what was cut.

Must not judge a change, nor load the decision."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.briefing.quoted import lined
from keeper_validate.budget import fit, tokens
from keeper_validate.clause import Clause
from keeper_validate.law.decision import Decision, Reuse
from keeper_validate.law.law import Law
from keeper_validate.printable import printable
from keeper_validate.values import dataclass, replace

SHORTEST = 60
_ITEM = 6
_LEAST_ITEM = 24


@dataclass(frozen=True, slots=True)
class Section:
    """What a decision says under one head; `whole` is how many items it has of it."""

    title: str
    items: tuple[str, ...]
    whole: int


@dataclass(frozen=True, slots=True)
class Digest:
    """A decision in short: its head, its sections as far as there was room, and a line on what is missing; a `terse` one has no room
    for any of it."""

    head: str
    sections: tuple[Section, ...]
    shortened: int
    more: str
    terse: bool = False

    @property
    def cut(self) -> str:
        """What was cut, in a sentence; empty where nothing was."""
        missing = [(one.whole - len(one.items), one) for one in self.sections]
        if self.terse:
            return f"Cut: all {sum(count for count, _ in missing)} statements. {self.more}"
        parts = [f"{count} of {one.whole} under “{one.title}”" for count, one in missing if count]
        parts += [f"{self.shortened} shortened" if parts else f"{self.shortened} shortened to their beginning"] if self.shortened else []
        return f"Cut: {', '.join(parts)}. {self.more}" if parts else ""

    def text(self) -> str:
        """The digest in Markdown."""
        lines = [self.head]
        for section in self.sections:
            lines += ["", f"{section.title}:", *(f"- {item}" for item in section.items)] if section.items else []
        return "\n".join([*lines, "", self.cut] if self.cut else lines) + "\n"


def digest(law: Law, budget: int) -> Digest:
    """The law in at most so many tokens: one line in order after the other, until there is no more room."""
    sections, head = _sections(law), fit(_head(law), budget // 3)
    decision = law.decision.id if law.decision else ""
    more = f"All of it: keeper-validate adr show {printable(decision)}" if decision else "All of it: keeper-validate adr list"
    widest = max(budget // _ITEM, _LEAST_ITEM)
    short = {item: fit(item, widest) for _, items in sections for item in items}
    count = sum(len(items) for _, items in sections)
    low, high = 0, count
    while low < high:
        middle = (low + high + 1) // 2
        if tokens(_first(middle, head, sections, short, more).text()) <= budget:
            low = middle
        else:
            high = middle - 1
    found = _first(low, head, sections, short, more)
    return found if tokens(found.text()) <= budget else replace(found, terse=True)


def _first(count: int, head: str, sections: list[tuple[str, list[str]]], short: dict[str, str], more: str) -> Digest:
    """The digest with so many items and no more."""
    taken, shortened = [], 0
    for title, items in sections:
        kept = items[:max(count, 0)]
        count -= len(kept)
        shortened += sum(short[item] != item for item in kept)
        taken.append(Section(title, tuple(short[item] for item in kept), len(items)))
    return Digest(head, tuple(taken), shortened, more)


def _head(law: Law) -> str:
    decision = law.decision
    if decision is None:
        told = "".join(f" But {lined(text)}: ask for its decision before you begin." for text in law.unanswered)
        return f"# No decision governs this work\n\nMode {law.mode}; {printable(law.found_by)}.{told}"
    title = lined(f"{decision.id} {decision.title}")
    place = f"{printable(decision.path)}, {printable(decision.status or 'approved')}, mode {law.mode}; found by {printable(law.found_by)}."
    notes = []
    if decision.successor:
        notes.append(f"It is superseded by {printable(decision.successor)}: work under that one instead.")
    elif not decision.approved:
        notes.append("It is not approved: nothing may be built under it yet.")
    if decision.narrative:
        notes.append("It only tells, and binds nothing.")
    if not law.binding:
        notes.append("It is not on the default branch yet, and not binding.")
    return f"# {title}\n\n{' '.join([place, *notes])}"


def _sections(law: Law) -> list[tuple[str, list[str]]]:
    """Most binding first; a section without an item is none, but that nothing may be new is said."""
    decision = law.decision or Decision(0, "", "")
    clauses = [clause for clause in decision.clauses if _binds(law, decision, clause)]
    new = [f"{seed.type} {seed.name}".strip() + (f" ({seed.scope})" if seed.scope else "") for seed in decision.new_seeds or ()]
    found = [
        ("Must not", [_statement(law, clause) for clause in clauses if clause.field == "forbidden"]),
        ("Not approved", [condition.name + (f" (instead: {condition.alternative})" if condition.alternative else "")
                          for condition in decision.conditions]),
        ("Must", [_statement(law, clause) for clause in clauses if clause.field != "forbidden"]),
        ("Binds as well", [_standing(law, one) for one in law.standing if decision.path != one.path]),
        ("Reuse, do not build again", [_reuse(law, entry) for entry in decision.reuse]),
        ("May be extended", [f"{entry.target}: {entry.change}" for entry in decision.extensions]),
        ("May be new, and nothing else", new or (["nothing"] if decision.new_seeds == () else [])),
        ("May be removed", [removal.clause.text for removal in decision.removals]),
        ("Let pass for this work", list(law.overrides)),
        ("Tests that are expected", [f"{entry.action} {entry.path}" for entry in decision.companions]),
    ]
    return [(title, [lined(item) for item in items]) for title, items in found if items]


def _binds(law: Law, decision: Decision, clause: Clause) -> bool:
    """Not where a later decision took it back, nor where it is for another bead than this one."""
    dropped = any(one.path == decision.path and one.clause == clause.id for one in law.dropped)
    return not dropped and (clause.bead is None or law.bead is None or clause.bead == law.bead)


def _statement(law: Law, clause: Clause) -> str:
    """The words of a clause, without the check behind `=>`, which is the machine's; a bare code is followed by what it means."""
    parameters = ", ".join(f"{name} {value}" for name, value in clause.parameters if name != "about")
    bead = f" (only {clause.bead})" if clause.bead and law.bead is None else ""
    return clause.prose + _meaning(clause.text) + (f" ({parameters})" if parameters else "") + bead


def _standing(law: Law, decision: Decision) -> str:
    """A decision that binds all work, with what it says in one line."""
    said = "; ".join(clause.prose for clause in decision.clauses if _binds(law, decision, clause))
    return f"{decision.id} {decision.title}" + (f": {said}" if said else "")


def _meaning(code: str) -> str:
    known = code in (*shipped.names("rules/codes", ".yaml"), *shipped.names("rules/codes", ".json"))
    return f": {shipped.data(f'rules/codes/{code}')['title']}" if known else ""


def _reuse(law: Law, entry: Reuse) -> str:
    """What to reuse, and where it lives if only the vault says so."""
    seed = next((one for one in law.vault.seeds if one.name == entry.name and entry.kind in (None, one.kind)), None)
    place = seed.location if seed is not None and not entry.location else None
    return entry.clause.text + (f" - {place}" if place and place not in entry.clause.text else "")
