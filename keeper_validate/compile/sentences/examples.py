"""Parentheses and examples behind a general thing: “database clients (PostgreSQL, Redis)”, “packages like bcrypt”.

Must not know what is said about the things."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.account import weightless
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.named_beside import named_beside
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import singular, spoken
from keeper_validate.values import replace

_PARTS = ("column", "field", "member", "prop", "variant")
_FILES = ("file", "files", "module", "modules")
_NAME = re.compile(r"[A-Za-z_]\w*")


def detailed(found: tuple[Thing, ...], statement: Statement, asides: tuple[Run, ...]) -> tuple[Thing, ...]:
    """Replaces a general thing by the ones that a parenthesis lists: “database clients (PostgreSQL, Redis)”."""
    found = named_beside(found, statement.object, statement.acts, asides)
    if len(found) != 1 or found[0].named or found[0].technology:
        return found
    main = found[0]
    for aside in asides:
        size = lexicon.at("example", lows(aside), 0)
        if verb_of(aside, FORBIDDEN_ACTS)[1] or cut(aside)[1]:
            continue
        named = aside[size:-1] if len(aside) > 1 and lexicon.at("fillers", (aside[-1].low,), 0) else aside[size:]
        try:
            listed, complete = things(named)
        except Unread:
            packages = tuple(_package(piece) for piece in items(named)) if main.family else ()
            if packages and all(packages):
                return tuple(Thing(("technology",), technology=name, new=main.new, within=main.within) for name in packages)
            continue
        fits = tuple(thing for thing in listed if _fits(main, thing))
        spelled = all(word.literal or word.sort == "mark" for word in aside)
        if complete and listed and spelled and fits != listed and main.family and all(thing.kinds != ("file",) for thing in listed):
            return tuple(replace(thing, partial=True) for thing in listed)
        if complete and fits == listed and listed and not size:
            held = main.target if not main.primitive and main.kinds != ("import",) and not _lists(main) else None
            browsers = lexicon.members("browser-storage")  # no other side has them
            alike = (
                replace(thing, new=main.new, direct=main.direct, within=() if thing.technology in browsers else main.within)
                for thing in listed
            )
            return tuple(replace(thing, target=held or thing.target) for thing in alike)
    return found


def technologies_given(statement: Statement) -> tuple[Thing, ...]:
    """“new infrastructure such as Kafka or RabbitMQ”: what is named as examples of what no list knows, where all of it is known."""
    pieces = [piece for run in statement.adjuncts("examples") for piece in items(run)]
    known = all(lexicon.technology(" ".join(word.text for word in piece)) for piece in pieces)
    told = known and not set(statement.acts) - {"use", "create", "import"}
    return tuple(thing for piece in pieces for thing in things(piece)[0]) if told else ()


def enclosed(statement: Statement, asides: tuple[Run, ...]) -> tuple[Thing, ...]:
    """What a parenthesis names behind what no list knows: pieces of code, and packages of “a prompt library (inquirer, prompts)”."""
    run, acts = statement.object, statement.acts
    if _is_opaque(run):
        return ()
    parts = bool(lexicon.at("taken_whole", lows(run), 0))
    for aside in asides:
        if parts and not any(word.text.startswith("import ") for word in aside):
            continue  # “the whole package (`lodash`)”: what is taken out of it may be used
        if any(word.text in ("→", "->") for word in aside):
            continue  # how one becomes the other, and neither is what is meant
        if _goes_past(statement, aside):
            continue
        aside = _listed(aside)
        if aside and all(word.literal or word.sort == "mark" or lexicon.technology(word.text) for word in aside):
            found = _of_its_kind(run, aside) or things(aside)[0]
            files = bool(run) and run[-1].low in _FILES
            return found if acts or files or any(thing.kinds != ("file",) for thing in found) else ()
        pieces = items(aside[lexicon.at("example", lows(aside), 0):])
        listed = [_example(piece) for piece in pieces] if len(pieces) > 1 and lexicon.at("brought_in", lows(run[-1:]), 0) else []
        if listed and all(listed):
            return tuple(thing for thing in listed if thing)
    return ()


def _listed(aside: Run) -> Run:
    """A list without what says that it goes on: “(`fastapi`, `httpx`, etc.)”."""
    end = len(aside)
    while end and (aside[end - 1].sort == "mark" or aside[end - 1].low.rstrip(".") in lexicon.grammar("going_on")):
        end -= 1
    return aside[:end]


def _of_its_kind(run: Run, aside: Run) -> tuple[Thing, ...]:
    """“soft-delete columns (`deleted_at`)”: names of the kind that stands before the parenthesis, and no code of any sort."""
    entry = lexicon.entry(run[-1].low) if len(run) > 1 else None
    names = [word for word in aside if word.sort != "mark"]
    if entry is None or entry.facet not in _PARTS or not all(word.sort == "code" and _NAME.fullmatch(word.text) for word in names):
        return ()
    return tuple(replace(Thing.of(entry), target=word.text, named=True) for word in names)


def _goes_past(statement: Statement, aside: Run) -> bool:
    """“date formatting outside `utils/` (formatDate)”, “geocoding directly via Google Maps (GeocodeService)”: what it is done with as it
    should be, and not what is forbidden."""
    past = any(relation in ("outside", "means") for relation, _ in statement.around) or "directly" in lows(statement.object)
    deed = bool(statement.object) and statement.object[-1].low.endswith("ing") and not statement.object[-1].literal
    return len(aside) == 1 and (past or (deed and aside[0].sort != "code"))


def offers(aside: Run, statement: Statement) -> bool:
    """“manual caching (react-query)”, “local copies of shared types (`packages/types`)”: whether a parenthesis names what there is, behind
    what people make themselves or once more; of libraries it names some."""
    run = (*statement.verb, *statement.object)
    if any(lexicon.at("copied", (word.low,), 0) for word in run):
        return len(aside) == 1 and aside[0].literal and "/" in aside[0].text
    made = any(lexicon.at("self_made", (word.low,), 0) for word in run)
    packaged = any(lexicon.at("packages", (word.low,), 0) for word in run[-1:])
    return made and not packaged and len(items(aside)) == 1 and lexicon.technology(spoken(aside)) is not None


def _is_opaque(run: Run) -> bool:
    entries = [lexicon.entry(" ".join(word.text for word in run[start:])) for start in range(len(run))]
    return any(entry is not None and entry.opaque for entry in entries)


def exemplified(found: tuple[Thing, ...], examples: tuple[Run, ...], complete: bool) -> tuple[tuple[Thing, ...], bool]:
    """Takes examples for what is too wide to be told: “packages like bcrypt or uuid”; beside the libraries of a sort that a sentence names
    (“no ORM like Prisma”) those that are new to the project are meant, and not the one that it has."""
    if len(found) == 1 and found[0].family and not found[0].named:
        told = [Thing.of(entry) for run in examples for piece in items(run) if (entry := lexicon.entry(spoken(piece))) and entry.technology]
        if told and all(entry.technology in lexicon.members(found[0].family) for entry in told):
            found = (replace(found[0], new=True), *told)
        return (*found, *(one for run in examples for piece in items(run) for one in _unlisted(piece))), complete
    if len(found) == 1 and found[0].facet == "construct":
        return found, complete  # “raw types such as `List`”: what they are is known, and the example only shows one
    wide = len(found) == 1 and not found[0].named and not found[0].family and (not found[0].new or found[0].kinds == ("dependency",))
    unnamed = wide and not found[0].target and not found[0].technology and set(found[0].kinds) <= {"dependency", "import"}
    for run in examples if wide else ():
        code = any(word.sort == "code" for word in run)
        if found[0].kinds == ("file",) and code and (files := _files(run)):
            return (found[0], *files), complete
        if not (unnamed or (code and set(found[0].kinds) <= {"token", "technology"})):
            continue
        named = [_as_new(piece, made) if found[0].new else made for piece in items(run) if (made := _example(piece))]
        if named:
            return tuple(named), False
    return found, complete


def _unlisted(piece: Run) -> tuple[Thing, ...]:
    """“search libraries such as Orama”: a package that no list has among its family, told by its name."""
    told = len(piece) == 1 and re.fullmatch(r"[A-Z][a-z]+[\w\-]*(?:\.js)?", piece[0].text) is not None and not weightless(piece[0])
    if not told or lexicon.entry(piece[0].text) or singular(piece[0].low) != piece[0].low:
        return ()
    return (Thing(("dependency",), target=piece[0].low, named=True, new=True),)


def _files(run: Run) -> tuple[Thing, ...]:
    """The files that are given as examples of a sort of files, each of which is meant by its name."""
    literals = [word for word in run if word.literal]
    return things(run)[0] if literals and all(is_file(word.text) for word in literals) else ()


def _as_new(piece: Run, made: Thing) -> Thing:
    """“new packages like `axios`”: that it comes, and not that it is used."""
    name = next((word.text for word in piece if word.sort != "mark"), None)
    return Thing(("dependency",), target=made.target or (name or "").lower(), named=True, new=True)


def _example(piece: Run) -> Thing | None:
    words = [word for word in piece if word.sort != "mark" and word.low not in ("etc.", "etc", "others", "similar")]
    if len(words) != 1:
        return None
    try:
        return things(tuple(words))[0][0]
    except Unread:
        name = words[0].text
        plain = re.fullmatch(r"[a-z][\w.@/\-]*", name) and not weightless(words[0])
        return Thing(("import", "dependency"), target=name, act="use", named=True) if plain else None


def _package(piece: Run) -> str | None:
    """The technology that a word names, or that a package of that name brings (`pg`)."""
    return lexicon.technology(piece[0].text) or pairs.of_package(piece[0].text) if len(piece) == 1 else None


def _lists(main: Thing) -> bool:
    """Whether a noun stands for several names, of which a parenthesis may tell some: “UI primitives (Button, Card)”."""
    return "," in (main.target or "")


def _fits(main: Thing, thing: Thing) -> bool:
    external = lexicon.entry("external imports")
    if main.kinds == ("import",) and external and main.target == external.target:
        return thing.technology is not None  # “no framework imports (Express, Koa)”, but for “wildcard imports (lodash)”
    if thing.technology and main.partial and main.kinds == ("table",):
        return True
    if main.primitive or (main.target and not _lists(main)):
        return False
    if main.family or main.kinds == ("dependency",):
        return thing.technology is not None
    return bool(set(main.kinds) & set(thing.kinds)) and (thing.primitive is not None or thing.named)
