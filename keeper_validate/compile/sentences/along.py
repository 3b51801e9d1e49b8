"""What comes along with what, and what stays as it is, in whatever words, as the plain sentence that is read: “`CHANGES.rst` must be
updated with every pull request”, “`a.gen.ts` is generated and should never be edited”.

Its forms are data (`rules/lexicon/along.yaml`). Must not know what the plain sentence means, nor read a part of a sentence."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache

from keeper_validate.compile.sentences.whole import bare, resaid, unlabelled, unremarked, unstressed
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.slotted import Slotted, filled, slotted
from keeper_validate.values import dataclass

_LONGEST = 400


@dataclass(frozen=True, slots=True)
class _Form:
    """`leaves` is what the plain sentence leaves out, if anything; `late`: it is read so where it is not read as it stands."""

    says: Slotted
    plainly: str
    leaves: str
    banned: bool
    asked: bool
    late: bool


def along(text: str, forbidden: bool, late: bool = False) -> tuple[str, str]:
    """The text with such a sentence said plainly, and what that leaves out of it; as it is where it holds none."""
    low = text.lower() if len(text) <= _LONGEST else ""
    forms = [form for form in _may_stand(forbidden, late) if form.says.may_fit(low)] if low else []
    if not forms:
        return text, ""
    for whole in _wholes(text):
        if told := _plainly(whole, forms):
            return told
    return _in_parts(text, forms)


def _in_parts(text: str, forms: list[_Form]) -> tuple[str, str]:
    """The text with each of its sentences said plainly that is of one of the forms."""
    left: list[str] = []

    def say(said: str) -> str:
        told = _plainly(unstressed(said), forms)
        left.extend([told[1]] if told else [])
        return told[0] if told else said

    return resaid(text, say), next(filter(None, left), "")


def _wholes(text: str) -> Iterator[str]:
    """A text as one sentence, and without what only tells a reason behind it; each also without a label."""
    plain = bare(text)
    for said in dict.fromkeys((plain, unremarked(plain))):
        yield from filter(None, (said, unlabelled(said, anew=True)))


def _plainly(said: str, forms: list[_Form]) -> tuple[str, str] | None:
    for form in forms:
        found = form.says.fit(said)
        put = {name: _PUT.get(name, str)(slot) for name, slot in filled(found).items()} if found else {}
        if found and put.get("package") != "``":
            plain = form.plainly.format_map(defaultdict(str, put))
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
    "any": lambda slot: " or ".join(f"`{code}`" for code in _CODE.findall(slot)),
    "paths": lambda slot: _CODE.sub(_as_folder, slot),
}


@cache
def _may_stand(forbidden: bool, late: bool) -> tuple[_Form, ...]:
    return tuple(form for form in _forms() if form.late is late and (form.banned if forbidden else form.asked))


@cache
def _forms() -> tuple[_Form, ...]:
    return tuple(_spelled_out())


def _spelled_out() -> Iterator[_Form]:
    parts = lexicon.mapping("along", "parts")
    for form in lexicon.mapping("along", "forms").values():
        under = form.get("under", "asked")
        for says in form["says"]:
            said = slotted(says, parts, form.get("needs", ()))
            yield _Form(said, form["plainly"], form.get("leaves", ""), under != "asked", under != "banned", bool(form.get("late")))
