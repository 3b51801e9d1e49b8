"""The tags of markup that clauses ask for with an attribute or without one, in pages, templates and components alike.

Read as text: each tag by itself, in its line. Must not know who asks, nor what a tag shows."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import Use
from keeper_validate.tagged import FORM, is_one, plainly, tagged

_LONGEST = 4000
_NAMED = re.compile(r"\s*(?P<name>[A-Za-z_:@#*(\[][\w.:()\[\]@-]*)(?:\s*=\s*(?P<set>[\"'{]|[^\s\"'{>]+))?")
_END = re.compile(r"\s*/?>")
_CONSTANT = re.compile(r"true|false|null|undefined|-?\d[\w.]*|([\"'`])([^\"'`$]*)\1")
# what is filled in when a page is made
_FILLED = re.compile(r"\{\{|\{%|<[%?]|\$\{|#\{|@\{|\{[^}]*\}")
_CODE = re.compile(r"\s*(?:<[%?]|\{[%{])")
_BOUND = re.compile(r":|v-bind:|x-bind:|bind:|\[")
_OPENING, _CLOSING, _QUOTES = "([{", ")]}", "\"'`"
ICONIC = plainly("icon-only")
"""What an element with no words in it bears as if it were an attribute."""
_Borne = dict[str, str | None]


def tags(path: str, text: str, asked: frozenset[str]) -> Iterator[Use]:
    """The tags that are asked for, each as what asks for it names it."""
    if not asked or not path.lower().endswith(tuple(shipped.data("rules/lexicon/markup")["files"])):
        return
    wanted = [(name, meant) for name in sorted(asked) if (meant := tagged(name)) is not None]
    names = frozenset().union(*(meant.tags for _, meant in wanted))
    of_any, iconic = "*" in names, any(ICONIC in name for _, meant in wanted for one, _ in meant.bearing for name in one)
    if not of_any and not any(f"<{name}" in text for name in names):
        return
    lines = [match.start() for match in re.finditer("\n", text)]
    for found in _opening(path.lower().endswith((".html", ".htm"))).finditer(text):
        read = _attributes(text, found.end()) if found["tag"] and (of_any or found["tag"] in names) else None
        if read is not None:
            if iconic and _holds_no_words(text, found["tag"], read[2]):
                read[0][ICONIC] = "true"
            shown = (name for name, meant in wanted if is_one(meant, found["tag"], *read[:2]))
            yield from (Use("token", name, path, bisect_right(lines, found.start()) + 1, form=FORM) for name in shown)


@cache
def _opening(page: bool) -> re.Pattern[str]:
    """Where a tag begins, or a comment that holds none; a page has no comments of one line."""
    told = r"<!--.*?(?:-->|\Z)|\{\{--.*?--\}\}|\{# .*?#\}|<%#.*?%>"
    comments = told if page else rf"{told}|/\*.*?(?:\*/|\Z)|(?<![:\w\"'`(/=])//[^\n]*"
    return re.compile(rf"{comments}|(?<![\w$)\]])<(?P<tag>[A-Za-z][\w.:-]*)(?=[\s/>])", re.DOTALL)


def _attributes(text: str, start: int) -> tuple[_Borne, bool, int] | None:
    """What a tag bears, whether it may bear more, and where it ends; None where that is nowhere near."""
    borne: _Borne = {}
    at, more, last = start, False, min(len(text), start + _LONGEST)
    while at < last:
        if (end := _END.match(text, at)) is not None and end.end() <= last:
            return borne, more, end.end()
        if (code := _CODE.match(text, at)) is not None:
            at, more = _behind_code(text, code.end()), True
            continue
        bare = len(text[at:last]) - len(text[at:last].lstrip())
        if text[at + bare:at + bare + 1] == "{":
            end_of = _closing(text, at + bare)
            held = text[at + bare + 1:end_of - 1].strip()
            more, at = more or held.startswith("..."), end_of
            if re.fullmatch(r"[A-Za-z_$]\w*", held):
                borne[_known(held)] = None  # `{alt}` of Svelte
            continue
        named = _NAMED.match(text, at)
        if named is None or named.end() == at:
            return None
        more = more or named["name"] in ("v-bind", "x-bind")
        borne[_known(named["name"])], at = _value(text, named)
    return None


def _holds_no_words(text: str, tag: str, start: int) -> bool:
    """Whether an element holds other elements and nothing besides, such as a button with no more than an icon."""
    end = text.find(f"</{tag}", start, start + _LONGEST)
    inside = text[start:end] if end >= 0 and text[start - 2:start] != "/>" else ""
    return "<" in inside and not re.sub(r"<!--.*?-->|<[^<>]*>", "", inside, flags=re.DOTALL).strip()


def _value(text: str, named: re.Match[str]) -> tuple[str | None, int]:
    """What an attribute is set to, None where only running tells, and where that ends."""
    opened = named["set"]
    if opened is None:
        return "true", named.end()
    if opened == "{":
        end = _closing(text, named.end() - 1)
        return _constant(text[named.end():end - 1].strip()), end
    if opened in _QUOTES:
        end = text.find(opened, named.end())
        end = end if end >= 0 else len(text)
        said = text[named.end():end]
        bound = _BOUND.match(named["name"]) is not None
        return (_constant(said.strip()) if bound else None if _FILLED.search(said) else said), end + 1
    return (None if _FILLED.search(opened) else opened.removesuffix("/")), named.end()


def _constant(said: str) -> str | None:
    found = _CONSTANT.fullmatch(said)
    return (found[0] if found[1] is None else found[2]) if found else None


def _closing(text: str, start: int) -> int:
    """Where what opens at a place is closed, past all that it holds."""
    depth, quote = 0, ""
    for at in range(start, min(len(text), start + _LONGEST)):
        char = text[at]
        if quote or char in _QUOTES:
            quote = "" if char == quote else quote or char
        elif char in _OPENING:
            depth += 1
        elif char in _CLOSING:
            depth -= 1
            if depth == 0:
                return at + 1
    return len(text)


def _behind_code(text: str, start: int) -> int:
    found = re.compile(r"[%?]>|[%}]\}").search(text, start)
    return found.end() if found else len(text)


def _known(name: str) -> str:
    """The name of an attribute as markup spells it, where a component spells it otherwise."""
    plain = plainly(name)
    return str(shipped.data("rules/lexicon/markup")["spelled"].get(plain, plain))


