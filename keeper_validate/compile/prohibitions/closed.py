"""Closed sets: “only X” forbids what competes with X, “existing X” forbids new ones. Must not compile other demands."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.demands.chosen import alone, chosen, packaged
from keeper_validate.compile.prohibitions.from_one import from_one
from keeper_validate.compile.prohibitions.imports import imported
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without
from keeper_validate.compile.sentences.consent import approval
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.places import place, subject_place
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import forms, lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import replace

_CODE = frozenset({"code", "file", "files", "module", "modules"})
_ELEMENTS = frozenset({
    "component", "page", "hook", "store", "route", "service", "event", "error_type", "table", "schema", "auth_service", "scope", "role",
    "env_var", "feature_flag", "dependency",
})


def closed(statement: Statement, context: Context) -> Made | None:
    """The checks of “only Postgres for caching”, “the only LLM provider is X”, “use existing auth services only”."""
    listed = _listed(statement, context) or _standard(statement) or _assigned(statement) or _ended(statement) or alone(statement)
    return listed or _complement(statement, context) or _rivals(statement, context) or _through(statement) or _existing(statement)


def _listed(statement: Statement, context: Context) -> Made | None:
    """“only use allowed packages: a, b”: no new one but these."""
    run = statement.subject + statement.object
    _, size = verb_of(run, ("require", "create"))
    nouns = [word.low for word in without(run[size:], "articles", "listed")]
    entry = lexicon.entry(" ".join(nouns))
    if statement.mood != "only" or entry is None or entry.kinds != ("dependency",) or not context.listed or statement.around:
        return None
    return Made((Check("forbid-new", entry.kinds, entry.target, excepted=context.listed),))


def _assigned(statement: Statement) -> Made | None:
    """“all icons must come from lucide”, “state must be managed with Zustand”: nothing else of what serves that purpose."""
    if not without(statement.subject, "people"):
        return chosen(statement)
    subject = without(statement.subject, "articles") or statement.subject[-1:]
    family = lexicon.topic(" ".join(lows(subject))) if subject and statement.mood == "must" and not statement.soft else None
    _, size = verb_of(statement.object, ("require",))
    sources = statement.adjuncts("means", "source")
    words = lows(statement.object)
    # what works with something puts up with it
    handled = words != ("work",) and any(lexicon.at("handled", words, index) for index in range(len(words)))
    run = statement.object[size:] if size and not sources else sources[0] if len(sources) == 1 and (size or handled) else ()
    name = lexicon.technology(" ".join(word.text for word in run)) if run else None
    if family and name is None and run and len(statement.around) == len(sources) == 1:
        return packaged(family, run)
    if family is None or name not in lexicon.members(family) or len(statement.around) > len(sources):
        return None
    return Made(tuple(Check("forbid-use", ("technology",), technology=one) for one in _beside(family, (name,))), partial=True)


def _ended(statement: Statement) -> Made | None:
    """“relative imports must include the `.js` extension”: none without."""
    run = (*statement.subject, *statement.object, *(word for _, part in statement.around for word in part))
    words = [word.low for word in run if word.sort == "word"]
    spoken_of = {"import", "imports"} & {*words} and lexicon.grammar("endings") & {*words}
    known = ("articles", "endings", "having", "be", "must", "should", "people", "written_imports")
    rest = [word for word in words if not any(lexicon.at(name, (word,), 0) for name in known)]
    plain = all(verb_of((Word(word, "word"),), ("require", "accompany"))[1] for word in rest)
    entry = lexicon.entry("extensionless imports")
    if not spoken_of or not plain or entry is None or any(word.literal and not word.text.startswith(".") for word in run):
        return None
    said = " ".join(word.text for word in run if word.literal)
    return Made((Check("forbid-use", ("import",), entry.target, parameters=(("said", said),) if said else ()),), partial=True)


def _standard(statement: Statement) -> Made | None:
    """“standard library only”: no new dependency."""
    run = statement.subject + statement.object
    _, size = verb_of(run, ("require",))
    words = tuple(word.low for word in without(run[size:], "articles", "be"))
    if statement.mood != "only" or not words or lexicon.at("standard", words, 0) != len(words):
        return None
    if len(statement.around) > len(statement.adjuncts("unless", "reason")):
        return None
    return Made((Check("forbid-new", ("dependency",), human=bool(statement.adjuncts("unless"))),), partial=True)


def _complement(statement: Statement, context: Context) -> Made | None:
    """“named exports only”, “use named exports in `src/`”: no default ones there."""
    run = statement.subject if statement.mood == "only" and statement.subject else statement.object
    _, size = verb_of(run, ("require", "create"))
    plain = tuple(word for word in run[size:] if word.sort == "word" and not lexicon.at("articles", (word.low,), 0))
    means = tuple(word for part in statement.adjuncts("means") for word in part)
    aliased = any(word.literal and forms.is_alias(word.text) for word in (*run[size:], *means))
    aliased = aliased and _on_imports(plain, statement, context)
    single = [word.text for word in run[size:] if word.literal] if {*lows(plain)} <= lexicon.grammar("ways") else []  # “`<T>` syntax”
    named = single[0] if len(single) == 1 else " ".join(word.text for word in (plain if not any(w.literal for w in run[size:]) else ()))
    phrase = pairs.complement("import aliases" if aliased else named)
    entry = lexicon.entry(phrase) if phrase else None
    beside = ("reason", "purpose", "means") if aliased or statement.mood != "only" else ("reason",)
    around = [pair for pair in statement.around if pair[0] not in beside]
    demanded = statement.mood == "only" or (statement.mood == "must" and statement.marked and not statement.soft)
    if lexicon.at("managers", (named.lower(),), 0) and (statement.around or not demanded or (context.asides and statement.mood != "only")):
        return None
    if entry is None or (statement.mood != "only" and (not (size or aliased) or not _is_all_code(statement.subject))):
        return None
    # “`~/` maps to `src/`” says where an alias leads, and no place that it is asked for in
    placed = [place(run) if relation == "inside" and not aliased else ((), False) for relation, run in around]
    if not all(folders or whole for folders, whole in placed):
        return None
    within = tuple(glob for folders, _ in placed for glob in folders)
    op = "forbid-new" if entry.kinds == ("file",) else "forbid-use"
    made = Check(op, entry.kinds, entry.target, within=within, parameters=(("form", entry.facet),) if entry.facet else ())
    return Made((made,), partial=statement.mood != "only" or entry.partial)


def _is_all_code(run: Run) -> bool:
    """“new files”, “all code”: nobody else than who writes code."""
    return all(word.low in _CODE for word in without(run, "articles", "newness", "every"))


def _on_imports(plain: Run, statement: Statement, context: Context) -> bool:
    """Whether an alias is said to be what imports are written with."""
    run = (*plain, *context.topic, *(word for relation, part in statement.around if relation in ("purpose", "means") for word in part))
    return any(word.low in ("import", "imports", "alias", "aliases", "path", "paths") for word in run)


def _rivals(statement: Statement, context: Context) -> Made | None:
    run = context.topic + statement.subject + statement.object + tuple(word for _, part in statement.around for word in part)
    if (statement.mood != "only" and not _is_only(run)) or _only_for(statement):
        return None
    families = _families(run)
    named = _named(run)
    if len(families) != 1 or statement.adjuncts("condition", "unless", "without", "relative"):
        return None
    if not named:
        return packaged(families[0], statement.subject + statement.object) if context.topic and not statement.around else None
    if not set(named) & set(lexicon.rivals_of(families[0])):
        raise Unread("what is named is none of those that could stand in its place")
    return Made(tuple(Check("forbid-use", ("technology",), technology=name) for name in _beside(families[0], named)), partial=True)


def _beside(family: str, named: tuple[str, ...]) -> tuple[str, ...]:
    """What could stand in the place of those of a closed set that are named, in a language of theirs."""
    others = (name for name in lexicon.members(lexicon.closest(family, named)) if name not in {*named, *pairs.under(named)})
    return tuple(name for name in others if any(pairs.neighbours(one, name) for one in named))


def _only_for(statement: Statement) -> bool:
    """“use Zustand only for UI state”: for what something is used, which says nothing of what else is."""
    bare = statement.mood == "only" and not statement.object
    return bare and bool(statement.adjuncts("purpose", "condition") and not statement.adjuncts("means"))


def _through(statement: Statement) -> Made | None:
    """“all HTTP calls must go through `src/lib/http.ts`”: no use of the kind elsewhere."""
    across = _sideways(statement) or from_one(statement)
    if across:
        return across
    runs = tuple(filter(None, statement.adjuncts("means")))
    named_so = any(lexicon.at(name, lows(statement.object), 0) for name in ("suffixing", "prefixing", "named"))
    if not statement.subject or not runs or len(statement.around) > len(runs) or named_so:
        return None
    found, _ = things(statement.subject)
    if not all(thing.technology or thing.family for thing in found):
        return None
    if not runs[0][-1].literal and lexicon.at("library_nouns", (runs[0][-1].low,), 0):
        raise Unread(f"it is not clear which files “{spoken(runs[0])}” means")
    named = tuple(name for name in _named(runs[0]) if any(thing.family and name in lexicon.members(thing.family) for thing in found))
    if named:
        others = dict.fromkeys(name for thing in found if thing.family for name in _beside(thing.family, named))
        return Made(tuple(Check("forbid-use", ("technology",), technology=name) for name in others), partial=True)
    spared, _ = place(runs[0])
    names = [name for thing in found for name in (lexicon.members(thing.family) if thing.family else (thing.technology or "",))]
    return Made(tuple(Check("forbid-use", ("technology",), technology=name, excepted=spared) for name in names), partial=True)


def _sideways(statement: Statement) -> Made | None:
    """“cross-feature imports go through the public API”: nothing inside another one is imported past it."""
    runs = (statement.object, *(run for relation, run in statement.around if relation in ("means", "source", "inside")))
    words = [" ".join(lows(run)) for run in runs]
    public = any(phrase in text.split(" through ")[-1] for text in words for phrase in lexicon.grammar("public_side"))
    if not public:
        return None
    subject = tuple(word for word in statement.subject if word.low == "other" or not lexicon.at("articles", (word.low,), 0))
    last = 1 if subject and lexicon.at("depending_on", (subject[-1].low,), 0) else 0
    for run in (subject[:len(subject) - last], *(run for relation, run in statement.around if relation == "source")):
        for made in imported(run):
            if made.apart:
                return Made((Check("forbid-use", ("import",), "/./", parameters=(("apart", made.apart), ("deep", "yes"))),), partial=True)
    return None


def _is_only(run: Run) -> bool:
    return any(lexicon.at("only", lows(run), index) for index in range(len(run)))


def _families(run: Run) -> tuple[str, ...]:
    """The families that a phrase tells of: “E2E tests” are no tests of just any kind."""
    told = {f" {phrase} ": family for phrase in _phrases(run) if (family := lexicon.topic(phrase))}
    return tuple(sorted({told[phrase] for phrase in told if not any(phrase in one for one in told if one != phrase)}))


def _named(run: Run) -> tuple[str, ...]:
    own = lexicon.mapping("grammar", "own_means")
    pieces = [piece for phrase in _phrases(run) for piece in (phrase, phrase.split("-")[0])]
    return tuple({name for piece in pieces if (name := lexicon.technology(piece) or own.get(piece.lower()))})


def _phrases(run: Run) -> list[str]:
    return [" ".join(word.text for word in run[index:index + size]) for size in (1, 2, 3) for index in range(len(run) - size + 1)]


def _existing(statement: Statement) -> Made | None:
    """“Use existing auth services only”: no new one of the kind, where no name says which one to use."""
    run = without(statement.object, "only")
    if statement.mood == "only":
        run = _before_only(statement) + run
    _, size = verb_of(run, ("require",))
    words = lows(run)
    if not size or not any(word in ("existing", "current") for word in words[size:]):
        return None
    found, complete = things(cut(run[size:])[0])
    if any(thing.named or thing.technology for thing in found):
        return None
    folders, sure = subject_place(statement.subject if statement.mood != "only" else ())
    lifts = statement.adjuncts("unless")
    checks = tuple(replace(_new(thing), within=folders, human=bool(lifts)) for thing in found)
    limited = statement.adjuncts("inside", "outside", "condition", "without", "relative", "purpose") or not all(map(approval, lifts))
    if limited or not any(word.low.endswith("s") for word in run[-2:]):
        raise Unread("it is not clear which existing one must be used")
    return Made(checks, not (complete and sure) or any(thing.partial or bool(thing.target) for thing in found))


def _before_only(statement: Statement) -> Run:
    return statement.subject


def _new(thing: Thing) -> Check:
    if thing.facet == "member":
        return Check("freeze", ("enum",), thing.target)
    kinds = tuple(kind for kind in thing.kinds if kind in _ELEMENTS)
    if not kinds:
        raise Unread("structure does not show what “existing” means here")
    return Check("forbid-new", kinds, thing.target, thing.primitive)
