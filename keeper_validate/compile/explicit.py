"""The check an author writes behind `=>`: one line of operation, kinds, name and `key:value` words, taken literally.

Must not guess: a word that is not of the grammar is an error that names its column, file and line."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.checks.circles import CIRCLE
from keeper_validate.checks.stated import FAULT
from keeper_validate.clause import CONSTRUCT, DESCENT, OPS, Check, Clause
from keeper_validate.compile.declaring import faults
from keeper_validate.compile.sentences.handed_over import handed_over
from keeper_validate.compile.sentences.shown_whole import shown_whole
from keeper_validate.compile.sentences.spelled import spelled
from keeper_validate.compile.vocabulary import documents, lexicon
from keeper_validate.compile.vocabulary.facts import made_with
from keeper_validate.element import KINDS, TYPE
from keeper_validate.errors import KeeperError
from keeper_validate.pathglob import listed
from keeper_validate.tagged import FORM as MARKUP
from keeper_validate.tagged import tagged
from keeper_validate.unhanded import FORM as LACKING
from keeper_validate.values import dataclass, replace

EXTRA_KINDS = ("import", "token", "file", "column", "field", TYPE)
KEYS = ("in", "except", "with", "use", "max", "when", "waive", "is", "lacks", "of")
_NEEDS = {"limit": "max", "require-companion": "with"}
_CLASSES = frozenset({"schema", "table", "service", "error_type", "enum", "event", "component", "store", "auth_service", TYPE})
_OF_SETTINGS = frozenset({"forbid-new", "forbid-change", "forbid-remove", "require-shape"})
_WORD = re.compile(r'(?:[A-Za-z]+:)?(?:"[^"]*"|/(?:\\.|(?!\s[a-z]+:)[^/\\])+/(?=\s|$)|\S+)')
_EXPLOSIVE = re.compile(r"\((?:[^()\\]|\\.)*(?:[+*|]|\{\d*,\d*\})(?:[^()\\]|\\.)*\)(?:[+*]|\{\d*,)")


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    column: int


def explicit(clause: Clause, text: str, column: int) -> tuple[Check, ...] | None:
    """The checks of a written line, or None where it says `human`."""
    words = [_Word(match.group(), column + match.start()) for match in _WORD.finditer(text)]
    if not words:
        raise _error(clause, column, "nothing stands behind `=>`", f"write an operation ({', '.join(OPS)}) or `human`")
    if words[0].text == "human":
        if len(words) > 1:
            raise _error(clause, words[1].column, f"`{words[1].text}` stands behind `human`", "let `human` stand alone")
        return None
    op = _choice(clause, words[0], (*OPS, "human"), "operation")
    if len(words) < 2:
        raise _error(clause, words[0].column, f"`{op}` has no kind", f"write one of {', '.join(KINDS + EXTRA_KINDS)}")
    kinds = _kinds(clause, words[1])
    name, keys = _rest(clause, words[2:])
    needed = _NEEDS.get(op)
    if needed and needed not in keys:
        raise _error(clause, words[0].column, f"`{op}` needs `{needed}:`", f"add {needed}:<value>")
    checks = _stating(clause, _of_base(_with_keys(clause, Check(op, kinds), keys)), keys)
    return tuple(one for check in checks for one in _named(clause, check, name, words[0].column))


def _kinds(clause: Clause, word: _Word) -> tuple[str, ...]:
    kinds, column = [], word.column
    for part in word.text.split("|"):
        kinds.append(_choice(clause, _Word(part, column), KINDS + EXTRA_KINDS, "kind"))
        column += len(part) + 1
    return tuple(kinds)


def _rest(clause: Clause, words: list[_Word]) -> tuple[_Word | None, dict[str, _Word]]:
    name: _Word | None = None
    keys: dict[str, _Word] = {}
    for word in words:
        head, colon, value = word.text.partition(":")
        if colon and re.fullmatch(r"[a-z]+", head) and not value.startswith(":"):
            _choice(clause, _Word(head, word.column), KEYS, "key")
            value_word = _Word(value.strip('"'), word.column + len(head) + 1)
            if not value_word.text:
                raise _error(clause, word.column, f"`{head}:` has no value", f"write {head}:<value>")
            kept = keys.get(head)
            keys[head] = replace(kept, text=f"{kept.text},{value_word.text}") if kept else value_word
        elif name is None:
            name = word
        else:
            remedy = 'put a name of several words in "quotes", or join names with a comma'
            raise _error(clause, word.column, f"unexpected word `{word.text}`", remedy)
    return name, keys


def _with_keys(clause: Clause, check: Check, keys: dict[str, _Word]) -> Check:
    def value(key: str) -> str | None:
        return keys[key].text if key in keys else None

    highest = value("max")
    if highest is not None and not highest.isdecimal():
        raise _error(clause, keys["max"].column, f"`{highest}` is not a whole number", "write max:<number>")
    if "when" in keys:
        _choice(clause, keys["when"], KINDS + EXTRA_KINDS, "kind")
    return replace(check, within=listed(value("in")), excepted=listed(value("except")), companion=value("with"), use=value("use"),
                   limit=int(highest) if highest is not None else None, when=value("when"), waive=value("waive"))


def _of_base(check: Check) -> Check:
    """What `use:` names of the shape of a class is what it must come from."""
    descends = check.op == "require-shape" and check.use is not None and set(check.kinds) <= _CLASSES
    return replace(check, parameters=(DESCENT,)) if descends else check


def _stating(clause: Clause, check: Check, keys: dict[str, _Word]) -> tuple[Check, ...]:
    """The checks of facts that a declaration states (`is:`, `lacks:`), of the table that `of:` names; of a part, the thing that has it."""
    told = [keys[key] for key in ("is", "lacks", "of") if key in keys]
    if not told:
        return (check,)
    if told == [keys.get("of")] and check.op in ("forbid-new", "forbid-remove") and set(check.kinds) <= {"column", "field"}:
        return (replace(check, parameters=(("of", keys["of"].text),)),)
    if told == [keys.get("lacks")] and (check.op, check.kinds) == ("forbid-use", ("token",)):
        return (replace(check, parameters=(("form", f"{LACKING}({keys['lacks'].text})"),)),)
    if check.op not in ("forbid-new", "require-shape") or not set(check.kinds) <= {"column", "field", "table"} or told == [keys.get("of")]:
        remedy = "write `forbid-new column is:nullable lacks:default`, or `require-shape column email is:unique`"
        raise _error(clause, told[0].column, "facts are asked of columns, fields and tables", remedy)
    known = tuple(shipped.data("rules/lexicon/columns")["told"])
    held, missing = (
        tuple(_choice(clause, _Word(fact, keys[key].column), known, "fact") for fact in keys[key].text.split(",")) if key in keys else ()
        for key in ("is", "lacks")
    )
    of = (("of", keys["of"].text),) if "of" in keys else ()
    made = (replace(check, op="require-shape", parameters=((FAULT, fault), *of)) for fault in faults(check.op, held, missing))
    return tuple(replace(one, technology=made_with(dict(one.parameters)[FAULT])) for one in made)


def _named(clause: Clause, check: Check, name: _Word | None, column: int) -> tuple[Check, ...]:
    if check.op == "limit" and set(check.kinds) <= {"file", "token"}:
        return (_of_size(clause, check, name, column),)
    if name is None:
        if check.op == "require-use" and check.use is None:
            raise _error(clause, column, "`require-use` has no name", "name what must be used, behind the kind")
        return (check,)
    text = name.text.strip('"')
    if not text or (text.startswith("/") and text.endswith("/") and not _compiles(text[1:-1])):
        remedy = "mend what stands between the slashes; a group that repeats or branches cannot be repeated itself"
        raise _error(clause, name.column, f"`{name.text}` is no name, glob or regular expression", remedy)
    if check.kinds == ("technology",):
        return tuple(replace(check, technology=_technology(clause, name, word)) for word in text.split(","))
    called = handed_over(text) if check.kinds == ("token",) else None
    if called is None and (check.op, check.kinds) == ("forbid-use", ("token",)) and spelled(text) is None:
        called = shown_whole(text)
    if called is not None and called.facet:
        return (replace(check, target=called.target, parameters=(*check.parameters, ("form", called.facet))),)
    form = _form(check, text)
    primitive = lexicon.primitive(text) if check.kinds == ("component",) else None
    return (replace(check, target=text, primitive=primitive, parameters=(*check.parameters, *form)),)


def _of_size(clause: Clause, check: Check, name: _Word | None, column: int) -> Check:
    """A limit of lines: `limit file max:300`, `limit token function max:50`."""
    known = tuple(shipped.data("rules/lexicon/sizes"))
    if name is None and check.kinds != ("file",):
        raise _error(clause, column, "`limit token` has no name", f"write one of {', '.join(known)}")
    what = "file" if name is None else _choice(clause, name, known, "length")
    return replace(check, parameters=(("size", what),))


def _form(check: Check, text: str) -> tuple[tuple[str, str], ...]:
    """That a construct of languages is meant, where all names are those of constructs, such as `nested-ternary`; of configuration
    documents, that a setting is; of tags with what they bear, that such a tag is."""
    if check.kinds == ("token",) and check.op in _OF_SETTINGS and check.within and all(map(documents.of_head, check.within)):
        return (("form", "setting"),)
    if check.op == "forbid-use" and check.kinds == ("import",) and text == "import-cycle":
        return (CIRCLE,)
    if "token" in check.kinds and set(check.kinds) <= {"token", "component"} and text[:1] == "<" and tagged(text) is not None:
        return (("form", MARKUP),)
    known = shipped.data("rules/lexicon/constructs")
    named = check.kinds == ("token",) and all(name.strip().partition(":")[0] in known for name in text.split(","))
    return (CONSTRUCT,) if named else ()


def _technology(clause: Clause, name: _Word, word: str) -> str:
    known = lexicon.technology(word.strip())
    if known is None:
        near = lexicon.near(word, lexicon.technologies())
        hint = f"write {' or '.join(near)}, or " if near else ""
        remedy = f"{hint}name a module with the kind `import`, a piece of code with `token`"
        raise _error(clause, name.column, f"unknown technology `{word}`", remedy)
    return known


def _compiles(pattern: str) -> bool:
    """Whether a pattern is one, and cannot take exponential time: nothing that repeats or branches is itself repeated without end."""
    if _EXPLOSIVE.search(pattern):
        return False
    try:
        re.compile(pattern)
    except re.error:
        return False
    return True


def _choice(clause: Clause, word: _Word, known: tuple[str, ...], noun: str) -> str:
    if word.text in known:
        return word.text
    near = lexicon.near(word.text, known)
    hint = f"did you mean `{near[0]}`?" if near else f"write one of {', '.join(known)}"
    raise _error(clause, word.column, f"unknown {noun} `{word.text}`", hint)


def _error(clause: Clause, column: int, what: str, remedy: str) -> KeeperError:
    end = "" if remedy.endswith("?") else "."
    return KeeperError(f"{clause.path}:{clause.line}: {clause.id}, column {column}: {what}; {remedy}{end}")
