"""What must stay as it is, or may only grow: frozen, append-only and read-only things. Must not compile other demands."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.prohibitions.files_of import files_there, inside, other_languages, sources
from keeper_validate.compile.prohibitions.generated import BY_TOOL
from keeper_validate.compile.prohibitions.removed import gone
from keeper_validate.compile.prohibitions.whereabouts import lasting
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.named_beside import named_beside
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.places import place
from keeper_validate.compile.sentences.scope import scope
from keeper_validate.compile.sentences.sorts import enum_by_name, is_called_as_enums
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import NAMED, Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import skip, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import replace

_TEXTS = ("strings", "string", "translations", "messages", "texts", "keys")
_FOLDERS = ("directory", "folder", "tree", "subtree", "package", "module")
_FILES = ("file", "files", "code", "source", "sources")
_GROWING = frozenset({"enum", "event", "error_type", "table", "schema", "scope", "role", "file"})
_KEPT = frozenset({"enum", "event", "error_type", "schema", "file", "route"})
_KEEPING = ("forbid-change", "forbid-remove")
_WHOLE = {"field": ("schema", "table"), "column": ("table",), "member": ("enum",)}
WRITING = "/^(POST|PUT|PATCH|DELETE)\\b/"


def standing(statement: Statement, context: Context) -> Made | None:
    """The checks of “X must remain”, “X is append-only”, “X API is read-only”, “only add new X”."""
    if statement.mood == "only":
        return _only_change(statement, context.topic) or _only_add(statement) or _only_behind(statement, context)
    for name, made in (("growing", _growing), ("read_only", _read_only)):
        found = _state(statement, name)
        if found is not None:
            held = files_there(statement) if name == "read_only" else None
            return held or _limited(made(found, context), statement)
    found = _state(statement, "frozen")
    if found is not None:
        return _limited(_frozen(found, context, "immutable" in lows(statement.subject + statement.object)), statement)
    _, size = verb_of(statement.object, ("remove",))
    if size and not statement.subject:
        return gone(statement.object[size:], statement, context)
    be = lexicon.at("be", lows(statement.object), 0)
    _, size = verb_of(statement.object[be:], ("remove",))
    return gone(statement.subject, statement, context) if be and 0 < size == len(statement.object) - be else None


def _limited(made: Made | None, statement: Statement) -> Made | None:
    """“migrations in `db/` are immutable”: in that place alone; “X is frozen unless approved”: but for what lifts it."""
    if made is None:
        return None
    places = [place(run)[0] for run in statement.adjuncts("inside") if any(word.literal for word in run)]
    where = scope(tuple(pair for pair in lasting(statement.around, ("change",)) if pair[0] != "inside"), ("change",), True)
    doubt = where.doubt or ("structure does not show the purpose that the clause names" if where.term else None)
    return replace(made, doubt=made.doubt or doubt, checks=tuple(
        replace(
            check, within=check.within or tuple(glob for globs in places for glob in globs), excepted=(*check.excepted, *where.excepted),
            human=where.human, waive=where.waive, soft=check.soft or doubt is not None,
        ) for check in made.checks
    ))


def _state(statement: Statement, name: str) -> Run | None:
    """The thing that a statement says to be in a state, or None where it says nothing of the kind."""
    run = statement.subject + statement.object
    words = lows(run)
    for index in range(len(run)):
        size = lexicon.at(name, words, index)
        told = not statement.marked and bool(lexicon.at("lasting", words, index))
        stays = words[index] in lexicon.grammar("remaining") and bool(statement.adjuncts("inside"))
        told = told or (stays and not any(word.literal for word in run[:index]))
        if not size or told or run[index].sort not in ("word", "mark"):
            continue
        if index + size < len(run):
            return run[size:] if name == "read_only" and not index else None
        end = index
        while end and any(lexicon.at(skipped, words, end - 1) for skipped in ("be", "must", "should")):
            end -= 1
        return run[:end]
    return None


def _growing(run: Run, context: Context) -> Made | None:
    found, complete = things(_whole(run))
    checks = []
    for thing in named_beside(found, run, ("change",), context.asides):
        kinds = tuple(kind for kind in thing.standing if kind in _GROWING) or enum_by_name(thing)
        if not kinds:
            raise Unread("it is not clear how structure shows that it only grows")
        checks.append(Check("append-only", kinds, thing.target, technology=thing.framework))
    return Made(tuple(checks), not complete)


def _whole(run: Run) -> Run:
    """“values of X” as X, whose members they are, “fields of X” likewise."""
    words = lows(run)
    at = words.index("of") if "of" in words[1:-1] else 0
    part = lexicon.entry(words[at - 1]) if at else None
    return run[at + 1:] if part is not None and part.facet in ("member", "field", "column") else run


def _frozen(run: Run, context: Context, immutable: bool) -> Made | None:
    if _whole(run) != run and "existing" in lows(run):
        return _growing(run, context)
    found, complete = _said_of(run)
    members = context.listed
    checks: list[Check] = []
    if immutable and not all(set(thing.kinds) & _KEPT for thing in found):
        raise Unread("it is not clear whether the code or what it holds at run time must stay as it is")
    partial = not complete
    closed = not immutable and any(word.low in _FOLDERS for word in run)
    for thing in named_beside(found, run, ("change",), context.asides):
        thing = Thing(("file",), target=thing.folder, named=True) if thing.folder else thing
        made, some = _kept(thing, members, closed)
        checks.extend(made)
        partial = partial or some
    return Made(tuple(checks), partial)


def _said_of(run: Run) -> tuple[tuple[Thing, ...], bool]:
    """What a run names; sources that only their folder tells of may stand beside each other."""
    held = [sources(piece, ("change",)) for piece in items(run)]
    return (tuple(thing for found in held for thing in found), False) if all(held) else things(run)


def _kept(thing: Thing, members: tuple[str, ...], closed: bool) -> tuple[tuple[Check, ...], bool]:
    """The checks that one thing stays as it is; to a folder that is told of as one, nothing comes either."""
    kinds = thing.standing
    if kinds == ("route",) and (thing.target or "").startswith("/") and not (thing.target or "").endswith("/"):
        below = f"{thing.target}/*,{thing.target}"
        return (Check("forbid-new", kinds, below), Check("forbid-change", kinds, below), Check("forbid-remove", kinds, below)), False
    if thing.technology or thing.framework or not kinds or thing.within:
        raise Unread("it is not clear what must stay as it is")
    if kinds == ("file",):
        come = (Check("forbid-new", kinds, thing.target),) if closed and (thing.target or "").endswith(("/", "/**")) else ()
        return (Check("forbid-change", kinds, thing.target), *come), thing.partial
    if kinds == ("dependency",) and not thing.target:
        return (Check("forbid-new", kinds), Check("forbid-change", kinds), Check("forbid-remove", kinds)), False
    if members or ("enum" in kinds and kinds != NAMED):
        kinds = ("event", "enum") if kinds == ("event",) else kinds
        return (Check("freeze", kinds, thing.target, parameters=(("members", ",".join(members)),) if members else ()),), False
    if kinds == NAMED and is_called_as_enums(thing.target or ""):
        others = tuple(kind for kind in kinds if kind != "enum")
        return (Check("freeze", ("enum",), thing.target), *(Check(op, others, thing.target) for op in _KEEPING)), True
    return tuple(Check(op, kinds, thing.target) for op in _KEEPING), True


def _read_only(run: Run, context: Context) -> Made | None:
    found, _ = things(run)
    if all(thing.kinds == ("file",) for thing in found):
        return Made(tuple(Check("forbid-change", ("file",), thing.target) for thing in found))
    if not all("route" in thing.kinds for thing in found):
        raise Unread("structure shows read-only only of routes")
    terms = [thing.target.strip("*").replace("*", ".*") for thing in found if thing.target]
    pattern = WRITING if not terms else f"/^(POST|PUT|PATCH|DELETE)\\b.*({'|'.join(terms)})/"
    return Made((Check("forbid-new", ("route",), pattern),))


def _only_change(statement: Statement, topic: Run) -> Made | None:
    """“only edit files under `src/`”: every other file stays as it is."""
    told = _translating(statement)
    if told:
        return told
    run = skip(statement.object, "adverbs")
    acts, size = verb_of(run, ("change", "create"))
    size = size if "change" in acts else 0
    rest = run[size:]
    places = (*statement.adjuncts("inside"), *((rest,) if any(word.literal for word in rest) else ()))
    plain = all(_is_plain(word) or lexicon.at("articles", (word.low,), 0) for word in rest)
    if not size or not places or not plain or _somebody(statement.subject) or len(statement.around) > len(statement.adjuncts("inside")):
        return None
    if any(not _is_plain(word) for run in statement.adjuncts("inside") for word in run):
        return None
    spared = [place(piece) for run in places for piece in items(run)]
    globs = tuple(glob for globs, _ in spared for glob in globs)
    if not all(globs for globs, _ in spared) or all(_is_translation(glob.removesuffix("**")) for glob in globs):
        return None
    if topic:
        raise Unread(f"it is not clear which files “{spoken(topic)}” means")
    return Made((Check("forbid-change", ("file",), None, excepted=globs),), not all(sure for _, sure in spared))


def _translating(statement: Statement) -> Made | None:
    """“only edit `en.json`”, “only add new keys to `en.ts`”: the texts of every other language stay as they are."""
    run = skip(statement.object, "adverbs")
    size = verb_of(run, ("change", "create", "place"))[1]
    runs = (run[size:], *(run for relation, run in statement.around))
    named = tuple(word.text for run in runs for word in run if word.literal)
    about = all(map(_speaks_of_texts, (statement.subject, *runs)))
    told = any(word.low in _TEXTS for part in (statement.subject, *runs) for word in part)
    if not (size and named and about and all(_is_translation(name, told) for name in named)):
        return None
    return Made((Check("forbid-change", ("file",), other_languages(named), excepted=inside(named), parameters=(BY_TOOL,)),), True)


def _somebody(run: Run) -> Run:
    """The words of a subject that mean anybody else than those who work on the code."""
    return without(run, "people", "licence", "must")


def _speaks_of_texts(run: Run) -> bool:
    """“new translatable strings”, “adding keys”, “them”: nothing but what is translated, and where it stands."""
    words = tuple(word for word in run if not (word.literal or word.sort == "mark" or verb_of((word,), ("create", "change", "place"))[1]))
    names = ("articles", "newness", "people", "licence", "must", "plural_pronouns", "pronouns", "texts")
    return all(word.low in ("and", "or") or any(lexicon.at(name, (word.low,), 0) for name in names) for word in words)


def _is_plain(word: Word) -> bool:
    """Whether a word adds nothing to the paths beside it: “to reference other `docs/`” names what is written, not where."""
    return word.literal or word.sort == "mark" or word.low in ("and", "or", *_FILES) or bool(lexicon.at("folder_nouns", (word.low,), 0))


def _is_translation(name: str, told: bool = False) -> bool:
    """Whether a file holds the texts of one language, so that the others of its sort are meant, and not every file; code may, where it is
    told that texts are spoken of."""
    endings = "json|po|arb|xliff|strings" + ("|ts|js|ya?ml" if told else "")
    language, homes = "[a-z]{2}(?:[-_][A-Z]{2})?", "locales?|i18n|l10n|translations?|lang"
    file = rf"(?:{language}|messages|(?:{homes})/{language}/[\w.-]+)\.(?:{endings})"
    return re.fullmatch(rf"(?:.*/)?(?:{file}|values/\w+\.xml|(?:{homes})/{language}/?)", name) is not None


def _only_add(statement: Statement) -> Made | None:
    acts, size = verb_of(statement.object, ("create", "change"))
    if acts != ("create",) or statement.subject or statement.adjuncts("inside", "purpose", "condition", "unless"):
        return None
    told = statement.object[size:]
    if any(word.literal or word.text.isupper() for word in told):
        raise Unread(f"it is not clear what “{spoken(told)}” would be added to")
    found, complete = things(told)
    if not (any(lexicon.at("newness", (word.low,), 0) for word in told) or lexicon.at("appending", lows(statement.object), 0)):
        return None  # “only create design documents”
    kinds = ((_WHOLE.get(thing.facet or "", thing.kinds), thing) for thing in found)
    grown = (Check("append-only", kind, thing.target) for kind, thing in kinds if set(kind) & _GROWING)
    return Made(tuple(dict.fromkeys(grown)), not complete)


def _only_behind(statement: Statement, context: Context) -> Made | None:
    """“only append to enums”."""
    places, told = statement.adjuncts("inside"), lexicon.at("appending", lows(statement.object), 0) == len(statement.object) > 0
    if not told or statement.subject or len(places) != 1 or len(statement.around) > 1:
        return None
    return _growing(places[0], context) if all("file" not in thing.kinds for thing in things(places[0])[0]) else None
