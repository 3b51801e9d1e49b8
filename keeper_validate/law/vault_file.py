"""A seed file into seeds, in its three families: mapping by name, list of entries, grouped lists. Proposed entries are kept apart.

Must not know whether the code has what it names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.clause import Clause
from keeper_validate.errors import KeeperError
from keeper_validate.law.decision import Warning
from keeper_validate.law.fields import empty, first, folded, mended, text_of, texts, word
from keeper_validate.law.identity import stem_of
from keeper_validate.law.reference import reference, route_name
from keeper_validate.law.statements import statements
from keeper_validate.law.vault import Seed, Vault
from keeper_validate.values import dataclass, field, replace
from keeper_validate.yaml import Document, Mapping, Node, Scalar, Sequence, decode, document


@dataclass(slots=True)
class _Draft:
    path: str
    domain: str
    seeds: list[Seed] = field(default_factory=list)
    proposed: list[Seed] = field(default_factory=list)
    clauses: list[Clause] = field(default_factory=list)


def seed_files() -> tuple[str, ...]:
    """The names that seed files have, without ending."""
    return tuple(_knowledge()["files"])


def load_vault_file(path: str, data: bytes) -> Vault:
    """The seeds of one file; its name (`backend.yaml`) is their domain."""
    return vault_of(path, document(decode(data, path), path))


def vault_of(path: str, found: Document) -> Vault:
    """The same, of a file that is parsed already."""
    draft = _Draft(path, folded(stem_of(path)))
    root = found.root
    if not isinstance(root, Mapping) and not empty(root):
        raise KeeperError(f"{path}:{root.line}: a seed file is a mapping of sections (components, api_routes, enums, ...).")
    if isinstance(root, Mapping):
        _sections(draft, root, draft.seeds)
        draft.clauses += _forbidden(root, path, draft.domain)
    warnings = tuple(Warning(path, line, mended(quoted)) for line, quoted in found.mended)
    return Vault(tuple(draft.seeds), tuple(draft.proposed), warnings, tuple(draft.clauses))


def joined(vaults: tuple[Vault, ...]) -> Vault:
    """Several files as one vault."""
    return Vault(
        tuple(seed for vault in vaults for seed in vault.seeds), tuple(seed for vault in vaults for seed in vault.proposed),
        tuple(warning for vault in vaults for warning in vault.warnings), tuple(clause for vault in vaults for clause in vault.clauses),
    )


def _knowledge() -> Any:
    return shipped.data("rules/lexicon/seed_sections")


def _sections(draft: _Draft, root: Mapping, into: list[Seed]) -> None:
    for key, value in root.items:
        name = folded(key.text)
        if name in _knowledge()["proposed"]:
            _proposed(draft, value)
        elif kind := _kind(draft.domain, name):
            _entries(draft, kind, value, into)
        elif isinstance(value, Mapping) and name in (draft.domain, "seeds", "vault", *seed_files()):
            _sections(draft, value, into)


def _proposed(draft: _Draft, node: Node) -> None:
    if isinstance(node, Mapping):
        _sections(draft, node, draft.proposed)


def _kind(domain: str, section: str) -> str | None:
    kinds = _knowledge()["kinds"]
    found = kinds.get(domain, {}).get(section) or kinds["any"].get(section)
    return str(found) if found else None


def _entries(draft: _Draft, kind: str, node: Node, into: list[Seed]) -> None:
    """One section, or one group inside it."""
    if isinstance(node, Sequence):
        for item in node.items:
            _listed(draft, kind, item, into)
        return
    for key, value in node.items if isinstance(node, Mapping) else ():
        name = folded(key.text)
        if name in _knowledge()["proposed"] and not _is_located(value):
            _entries(draft, kind, value, draft.proposed)
        elif _forbids(key.text, value) or (isinstance(value, Scalar) and name in _described()):
            continue
        elif _is_group(kind, value):
            _entries(draft, kind, value, into)
        else:
            _add(draft, _seed(draft, kind, key.text, value, key.line), value, into)


def _is_group(kind: str, value: Node) -> bool:
    """A group holds entries; an entry holds what describes it, or the values of an enum."""
    if isinstance(value, Sequence):
        return _lists_entries(kind, value)
    if not isinstance(value, Mapping) or not value.items:
        return False
    grouped = (isinstance(inner, Mapping) or (isinstance(inner, Sequence) and _lists_entries(kind, inner)) for _, inner in value.items)
    return all(grouped) and not any(folded(key.text) in _described() for key, _ in value.items)


def _lists_entries(kind: str, value: Sequence) -> bool:
    if kind == "route" and any(route_name(text) for text, _ in texts(value)):
        return True
    return any(isinstance(item, Mapping) and len(item.items) > 1 and (word(item, "name") or word(item, "method")) for item in value.items)


def _described() -> frozenset[str]:
    knowledge = _knowledge()
    return frozenset((*knowledge["attributes"], *knowledge["members"], *knowledge["locations"], *knowledge["notes"]))


def _listed(draft: _Draft, kind: str, item: Node, into: list[Seed]) -> None:
    if isinstance(item, Mapping) and not empty(item):
        name = word(item, "name") or " ".join(filter(None, (word(item, "method"), word(item, "path")))) or word(item, "id", "key", "code")
        if not name and len(item.items) == 1:
            key, value = item.items[0]
            _add(draft, _seed(draft, kind, key.text, value, key.line), value, into)
        elif name:
            _add(draft, _seed(draft, kind, name, item, item.line), item, into)
    elif text := text_of(item):
        named = reference(text)
        seed = _seed(draft, kind, named.name or text, Scalar(named.note, item.line), item.line)
        into.append(replace(seed, location=named.location))


def _add(draft: _Draft, seed: Seed, value: Node, into: list[Seed]) -> None:
    said = (word(value, "status"), "proposed" if word(value, "proposed").lower() == "true" else "") if isinstance(value, Mapping) else ()
    waits = any(folded(text) in _knowledge()["proposed"] for text in said)
    (draft.proposed if waits else into).append(seed)


def _seed(draft: _Draft, kind: str, name: str, value: Node, line: int) -> Seed:
    shown = (route_name(name) or name) if kind == "route" else name
    seed = Seed(kind, shown.strip(), draft.domain, draft.path, line)
    if isinstance(value, Sequence):
        return replace(seed, members=_members("values", value))
    if not isinstance(value, Mapping):
        return replace(seed, notes=text_of(value))
    knowledge = _knowledge()
    places = [key for key in knowledge["locations"] if not (kind == "route" and key == "path")]
    notes = "; ".join(text for key in knowledge["notes"] if (text := word(value, key)))
    members = tuple(member for key in knowledge["members"] for member in _members(key, first(value, key)))
    return replace(seed, location=word(value, *places) or None, members=members, policy=_policy(value), notes=notes)


def _members(key: str, node: Node | None) -> tuple[str, ...]:
    """Names of a list or mapping: `- id: uuid` is called id, and the value `{name: ACTIVE, value: active}` ACTIVE."""
    if node is None or empty(node):
        return ()
    if isinstance(node, Sequence):
        return tuple(name for item in node.items if (name := _member(key, item)))
    return tuple(text.rstrip("?") for text, _ in texts(node))


def _member(key: str, item: Node) -> str:
    if not isinstance(item, Mapping):
        return text_of(item)
    if len(item.items) == 1 and key not in ("values", "members"):
        return item.items[0][0].text.rstrip("?")
    return word(item, "name", "value", "id") or next((name.text for name, _ in item.items), "")


def _policy(value: Mapping) -> str | None:
    if word(value, "append_only").lower() in ("true", "yes", "on"):
        return "append-only"
    return folded(word(value, "extension_policy", "policy")).replace("_", "-") or None


def _forbids(key: str, value: Node) -> bool:
    """Whether a key holds prohibitions, and is not the name of an entry: `ForbiddenException`, `forbidden_page`."""
    is_entry = _is_located(value) or (isinstance(value, Mapping) and key[:1].isupper())
    return folded(key).startswith("forbidden") and not is_entry


def _is_located(value: Node) -> bool:
    """Whether a mapping says where it stands, as one entry does."""
    items = value.items if isinstance(value, Mapping) else ()
    return any(isinstance(said, Scalar) and folded(key.text) in _knowledge()["locations"] for key, said in items)


def _forbidden(node: Node, path: str, address: str) -> Iterator[Clause]:
    """Every `forbidden*` list, at whatever depth, as clauses of the vault: `frontend.components.Button.forbidden_extensions[0]`."""
    if isinstance(node, Sequence):
        for index, item in enumerate(node.items):
            name = word(item, "name") if isinstance(item, Mapping) else ""
            yield from _forbidden(item, path, f"{address}.{name}" if name else f"{address}[{index}]")
        return
    for key, value in node.items if isinstance(node, Mapping) else ():
        place = f"{address}.{key.text}"
        if _forbids(key.text, value):
            yield from statements(key.text, value, path, place, "forbidden", "vault")
        else:
            yield from _forbidden(value, path, place)
