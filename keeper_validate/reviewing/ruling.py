"""What comes of each thing that a spec proposes, and of the whole: approved, rejected or deferred. Must not read or write files."""

from __future__ import annotations

from keeper_validate.checks.case import Case
from keeper_validate.checks.naming import singular, words
from keeper_validate.checks.report import at, noun
from keeper_validate.compile import compile_clause
from keeper_validate.delta import Delta
from keeper_validate.law.law import Law
from keeper_validate.law.vault import Seed, Vault
from keeper_validate.reviewing.facts import Facts, facts, registered
from keeper_validate.reviewing.matrix import Row, row_for
from keeper_validate.reviewing.near import primitive_words
from keeper_validate.reviewing.proposed import Proposed, Spec
from keeper_validate.reviewing.reshape import reshaped
from keeper_validate.values import dataclass, replace

_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Ruling:
    """One thing, the row that decided on it, and what the author is told. `seed` is the one that it is or that takes its place; `change`
    the smallest extension of it, which is by `added` parts of a `role`; `alternative` the name under which a rejected route would pass."""

    proposed: Proposed
    row: str
    outcome: str
    because: str
    instead: str = ""
    seed: Seed | None = None
    seeds: tuple[Seed, ...] = ()
    change: str = ""
    role: str = ""
    added: tuple[str, ...] = ()
    alternative: str = ""

    @property
    def question(self) -> str:
        """What a person is asked where it is deferred: the question of the spec, or why the thing is no machine's to decide."""
        return self.proposed.text if self.proposed.kind == "question" else self.because

    @property
    def replaced(self) -> bool:
        """Whether something else takes the place of what was proposed."""
        return self.outcome in ("reuse", "extend") and self.seed is not None and self.seed.name != self.proposed.name


@dataclass(frozen=True, slots=True)
class Review:
    """A spec and what came of it; `status` is approved, rejected or deferred; `law` says where the vault was read from."""

    spec: Spec
    status: str
    mode: str
    rulings: tuple[Ruling, ...]
    law: str = ""

    def of(self, *outcomes: str) -> tuple[Ruling, ...]:
        """The rulings of some outcomes, in the order of the spec."""
        return tuple(ruling for ruling in self.rulings if ruling.outcome in outcomes)


def review(spec: Spec, vault: Vault, mode: str, law: str = "") -> Review:
    """Every thing by the first row of the matrix that fits it; one rejection rejects the spec, else one deferral defers it."""
    case = Case(Delta(), Law("", None, vault=vault))
    bans = tuple(compile_clause(clause) for clause in spec.clauses if clause.field == "forbidden")
    rulings: list[Ruling] = []
    for one in spec.elements:
        one, _ = registered(one, case)
        approved = tuple(ruling.proposed for ruling in rulings if ruling.outcome == "approve")
        rulings.append(_ruling(one, facts(one, case, mode, approved, bans), case))
    rulings += [_spoken(question, "question", "no") for question in spec.questions]
    if not any(ruling.outcome != "note" for ruling in rulings):
        rulings.append(_spoken("; ".join(spec.unread[:_SHOWN]), "spec", "yes" if spec.unread else "no"))
    outcomes = {ruling.outcome for ruling in rulings}
    status = "rejected" if "reject" in outcomes else "deferred" if "defer" in outcomes else "approved"
    return Review(spec, status, mode, tuple(rulings), law)


def _spoken(text: str, kind: str, wishes: str) -> Ruling:
    """A ruling on a sentence of the spec, or on all of it."""
    row = row_for({"kind": kind, "wishes": wishes})
    because = row.because.format(text=text.rstrip("."))
    return Ruling(Proposed((kind,), "", "mention", text=text), row.name, row.outcome, because, row.instead)


def _ruling(one: Proposed, known: Facts, case: Case) -> Ruling:
    row = row_for(known.values)
    spelled = reshaped(one, case) if known.values["rest"] == "misshapen" else ""
    slots = _slots(one, known, spelled)
    made = Ruling(
        one, row.name, row.outcome, row.because.format(**slots), _sentence(row.instead.format(**slots)), known.seed, known.seeds,
        role=one.role, added=known.added, alternative=spelled if row.outcome == "reject" else "",
    )
    return _placed(made, row, known)


def _placed(ruling: Ruling, row: Row, known: Facts) -> Ruling:
    """The seed that takes the thing's place, and how it changes."""
    if row.outcome not in ("reuse", "extend"):
        return ruling
    seed = known.seed or (known.seeds[0] if known.seeds else None)
    if row.outcome == "reuse" or seed is None:
        return replace(ruling, seed=seed if known.seed or len(known.seeds) == 1 else None)
    role, added = _extension(ruling.proposed, seed, known)
    change = f"add {role or 'part'} {', '.join(added)}" if added else _purpose(ruling.proposed, known)
    return replace(ruling, seed=seed, change=change, role=role, added=added)


def _extension(one: Proposed, seed: Seed, known: Facts) -> tuple[str, tuple[str, ...]]:
    """The smallest extension: the parts that the seed does not have yet, else a variant called after what tells the two names apart."""
    added = tuple(name for name in known.added if name not in seed.members)
    if added or known.seed is not None or seed.kind != "component":
        return one.role, added
    held = {singular(word) for word in words(seed.name)} | primitive_words(seed)
    extra = "-".join(word for word in words(one.name) if singular(word) not in held)
    return ("variant", (extra,)) if extra else ("", ())


def _purpose(one: Proposed, known: Facts) -> str:
    if known.seed is not None:
        return f"as the spec says: {one.text}"[:200]
    return f"take on what {one.name or one.text} was proposed for"


def _slots(one: Proposed, known: Facts, spelled: str) -> dict[str, str]:
    seeds = " or ".join(f"`{seed.name}`{at(seed)}" for seed in known.seeds[:_SHOWN])
    akin = known.seeds[:_SHOWN] or known.akin
    offered = " or ".join(f"`{seed.name}`{at(seed)}" for seed in akin)
    return {
        "what": f"{noun(one.kind)} `{one.name}`" if one.name else f"“{one.text}”", "name": one.name, "kind": noun(one.kind),
        "where": at(known.seed) if known.seed else "", "seeds": seeds, "evidence": known.evidence, "detail": known.detail,
        "nearname": known.seeds[0].name if known.seeds else "", "policy": known.values["policy"], "text": one.text,
        "appended": ", ".join(known.added) or "nothing is left to add", "justification": one.justification.rstrip("."),
        "nearest": f", such as {offered}" if offered else "", "akin": f" (such as {offered})" if offered else "",
        "reshaped": f"Write it as `{spelled}`." if spelled else "Spell it as the other routes are.",
        "opposing": known.opposing,
        "naming": " by method and path, such as `GET /teams`" if one.kind == "route" else "",
    }


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
