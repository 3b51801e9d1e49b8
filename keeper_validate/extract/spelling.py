"""The tokens of code that a clause asks for, as uses: names, strings, tags, attributes, types and comments, told apart by their form.

Every file is read as text, not as a tree, so that a form is a matter of a pattern (`rules/lexicon/spelling.yaml`). Nothing is kept that
nobody asked for. Must not know who asks."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import cache, partial

from keeper_validate import shipped
from keeper_validate.element import Snapshot, Use
from keeper_validate.extract import broken_names, plain_names
from keeper_validate.extract.columns.reading import with_facts
from keeper_validate.extract.constructs import constructs
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.decoding import Unreadable, source_text
from keeper_validate.extract.documents import settings
from keeper_validate.extract.language import language_of
from keeper_validate.extract.markup import tags
from keeper_validate.extract.naming.bound_names import Bound
from keeper_validate.extract.plain.inline_tests import tested_lines
from keeper_validate.extract.sizes import sizes
from keeper_validate.extract.snippets import snippets
from keeper_validate.extract.unhanded import unhanded
from keeper_validate.extract.wanted import Wanted
from keeper_validate.handed import FORM, handed, last_name
from keeper_validate.pathglob import matches_any
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree
from keeper_validate.unhanded import FORM as LACKING
from keeper_validate.values import replace

# What stands before the names that a module imports or exports.
_CLAUSE = re.compile(r"\b(?:import|export)(?:\s+type)?(?:\s+[\w$]{1,60}\s*,)?\s*\Z")
_SHEET = re.compile(r"<style\b[^>]*>(.*?)</style>", re.DOTALL)
_BLANK = re.compile(r"[^\n]")
_DEFAULT = "default"
_SYMBOL = (" :", "(:")
"""What stands between a call of Ruby and the symbol that it is handed."""
_CALLED = frozenset({"name", "tag", "type"})
_NEAR, _LONGEST, _SHORT = 100, 4000, 60
_LONG = ('"""', "'''")
_SET = frozenset({"name", "key", "attribute"})
_JOINTS = frozenset(".?:-")
_VALUE = re.compile(r"""\s?\??([:=])\s?(["']?)([\w$+.-]{1,200})\2(?=\s*(?:[,;)}\]>/\n]|\Z))""")


def with_tokens(found: Snapshot, tree: Tree, wanted: Wanted, contexts: Contexts) -> Snapshot:
    """A snapshot with the tokens that are wanted, in the contexts that its files have earned."""
    known = {one.path: one.context for one in found.elements} | {use.path: use.context for use in found.uses}
    uses = tuple(
        use for path in found.paths for use in _placed(path, tree, wanted, known.get(path) or contexts.of(path))
    )
    read = with_facts(found, tree) if wanted.facts else found
    return replace(read, uses=(*found.uses, *uses))


def _placed(path: str, tree: Tree, wanted: Wanted, context: str) -> Iterator[Use]:
    """The tokens of a file in its context, or in that of a test that stands in it."""
    if _pattern(path) is None and not (wanted.constructs or wanted.sizes or wanted.markup or wanted.sets(path)):
        return
    try:
        data = source_text(tree.read(path) or b"")
    except (Missing, TooLarge, Unreadable):
        # The snapshot has told this gap already.
        return
    uses = tuple(_tokens(path, data, wanted))
    tests = tested_lines(path, data) if uses and context == "source" else ()
    for use in uses:
        yield replace(use, context="test" if any(use.line in lines for lines in tests) else context)


def _tokens(path: str, data: bytes, wanted: Wanted) -> Iterator[Use]:
    pattern = _pattern(path)
    yield from constructs(path, data, wanted.constructs)
    yield from sizes(path, data, wanted.sizes)
    yield from settings(path, data, wanted) if wanted.sets(path) else ()
    text = data.decode("utf-8", "replace")
    yield from tags(path, text, wanted.markup)
    if pattern is None:
        return
    written = tuple(_written(path, text, pattern, wanted)) if wanted.may_stand_in(text) else ()
    yield from written
    language = language_of(path)
    joined = broken_names.whole(path, text) if path.endswith(_joining()) else text
    if joined != text and wanted.may_stand_in(joined):
        told = {(use.name.rpartition(".")[2], use.line + one) for use in written for one in range(-broken_names.LONGEST, 1)}
        further = tuple(use for use in _written(path, joined, pattern, wanted) if (use.name.rpartition(".")[2], use.line) not in told)
        yield from further
        written += further
    reached = plain_names.plain(language, data) if language and wanted.may_stand_in(text) else data
    if reached != data:
        told_so = frozenset(written)
        yield from (use for use in _written(path, reached.decode("utf-8", "replace"), pattern, wanted) if use not in told_so)


@cache
def _joining() -> tuple[str, ...]:
    """The endings of files in which a name may go on in the next line."""
    known = shipped.data("rules/lexicon/spelling")["suffixes"]
    return (*known["script"], *known["braces"])


def _written(path: str, text: str, pattern: re.Pattern[str], wanted: Wanted) -> Iterator[Use]:
    yield from snippets(path, text, pattern, wanted.snippets) if wanted.snippets else ()
    for part, spelling in _parts(path, text, pattern):
        yield from _spelled(path, part, spelling, wanted)


def _parts(path: str, text: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, re.Pattern[str]]]:
    """A text with how it is spelled; style sheets inside a component are spelled as such, all in their places."""
    holds = path.endswith(tuple(shipped.data("rules/lexicon/spelling")["holding_styles"]))
    sheets = [match.span(1) for match in _SHEET.finditer(text)] if holds else []
    rest, styles = text, _BLANK.sub(" ", text) if sheets else ""
    for start, end in sheets:
        rest = rest[:start] + _BLANK.sub(" ", text[start:end]) + rest[end:]
        styles = styles[:start] + text[start:end] + styles[end:]
    yield rest, pattern
    if sheets:
        yield styles, _compiled("style")


def _spelled(path: str, text: str, pattern: re.Pattern[str], wanted: Wanted) -> Iterator[Use]:
    known = shipped.data("rules/lexicon/spelling")
    longest = int(known["longest"])
    lines = [match.start() for match in re.finditer("\n", text)]
    bound = Bound(path, text)
    last, end, methods = "", -2, path.endswith(tuple(known["methods"]))
    for match in pattern.finditer(text):
        form = str(match.lastgroup)
        word = match[form]
        explains = word[:3] in _LONG and _explains(text, match.start())
        renames = form == "cast" and _renames(text, match.start())
        if len(word) > longest or explains or (renames and word != _DEFAULT):
            continue
        form = "name" if renames else form  # `export { a as default }`
        bare = word.strip("\"'`") if form == "literal" else word.replace("?.", ".")
        plain = _plain(bare, form)
        near = match.start() == end + 1 or text[max(end, 0):match.start()] in _SYMBOL
        pair = f"{last} {plain}" if form in ("name", "word") and near and last else ""
        opened = form == "name" and text[match.end():match.end() + 1] == "("
        called = plain.rpartition(".")[2] if opened and methods else ""
        call = f"{called or plain}()" if opened and wanted.calls and not (last in known["defining"] and match.start() == end + 1) else ""
        given = _given(text, match.end(form), plain) if wanted.values and form in _SET else ""
        cast = f"export {_DEFAULT}" if renames else f"as {plain}" if form == "cast" else ""
        asked = [name for name in dict.fromkeys((bare, plain, pair, called, call, given, cast)) if name and wanted(name, form)]
        alone = form in _CALLED and bare.lstrip("@")[:1] not in _JOINTS
        before = "@" if bare[:1] == "@" else "new " if pair.startswith("new ") else ""
        for name in asked or (_bound_names(bound, plain, before, partial(wanted, form=form), bool(call)) if alone else ()):
            yield Use("token", name, path, bisect_right(lines, match.start()) + 1, form=form)
        if opened and wanted.given and last_name(plain) in wanted.given and (whole := _handed(text, match.end(), plain)):
            yield Use("token", whole, path, bisect_right(lines, match.start()) + 1, form=FORM)
        missing = unhanded(path, text, match.end(), plain, wanted.lacking) if opened and last not in known["defining"] else ()
        yield from (Use("token", one, path, bisect_right(lines, match.start()) + 1, form=LACKING) for one in missing)
        last, end = "" if form == "comment" else plain, max(match.end(), match.end(form))


def _handed(text: str, end: int, name: str) -> str:
    """A call with what it is handed, a long argument by a gap: `setTimeout(..., 0)`."""
    arguments = handed(text, end)
    return f"{name}({', '.join(one if len(one) < _SHORT else '...' for one in arguments)})" if arguments else ""


def _bound_names(bound: Bound, plain: str, before: str, wanted: Callable[[str], bool], called: bool) -> Iterator[str]:
    """What a name stands for in its file, also with what it is written behind: `@Prop()` that is `@Input`, `new Client()`."""
    yield from bound.in_full(plain, called, wanted)
    if before:
        yield from (f"{before}{full}" for full in bound.in_full(plain, called, lambda name: wanted(f"{before}{name}")))


def _given(text: str, end: int, name: str) -> str:
    """A name with what it is set to behind it, without spaces and quotes: `shell=True`, `ssr: false`."""
    value = _VALUE.match(text, end)
    return f"{name}{'=' if value[1] == '=' else ': '}{value[3]}" if value else ""


def _plain(bare: str, form: str) -> str:
    """A name without the sign that it is reached by; a word of the language that is called, as it is spoken of."""
    return f"{bare})" if bare.endswith("(") else bare.lstrip("@.?:->") or bare if form == "name" else bare


def _explains(text: str, place: int) -> bool:
    """Whether what stands at a place is the prose at the head of a module, a class or a function."""
    before = text[max(place - _NEAR, 0):place].rstrip(" \t")
    return (place <= _NEAR and not before.strip()) or (before.endswith("\n") and before.rstrip().endswith(":"))


def _renames(text: str, place: int) -> bool:
    """Whether what stands at a place gives a name to what is imported or exported."""
    opened = text.rfind("{", max(place - _LONGEST, 0), place)
    inside = opened >= 0 and text.find("}", opened, place) < 0
    return text[max(place - 2, 0):place] == "* " or (inside and bool(_CLAUSE.search(text, max(opened - _NEAR, 0), opened)))


def _pattern(path: str) -> re.Pattern[str] | None:
    """What tells the forms of a file's tokens apart; None where nobody knows such files."""
    named = tuple(shipped.data("rules/lexicon/spelling")["worded"])
    family = _family(path[path.rfind("."):].lower()) or ("words" if matches_any(path, named) else None)
    return _compiled(family) if family else None


@cache
def _family(suffix: str) -> str | None:
    return next((name for name, suffixes in shipped.data("rules/lexicon/spelling")["suffixes"].items() if suffix in suffixes), None)


@cache
def _compiled(family: str) -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/spelling")["patterns"][family], re.DOTALL)
