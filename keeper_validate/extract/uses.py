"""What a module uses: its imports, and the technologies that its code shows.

Names are told apart by a function that qualifies them (`jwt.encode`, `path#name` for what the tree itself defines); what each name
means is the lexicons' to say. Must not look at syntax."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache, partial

from keeper_validate.element import CLIENT, EXPORT, Element, Facet, Use
from keeper_validate.extract.expression import Expression, Items, Joined, Text, plain
from keeper_validate.extract.indexed import records_of
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Import, Mention, Module
from keeper_validate.extract.options import SAID
from keeper_validate.extract.subjects import asked_within, asks, subjects
from keeper_validate.extract.unversioned import unversioned
from keeper_validate.extract.vocabulary import HANDED, WRITTEN, Evidence, Vocabulary, vocabulary

Qualify = Callable[[str, str], str]
Leads = Callable[[str], str | None]

_OWN = ("this.", "self.", "cls.")
CALLED = frozenset({"call", "construct", "decorator"})
"""The ways in which a mention is called."""
_FITTING = {
    "constructor": frozenset({"construct"}), "call": frozenset({"call", "construct"}), "decorator": frozenset({"decorator"}),
    "global": frozenset({"call", "construct", "name", "passed", "kept"}), "option": SAID, "text": SAID,
}


def imports(path: str, module: Module, leads: Leads) -> Iterator[Use]:
    """The imports of a module and what it re-exports, each with the path it leads to in the tree."""
    listed = [(item.module, item.member, item.line, "") for item in (*module.imports, *module.stars)]
    listed += [(item.module, item.member, item.line, EXPORT) for item in module.exports if item.module]
    for name, member, line, form in dict.fromkeys(listed):
        yield Use("import", f"{name}:{member}" if member else name, path, line, resolved=leads(name), form=form)


def technologies(
    path: str, module: Module, qualify: Qualify, leads: Leads, clients: Iterable[tuple[str, Import]] = (),
) -> Iterator[Element]:
    """One element for each technology that a module shows, at the first evidence, with all its evidence as facets; `clients` are those
    which other files of the tree made."""
    known = vocabulary(named(module.language).rules)
    found: dict[str, list[tuple[int, int, Facet]]] = {}
    for item in (*module.imports, *module.stars):
        for technology in () if item.type_only else _imported(item, known):
            if leads(item.module) is None:
                found.setdefault(technology, []).append((item.line, item.line, Facet("evidence", "import", item.module)))
    for technology, item in clients:
        found.setdefault(technology, []).append((item.line, item.line, Facet("evidence", CLIENT, leads(item.module))))
    for item in (Import("", one.module, one.member, one.line) for one in module.exports if one.module and not one.type_only):
        for technology in _imported(item, known) if leads(item.module) is None else ():
            found.setdefault(technology, []).append((item.line, item.line, Facet("evidence", "import", item.module)))
    given = partial(_is_given, module, leads)
    for mention in module.mentions:
        for evidence in _shown(mention, known, qualify, module.language, given):
            if _is_namesake(evidence, mention, module, known):
                continue
            if evidence.argument == HANDED and not asks(mention, module, known):
                continue
            within = asked_within(mention, module) if evidence.argument == HANDED else ()
            for facet in (Facet("evidence", evidence.form, evidence.name), *subjects(mention), *within):
                found.setdefault(evidence.technology, []).append((mention.line, mention.end_line, facet))
    for technology, places in found.items():
        places.sort(key=lambda place: place[:2])
        facets = tuple(dict.fromkeys(facet for _, _, facet in places))
        yield Element("technology", technology, path, places[0][0], places[0][1], module.language, exported=False, facets=facets)


def calls(path: str, module: Module, qualify: Qualify, leads: Leads) -> Iterator[Use]:
    """Every use of a technology of which each counts for itself (`print`), as a further one is no less than the first."""
    family = named(module.language).rules
    known, counted, given = vocabulary(family), _counted(family), partial(_is_given, module, leads)
    for mention in module.mentions:
        if not counted.isdisjoint(mention.name.split(".")):
            shown = (one.technology for one in _shown(mention, known, qualify, module.language, given) if one.each)
            yield from (Use("call", technology, path, mention.line, form=mention.name) for technology in dict.fromkeys(shown))


def statements(path: str, module: Module) -> Iterator[Use]:
    """The values of enum types that a text of SQL renames."""
    for record in records_of(module, "statement"):
        name, member, value = (plain(one.value) for one in record.captures)
        yield Use("statement", name, path, record.line, form=f"{member} is now {value}")


def qualified(mention: Mention, qualify: Qualify) -> str:
    """What a mention refers to; the part behind a call in its middle is kept, a member of the own class is looked up in the class and
    stays as it is written where nothing tells what it is."""
    head, call, tail = mention.name.partition("()")
    if not head.startswith(_OWN):
        return unversioned(qualify(head, mention.within) + call + tail)
    own = next(prefix for prefix in _OWN if head.startswith(prefix))
    member = f"{mention.within.partition('.')[0]}.{head[len(own):]}"
    meant = qualify(member, "")
    return unversioned((head if meant == member else meant) + call + tail)


def _imported(item: Import, known: Vocabulary) -> Iterator[str]:
    """The technologies of an import; prefixes of modules match whole segments."""
    whole = unversioned(item.module)
    if item.member not in (None, "*", "default"):
        whole = f"{whole}.{item.member}"
    for prefix in prefixes(whole):
        yield from known.modules.get(prefix, ())
        if prefix in known.apart:
            return


@lru_cache(maxsize=8192)
def prefixes(name: str) -> tuple[str, ...]:
    """A dotted or slashed name, whole and cut at each of its separators from the right."""
    found = []
    while name:
        found.append(name)
        cut = max(name.rfind("."), name.rfind("/"), name.rfind("::"), name.rfind("\\"))
        name = name[:cut] if cut > 0 else ""
    return tuple(found)


@lru_cache(maxsize=8192)
def _endings(name: str) -> tuple[str, ...]:
    """The last one and two parts of a dotted name, each with the dot before it."""
    parts = name.split(".")
    return tuple("." + ".".join(parts[-count:]) for count in (1, 2) if len(parts) > count)


def _is_given(module: Module, leads: Leads, name: str) -> bool:
    """Whether another file of the tree gives a name: what is global is used where it is written, and not where its reader is asked."""
    return name != "" and any(item.local == name and leads(item.module) is not None for item in module.imports)


def _is_namesake(evidence: Evidence, mention: Mention, module: Module, known: Vocabulary) -> bool:
    """Whether a value that no import binds only has the name of a library: `jwt.split(".")` of a parameter, `self.requests.get(key)`."""
    if not evidence.open or evidence.technology not in known.modules.get(evidence.name, ()):
        return False
    head = mention.name.partition(".")[0]
    return not module.stars and all(item.local.partition(".")[0] != head for item in module.imports)


def _shown(mention: Mention, known: Vocabulary, qualify: Qualify, language: str, given: Callable[[str], bool]) -> Iterator[Evidence]:
    if mention.use in SAID:
        yield from (evidence for evidence in known.evidence.get(mention.name, ()) if evidence.form == mention.use)
        return
    written = mention.name.replace("()", "")
    for own in _OWN:
        written = written.removeprefix(own)
    for name in _endings(written):
        for evidence in known.evidence.get(name, ()):
            if _fits(evidence, True, mention, language) and _has_argument(evidence, mention.arguments):
                yield evidence
    meant, told = "", set()
    for name in prefixes(written.replace("/", ".")):
        for evidence in known.evidence.get(name, ()):
            if not _fits(evidence, name == written, mention, language):
                continue
            meant = meant or qualified(mention, qualify)
            if (_agrees(meant, written) or _from(meant, evidence, known)) and _has_argument(evidence, mention.arguments):
                told.add(evidence.technology)
                yield evidence
    meant = meant or qualified(mention, qualify)
    brief = meant.rpartition("/")[2].replace("()", "")
    for name in prefixes(brief) if brief != written and "#" not in meant else ():
        for evidence in known.evidence.get(name, ()):
            if evidence.form == "global" and given(mention.name.partition(".")[0]):
                continue
            fits = evidence.technology not in told and _fits(evidence, name == brief, mention, language)
            if fits and _has_argument(evidence, mention.arguments):
                yield evidence


@cache
def _counted(family: str) -> frozenset[str]:
    """The last words of names of which every use counts."""
    listed = vocabulary(family).evidence.values()
    return frozenset(item.name.rpartition(".")[2] for items in listed for item in items if item.each)


def _fits(evidence: Evidence, whole: bool, mention: Mention, language: str) -> bool:
    """Whether a name is used as the evidence says, and is all of its name unless that is open."""
    if not whole and not evidence.open and evidence.form != "global":
        return False
    if evidence.form == "constructor" and language in ("python", "go"):
        return mention.use in CALLED
    # a callback is called by what it is given to: `lines.forEach(console.log)`
    return mention.use in _FITTING[evidence.form] or (mention.use == "passed" and evidence.each and "." in evidence.name)


def _agrees(meant: str, written: str) -> bool:
    """Whether a name as written can be what a lexicon means by it: it is unbound, or the library's own, or a member of some value."""
    brief = meant.rpartition("/")[2].replace("()", "")
    if brief == written or meant == written:
        return True
    return "." in written and ("#" in meant or "()" in meant)


def _from(meant: str, evidence: Evidence, known: Vocabulary) -> bool:
    """Whether a name comes from a library of the technology itself."""
    return any(evidence.technology in known.modules.get(prefix, ()) for prefix in prefixes(meant))


def _has_argument(evidence: Evidence, arguments: tuple[Expression, ...]) -> bool:
    if evidence.argument == WRITTEN:
        return evidence.texts is not None and evidence.texts.match(_beginning(arguments)) is not None
    return evidence.argument in (None, HANDED) or any(evidence.argument == word for argument in arguments for word in _commands(argument))


def _beginning(arguments: tuple[Expression, ...]) -> str:
    """The text with which the first argument begins."""
    first = arguments[0] if arguments else None
    while isinstance(first, Joined) and first.parts:
        first = first.parts[0]
    return first.value if isinstance(first, Text) else ""


def _commands(argument: Expression) -> Iterator[str]:
    """The program that an argument of a command names: its first word, without its folder."""
    if isinstance(argument, Items) and argument.values:
        yield from _commands(argument.values[0])
    elif isinstance(argument, Joined) and argument.parts:
        yield from _commands(argument.parts[0])
    elif isinstance(argument, Text) and argument.value.split():
        yield argument.value.split()[0].rpartition("/")[2]
