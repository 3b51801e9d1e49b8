"""What other words of a prohibition make of the things that it names: what is committed is a file, what is called REST is no procedure.

Must not find the things, nor where they are forbidden."""

from __future__ import annotations

import re

from keeper_validate.compile.prohibitions.inward import is_inside
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows
from keeper_validate.compile.sentences.literal import file_target, is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import NAMED, NO_PROCEDURE, ONLY_NAMED, REST, Thing, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular, spoken
from keeper_validate.element import SEEDABLE
from keeper_validate.values import replace

_MIXING = frozenset({"mix", "mixes", "mixing", "both", "together", "version", "versions"})
_KEEPING = ({"change"}, {"remove"}, {"change", "remove"})
_CLASS = re.compile(r"[A-Z]+[a-z0-9]+[A-Z]\w*")
_PARTS = ("variant", "prop")
_NAMED = frozenset({"import", "dependency", "token"})
_ABOVE = re.compile(r"(?:\.\./)+([\w./*-]+)")
_PATH = re.compile(r"\.?[\w-]+(?:[./][\w*-]+)+")


def sharpened(found: tuple[Thing, ...], statement: Statement, around: Around) -> tuple[Thing, ...]:
    """The things that are meant; refuses those of a kind that only a feature tells from others."""
    _refuse_featured(found, around)
    _refuse_commands(statement)
    _refuse_wrapping(found, statement)
    _refuse_copies(found, statement)
    _refuse_deep(found, statement)
    _refuse_mixing(found, statement)
    _refuse_second(found, statement)
    _refuse_native(found, statement)
    _refuse_unread(found)
    found = tuple(map(_made_here, found)) if _makes(statement) and not _of_others(statement) else found
    found = tuple(_several(thing, statement) if thing.new else thing for thing in found)
    kept = set(statement.acts) in _KEEPING
    copied = any(lexicon.at("copying", (word.low,), 0) for word in statement.verb)
    found = found if kept or copied or _is_type(statement.wanted) else tuple(map(_written, found))
    found = tuple(_of_its_name(thing, statement) if kept or thing.facet in _PARTS else thing for thing in found)
    commits = any(word.low in lexicon.grammar("committing") for word in statement.verb)
    found = tuple(map(_lying_above, found)) if kept or commits else found
    words = {word.low for word in statement.object}
    found = tuple(map(_defined, found)) if any(lexicon.at("defining", (word.low,), 0) for word in statement.verb) else found
    found = tuple(_of_ending(thing, statement) for thing in found) if statement.acts == ("import",) else found
    relies = any(word.low in lexicon.grammar("knowing") for word in statement.verb)
    found = tuple(_of_class(thing, statement) for thing in found) if relies else found
    rest, facet = words & REST, "public" if "public" in words else None
    return tuple(_committed(thing) if commits else _over_http(thing, facet) if rest else thing for thing in found)


def _of_its_name(thing: Thing, statement: Statement) -> Thing:
    """“changes to Modal props”: written as a name it is the component `Modal`, where “modals” are all that are one."""
    words = (word for word in statement.object if word.sort != "code" and word.text[:1].isupper() and singular(word.text) == word.text)
    names = [word.text for word in words if (entry := lexicon.entry(word.low)) and entry.primitive and entry.target == thing.target]
    return replace(thing, target=names[0], primitive=None, named=True) if names and thing.target else thing


def _is_type(run: Run) -> bool:
    """“types over interfaces”: of what has no word of its own in every language, a type is as good a one."""
    return bool(run) and any(word.low in ("type", "types") for word in run)


def _written(thing: Thing) -> Thing:
    """“new interfaces”: what is declared as one by its own word, whatever the language makes of other types."""
    entry = lexicon.entry(thing.declared) if thing.declared and not thing.target else None
    return replace(Thing.of(entry), new=thing.new) if entry else thing


def _several(thing: Thing, statement: Statement) -> Thing:
    """“new DbContexts”: classes that end so, in files that are called after them; none has the name of several."""
    one = singular(thing.target or "")
    unmarked = any(word.sort != "code" and word.text == thing.target for word in statement.object)
    if thing.kinds != ONLY_NAMED or one == thing.target or not unmarked or not _CLASS.fullmatch(one):
        return thing
    return Thing(("file",), target=f"*{one}.*", act="create", named=True, partial=True, new=True)


def _refuse_second(found: tuple[Thing, ...], statement: Statement) -> None:
    """“do not add a second `*.spec.ts`”: no name of a file tells the second from the first."""
    several = any(thing.kinds == ("file",) and thing.named and "*" in (thing.target or "") for thing in found)
    if several and lexicon.grammar("next_one").intersection(lows(statement.object)):
        raise Unread("no name of a file tells a second one from the first")


def _committed(thing: Thing) -> Thing:
    """“never commit `.tokens`”, “… `dist/bundle`”: a file or a folder, where a name of code would be called."""
    target = thing.target or ""
    hidden = thing.kinds == ("token",) and re.fullmatch(r"\.[a-z][\w-]*", target)
    if thing.kinds == ("token",) and re.fullmatch(r"\.[a-z][\w.-]*\*", target):
        return Thing(("file",), target=target, named=True)
    if thing.named and set(thing.kinds) <= _NAMED and target in lexicon.grammar("made_folders"):
        return Thing(("file",), target=f"**/{target}/**", named=True)
    if thing.named and not hidden and not thing.facet and set(thing.kinds) <= _NAMED and _PATH.fullmatch(target):
        return Thing(("file",), target=f"{target},{target}/**", named=True)
    return Thing(("file",), target=f"{file_target(target)},**/{target}/**") if hidden else thing


def _lying_above(thing: Thing) -> Thing:
    """“never edit `../db/schema.sql`”: a file by its way from where the sentence stands, of which the end alone is known."""
    above = _ABOVE.fullmatch(thing.target or "") if thing.kinds == ("import",) else None
    return Thing(("file",), target=f"**/{above[1]}", named=True) if above and is_file(above[1]) else thing


def of_a_package_there(found: tuple[Thing, ...], statement: Statement) -> str | None:
    """“do not create `util` packages”: one that is there already may grow."""
    folders = any(thing.kinds == ("file",) and (thing.target or "").startswith("**/") and thing.named for thing in found)
    packages = any(word.low in ("package", "packages") for word in statement.object)
    return "it is not clear whether what is there already may grow" if folders and packages and set(statement.acts) <= {"create"} else None


def _makes(statement: Statement) -> bool:
    return any(lexicon.at("making", (word.low,), 0) for word in statement.verb)


def _of_others(statement: Statement) -> bool:
    """“do not create new dependencies”: what comes from elsewhere, where “packages” and “libraries” are made."""
    return any(word.low in ("dependency", "dependencies", "dep", "deps") for word in statement.object)


def _made_here(thing: Thing) -> Thing:
    """“do not create `util` packages”: folders of the project, as packages of others are added."""
    if thing.kinds == ("dependency",) and not thing.target:
        return Thing(("file",), target=str(lexicon.mapping("grammar", "units")["package"]), partial=True)
    own = thing.named and thing.kinds == ("dependency", "import") and re.fullmatch(r"[a-z][\w-]*", thing.target or "")
    return Thing(("file",), target=f"**/{thing.target}/**", named=True, partial=True) if own else thing


def _of_ending(thing: Thing, statement: Statement) -> Thing:
    """“never import `.electron` modules”: those that end so; of another's, an import does not show whose they are."""
    if thing.kinds != ("token",) or not re.fullmatch(r"\.[a-z]\w*", thing.target or ""):
        return thing
    others = next((word.low for word in statement.object if lexicon.at("another", (word.low,), 0)), "")
    return replace(thing, kinds=("import",), target=rf"/\{thing.target}(?:\.\w+)?$/", unsaid=others)


def _defined(thing: Thing) -> Thing:
    """“do not redefine `AgentRole`”: whatever it is that goes by that name, and a component no sooner than a type."""
    return replace(thing, kinds=NAMED) if thing.named and thing.kinds == ONLY_NAMED else thing


def _of_class(thing: Thing, statement: Statement) -> Thing:
    """“must not depend on `HttpContext`”: a class, which code of its namespace takes without an import of its own."""
    names = (word.text for word in statement.object if word.sort == "code" and _CLASS.fullmatch(word.text))
    name = next((name for name in names if f"){name}(" in (thing.target or "")), None)
    alone = thing.kinds == ("import",) and thing.named and name
    return replace(thing, kinds=("import", "token"), target=name, act="access") if alone else thing


def _over_http(thing: Thing, facet: str | None) -> Thing:
    """“REST endpoints”, “public REST endpoints”: procedures and operations of GraphQL are none."""
    plain = thing.kinds == ("route",) and not thing.target
    return replace(thing, target=NO_PROCEDURE, facet=thing.facet or facet) if plain else thing


def _refuse_featured(found: tuple[Thing, ...], around: Around) -> None:
    """“components with inline styles”: a warning at every component would tell nothing of those that are meant."""
    every = all(set(thing.kinds) <= SEEDABLE and not (thing.target or thing.within or thing.facet or thing.framework) for thing in found)
    feature = next((run for relation, run in around if relation == "means"), ())
    if every and feature:
        raise Unread(f"structure does not show which of them are those with “{spoken(feature)}”")


def _refuse_commands(statement: Statement) -> None:
    """“don't use `docker` / `docker exec`”: what is typed into a shell, and no technology of the code."""
    codes = [word.text for word in statement.object if word.sort == "code"]
    if any(longer.startswith(f"{shorter} ") for longer in codes for shorter in codes):
        raise Unread("what is run leaves no trace in the code")


def _refuse_wrapping(found: tuple[Thing, ...], statement: Statement) -> None:
    """“custom fetch wrappers”: what is built around something, which makes use of it as others do."""
    built = any(lexicon.at("wrapping", (piece[-1].low,), 0) for piece in items(statement.object))
    if built and any(thing.technology or thing.family for thing in found):
        raise Unread(f"structure does not show what is built around something (“{spoken(statement.object)}”)")


def _refuse_copies(found: tuple[Thing, ...], statement: Statement) -> None:
    """“do not duplicate server DTOs”: what is copied lies there, and where its copy would lie is not said."""
    copied = any(lexicon.at("copying", (word.low,), 0) for word in statement.verb)
    called = (thing.named and set(thing.kinds) <= {"import", "token"} for thing in found)  # a function, which all may call
    if copied and (any(thing.within for thing in found) or any(called)):
        raise Unread(f"structure does not show what is a copy of “{spoken(statement.object)}”")


def _refuse_deep(found: tuple[Thing, ...], statement: Statement) -> None:
    """“deep imports of lodash”, “internal files of `src/a/`”: an import of its door shows the same; a path that lies inside shows it."""
    deep = any(word.sort == "word" and word.low in lexicon.grammar("inner_side") for word in statement.object)
    if not deep or not set(statement.acts) & {"import", "access", "use"}:
        return
    if any(thing.technology or thing.family or (thing.named and thing.target and not is_inside(thing.target)) for thing in found):
        raise Unread(f"structure does not show which of them are “{spoken(statement.object)}”")


def _refuse_mixing(found: tuple[Thing, ...], statement: Statement) -> None:
    """“never mix A and B”, “not both A and B”, “old versions of A”: that each of them is used alone is another matter."""
    words = {word.low for word in (*statement.verb, *statement.object)}
    if words & _MIXING and any(thing.technology or thing.act == "use" or thing.primitive for thing in found):
        raise Unread(f"structure does not show which uses are meant (“{spoken((*statement.verb, *statement.object))}”)")


def _refuse_unread(found: tuple[Thing, ...]) -> None:
    """“storing tokens in UserDefaults”: what is known by no call, so that nothing tells what it is given."""
    told = [thing for thing in found if thing.technology and thing.target]
    if told and not any("calls" in lexicon.mapping("technologies", thing.technology or "") for thing in told):
        raise Unread(f"structure does not show for what {told[0].technology} is used")


def _refuse_native(found: tuple[Thing, ...], statement: Statement) -> None:
    """“no native buttons”: a component that is made of one is none."""
    native = any(word.low == "native" for word in statement.object)
    if native and any(thing.primitive for thing in found):
        raise Unread(f"structure does not show which of them are “{spoken(statement.object)}”")
