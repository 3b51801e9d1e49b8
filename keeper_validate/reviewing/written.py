"""A review as the text of a decision: what is reused, extended, new and gone, with codes and `=>` clauses that a machine can hold to.

Must not decide anything, nor write a clause that does not compile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from keeper_validate import yaml_edit
from keeper_validate.checks.report import noun
from keeper_validate.clause import Clause
from keeper_validate.compile import compile_clause
from keeper_validate.errors import KeeperError
from keeper_validate.law.identity import id_of
from keeper_validate.law.reference import is_file, reference
from keeper_validate.law.vault import Seed, Vault
from keeper_validate.reviewing.arrow import with_arrow
from keeper_validate.reviewing.queue import OPEN
from keeper_validate.reviewing.ruling import Review, Ruling
from keeper_validate.reviewing.testing import Verification

_HEAD = "# Written by `keeper-validate review`; `keeper-validate adr check {id}` shows how each line is read.\n"
_UNNAMED = frozenset({"technology", "auth_call"})
_PLAIN = frozenset({"component", "page", "hook", "store", "route"})


def written(review: Review, number: int, day: str, vault: Vault, verified: Verification, about: dict[str, Any]) -> str:
    """The file's text; `about` are fields for people that the command knows (convoy, beads)."""
    decision = yaml_edit.mapping()
    decision.update(
        id=id_of(number), date=day, title=review.spec.title, spec=review.spec.source, status=review.status, mode=review.mode, **about,
    )
    if review.spec.summary:
        decision["context"] = review.spec.summary
    decision["reuse"] = _reuse(review)
    decision["extend"] = [_map(target=one.seed.name, change=one.change) for one in review.of("extend") if one.seed]
    decision["new_seeds"] = [_new_seed(one) for one in review.of("approve")]
    if review.of("remove"):
        decision["removals"] = [_removal(one.seed) for one in review.of("remove") if one.seed]
    decision["forbidden"] = list(forbidden(review))
    decision["constraints"] = [*codes(review, vault), *_constraints(review)]
    decision["seed_refs"] = _seed_refs(review, vault)
    decision["verification"] = _verification(verified)
    decision["notes"] = _notes(review)
    decision["audit"] = _map(spec=review.spec.digest, law=review.law, rows=[f"{one.row}: {one.because}" for one in review.rulings])
    for name in ("forbidden", "extend", "seed_refs", "notes", "reuse"):
        if not decision[name]:
            del decision[name]
    return _HEAD.format(id=id_of(number)) + yaml_edit.dump(_map(keeper_decision=decision))


def forbidden(review: Review) -> Iterable[str]:
    """One clause for each thing that another takes the place of, and the spec's own prohibitions."""
    new = {ruling.proposed.name for ruling in review.of("approve")}
    for ruling in review.of("reuse", "extend"):
        one = ruling.proposed
        if not ruling.replaced and not (ruling.outcome == "reuse" and ruling.seeds):
            continue
        use = ruling.seed.name if ruling.seed else ""
        name = one.name or one.primitive or ""
        if name and one.kind not in _UNNAMED and not (not one.name and new):
            sentence = f"{name} as a {noun(one.kind)} of its own" + (f", because {use} takes its place" if use else "")
            yield from _compiled(f"{sentence} => forbid-new {one.kind} {_word(name)}{f' use:{_word(use)}' if use else ''}")
    for clause in review.spec.clauses:
        if clause.field == "forbidden":
            yield from _compiled(with_arrow(clause))


def _constraints(review: Review) -> Iterable[str]:
    """What the spec says must hold: written out where a line can say it, else handed to the reviewers."""
    yield from (with_arrow(clause) for clause in review.spec.clauses if clause.field == "constraints")


def codes(review: Review, vault: Vault) -> list[str]:
    """The codes that speak of what the vault has; none that forbids what is approved."""
    new = {ruling.proposed.kind for ruling in review.of("approve")}
    touched = new | {ruling.seed.kind for ruling in review.rulings if ruling.seed}
    have = {seed.kind for seed in vault.seeds} | touched
    found = [code for code, kind in (("auth-reuse", "auth_service"), ("data-append", "enum"), ("rest-shape", "route")) if kind in have]
    return found + (["ui-extend"] if "component" in have and "component" not in new else [])


def _compiled(text: str) -> Iterable[str]:
    try:
        if compile_clause(Clause("forbidden[0]", "forbidden", text, "review", 1, "forbidden")).checks:
            yield text
    except KeeperError:
        return


def _word(name: str) -> str:
    return f'"{name}"' if " " in name else name


def _map(**fields: Any) -> Any:
    made = yaml_edit.mapping()
    made.update(fields)
    return made


def _reuse(review: Review) -> Any:
    made = yaml_edit.mapping()
    for ruling in review.of("reuse"):
        told = ruling.proposed.intent == "mention" or ruling.proposed.kind in _UNNAMED
        if ruling.seed and not told and (text := _reference(ruling.seed)):
            made.setdefault(ruling.seed.domain, [])
            if text not in made[ruling.seed.domain]:
                made[ruling.seed.domain].append(text)
    return made


def _reference(seed: Seed) -> str:
    """A seed as a decision names it, where it is read back as itself."""
    name = seed.name if seed.kind in _PLAIN else f"{seed.kind}:{seed.name}"
    place = (seed.location or "").split(" ")[0].partition(":")[0]
    text = f"{name} ({place})" if is_file(place) else name
    read = reference(text)
    return text if read.name == seed.name.split(".")[0] or read.name == seed.name else ""


def _new_seed(ruling: Ruling) -> Any:
    one = ruling.proposed
    made = _map(type=one.kind, name=one.name)
    if one.path:
        made["scope"] = one.path
    if one.members and one.kind == "enum":
        made["values"] = yaml_edit.inline(list(one.members))
    made["justification"] = one.justification or ruling.because
    return made


def _removal(seed: Seed) -> Any:
    place = (seed.location or "").split(" ")[0].partition(":")[0]
    return _map(type=seed.kind, name=seed.name, **({"path": place} if is_file(place) else {}))


def _seed_refs(review: Review, vault: Vault) -> Any:
    named = {ruling.seed.domain: ruling.seed.path for ruling in review.rulings if ruling.seed}
    kinds = {ruling.proposed.kind for ruling in review.of("approve")}
    for seed in vault.seeds:
        if seed.kind in kinds:
            named.setdefault(seed.domain, seed.path)
    return _map(**dict(sorted(named.items())))


def _verification(verified: Verification) -> Any:
    made = yaml_edit.mapping()
    if verified.files:
        made["test_files"] = [_map(file=path, action=action) for path, action in verified.files]
    made["criteria"] = [
        _map(id=f"AC-{number}", criterion=text, test_name=name) for number, (text, name) in enumerate(verified.criteria, 1)
    ]
    if verified.fixtures:
        made["fixtures"] = list(verified.fixtures)
    return made


def _notes(review: Review) -> Any:
    open_ones = [ruling.question for ruling in review.of("defer")]
    notes = [f"Not read: {text}" for text in review.spec.unread] + [f"Held by no clause: {text}" for text in review.spec.unheld]
    return [*(f"{OPEN}{text}" for text in open_ones), *notes]
