"""What a sentence says of keys of configuration documents: “no `main` field in `package.json`”, “`strict` must stay `true` in tsconfig”.

Every word of what is spoken of has to be known, else nothing is read. Must not know how a document is written."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.demands.keys import Spoken, documents_of, spoken_of
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.scope import Scope, scope
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import documents, lexicon
from keeper_validate.compile.vocabulary.documents import Document
from keeper_validate.compile.vocabulary.words import Word, inflected, spoken
from keeper_validate.values import dataclass, replace

_FORM = (("form", "setting"),)
_NEW = frozenset({"create", "contain", "use", "appear"})
_PLACING = ("inside", "source", "purpose")
_LONGEST = 3


@dataclass(frozen=True, slots=True)
class _Where:
    """The documents that a sentence names, the section of them that it speaks of, and what else hangs on it."""

    document: Document | None
    section: str = ""
    rest: Around = ()


def unset(statement: Statement, context: Context) -> Made | None:
    """The checks of what is forbidden of a key, None where no key is spoken of."""
    verb, run = _switch(statement)
    acts = {*statement.acts} if verb == "" else {verb}
    hidden = lexicon.at("hardcoding", lows(statement.verb), 0) or {*lows(statement.verb)} & lexicon.grammar("committing")
    if hidden or (verb == "" and "unknown" in statement.acts):
        return None
    value = _set_to(statement) if verb == "set" else None
    where = _where(statement if value is None else _without(statement, value), context)
    keys = spoken_of(run if value is None else _with_value(run, value), where.document, where.section) if where else None
    if where is None or keys is None or not keys.document.files:
        return None
    checks = [check for act in sorted(acts or {"create"}) for check in _by_act(act, keys)]
    unsure = acts <= {"use"} and not keys.sure
    doubt = "no value tells whether it is stricter or not" if verb == "loosen" else "it may be what a value says" if unsure else None
    return _narrowed(tuple(dict.fromkeys(checks)), where.rest, statement.acts, doubt) if checks else None


def kept_so(statement: Statement, context: Context) -> Made | None:
    """The checks of what a key must be, None where no key is spoken of."""
    subject, said = _halves(statement)
    where = _where(replace(statement, subject=()), context) if said else None
    if where is None:
        return None
    document = documents_of(subject)
    if document is not None:
        held = spoken_of(_behind(said, "holding"), document, where.section)
        valued = held is not None and all("=" in path for path in held.paths)
        return _narrowed((_check("require-shape", held),), where.rest, (), None) if held and valued else None
    keys = spoken_of(subject, where.document, where.section)
    if keys is None or any("=" in path for path in keys.paths):
        return None
    if lexicon.at("frozen", lows(said), 0) == len(said):
        return _narrowed((_check("forbid-change", keys),), where.rest, (), None)
    value = _value(_behind(said, "kept")) if said != _behind(said, "kept") else None
    if value is None:
        return None
    valued_keys = replace(keys, paths=tuple(f"{path}={value}" for path in keys.paths))
    return _narrowed((_check("require-shape", valued_keys),), where.rest, (), None)


def _by_act(act: str, keys: Spoken) -> tuple[Check, ...]:
    """The checks against one act on some keys."""
    if act in _NEW or act == "set":
        return (_check("forbid-new", keys),)
    if act == "change" or act == "loosen":
        return (_check("forbid-change", keys),)
    if act == "remove":
        return (_check("forbid-remove", keys),)
    if act not in ("off", "on") or any("=" in path for path in keys.paths):
        return ()
    paths = tuple(f"{path}={'|'.join(documents.values(f'{act}_values'))}" for path in keys.paths)
    switched = _check("forbid-new", replace(keys, paths=paths))
    return (switched, _check("forbid-remove", keys)) if act == "off" else (switched,)


def _check(op: str, keys: Spoken) -> Check:
    return Check(op, ("token",), ",".join(keys.paths), within=keys.document.files, parameters=_FORM)


def _switch(statement: Statement) -> tuple[str, Run]:
    """What a verb does to a setting that a class of verbs does not say, and what it is done to."""
    head = statement.verb if set(statement.acts) - {"unknown"} and statement.verb else statement.object
    for name in ("off", "on", "set", "loosen"):
        size = _verb(head, name)
        if size and head is statement.object:
            return name, statement.object[size:]
        if size == len(head) > 0:
            return name, statement.object
    return "", statement.object


def _set_to(statement: Statement) -> Run | None:
    """“set `strict` to `false`”: the value that is spoken of as if it were a place."""
    runs = (run for run in statement.adjuncts("inside") if documents_of(run) is None)
    return next((run for run in runs if _value(run) is not None and not run[0].text.endswith("/")), None)


def _without(statement: Statement, run: Run) -> Statement:
    return replace(statement, around=tuple(pair for pair in statement.around if pair[1] is not run))


def _with_value(run: Run, value: Run) -> Run:
    """A key that stands alone, as written with a value."""
    at = next((at for at, word in enumerate(run) if word.literal), None)
    return run if at is None else (*run[:at], Word(f"{run[at].text}: {_value(value)}", "code"), *run[at + 1:])


def _verb(run: Run, name: str) -> int:
    forms = {form for verb in documents.words(name) for form in inflected(verb)}
    return next((size for size in range(min(_LONGEST, len(run)), 0, -1) if " ".join(lows(run[:size])) in forms), 0)


def _where(statement: Statement, context: Context) -> _Where | None:
    """Where a statement holds; None where it is said of something that is no document."""
    document, section, rest, folders = documents_of(statement.subject), "", [], []
    if statement.subject and document is None:
        return None
    for relation, run in (*statement.around, *context.around):
        found = documents_of(run) if relation in _PLACING else None
        inner = spoken_of(run, None, "") if relation in _PLACING and found is None else None
        if found is not None and document is None:
            document = found
        elif inner is not None and len(inner.paths) == 1 and document is None:
            document, section = inner.document, inner.paths[0]
        elif relation == "inside" and len(run) == 1 and run[0].literal and run[0].text.endswith(("/", "/*", "/**")):
            folders.append(run[0].text.rstrip("*").rstrip("/"))
        elif relation in ("inside", "source"):
            return None
        else:
            rest.append((relation, run))
    labelled = [documents.of_file(glob) for glob in context.within]
    if document is None and labelled and all(labelled):
        document = replace(next(one for one in labelled if one), files=context.within)
    elif context.within and (document is None or not document.is_set_up_for(context.within)):
        return None
    if document is not None and folders:
        document = replace(document, files=tuple(f"{folder}/**/{file.lstrip('*/')}" for folder in folders for file in document.files))
    return None if folders and document is None else _Where(document, section, tuple(rest))


def _narrowed(checks: tuple[Check, ...], around: Around, acts: tuple[str, ...], doubt: str | None) -> Made:
    """The checks with what lifts or limits them."""
    found = Scope()
    for relation, run in around:
        if relation in ("unless", "without"):
            try:
                one = scope(((relation, run),), acts, True)
            except Unread as error:
                one = Scope(doubt=error.why)
            found = Scope(human=found.human or one.human, waive=found.waive or one.waive, excepted=(*found.excepted, *one.excepted))
            doubt = doubt or one.doubt
        elif relation not in ("reason", "alongside"):
            doubt = doubt or (f"structure does not show “{spoken(run)}”" if run else "structure does not show whether it was done by hand")
    made = tuple(
        replace(check, human=found.human, waive=found.waive, excepted=found.excepted, soft=doubt is not None) for check in checks
    )
    return Made(made, doubt is not None, doubt)


def _halves(statement: Statement) -> tuple[Run, Run]:
    """Of what something is said, and what: where no modal divides them, the verb does."""
    if statement.subject:
        return statement.subject, statement.object
    run = statement.object
    at = next((at for at in range(1, len(run)) if run[at].sort == "word" and run[at].low in documents.words("kept")), len(run))
    return run[:at], run[at:]


def _behind(run: Run, name: str) -> Run:
    """What stands behind a verb of a list."""
    texts = documents.words(name)
    size = next((size for size in range(min(_LONGEST, len(run)), 0, -1) if " ".join(lows(run[:size])) in texts), 0)
    return run[size:]


def _value(run: Run) -> str | None:
    words = tuple(word for word in run if not _is_idle(word))
    if len(words) != 1:
        return None
    return words[0].text.strip("\"'") if words[0].literal or words[0].sort == "number" else documents.said_value(words[0].low)


def _is_idle(word: Word) -> bool:
    return word.sort == "word" and word.low in documents.words("idle")
