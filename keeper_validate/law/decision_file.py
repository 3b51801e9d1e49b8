"""A decision file into a `Decision`: YAML (flat or under `keeper_decision`) or Markdown, as people and agents really write them.

Text that is not understood is kept as a clause or named in `unknown`; what cannot be read is an error, never "no clauses"."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.clause import Clause
from keeper_validate.errors import KeeperError
from keeper_validate.law import grants
from keeper_validate.law.decision import (
    Companion,
    Condition,
    Decision,
    Extension,
    NewSeed,
    Removal,
    Reuse,
    Superseded,
    Warning,
)
from keeper_validate.law.fields import empty, folded, grouped, mended, text_of, texts, word
from keeper_validate.law.identity import identity, mode_of, number_in, truth
from keeper_validate.law.markdown import markdown
from keeper_validate.law.statements import statement_field, statements
from keeper_validate.values import dataclass, field, replace
from keeper_validate.yaml import Mapping, Node, Sequence, decode, document


@dataclass(slots=True)
class _Draft:
    """What has been read of one file so far."""

    path: str
    words: dict[str, tuple[str, int]] = field(default_factory=dict)
    clauses: list[Clause] = field(default_factory=list)
    reuse: list[Reuse] = field(default_factory=list)
    extensions: list[Extension] = field(default_factory=list)
    new_seeds: list[NewSeed] | None = None
    additions: list[NewSeed] = field(default_factory=list)
    conditions: list[Condition] = field(default_factory=list)
    removals: list[Removal] = field(default_factory=list)
    companions: list[Companion] = field(default_factory=list)
    supersedes: list[Superseded] = field(default_factory=list)
    seed_refs: list[tuple[str, str, int]] = field(default_factory=list)
    overrides: list[str] = field(default_factory=list)
    unknown: list[tuple[str, int]] = field(default_factory=list)
    warnings: list[Warning] = field(default_factory=list)


def load_decision(path: str, data: bytes) -> Decision:
    """The decision that a file holds; `path` is its place in the repository, which also carries its number."""
    text = decode(data, path)
    if not text.strip():
        raise KeeperError(f"{path}:1: this file is empty: write a mapping of fields (id, status, forbidden, ...), or remove it.")
    draft = _Draft(path)
    if path.lower().endswith((".md", ".markdown")):
        _markdown(draft, text)
    else:
        _yaml(draft, text)
    return _decision(draft)


def _yaml(draft: _Draft, text: str) -> None:
    found = document(text, draft.path)
    for line, quoted in found.mended:
        draft.warnings.append(Warning(draft.path, line, mended(quoted)))
    root = found.root
    if isinstance(root, Mapping):
        _root(draft, root)
    elif not empty(root):
        raise KeeperError(f"{draft.path}:{root.line}: this is no decision: write a mapping of fields (id, status, forbidden, ...).")


def _root(draft: _Draft, root: Mapping) -> None:
    for key, value in root.items:
        if folded(key.text) != "keeper_decision":
            _take(draft, key.text, value, key.line)
        elif isinstance(value, Mapping):
            for name, inner in value.items:
                _take(draft, name.text, inner, name.line)
        elif not empty(value):
            raise KeeperError(f"{draft.path}:{value.line}: keeper_decision is no mapping: write the fields (id, status, ...) below it.")


def _markdown(draft: _Draft, text: str) -> None:
    found = markdown(text, draft.path)
    for line, message in found.warnings:
        draft.warnings.append(Warning(draft.path, line, message))
    for root in found.yaml:
        _root(draft, root)
    for name, value, line in found.words:
        draft.words.setdefault(name, (value, line))
    for listed in found.lists if not _enforces(draft) else ():
        kind, items = listed.kind, listed.items
        if kind == "reuse":
            draft.reuse += grants.reuse("reuse", items, draft.path)
        else:
            count = sum(clause.id.startswith(f"{kind}[") for clause in draft.clauses)
            padded = Sequence((*[items.items[0]] * count, *items.items), items.line)
            said = statements(listed.heading, padded, draft.path, kind, kind)[count:]
            draft.clauses += (replace(clause, under=listed.under) for clause in said)


def _take(draft: _Draft, key: str, node: Node, line: int) -> None:
    name = folded(key)
    if as_field := statement_field(key):
        count = sum(clause.key == key for clause in draft.clauses)
        draft.clauses += statements(key, node, draft.path, key if not count else f"{key}.{line}", as_field)
    elif name in ("id", "status", "mode", "standing", "title", "spec", "feature", "superseded_by"):
        _word(draft, name, text_of(node), line)
    elif name in _TAKERS:
        _TAKERS[name](draft, key, node)
    elif name not in shipped.data("rules/lexicon/decision_fields")["prose"]:
        draft.unknown.append((key, line))


def _word(draft: _Draft, name: str, text: str, line: int) -> None:
    if name in draft.words and draft.words[name][0] != text:
        at = draft.words[name][1]
        raise KeeperError(f"{draft.path}:{line}: {name} has another value here than in line {at}: keep one of them.")
    if text:
        draft.words[name] = (text, line)


def _take_reuse(draft: _Draft, key: str, node: Node) -> None:
    draft.reuse += grants.reuse(key, node, draft.path)


def _take_extensions(draft: _Draft, key: str, node: Node) -> None:
    draft.extensions += grants.extensions(key, node, draft.path)


def _take_new_seeds(draft: _Draft, key: str, node: Node) -> None:
    named = {seed.clause.id: seed for seed in grants.new_seeds(key, node, draft.path)}
    draft.new_seeds = [*(draft.new_seeds or ()), *named.values()]
    for _, place, item in grouped(node, key):
        for name, value in item.items if isinstance(item, Mapping) else ():
            if as_field := statement_field(name.text):
                seed = named[place]
                said = statements(name.text, value, draft.path, f"{place}.{name.text}", as_field)
                draft.clauses += (replace(clause, subject=seed.name, home=seed.paths) for clause in said)


def _take_additions(draft: _Draft, key: str, node: Node) -> None:
    draft.additions += grants.additions(key, node, draft.path)


def _take_conditions(draft: _Draft, key: str, node: Node) -> None:
    draft.conditions += grants.conditions(key, node, draft.path)
    said = tuple(item for _, _, item in grouped(node, key) if not isinstance(item, Mapping))
    draft.clauses += statements(key, Sequence(said, node.line), draft.path, key, "constraints")


def _take_removals(draft: _Draft, key: str, node: Node) -> None:
    draft.removals += grants.removals(key, node, draft.path)


def _take_verification(draft: _Draft, key: str, node: Node) -> None:
    draft.companions += grants.companions(node, draft.path)


def _take_override(draft: _Draft, key: str, node: Node) -> None:
    draft.overrides += (text for text, _ in texts(node.get("allow") if isinstance(node, Mapping) else node))


def _take_supersedes(draft: _Draft, key: str, node: Node) -> None:
    for _, _, item in grouped(node, key) if not (isinstance(node, Mapping) and word(node, "adr", "id")) else (("", "", node),):
        text = word(item, "adr", "id", "decision") if isinstance(item, Mapping) else text_of(item)
        number = number_in(text)
        if number is None:
            raise KeeperError(f"{draft.path}:{item.line}: supersedes names no decision in {text!r}: write its id, such as ADR-002.")
        constraint = word(item, "constraint", "clause") if isinstance(item, Mapping) else ""
        reason = word(item, "reason") if isinstance(item, Mapping) else ""
        draft.supersedes.append(Superseded(number, constraint or None, reason))


def _take_seed_refs(draft: _Draft, key: str, node: Node) -> None:
    for domain, _, item in grouped(node if not isinstance(node, Mapping) else _listed(node), key):
        path = text_of(item)
        if path.startswith(("/", "~", "\\")) or ":" in path or ".." in re.split(r"[/\\]", path):
            raise KeeperError(f"{draft.path}:{item.line}: the seed file {path!r} of {key} leaves the repository: name a path inside it.")
        draft.seed_refs.append((domain, path.removeprefix("./"), item.line))


def _listed(node: Mapping) -> Mapping:
    """Every value as a list, so that one path and several read alike."""
    return Mapping(tuple((k, v if isinstance(v, Sequence) else Sequence((v,), v.line)) for k, v in node.items), node.line)


_TAKERS = {
    "reuse": _take_reuse, "extend": _take_extensions, "extends": _take_extensions, "extensions": _take_extensions,
    "new_seeds": _take_new_seeds, "additions": _take_additions, "conditions": _take_conditions, "removals": _take_removals,
    "verification": _take_verification, "override": _take_override, "overrides": _take_override,
    "supersedes": _take_supersedes, "seed_refs": _take_seed_refs,
}


def _enforces(draft: _Draft) -> bool:
    grant = draft.reuse or draft.extensions or draft.conditions or draft.removals or draft.new_seeds is not None
    return bool(grant or draft.clauses)


def _clauses(draft: _Draft) -> tuple[Clause, ...]:
    """The statements; where one new thing alone is granted, a demand that names nobody is made of that."""
    only = draft.new_seeds[0].name if draft.new_seeds and len(draft.new_seeds) == 1 else ""
    unsaid = [bool(only) and clause.field == "constraints" and not clause.subject for clause in draft.clauses]
    return tuple(replace(clause, subject=only) if whose else clause for clause, whose in zip(draft.clauses, unsaid, strict=True))


def _decision(draft: _Draft) -> Decision:
    known = identity(draft.path, draft.words)
    narrative = not _enforces(draft)
    if narrative:
        draft.warnings.append(Warning(draft.path, 1, "this decision has no field that can be enforced: it only tells, and binds nothing"))
    seeds = None if draft.new_seeds is None else (*draft.new_seeds, *draft.additions)
    return Decision(
        number=known.number, id=known.id, path=draft.path, title=known.title, status=known.status, approved=known.approved,
        mode=mode_of(*draft.words.get("mode", ("", 0)), draft.path), standing=truth(*draft.words.get("standing", ("", 0)), draft.path),
        narrative=narrative, clauses=_clauses(draft), reuse=tuple(draft.reuse), extensions=tuple(draft.extensions), new_seeds=seeds,
        conditions=tuple(draft.conditions), removals=tuple(draft.removals), companions=tuple(draft.companions),
        supersedes=tuple(draft.supersedes), seed_refs=tuple(draft.seed_refs), unknown=tuple(draft.unknown),
        warnings=(*known.warnings, *draft.warnings), overrides=tuple(draft.overrides), successor=known.successor,
    )
