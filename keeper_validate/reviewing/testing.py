"""The verification block of a decision: what has to be seen to work, in which test files, with which fixtures of the vault's testing.yaml.

Must not name a test file that the vault's own patterns do not lead to: at landing it has to be there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.checks.naming import stems
from keeper_validate.checks.report import noun
from keeper_validate.law.fields import word
from keeper_validate.law.reference import is_file
from keeper_validate.reviewing.ruling import Review, Ruling
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass
from keeper_validate.yaml import Mapping, Node, Sequence, decode, document

_FIXTURES = ("test_fixtures", "fixtures", "mock_services", "mocks", "test_utilities")
_SLOT = re.compile(r"\{(?!ext)\w+\}")
_GIVEN = re.compile(r"(?is)\s*given\b.*?\bwhen\b\s*(?P<when>.+?)[\s,]*\bthen\b\s*(?P<then>.+)")
_EMPTY = frozenset({"mock", "fixture", "test", "fake", "stub", "client", "service", "data", "object", "entity", "create", "render", "with"})
_MOST = 40
_FEW = 4


@dataclass(frozen=True, slots=True)
class Verification:
    """`criteria` are (text, name of its test), `files` are (path, create or extend)."""

    criteria: tuple[tuple[str, str], ...] = ()
    files: tuple[tuple[str, str], ...] = ()
    fixtures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Testing:
    """What a testing.yaml says: where tests lie and how they are called, and the fixtures with what they are about."""

    patterns: tuple[tuple[str, str], ...] = ()
    fixtures: tuple[tuple[str, str], ...] = ()


def testing(tree: Tree, folder: str) -> Testing:
    """The testing.yaml of a folder of seeds; nothing where there is none."""
    path = f"{folder}/testing.yaml"
    data = tree.read(path)
    root = document(decode(data, path), path).root if data is not None else None
    inner = root.get("testing") if isinstance(root, Mapping) else None
    found = inner if isinstance(inner, Mapping) else root
    if not isinstance(found, Mapping):
        return Testing()
    structure = found.get("test_structure")
    patterns = [(word(one, "location"), word(one, "naming")) for _, one in _entries(structure)]
    fixtures = [(name, f"{name} {word(one, 'creates', 'mocks')}") for key in _FIXTURES for name, one in _entries(found.get(key))]
    return Testing(tuple(pattern for pattern in patterns if pattern[1]), tuple(fixtures))


def verification(review: Review, known: Testing, code: Tree) -> Verification:
    """The block for what a review lets happen."""
    told = [(text, _test_name(text)) for text in review.spec.criteria[:_MOST]]
    told = told or [_own_criterion(ruling) for ruling in review.of("approve", "extend")]
    happening = [ruling for ruling in review.of("approve", "extend") if _place(ruling)]
    files = dict.fromkeys(found for ruling in happening for found in _files(_place(ruling), known.patterns, code))
    about = frozenset().union(*(stems(_name(ruling)) for ruling in review.of("approve", "extend", "reuse", "remove"))) - _EMPTY
    return Verification(tuple(told), tuple(files), tuple(name for name, words in known.fixtures if (stems(words) - _EMPTY) & about))


def _entries(node: Node | None) -> Iterator[tuple[str, Mapping]]:
    if isinstance(node, Sequence):
        yield from ((word(item, "name"), item) for item in node.items if isinstance(item, Mapping) and word(item, "name"))
    for key, value in node.items if isinstance(node, Mapping) else ():
        if isinstance(value, Mapping):
            yield key.text, value


def _name(ruling: Ruling) -> str:
    return ruling.seed.name if ruling.seed else ruling.proposed.name


def _place(ruling: Ruling) -> str:
    """The one file where a thing lies or is to lie."""
    place = (ruling.seed.location or "").split(" ")[0].partition(":")[0] if ruling.seed else ruling.proposed.path
    return place if is_file(place) and not place.endswith("/") and "*" not in place else ""


def _files(place: str, patterns: tuple[tuple[str, str], ...], code: Tree) -> Iterator[tuple[str, str]]:
    """The test files of a source file: those that are there, else the one that its neighbours' pattern leads to."""
    folder, _, file = place.rpartition("/")
    stem, _, suffix = file.rpartition(".")
    wanted = []
    for location, naming in patterns:
        name = _SLOT.sub(stem, naming).replace("{ext}", suffix)
        beside = "colocated" in location or location.startswith(("**", f"{folder.partition('/')[0]}/"))
        if _SLOT.search(naming) and "/" not in name and name.endswith(f".{suffix}") and beside and is_file(name):
            wanted.append(f"{folder}/{name}" if folder else name)
    there = [path for path in dict.fromkeys(wanted) if code.entry(path) is not None]
    if there:
        yield from ((path, "extend") for path in there)
    elif wanted and code.entry(place) is None:
        yield wanted[0], "create"


def _test_name(text: str) -> str:
    """“should make sure that <then> when <when>”."""
    given = _GIVEN.match(text)
    if given:
        return f"should make sure that {given['then'].strip(' .')} when {given['when'].strip(' .')}"
    plain = re.sub(r"[`*_]", "", text).strip(" .")
    found = re.match(r"(?is)(?P<who>.+?)\s+(?:should|must|shall|can|will)\s+(?P<what>.+)", plain)
    if found and len(found["who"].split()) < _FEW:
        return f"should let {found['who'].lower()} {found['what']}"
    return f"should show that {plain.lower()}"


def _own_criterion(ruling: Ruling) -> tuple[str, str]:
    if ruling.outcome == "extend" and ruling.seed:
        seed = ruling.seed
        return f"{noun(seed.kind)} {seed.name}: {ruling.change}", f"should {ruling.change} and keep what {seed.name} does"
    what = f"{noun(ruling.proposed.kind)} {ruling.proposed.name}"
    return f"{what} does what the spec says", f"should have {what}"

