"""What a new thing has to bring along, as the files that show it, and the check for it. Must not know how a sentence asks for it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.account import weightless
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.values import dataclass, replace

ON_CHANGE = (("on", "change"),)
"""That the companion is asked of every change, not of what is new alone."""
_MIGRATED = frozenset({"schema", "table", "column"})
"""What is meant by a schema, an entity or a model where it comes along with a migration: tables."""

# “`.stories.tsx`”, “`<name>.test.ts`”: the name of a file with that of the other in its place
_CALLED_AFTER = re.compile(r"(?:\*?(?=(?:\.[a-z]+){2})|<\w+>|\{\w+\})((?:[._-][\w]+)*\.[a-z]+)")


@dataclass(frozen=True, slots=True)
class Wanted:
    """The files that come along, and `also` others that have to, each; `partial` that they show only some of what was said, `guessed` that
    nothing is known of it but its place, `migrated` that it is a migration, wherever it has to stand."""

    files: str
    partial: bool = False
    also: tuple[str, ...] = ()
    guessed: bool = False
    migrated: bool = False


def named(run: Run, places: tuple[Run, ...] = ()) -> Wanted | None:
    """The files that a phrase stands for (“a story”, “an entry in `CHANGELOG.md`”); `places` are where they have to stand."""
    pieces = items(run)
    known = [found for piece in pieces if (found := _known(piece, places))]
    if known and any(word.low == "or" for word in run):
        return None
    if known:
        partial = any(one.partial for one in known) or len(known) < len(pieces)
        migrated = any(one.migrated for one in known)
        return replace(known[0], partial=partial, also=tuple(one.files for one in known[1:]), migrated=migrated)
    told = [word.text for part in places for word in part if word.sort != "mark" and is_file(word.text)]
    code = [word.text for word in run if word.sort in ("code", "path")]
    beside = [f"**/{{stem}}{slot[1]}" for text in code if (slot := _CALLED_AFTER.fullmatch(text))]
    if beside and len(beside) == len(code) and not any(word.low in lexicon.grammar("endings") for word in run):
        either = len(beside) > 1 and any(word.low == "or" for word in run)
        return Wanted("{" + ",".join(beside) + "}") if either else Wanted(beside[0], also=tuple(beside[1:]))
    if told and _is_noted(run):
        return among(told, (run, *places))
    one = len(told) == 1 and "." not in told[0] and lows(run[:1]) in (("a",), ("an",)) and len(run) > 1
    return Wanted(_below(told[0]), partial=True, guessed=True) if one else None


def _known(piece: Run, places: tuple[Run, ...]) -> Wanted | None:
    """The files of a companion that has a name of its own."""
    words = without(piece, "articles")
    spans = [words[start:start + size] for size in (4, 3, 2, 1) for start in range(len(words) - size + 1)]
    files, span = next(((files, span) for span in spans if (files := pairs.companion(" ".join(lows(span))))), ("", ()))
    told = lexicon.grammar("told_of") & {*lows(words[-1:])} or lexicon.grammar("inline") & {*lows(words)}
    if not files or told or _is_modifier(span, words):
        return None
    folders = [_below(word.text) for place in places for word in place if re.fullmatch(r"[\w\-.]+/(?:[\w\-]+/?)*", word.text)]
    migrated = files in (pairs.companion("migration"), pairs.companion("rollback"))
    partial = len(span) < len(words) or bool(pairs.brought_where(files))
    return Wanted(folders[0] if len(folders) == 1 else files, partial=partial, migrated=migrated)


def _is_noted(run: Run) -> bool:
    """“an entry”, “a line of its own”, where an “entry point” is none."""
    noted = [bool(lexicon.at("noted", (word.low,), 0)) for word in run]
    ends = (at for at, one in enumerate(noted) if one and not any(noted[at + 1:at + 2]))
    return any(run[at + 1:at + 2] == () or run[at + 1].sort != "word" or run[at + 1].low in ("of", "and", "or") for at in ends)


def among(files: Sequence[str], runs: Sequence[Run]) -> Wanted:
    """“in `a` and `b`” wants each of them, “in `a` or `b`” any, as a mere list does."""
    each = any(word.low == "and" for run in runs for word in run) and not any(word.low == "or" for run in runs for word in run)
    return Wanted(files[0], also=tuple(files[1:])) if each else Wanted(one_glob(files))


def demanded(thing: Thing, wanted: Wanted, soft: bool = False) -> tuple[Check, ...]:
    """The checks that such a thing comes with what is wanted."""
    kinds, files = thing.kinds, (wanted.files, *wanted.also)
    of_any = thing.family is not None and not thing.target  # “every new cache” is no technology of any other sort
    listed = have_endings(files) and not any("*" in file for file in files)  # “new dependencies must be listed in `NOTICES.md`”
    unclear = (kinds == ("dependency",) and not listed) or (thing.facet == "construct" and thing.partial)
    if thing.technology or of_any or not kinds or unclear:
        raise Unread(f"it is not clear which new thing must bring along “{wanted.files}”")
    described = wanted.files == pairs.companion("schema")
    if described and kinds == ("schema",):
        raise Unread("what must have a schema is declared as schemas are, so that structure does not tell one from the other")
    soft = soft or (described and "route" in kinds)  # it may stand in the file of the route
    declares = wanted.migrated and kinds == ("file",) and thing.target in lexicon.grammar("schema_documents")
    if declares or (wanted.migrated and not set(kinds) - _MIGRATED):
        kinds = ("table",)  # “the Prisma schema”: no remark in it needs a migration
    grown = ON_CHANGE if declares or ("column" in thing.kinds and kinds == ("table",)) else ()
    target, soft = None if declares else thing.target, soft or wanted.guessed
    if thing.kinds == ("hook",) and wanted.files == pairs.companion("preview"):
        kinds = ("component",)  # “composables” that can be looked at
    asked = Check("require-companion", kinds, target, thing.primitive, thing.framework, soft=soft, parameters=grown)
    where = pairs.brought_where(wanted.files)
    return tuple(replace(asked, companion=one, within=where, soft=soft or bool(where)) for one in files)


def one_glob(files: Sequence[str]) -> str:
    """A pattern that any of the files fits."""
    return files[0] if len(files) == 1 else "**/{" + ",".join(file.removeprefix("/") for file in files) + "}"


def have_endings(files: Sequence[str]) -> bool:
    """Whether none of the files might be a folder."""
    return all("." in file.rpartition("/")[2] for file in files)


def _is_modifier(span: Run, words: Run) -> bool:
    """Whether a word only says of what kind the thing behind it is: “migration problems”."""
    at = next(index for index in range(len(words)) if words[index:index + len(span)] == span)
    behind = words[at + len(span):][:1]
    return any(word.sort == "word" and not weightless(word) and not lexicon.at("noted", (word.low,), 0) for word in behind)


def _below(folder: str) -> str:
    """Everything in a folder; one that is called by a single name may stand anywhere."""
    path = folder.rstrip("/")
    return f"{path}/**" if "/" in path else f"**/{path}/**"
