"""What the object of a prohibition stands for, with what its verb, its parentheses and its owner add. Must not choose an operation."""

from __future__ import annotations

from keeper_validate.compile.prohibitions.files_of import (
    any_file,
    example_folders,
    files_inside,
    files_pointed_at,
    files_told,
    is_format,
    layer_files,
    sources,
)
from keeper_validate.compile.prohibitions.imports import imported, package_of
from keeper_validate.compile.prohibitions.meant_before import mentioned, spoken_of
from keeper_validate.compile.prohibitions.proper import proper
from keeper_validate.compile.prohibitions.unfolding import is_place
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows, without
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.examples import enclosed, technologies_given
from keeper_validate.compile.sentences.literal import file_target, is_file
from keeper_validate.compile.sentences.noun import items, named_items, things
from keeper_validate.compile.sentences.places import folders_of, layer_of, place
from keeper_validate.compile.sentences.purpose import first_of, held
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.values import replace

_IMPORTS = frozenset({("import",), ("imports",)})
_MANY = frozenset({"them", "these", "those"})
_VAGUE, _MUTUAL = ("generic", "articles", "newness"), (("each", "other"), ("one", "another"))


def objects(statement: Statement, context: Context) -> tuple[tuple[Thing, ...], Around, bool]:
    around = statement.around
    stored = _stored(statement)
    if stored:
        return stored
    run = statement.object
    marked = _path_mark(statement)
    if marked:
        return marked
    meant = spoken_of(run, context.earlier, statement.acts)
    if meant:
        return meant, around, True
    if set(statement.acts) == {"remove"} and not statement.adjuncts("inside", "source") and any_file(run):
        return (Thing(("file",)),), around, True
    pointed = files_pointed_at(statement, context.asides)
    if pointed:
        return pointed, around, True
    held = _held_there(statement, context)
    if held:
        return held
    if lexicon.at("hardcoding", lows(statement.verb), 0):
        told = [lexicon.entry(" ".join(["hardcoded", *(word.text for word in piece)])) for piece in items(run)]
        if written := tuple(Thing.of(entry) for entry in told if entry and not entry.opaque):
            return written, around, len(written) == len(told)
    kind = _named_as(statement)
    if kind:
        return (kind,), tuple(pair for pair in around if pair[0] != "as"), True
    around = tuple(("condition", run) if relation == "as" else (relation, run) for relation, run in around)
    found, complete = _listed(statement, context)
    if not found:
        found, complete = mentioned(context.earlier, bool(_MANY & {*lows(run)})), True
    return found, around, complete


def _held_there(statement: Statement, context: Context) -> tuple[tuple[Thing, ...], Around, bool] | None:
    """“anything in `legacy/`”, “files outside `src/`”, “these:”: files that a place or a list tells of, and no word of the object."""
    run, around, acts = statement.object, statement.around, set(statement.acts)
    words = lows(run)
    vague = all(not one.literal and any(lexicon.at(name, words, i) for name in _VAGUE) for i, one in enumerate(run))
    if not vague or words in _MUTUAL or is_format(run) or folders_of(run):
        return None
    # what is copied from there comes to be elsewhere; what is imported there lies elsewhere
    places = ("inside",) if "create" in acts else ("source",) if words in _IMPORTS else ("inside", "source")
    # where those live who must not import is nothing that they import
    inside = [one for one in statement.adjuncts(*places) if "import" not in acts or one not in statement.homes]
    if run and context.listed and all(map(is_file, context.listed)) and acts & {"change", "remove"}:
        return (Thing(("file",), target=",".join(map(file_target, context.listed)), named=True),), around, True
    if run and not inside and acts & {"change", "remove", "create"} and statement.adjuncts("outside"):
        return (Thing(("file",)),), around, True
    told = all(lexicon.at("articles", (one.low,), 0) or one.low in lexicon.grammar("written") for one in run)
    if not inside or not (acts & {"change", "remove", "create", "import"} or (run and not acts and not told)):
        return None
    told_apart = [word for word in (*lows(statement.verb), *words) if word in lexicon.grammar("some_code")]
    if not {"change", "remove"} & acts and told_apart:
        raise Unread(f"structure does not show what is “{told_apart[0]}”")
    if served := _served(inside[0]):
        others = tuple(pair for pair in around if pair[1] is not inside[0])
        return (Thing(("route",), target=f"{served}/*,{served}", named=True),), others, True
    globs, sure = place(inside[0])
    if not run and acts == {"create"} and not any(word.literal or lexicon.at("folder_nouns", (word.low,), 0) for word in inside[0]):
        raise Unread(f"it is not clear what must not be added to “{spoken(inside[0])}”")
    last = inside[0][0].text.rpartition("/")[2] if inside[0] else ""
    if "new" in words and not acts and len(inside[0]) == 1 and "." in last and "*" not in last:
        raise Unread(f"it is not clear what must not be added to “{spoken(inside[0])}”")  # “anything new in `package.json`”
    if words == ("everything",) and any(is_file(word.text) and not word.text.endswith("/") for word in inside[0]):
        raise Unread("structure does not show whether all of it stands in one place")  # “do not write everything in `page.tsx`”
    if not globs:
        return None
    beside = [run for run in inside[1:] if is_place(run) and run not in statement.homes]
    globs += tuple(glob for run in beside for glob in place(run)[0])
    rest = tuple(pair for pair in around if all(pair[1] is not run for run in (inside[0], *beside)))
    return (Thing(("file",), target=",".join(globs), named=True, partial=not sure),), rest, True


def _served(run: Run) -> str:
    """The path that routes share where a place is none of files: “anything under `/api/v1`”."""
    alone = run and run[0].literal and run[0].text.startswith("/") and lows(run[1:2]) in ((), (",",))
    path = run[0].text.rstrip("/*") if alone else ""
    return path if path.lstrip("/").partition("/")[0] in lexicon.grammar("served_roots") and "." not in path else ""


def _listed(statement: Statement, context: Context) -> tuple[tuple[Thing, ...], bool]:
    """Item by item what only the act gives meaning to (layers that are imported, sources that are changed), else by the nouns."""
    alone = items(statement.object)  # “application, infrastructure or API” lend each other nothing
    pieces = alone if all(map(layer_of, alone)) else named_items(statement.object)
    spoken_of = statement.subject or next((told[0] for run in statement.adjuncts("outside") if (told := items(run))), ())
    subject = layer_of(spoken_of) if "access" in statement.acts else None
    imports = "import" in statement.acts or (subject is not None and subject.imports is not None)
    named = "import" in statement.acts and bool(statement.subject)
    home = next(iter(statement.homes), ())
    doer = home if lows(statement.object)[-2:] in _MUTUAL and is_place(home) else statement.subject
    called = "import" not in statement.acts
    special = [imported(piece, doer, named, called) if imports else sources(piece, statement.acts) for piece in pieces]
    if any(special) and (imports or all(made or _reads(piece) for made, piece in zip(special, pieces, strict=True))):
        read = [made or (things(piece)[0] if _reads(piece) else ()) for made, piece in zip(special, pieces, strict=True)]
        return tuple(thing for made in read for thing in made), all(read)
    held = () if lows(statement.object) in _IMPORTS else files_told(statement)
    if held:
        return held, True
    try:
        found, complete = things(statement.object)
        return found or layer_files(statement), complete
    except Unread as error:
        found = enclosed(statement, context.asides)
        found = found or layer_files(statement) or files_inside(statement)
        if found:
            return found, True
        given = _named_examples(statement) or package_of(statement.object) or proper(statement)
        given = given or ((error.near,) if error.near else ())
        if not given:
            raise
        return given, False


def _named_examples(statement: Statement) -> tuple[Thing, ...]:
    """“distracting elements like `<marquee>`”: the pieces of code that are given as examples of what no list knows."""
    runs = statement.adjuncts("examples")
    told = example_folders(statement, runs) or technologies_given(statement)
    if told:
        return told
    plain = all(word.sort == "code" or word.sort == "mark" or word.low in ("and", "or") for run in runs for word in run)
    marked = any(word.sort == "code" and not word.text.endswith("/") for run in runs for word in run)
    spelled = any(word.low in lexicon.grammar("spelled_out") for word in statement.object)
    if not statement.marked or not marked or not plain or spelled or set(statement.acts) - {"use", "create", "import"}:
        return ()
    return tuple(thing for run in runs for thing in things(run)[0] if thing.kinds != ("file",) and "env_var" not in thing.kinds)


def _reads(run: Run) -> bool:
    try:
        return bool(things(run)[0])
    except Unread:
        return False


def _named_as(statement: Statement) -> Thing | None:
    """“CostPanel as new component”, “spacing as `px` values”: the kind stands behind, or is the thing itself."""
    for run in statement.adjuncts("as"):
        try:
            made = things(run)[0]
        except Unread:
            return None
        single = statement.object[0] if len(statement.object) == 1 else None
        if single and single.literal and made:
            return replace(made[0], target=single.text, primitive=None, named=True)
        return made[0] if made and set(made[0].kinds) <= {"token"} else None
    return None


def _path_mark(statement: Statement) -> tuple[tuple[Thing, ...], Around, bool] | None:
    """“verbs in URLs”, “spaces in file names”: routes and files whose path holds one."""
    for relation, run in statement.around:
        where = " ".join(word.text for word in without(run, "articles"))
        phrase = " ".join(word.text for word in statement.object)
        mark, named = forms.path_mark(phrase) if forms.is_path(where) else None, forms.name_mark(phrase, where)
        if relation in ("inside", "purpose") and (mark or named):
            rest = tuple(pair for pair in statement.around if pair[1] is not run)
            kinds = ("route",) if mark else ("file",)
            return (Thing(kinds, target=mark or named, act="create", named=True, partial=bool(mark)),), rest, True
    return None


def _stored(statement: Statement) -> tuple[tuple[Thing, ...], Around, bool] | None:
    if "store" not in statement.acts:
        return None
    for relation, adjunct in statement.around:
        entries = [one for piece in items(adjunct) for one in _stores(piece)] if relation == "inside" else []
        if statement.object and entries and all(entry and entry.technology for entry in entries):
            rest = tuple(pair for pair in statement.around if pair[1] is not adjunct)
            kept = first_of(held(statement.object))
            return tuple(replace(Thing.of(entry), target=kept, partial=True) for entry in entries if entry), rest, True
    return None


def _stores(piece: Run) -> tuple[lexicon.Entry | None, ...]:
    """What something is put into; “browser storage” is any of the stores that a browser has."""
    entry = lexicon.entry(" ".join(word.text for word in piece))
    several = entry is not None and entry.family == "browser-storage"
    return tuple(map(lexicon.entry, lexicon.members("browser-storage"))) if several else (entry,)
