"""What comes along with what, and what stays as it is, in whatever words, as the plain sentence that is read: “`CHANGES.rst` must be
updated with every pull request”, “`a.gen.ts` is generated and should never be edited”.

Its forms are data (`rules/lexicon/along.yaml`). Must not know what the plain sentence means, nor read a part of a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.compulsory import compulsory
from keeper_validate.values import dataclass

_LONGEST, _DEEPEST = 400, 4
# a sentence from where one may begin to where it ends, as `dues` has it
_SENTENCE = re.compile(
    r"(?:\A(?:[\s>•✅❌-]|\*(?!\*))*|(?<=[.;!])\s+)(?P<said>[^\s].*?)(?=[.;!](?:\s|\Z)|\s[—–-]\s|\s\(|:?\s*\Z)", re.DOTALL,
)
_BOLD = re.compile(r"\*\*([^*`]+)\*\*")
_LABEL = re.compile(r"(?P<label>[A-Z][\w/& -]{2,40}: )(?=[A-Z`])")
_TAIL = re.compile(r"\s*(?:\((?P<aside>[^()]*)\)|(?:\s[—–-]|;)\s(?P<tail>[^.;]*))\s*$")


@dataclass(frozen=True, slots=True)
class _Form:
    """`says` is compiled when a text holds a piece of `needs`; `leaves` is what the plain sentence leaves out, if anything; `late`: it is
    read so where it is not read as it stands."""

    says: str
    needs: frozenset[str]
    plainly: str
    leaves: str
    banned: bool
    asked: bool
    late: bool


def along(text: str, forbidden: bool, late: bool = False) -> tuple[str, str]:
    """The text with such a sentence said plainly, and what that leaves out of it; as it is where it holds none."""
    low = text.lower() if len(text) <= _LONGEST else ""
    forms = [form for form in _may_stand(forbidden, late) if any(map(low.__contains__, form.needs))] if low else []
    if not forms:
        return text, ""
    for whole in _wholes(_BOLD.sub(r"\1", text)):
        if told := _plainly(whole, forms):
            return told
    return _in_parts(text, forms)


def _in_parts(text: str, forms: list[_Form]) -> tuple[str, str]:
    """The text with each of its sentences said plainly that is of one of the forms."""
    left: list[str] = []

    def said(found: re.Match[str]) -> str:
        told = _plainly(_BOLD.sub(r"\1", found["said"]), forms)
        left.extend([told[1]] if told else [])
        return found[0].replace(found["said"], told[0], 1) if told else found[0]

    return _SENTENCE.sub(said, text), next(filter(None, left), "")


def _wholes(text: str) -> Iterator[str]:
    """A text as one sentence, and without what only tells a reason behind it; each also without a label."""
    plain = re.sub(r"\s+", " ", text.strip().lstrip("-*• ").rstrip(".!: ")).replace("’", "'")
    tail = _TAIL.search(plain)
    words = set(re.findall(r"[a-z]+", (tail["aside"] or tail["tail"] or "").lower())) if tail else set()
    bare = plain[:tail.start()].rstrip() if tail and words.isdisjoint(lexicon.mapping("held", "limiting")) else plain
    for said in dict.fromkeys((plain, bare)):
        yield said
        if label := _LABEL.match(said):
            yield said[label.end():]


def _plainly(said: str, forms: list[_Form]) -> tuple[str, str] | None:
    for form in forms:
        found = _expression(form.says).fullmatch(said)
        put = {name: _PUT.get(name, str)(slot or "") for name, slot in found.groupdict().items()} if found else {}
        if found and put.get("package") != "``":
            plain = form.plainly.format_map(put)
            return plain[:1].upper() + plain[1:], form.leaves
    return None


def _package(slot: str) -> str:
    """A package by its name, which is code or known; empty where a word may mean anything."""
    name = slot.strip("`")
    return f"`{name.lower() if slot.startswith('`') or lexicon.technology(name) else ''}`"


def _as_folder(found: re.Match[str]) -> str:
    return found[0] if re.search(r"[/.*]", found[1]) else f"`{found[1]}/`"


_ARTICLES = re.compile(r"^(?:(?:a|an|the|any|every|each|all|new|existing|your) )+", re.IGNORECASE)
_CODE = re.compile(r"`([^`]+)`")
# how what a group holds is put into the plain sentence
_PUT: dict[str, Callable[[str], str]] = {
    "thing": lambda slot: _ARTICLES.sub("", slot), "package": _package,
    "all": lambda slot: " and ".join(f"`{code}`" for code in _CODE.findall(slot)),
    "paths": lambda slot: _CODE.sub(_as_folder, slot),
}


@cache
def _expression(says: str) -> re.Pattern[str]:
    return re.compile(_apart(says), re.IGNORECASE)


def _apart(says: str) -> str:
    """Of groups with one name only the first keeps it."""
    seen: set[str] = set()

    def named(found: re.Match[str]) -> str:
        known = found[1] in seen
        seen.add(found[1])
        return "(?:" if known else found[0]

    return re.sub(r"\(\?P<(\w+)>", named, says)


@cache
def _may_stand(forbidden: bool, late: bool) -> tuple[_Form, ...]:
    return tuple(form for form in _forms() if form.late is late and (form.banned if forbidden else form.asked))


@cache
def _forms() -> tuple[_Form, ...]:
    return tuple(_spelled_out())


def _spelled_out() -> Iterator[_Form]:
    parts = {name: str(text) for name, text in lexicon.mapping("along", "parts").items()}
    for _ in range(_DEEPEST):
        parts = {name: _filled(text, parts) for name, text in parts.items()}
    for form in lexicon.mapping("along", "forms").values():
        under = form.get("under", "asked")
        for says in form["says"]:
            said = _filled(str(says), parts)
            needs = frozenset(form["needs"]) if "needs" in form else compulsory(said)
            yield _Form(said, needs, form["plainly"], form.get("leaves", ""), under != "asked", under != "banned", bool(form.get("late")))


def _filled(says: str, parts: dict[str, str]) -> str:
    return re.sub(r"\{([a-z_]+)\}", lambda found: parts.get(found[1], found[0]), says)
