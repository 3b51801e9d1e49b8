"""What names begin and end with: prefixes, suffixes, literals with a slot in them. Must not know where things live."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.demands.declared_names import unnamed
from keeper_validate.compile.demands.dubbed import named_files, told_by_name, told_by_place
from keeper_validate.compile.demands.file_styles import of_holders
from keeper_validate.compile.demands.naming import shaped
from keeper_validate.compile.demands.so_named import so_named
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.placeholder import is_placeholder
from keeper_validate.compile.sentences.slotted import is_slotted, slots_open
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import replace

_STYLED = re.compile(r"(?:camelCase|PascalCase|snake_case|UPPER_SNAKE_CASE)(?=\w)")
_EXPRESSION = re.compile(r"\^[^/\s]+\$")
_CHOOSING = frozenset({"or", "and", "one", "of", "these", "either", "following", "patterns"})
ENDS = {"prefix": "prefix", "prefixes": "prefix", "suffix": "suffix", "suffixes": "suffix", "postfix": "suffix"}


def affixed(subject: Run, rest: Run, around: Around) -> Made | None:
    """“hooks must start with `use`”, “test files end in `.test.ts`”."""
    if not subject or any(relation == "purpose" for relation, _ in around):
        return None  # “types end with `Props` for the props of components”: not all of them
    words = lows(rest)
    both = _both_ends((*rest, *(word for relation, run in around if relation == "means" for word in (Word("with", "word"), *run))))
    if both:
        return _asked(subject, both)
    behind = next((run for relation, run in around if relation == "means"), ())
    affix = _named_affix(rest) or (_named_affix(behind) if len(around) == 1 and _only_says_named(rest) else None)
    if affix:
        return _asked(subject, affix)
    for index in range(len(rest)):
        first, last = lexicon.at("prefixing", words, index), lexicon.at("suffixing", words, index)
        hung = ("means", "inside") if last else ("means",)  # “charts start at `1.0.0`” tells of no name
        behind = (*rest[index:], *(word for relation, run in around if relation in hung for word in run))
        literals = list(dict.fromkeys(word.text.strip("*") for word in behind if word.literal and _is_part_of_name(word.text)))
        literals = [] if any(word.low.endswith("ing") for word in behind[1:2]) else literals
        either = len(literals) == 1 or "or" in lows(behind)
        if lows(rest[index + 1:index + 2]) in (("their",), ("its",)) and {"name", "names"}.isdisjoint(words):  # “end their work in `close`”
            continue
        if (first or last) and literals and either and all(re.search(r"\w", one) and not one.startswith("/") for one in literals):
            return _ended(literals, bool(first), subject, rest[index])
    return None


def _is_part_of_name(text: str) -> bool:
    """“`_test.go`”, “`.spec.ts`”: what a name ends in, where a name as a whole is of a file."""
    return not is_file(text) or re.fullmatch(r"\*?[._-]\w[\w.\-]*", text) is not None


def _ended(literals: list[str], first: bool, subject: Run, verb: Word) -> Made:
    """Names that begin or end so, or so; of a file, its text may be meant as well, where no name is spoken of."""
    found = named_so(subject)
    odd = next((literal for literal in literals if re.search(r"[\s;#'\"=(),]", literal) or is_placeholder(literal)), None)
    if odd:
        raise Unread(f"“{odd}” is no part of a name")
    told = unnamed(subject) != subject or verb.low.endswith("fixed") or not all(map(str.isalpha, literals))
    texts = not told and any(thing.kinds == ("file",) for thing in found)
    doubt = "it is not clear whether their names are meant or what they hold" if texts else None
    made = _asked(subject, ",".join(f"{literal}*" if first else f"*{literal}" for literal in literals))
    return Made(tuple(replace(check, soft=check.soft or texts) for check in made.checks), made.partial, doubt)


def formed(bearers: Run, form: str) -> Made:
    """The checks that the names of what a phrase means fit any of some globs."""
    found = named_so(bearers, form)
    return _formed(found, form, any(thing.partial for thing in found))


def _formed(found: tuple[Thing, ...], form: str, partial: bool = False) -> Made:
    checks = tuple(shaped(thing, form) for thing in found)
    return Made(checks, partial or any(check.soft for check in checks))


def _asked(run: Run, form: str) -> Made:
    return so_named(run, tuple(form.split(","))) or _formed(named_so(run), form)


def patterned(subject: Run, rest: Run) -> Made | None:
    """“test files follow the `test_<name>.py` pattern”: a literal with a slot in it is what names look like."""
    literals = [word.text for word in rest if word.literal]
    plain = [word for word in rest if word.sort == "word"]
    said = all(map(_says_form, plain))
    if len(literals) == 1 and subject and said and _EXPRESSION.fullmatch(literals[0]):
        found = named_so(subject)
        if any(thing.kinds == ("file",) for thing in found):
            raise Unread("it is not clear whether the ending of a file belongs to its name")
        return Made(tuple(shaped(thing, f"/{literals[0]}/") for thing in found), partial=True)
    several = _several(literals) if subject and all(word.low in _CHOOSING or _says_form(word) for word in plain) else None
    if several:
        return so_named(subject, tuple(several.split(","))) or _formed(named_so(subject, several), several, True)
    sample = _sample(literals[0]) if len(literals) == 1 else None
    if len(literals) != 1 or not subject or not said or not (sample or is_slotted(literals[0])) or "/" in literals[0]:
        return None
    # a number in a sample of names (`V1__name.sql`) counts on
    pattern = sample or re.sub(r"(?<![a-z])\d+|\d+(?![a-z\d])|\*+", "*", slots_open(literals[0]))
    return so_named(subject, (pattern,)) or _formed(named_so(subject, pattern), pattern, True)


def _says_form(word: Word) -> bool:
    return any(lexicon.at(name, (word.low,), 0) for name in ("articles", "patterned"))


def _several(literals: list[str]) -> str | None:
    """“`test_*.py` or `*_test.py`”, “one of these: `use*`”: any of some samples of names."""
    samples = all(is_slotted(text) and "/" not in text and not re.search(r"\d", text) for text in literals)
    return ",".join(map(slots_open, literals)) if samples else None


def noted(bearers: Run, said: Run) -> Made | None:
    """“Test files: `<name>.test.ts`”, “TS files: `kebab-case.ts`”, “Schemas: `camelCaseSchema` suffix”: how names look."""
    idle = ("with", "use", "uses", "a", "the", "descriptive")
    words = tuple(word for word in said if not ((word.low in idle and not word.literal) or forms.case_style(word.text)))
    affix = _named_affix(words)
    styled = _STYLED.match(affix.strip("*")) if affix else None
    if affix and (declared := so_named(bearers, (affix,))):
        return declared
    if affix:
        end = f"*{affix.strip('*')[styled.end():]}" if styled else affix
        styles = (style[0] for word in said if (style := forms.case_style(word.text)))
        found = named_so(bearers)
        return Made(tuple(shaped(thing, form) for form in (end, *styles) for thing in found), any(thing.partial for thing in found))
    if len(words) != 1:
        return patterned(bearers, words) if len([word for word in words if word.literal]) > 1 else None
    stem, _, ending = words[0].text.partition(".")
    style = forms.case_style(stem) if re.fullmatch(r"\w+(?:[.-]\w+)*", ending) else None
    if style and bearers[-1].low in ("file", "files", "filenames"):
        return Made((Check("require-shape", ("file",), style[0], within=(f"*.{ending}",)),))
    if style and ending.isalnum():
        found = named_so(bearers)
        formed_so = tuple(of_holders(style[0], thing.kinds) or shaped(thing, style[0]) for thing in found if thing.kinds == ("component",))
        return Made(formed_so, True) if len(formed_so) == len(found) else None
    return patterned(bearers, words)


def _sample(literal: str) -> str | None:
    """`resource:action` as what such names look like, where every word of it only says what stands in its place."""
    pieces = re.split(r"[:.]", literal)
    named = len(pieces) > 1 and all(piece in lexicon.grammar("placeholders") for piece in pieces)
    return re.sub(r"[^:.]+", "*", literal) if named else None


def told_to_affix(statement: Statement, topic: Run) -> Made | None:
    """“suffix services with `Service`”, “DTOs: suffix with `Request` or `Response`”, “use the `I` prefix for interfaces”."""
    told = _used_affix(statement) or _told_name(statement)
    if told:
        return told
    run = statement.object
    end = ENDS.get(run[0].low) if run and run[0].sort == "word" and not statement.subject else None
    bearer = run[1:] or topic
    means = tuple(word for piece in statement.adjuncts("means") for word in without(piece, "articles"))
    plainly = len(means) == 1 and re.fullmatch(r"[A-Z]\w*", means[0].text) is not None  # “prefix services with Svc”
    literals = [word.text.strip("*") for word in means if word.literal or plainly]
    plain = [word for word in means if word.sort == "word" and word.low not in ("or", "and") and not plainly]
    if end is None or not bearer or not literals or plain or any(word.literal for word in bearer):
        return None
    pattern = ",".join(f"{text}*" if end == "prefix" else f"*{text}" for text in literals)
    return _asked(bearer, pattern)


def _told_name(statement: Statement) -> Made | None:
    """“name test files `<name>.test.ts`”, “name hooks `useX`”."""
    run = statement.object
    if len(run) < 3 or run[0].low != "name" or run[0].sort != "word" or statement.subject or statement.adjuncts("condition", "unless"):
        return None
    at = next((index for index, word in enumerate(run) if word.literal), len(run))
    return patterned(run[1:at], run[at:])


def _used_affix(statement: Statement) -> Made | None:
    """“use the `I` prefix for interfaces”, “add a `Dto` suffix to all DTOs”."""
    _, size = verb_of(statement.object, ("require", "create"))
    affix = _named_affix(statement.object[size:]) if size and not statement.subject else None
    bearers = statement.adjuncts("purpose") or statement.adjuncts("inside")
    imported = any(word.low.startswith("import") for run in statement.adjuncts("inside", "purpose") for word in run)
    told = len(statement.around) == len(statement.adjuncts("purpose", "inside", "reason", "examples"))
    if affix is None or imported or len(bearers) != 1 or not told:
        return None
    made = _asked(bearers[0], affix)
    return replace(made, checks=tuple(replace(check, soft=check.soft or statement.soft) for check in made.checks))


def _named_affix(rest: Run) -> str | None:
    """“the `Dto` suffix”, “a `use` prefix”: what a name has, said by a noun behind it."""
    literals = [word.text.strip("*") for word in rest if word.literal and not word.text.startswith("/")]
    file_end = bool(literals) and literals[0].startswith(".")
    ends = [word.low for word in rest if word.low in ("suffix", "postfix", "prefix", *(lexicon.grammar("endings") if file_end else ()))]
    plain = [word for word in without(rest, "articles") if not word.literal and word.low not in (*ends, "naming")]
    said = all(verb_of((word,), ("shape", "accompany", "require"))[1] for word in plain)
    if len(literals) != 1 or len(ends) != 1 or is_placeholder(literals[0]) or not said:
        return None
    return f"{literals[0]}*" if ends[0] == "prefix" else f"*{literals[0]}"


def _only_says_named(rest: Run) -> bool:
    """“be written”, “be saved”: a verb that adds nothing to the name."""
    words = without(rest, "be")
    return verb_of(words, ("create", "store", "place"))[1] == len(words) or lows(words) == ("named",)


def _both_ends(rest: Run) -> str | None:
    """“start with `I` and end with `DTO`”."""
    words = lows(rest)
    first = next((index for index in range(len(rest)) if lexicon.at("prefixing", words, index)), None)
    last = next((index for index in range(len(rest)) if lexicon.at("suffixing", words, index)), None)
    if first is None or last is None:
        return None
    before, behind = (rest[first:last], rest[last:]) if first < last else (rest[first:], rest[last:first])
    heads, tails = ([word.text.strip("*") for word in run if word.literal] for run in (before, behind))
    return f"{heads[0]}*{tails[0]}" if len(heads) == len(tails) == 1 else None


def named_so(run: Run, form: str = "") -> tuple[Thing, ...]:
    bearer = unnamed(run)
    plain = without(bearer, "articles", "newness")
    if not plain:
        raise Unread(f"it is not clear what “{spoken(run)}” stands for")
    kind = lexicon.entry(plain[0].low)
    if kind and kind.kinds == ("page",) and not lexicon.entry(spoken(plain)):
        raise Unread(f"structure does not show which of them are “{spoken(plain)}”")
    if all(word.low in ("file", "files") for word in plain):
        return (Thing(("file",)),)
    files = named_files(plain) if len(plain) > 1 else ()
    if files:
        return (Thing(("file",), target=",".join(files), named=True, partial=True),)  # “view models”, which are no models
    try:
        found = things(bearer)[0]
    except Unread:
        return (told_by_name(plain),)
    found = found if "." in form else told_by_place(found, plain)  # `*.page.tsx` is what a page is told by
    return found if any(thing.kinds != ("technology",) for thing in found) else (told_by_name(plain),)
