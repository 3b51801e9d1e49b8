"""The words before a noun: what each adds to the thing that the noun stands for.

Raises `Unread` where one could narrow the meaning in a way that structure does not show. Must not know the noun itself."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.lexicon import Entry
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.values import replace

# what stands in code as it is written, also where no mark says so: `process.env.FEATURE_*`, `isAdmin`
CALLED = re.compile(r"[a-z]\w*(?:\.\w+)+\*?|[a-z]+[A-Z]\w*(?:\(\))?")
UNNAMED = frozenset({"token", "import", "dependency", "file"})

_SHOWN, _USES = frozenset({"component"}), frozenset({"token", "import"})
_MADE = frozenset({"store", "schema", "table", "enum"})
_OF_NO_NAME = ("nameless", "languages", "served_for")


def qualified(thing: Thing, modifiers: Run, whole: Run) -> Thing:
    """A thing with what the words before it add."""
    words = lows(modifiers)
    crafted = any(lexicon.at("crafted", words, index) for index in range(len(words)))
    if crafted and thing.kinds == ("table",) and lows(whole[len(modifiers):]) in (("table",), ("tables",)):
        raise Unread("it is not clear whether tables of a database are meant, or those of an interface", True)
    chosen = _member_of(thing, words, lows(whole[len(modifiers):]))
    if chosen:
        return chosen
    terms: list[str] = []
    index = 0
    while index < len(modifiers):
        size, thing = known_modifier(thing, words, index)
        if not size:
            terms.append(_term(modifiers[index], whole))
            size = 1
        index += size
    if thing.direct and thing.primitive:
        thing = replace(thing, new=True, direct=False, partial=True)
    if thing.direct and not thing.act and not set(thing.kinds) & UNNAMED:
        raise Unread(f"structure does not show which of them are “{spoken(modifiers)}”", True)
    if not terms:
        return thing
    if "schema" in thing.kinds and any(lexicon.at("column_types", (term,), 0) for term in terms):
        raise Unread(f"structure does not show where “{spoken(whole)}” stand", True)
    if thing.technology in _told_by_purpose():
        return replace(thing, target=f"*{terms[0]}*", partial=True)  # “mail polling” as “polling for mail”
    if thing.family or (thing.technology and not thing.kinds == ("table",)):
        raise Unread(f"it is not clear which of them are “{spoken(modifiers)}”", True)
    if set(thing.kinds) & UNNAMED and not thing.technology:
        raise Unread(f"structure does not show which of them are “{spoken(modifiers)}”", True)
    own = (thing.target[1:-1],) if thing.target and thing.target[0] == thing.target[-1] == "*" else ()
    return replace(thing, target=f"*{'*'.join((*terms, *own))}*", partial=True)


def _member_of(thing: Thing, words: tuple[str, ...], noun: tuple[str, ...]) -> Thing | None:
    """“the SQLite database”, “framer-motion animations”: the one of a closed set that stands before the noun of the set."""
    any_part = thing.kinds == ("component",) and not thing.primitive  # “MUI components” live or are wrapped here and there
    family = thing.family or (None if any_part else lexicon.topic(" ".join(noun)))
    plain = tuple(word for word in words if not lexicon.at("articles", (word,), 0) and not lexicon.at("directness", (word,), 0))
    named = lexicon.technology(" ".join(plain)) if family and plain else None
    return Thing(("technology",), technology=named, act="use") if family and named in lexicon.rivals_of(family) else None


def _told_by_purpose() -> frozenset[str]:
    """Technologies that code uses by calls, which names tell from others: what keeps screens up to date, and what a browser stores."""
    return frozenset((*lexicon.members("real-time"), *lexicon.members("browser-storage")))


def is_of_others(entry: Entry, behind: Run) -> bool:
    """Whether what stands behind a noun makes it another thing: “`debugger` files” are files, “JavaScript objects” and “test objects”
    are none, “Gradle modules” are parts of the project that Gradle builds, and “Azure Functions” are one of many things that Azure has."""
    words = {*lows(behind)}
    if entry.kinds == ("token",):
        return not words.isdisjoint(("file", "files"))
    if entry.technology in lexicon.grammar("vendors") and behind and behind[0].text.istitle():
        return True
    if entry.technology:
        return not words.isdisjoint(lexicon.grammar("made_with"))
    return entry.kinds == ("file",) and not words.isdisjoint(lexicon.grammar("values_of"))


def _owner(thing: Thing, words: tuple[str, ...]) -> int:
    """“the MUI `Grid` component”: how many words say which library has a component or a hook of that name."""
    owned = thing.named and thing.target and {"component", "hook"} & {*thing.kinds}
    return next((size for size in (2, 1) if owned and lexicon.technology(" ".join(words[:size]))), 0)


def members_of(word: Word, front: Run, behind: Run) -> Thing | None:
    """“`OrderStatus` values”: the members of an enum of that name."""
    plain = all(lexicon.at("newness", (one.low,), 0) or lexicon.at("articles", (one.low,), 0) for one in front)
    if not plain or len(behind) != 1 or not lexicon.at("members_of", (behind[0].low,), 0) or not word.text.isidentifier():
        return None
    new = any(lexicon.at("newness", (one.low,), 0) for one in front)
    return Thing(("enum",), target=word.text, facet="member", named=True, new=new)


def known_modifier(thing: Thing, words: tuple[str, ...], index: int) -> tuple[int, Thing]:
    """How many words from an index on are an adjective that is known, and the thing with what it says."""
    whose = _owner(thing, words[index:])
    if whose:
        return whose, replace(thing, partial=True)
    flagged = _flagged(thing, words, index)
    used = thing.technology or (thing.act == "use" and set(thing.kinds) <= _USES)
    if flagged or (used and lexicon.at("languages", (words[index].lower(),), 0)):
        return flagged or (1, thing)
    ecosystem = lexicon.mapping("grammar", "ecosystems").get(words[index]) if thing.kinds == ("dependency",) else None
    if ecosystem and not thing.target:
        return 1, replace(thing, target=f"{ecosystem}:*")
    side = lexicon.layer(words[index]) if thing.kinds == ("dependency",) else None
    if side and side.name in lexicon.grammar("sides"):
        alone = thing.family and lexicon.mapping("families", thing.family).get("side") == side.name
        return 1, thing if alone else replace(thing, within=side.folders, partial=True)
    size = lexicon.at("articles", words, index)
    if size:
        return size, replace(thing, new=True, other=True) if thing.family and lexicon.at("further", words, index) else thing
    if thing.kinds == ("route",) and not thing.target and re.fullmatch(r"v\d+", words[index]):
        return 1, replace(thing, target=f"/\\/{words[index]}(\\/|$)/")
    size = lexicon.at("dated", words, index)
    if size and (thing.named or thing.technology or thing.act):
        return size, thing
    if size and thing.kinds == ("file",) and words[index] in lexicon.grammar("of_some_age"):
        return size, thing  # “edits of old Knex migrations”: whatever is changed was there before
    if size:
        raise Unread(f"structure does not show which of them are “{words[index]}”", True)
    return _of_phrase(thing, words, index)


def _of_phrase(thing: Thing, words: tuple[str, ...], index: int) -> tuple[int, Thing]:
    """The same of words that name a part of the codebase, a technology or a primitive."""
    for size in (3, 2, 1):
        phrase = " ".join(words[index:index + size])
        layer = lexicon.layer(phrase) if index + size <= len(words) else None
        if layer and thing.kinds == ("dependency",):
            raise Unread(f"it is not clear which of them are for “{phrase}”", True)
        if layer and thing.kinds == ("route",) and layer.name in _SHOWN:
            raise Unread(f"it is not clear whether what routes serve or what “{phrase}” take is meant", True)
        if layer and not (thing.named and lexicon.at("fillers", words, index)):  # “`useCart` helpers” are called so
            return size, replace(thing, within=layer.folders, partial=thing.partial or bool(layer.folders))
        entry = lexicon.entry(phrase) if index + size <= len(words) else None
        if entry and entry.technology in _told_by_purpose() and thing.kinds == ("hook",) and not thing.target:
            return size, replace(thing, target=f"*{phrase.replace(' ', '')}*", partial=True)  # a hook is called after what it wraps
        if entry and entry.technology in lexicon.members("database") and thing.kinds == ("schema",) and not thing.target:
            return size, replace(thing, kinds=("table",))
        if entry and entry.technology and thing.kinds in (("route",), ("service",)):
            return size, _served(thing, entry.technology)
        if entry and (entry.technology or (entry.family and thing.kinds == ("file",))) and "technology" not in thing.kinds:
            return size, _told(thing, entry)
        if entry and entry.primitive and thing.facet in ("prop", "variant") and not thing.target:
            return size, replace(thing, target=entry.target)
        if entry and entry.primitive and thing.kinds == ("component",) and not thing.primitive:
            return size, replace(thing, target=entry.target, primitive=entry.primitive)
    return 0, thing


def refuse_parts(run: Run) -> None:
    """“importing all of lodash”: its parts may be imported; “`acme` default imports”: what else it exports may be."""
    of = lows(run).index("of") if "of" in lows(run)[1:] else 0
    _refuse_owned(run[:of], run[of:])
    size = lexicon.at("taken_whole", lows(run), 0)
    named = without(run[size:], "library_nouns") if size else ()
    told = bool(size) and bool(run[size:]) and all(lexicon.at("packages", (word.low,), 0) for word in run[size:])
    if told or (named and lexicon.technology(" ".join(word.text for word in named))):
        raise Unread(f"it is not clear whether parts of it may be used (“{spoken(run)}”)")
    forms = lexicon.grammar("import_forms") & {*lows(run[:-1])}
    if forms and run[-1].low in ("import", "imports") and any(word.literal or lexicon.technology(word.text) for word in run):
        raise Unread(f"structure does not show which imports are meant (“{spoken(run)}”)", True)


def _refuse_owned(core: Run, owner: Run) -> None:
    """“snapshot tests of whole pages”: what is used, and which of it is meant."""
    whole = lexicon.entry(" ".join(word.text for word in core)) if core else None
    if whole and whole.act == "use":
        raise Unread(f"structure does not show which of them are “{spoken(owner)}”", True)


def _served(thing: Thing, technology: str) -> Thing:
    """Routes that a framework makes, or what a technology has instead of routes; what others than frameworks call a service is no class."""
    if thing.kinds == ("service",):
        if technology in lexicon.members("web-framework"):
            return thing
        raise Unread(f"it is not clear whether a service of {technology} is one of the code", True)
    if technology in lexicon.members("web-framework") or technology in lexicon.grammar("serving"):
        return replace(thing, framework=technology)
    return replace(thing, technology=technology, partial=True)


def _told(thing: Thing, entry: Entry) -> Thing:
    """A thing as a technology has it; which elements are a library's (“MUI components”) no name tells; tests of a runner use it."""
    if entry.technology in lexicon.grammar("makers") and set(thing.kinds) <= _MADE:
        kinds = ("table",) if thing.kinds == ("schema", "table") and entry.technology in lexicon.grammar("table_makers") else thing.kinds
        return replace(thing, kinds=kinds, framework=entry.technology)
    if entry.technology and thing.kinds == ("dependency",):
        raise Unread(f"structure does not show which of them are for {entry.technology}", True)
    if entry.technology and (thing.facet == "construct" or not _is_native(thing.kinds, entry.technology)):
        raise Unread(f"structure does not show which of them are of {entry.technology}", True)
    tests = lexicon.entry("tests")
    runners = (*lexicon.members("unit-test-runner"), *lexicon.members("e2e-test-runner"))
    if entry.technology in runners and thing.kinds == ("file",) and tests and thing.target == tests.target:
        if thing.new:
            raise Unread(f"it is not clear which tests are those of {entry.technology}", True)
        return Thing.of(entry)
    migrations = lexicon.entry("migrations")
    if entry.technology in runners and migrations and thing.target == migrations.target:
        raise Unread(f"it is not clear what migrations of {entry.technology} are", True)
    return thing


def _is_native(kinds: tuple[str, ...], technology: str) -> bool:
    """Whether a technology before a noun tells no elements apart: tables are those of a database that has tables."""
    natives = lexicon.mapping("grammar", "natives")
    return all(technology in natives[kind] for kind in kinds if kind in natives)


def _flagged(thing: Thing, words: tuple[str, ...], index: int) -> tuple[int, Thing] | None:
    """A thing that is said to be new, or to be used directly; refuses to take one more of it for all of it."""
    for flag in ("newness", "directness"):
        size = lexicon.at(flag, words, index)
        if size:
            compared = bool(lexicon.at("compared", words, index))
            another = (thing.technology or thing.facet == "literal") and words[index] in lexicon.grammar("one_more")
            if another or (compared and thing.kinds in (("token",), ("token", "import"))):
                raise Unread(f"structure does not show which of them are “{words[index]}”", True)
            if words[index] == "global" and thing.kinds == ("file",):
                raise Unread("structure does not show which of them are “global”", True)
            if flag == "directness":
                return size, replace(thing, direct=True)
            other = thing.other or bool(lexicon.at("further", words, index))
            judged = words[index] if lexicon.at("judged", words, index) else ""
            return size, replace(thing, new=True, other=other, partial=thing.partial or compared, unsaid=thing.unsaid or judged)
    return None


def _term(word: Word, whole: Run) -> str:
    low = word.low
    ending = len(low) > 4 and low.endswith(tuple(lexicon.grammar("narrowing")))
    ending = ending and not low.endswith("ment") and not lexicon.at("shaped_so", (low,), 0) and not _is_called(word, whole)
    wordless = len(low) < (4 if word.text.isupper() else 3) or any(low in lexicon.grammar(name) for name in _OF_NO_NAME)
    if word.sort != "word" or ending or wordless or not low.isalpha():
        raise Unread(f"structure does not show which of them are “{word.text}” (“{spoken(whole)}”)", True)
    return singular(low)


def _is_called(word: Word, whole: Run) -> bool:
    """“existing Agent response shape”: a name amid words in small letters, and no adjective, however it ends."""
    return word.text.istitle() and word is not whole[0] and whole[-1].text.islower()
