"""Names and paths in a decision that neither the vault nor the code knows, with what comes near.

Reads the code only where a name or a path says, and no more than a fixed number of files. Must not load law files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from keeper_validate.checks.naming import name_key, same_name
from keeper_validate.clause import Clause
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.law.decision import Decision
from keeper_validate.law.reference import is_file
from keeper_validate.law.vault import Seed, Vault
from keeper_validate.lint import Lint, near, told
from keeper_validate.tree import TooLarge, Tree

MOST_FILES = 20_000
MOST_READ = 4_000
_LIKELY = re.compile(r"(?<![a-z0-9])[0-9]*[a-z][a-z0-9]*[A-Z]|[A-Z][a-z0-9]+[A-Z]|_|/|\.")


class Known:
    """What the vault and the code know, looked up as needed; the code may be no code at all."""

    def __init__(self, vault: Vault, code: Tree) -> None:
        self.vault = vault
        self.code = code

    @cached_property
    def paths(self) -> tuple[str, ...]:
        """The files of the code, the first MOST_FILES of them."""
        return tuple(path for (path, _), _ in zip(self.code.walk(), range(MOST_FILES), strict=False))

    @cached_property
    def text(self) -> bytes:
        """The sources of the code in one, as far as they are read."""
        from keeper_validate.extract.formats.readers import reader_of
        from keeper_validate.extract.language import language_of

        wanted = [path for path in self.paths if language_of(path) is not None or reader_of(path) is not None][:MOST_READ]
        self.code.prefetch(entry.oid for path in wanted if (entry := self.code.entry(path)) is not None and entry.is_file)
        return b"\0".join(filter(None, (_read(self.code, path) for path in wanted)))

    @cached_property
    def stems(self) -> frozenset[tuple[str, ...]]:
        """The names that the files bear."""
        return frozenset(name_key(path.rpartition("/")[2].partition(".")[0]) for path in self.paths)

    def seed(self, name: str) -> Seed | None:
        """The first seed of a name, whatever its kind."""
        return next((seed for seed in self.vault.seeds if same_name(seed.name, name, seed.kind)), None)

    def has(self, name: str) -> bool:
        """Whether the vault registers a name, a file bears it, or a source spells it."""
        if self.seed(name) is not None or name_key(name) in self.stems:
            return True
        if " /" in name or name.startswith("/"):
            return _route(name) in _routes(self.text)
        return re.search(rb"(?<![A-Za-z0-9_$])" + re.escape(name.encode()) + rb"(?![A-Za-z0-9_$])", self.text) is not None

    def exists(self, path: str) -> bool:
        """Whether a path, or the end of one, is there."""
        bare = path.rstrip("/").removeprefix("./")
        return "*" in bare or self.code.entry(bare) is not None or any(one.endswith("/" + bare) or f"/{bare}/" in one for one in self.paths)

    def near(self, name: str) -> str:
        """Names of the vault and of files that come near."""
        return near(name, [*(seed.name for seed in self.vault.seeds), *(path.rpartition("/")[2].partition(".")[0] for path in self.paths)])


def references(decision: Decision, known: Known) -> Iterator[Lint]:
    """Every name and path of reuse and extensions that is not known, each once; without any code, only parts that the vault denies."""
    told_of: set[str] = set()
    for lint in (*_reused(decision, known), *_extended(decision, known)):
        if lint.message not in told_of:
            told_of.add(lint.message)
            yield lint


def _reused(decision: Decision, known: Known) -> Iterator[Lint]:
    for entry in decision.reuse:
        if entry.location:
            yield from _located(entry.clause, entry.name, entry.location, known)
        elif entry.name:
            yield from _named(entry.clause, entry.name, entry.part, known)


def _extended(decision: Decision, known: Known) -> Iterator[Lint]:
    for extension in decision.extensions:
        if is_file(extension.target):
            yield from _path(extension.clause, extension.target, known)
        elif _one_word(extension.target):
            yield from _named(extension.clause, extension.target.split(".")[0], None, known)


def _one_word(text: str) -> bool:
    return " " not in text and _LIKELY.search(text) is not None and not text.startswith("/")


def _named(clause: Clause, name: str, part: str | None, known: Known) -> Iterator[Lint]:
    seed = known.seed(name)
    if seed is not None and part and seed.members and not any(same_name(part.split(".")[0], one) for one in seed.members):
        yield told("unknown-part", clause.path, clause.line, clause.id, name=name, part=part, near=near(part, list(seed.members)))
    if seed is None and known.paths and not known.has(name):
        yield told("unknown-reference", clause.path, clause.line, clause.id, name=name, near=known.near(name))


def _located(clause: Clause, name: str, location: str, known: Known) -> Iterator[Lint]:
    yield from _path(clause, location, known)
    data = _read(known.code, location) if name and name != location else None
    if data is None or name.rpartition(" ")[2].encode() in data:
        return
    held = [element.name for element in snapshot(known.code, [location]).elements]
    if not any(same_name(name, one) for one in held):
        yield told("wrong-place", clause.path, clause.line, clause.id, name=name, others=location, near=near(name, held))


def _path(clause: Clause, path: str, known: Known) -> Iterator[Lint]:
    if known.paths and not known.exists(path):
        yield told("missing-path", clause.path, clause.line, clause.id, name=path, near=_near_path(path, known))


def _near_path(path: str, known: Known) -> str:
    last = path.rstrip("/").rpartition("/")[2]
    same = [one for one in known.paths if one.rpartition("/")[2] == last][:2]
    return f": {' or '.join(same)}" if same else near(path, list(known.paths[:5_000]))


def _read(tree: Tree, path: str) -> bytes | None:
    try:
        return tree.read(path)
    except TooLarge:
        return None


def _route(name: str) -> str:
    return re.sub(r"\{[^}]*\}|:\w+|\[[^\]]*\]|<[^>]*>", "", name.rpartition(" ")[2]).strip("/").rpartition("/")[2] or name


def _routes(text: bytes) -> str:
    return text.decode("utf-8", "replace")
