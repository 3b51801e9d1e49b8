"""Declarations by what they are called and by what they lack, as a check names them behind the colon of a construct:
`declared-class:*Handler without @Audited`, `declared-test:* unlike test_*`.

Must not know which queries find a declaration. Where another class may bring what is asked for, none is said to lack it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.extract.housed_packages import is_called_like_file, is_called_like_folder
from keeper_validate.extract.so_formed import SORTS, Formed, formed, lacks, owner, takes
from keeper_validate.values import dataclass

_SPEC = re.compile(
    r"(?P<names>\S+)(?: of (?P<owner>\S+))?(?: with (?P<bearing>\S+))?(?: taking (?P<taking>\S+))?(?: unlike (?P<form>\S+))?"
    r"(?: without (?P<sort>base |member |first |last |parameter |return |inside |)(?P<what>@?\S+))?"
)
# what stands before a declaration and belongs to it
_BEFORE = frozenset({"attribute_item", "decorator", "annotation", "attribute_list"})
_WRAPPERS = frozenset({"decorated_definition", "export_statement"})
_OTHER_BASE = {
    "py": re.compile(r"\(\s*[^\s)]"), "rb": re.compile(r"<"), "cs": re.compile(r":"), "kt": re.compile(r":"), "swift": re.compile(r":"),
}
_IMPLEMENTS = re.compile(r"\bimplements\b")
_EXTENDS = re.compile(r"\bextends\b")
# where what a type comes from stands in its body, or before that
_INSIDE = (".go", ".rb", ".rs")
# what is said of a type apart from its declaration
_APART = re.compile(r"^\s*(?:extension|impl)\b[^{;]*", re.MULTILINE)
_OPEN = re.compile(r"\babstract\b")
_BASES = ("Base", "Abstract")


@dataclass(frozen=True, slots=True)
class _Spec:
    names: tuple[re.Pattern[str], ...]
    form: tuple[re.Pattern[str], ...]
    place: str
    strays: re.Pattern[str] | None
    bearing: tuple[str, ...]
    sort: str
    what: tuple[str, ...]
    owner: tuple[re.Pattern[str], ...] = ()
    taking: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Declared:
    """A declaration: its name, what is written before that and behind it, and what it holds."""

    name: str
    before: str
    behind: str
    body: str


def is_meant(told: str, path: str, source: bytes, captures: dict[str, list[Node]]) -> bool:
    """Whether what a query has found is one that is told."""
    spec, nodes = _spec(told), captures.get("name", ())
    if spec is None or not nodes:
        return False
    name, whole = nodes[0], captures["it"][0]
    end = captures["body"][0].start_byte if captures.get("body") else whole.end_byte
    pieces = ((_start(whole), name.start_byte), (name.end_byte, end), (end, whole.end_byte))
    before, behind, body = (source[one:two].decode("utf-8", "replace") for one, two in pieces)
    called = _text(name).lstrip("$")
    if captures.get("params"):
        return _is_of(spec, whole) and _is_formed(spec, formed(called, before, body, source, captures), path)
    return _fits(spec, _Declared(called, before, behind, body), path, source)


def _is_of(spec: _Spec, whole: Node) -> bool:
    """Whether a function is a method of the classes that are told."""
    whose = owner(whole) if spec.owner else ""
    return not spec.owner or any(glob.fullmatch(whose) for glob in spec.owner)


def _is_formed(spec: _Spec, one: Formed, path: str) -> bool:
    """Whether a function is one that is told."""
    bears = not spec.bearing or _has(spec.bearing, f"{one.before} {one.given}")
    taking = not spec.taking or takes(spec.taking, one)
    if not bears or not taking or not any(glob.fullmatch(one.name) for glob in spec.names):
        return False
    if spec.sort in SORTS:
        return lacks(spec.sort, spec.what, one, path)
    return not spec.what or not _has(spec.what, one.before)


def written(path: str, source: bytes, asked: frozenset[str]) -> Iterator[tuple[str, int]]:
    """Those of a language without a grammar, by how a declaration begins (`written` in the lexicon), with their lines."""
    known = shipped.data("rules/lexicon/constructs")
    for name in sorted(asked):
        construct, _, told = name.partition(":")
        pattern, spec = known.get(construct, {}).get("written", {}).get(path.rpartition(".")[2]) if told else None, _spec(told)
        text = source.decode("utf-8", "replace") if pattern and spec else ""
        for found in re.finditer(pattern or r"(?!)", text):
            one = _Declared(found["name"], found["before"], found["behind"], _body(text, found.end()))
            if spec and _fits(spec, one, path, source):
                yield name, text.count("\n", 0, found.start("name")) + 1


def _body(text: str, start: int) -> str:
    """What stands in braces, of which the first is open."""
    depth = 1
    for found in re.finditer(r"[{}]", text[start:]):
        depth += 1 if found[0] == "{" else -1
        if not depth:
            return text[start:start + found.start()]
    return text[start:]


def _fits(spec: _Spec, one: _Declared, path: str, source: bytes) -> bool:
    bears = not spec.bearing or _has(spec.bearing, f"{one.before} {_behind(one, path)}")
    if not bears or not any(glob.fullmatch(one.name) for glob in spec.names):
        return False
    if spec.place:
        like = is_called_like_folder(one.name, path) if spec.place == "folder" else is_called_like_file(one.name, path, source)
        return not like
    if spec.strays:
        return spec.strays.search(one.name) is not None
    if spec.form:
        return not any(glob.fullmatch(one.name) for glob in spec.form)
    if not spec.what:
        return True
    if _OPEN.search(one.before) or one.name.startswith(_BASES) or one.name in spec.what:
        return False
    if spec.sort == "":
        return not _has(spec.what, one.before)
    if spec.what == ("any",):
        return not _comes_of_any(one, path)
    held = one.body if spec.sort == "member" else _apart(one, path, source)
    other = _OTHER_BASE.get(path.rpartition(".")[2], _EXTENDS)
    behind = _behind(one, path)
    return not _has(spec.what, f"{one.behind} {held}") and other.search(behind) is None


def _comes_of_any(one: _Declared, path: str) -> bool:
    """Whether a type keeps an interface, whichever; where that is told apart from the type, as in Rust, it may."""
    sign = _OTHER_BASE.get(path.rpartition(".")[2], _IMPLEMENTS)
    return path.endswith(_INSIDE) or sign.search(_behind(one, path)) is not None


def _behind(one: _Declared, path: str) -> str:
    """What stands between a name and the body, and is nothing that the class is given; Python writes bases in brackets."""
    if path.endswith(".rb"):
        return one.behind.partition("\n")[0]
    return one.behind if path.endswith((".py", ".pyi")) else _without_brackets(one.behind)


def _apart(one: _Declared, path: str, source: bytes) -> str:
    """What a type is said to come from elsewhere than behind its name."""
    inside = f"{one.before} {one.body}" if path.endswith(_INSIDE) else ""
    told = _APART.findall(source.decode("utf-8", "replace")) if path.endswith((".swift", ".rs")) else ()
    return " ".join([inside, *(head for head in told if _has((one.name,), head))])


def _without_brackets(text: str) -> str:
    """What stands behind a name without what it takes, the types of which come from others."""
    bare = re.sub(r"\([^()]*\)|<[^<>]*>", "", text)
    return bare if bare == text else _without_brackets(bare)


def _has(what: tuple[str, ...], text: str) -> bool:
    return any(re.search(rf"(?<!\w){re.escape(one)}(?!\w)", text) for one in what)


def _start(node: Node) -> int:
    """Where a declaration begins, with what is written before it."""
    while node.parent is not None and node.parent.type in _WRAPPERS:
        node = node.parent
    while (before := node.prev_named_sibling) is not None and before.type in _BEFORE:
        node = before
    return node.start_byte


def _text(node: Node) -> str:
    return node.text.decode("utf-8", "replace") if node.text else ""


@cache
def _spec(told: str) -> _Spec | None:
    found = _SPEC.fullmatch(told)
    if found is None:
        return None
    style: dict[str, str] | None = shipped.data("rules/lexicon/shapes")["cases"].get(found["form"])
    strays = re.compile(style["strays"]) if style and "strays" in style else None
    place = found["form"] if found["form"] in ("folder", "file") else ""
    form = () if style or place or not found["form"] else _globs(found["form"])
    what = tuple(one.lstrip("@").split("(")[0] for one in (found["what"] or "").split("|") if one)
    bearing, taking = (tuple(one.lstrip("@") for one in (found[name] or "").split("|") if one) for name in ("bearing", "taking"))
    owners = _globs(found["owner"]) if found["owner"] else ()
    return _Spec(_globs(found["names"]), form, place, strays, bearing, (found["sort"] or "").strip(), what, owners, taking)


def _globs(told: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(re.escape(one).replace(r"\*", ".*")) for one in told.split("|"))
