"""Where a statement applies and what lifts it: folders, exceptions, approvals by people, purposes.

Raises `Unread` where a condition cannot be turned into paths or names. Must not know the operation."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.consent import approval
from keeper_validate.compile.sentences.fresh import of_any_age
from keeper_validate.compile.sentences.literal import file_target, is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.overlap import overlap
from keeper_validate.compile.sentences.places import layer_of, place, unplaced
from keeper_validate.compile.sentences.purpose import term
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.called import all_called
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import dataclass, replace

DECISIONS = "**/{decisions,adr,adrs}/**"
_ROOT = "/^\\S+ \\/$/"
# a comment such as `// SAFETY:` is no route
_ROUTE = re.compile(r"/(?!/)")
_NAME = re.compile(r"[A-Za-z][a-z]+(?:[A-Z_]\w*)?(?:\(\))?")
_LAST = re.compile(r"(?<=[a-z])(?=[A-Z])|_")


@dataclass(frozen=True, slots=True)
class Scope:
    """Path globs a check is limited to or spares; `term` a word that names must hold; `human` that people may lift the finding;
    `packaged` that what a language brings along is spared."""

    within: tuple[str, ...] = ()
    excepted: tuple[str, ...] = ()
    term: str | None = None
    human: bool = False
    packaged: bool = False
    waive: str | None = None
    partial: bool = False
    doubt: str | None = None


def scope(around: tuple[tuple[str, Run], ...], acts: tuple[str, ...], lenient: bool) -> Scope:
    """The scope that the adjuncts of a prohibition describe; where it is `lenient`, what cannot be read becomes a doubt."""
    found = Scope()
    for relation, run in around:
        try:
            found = _narrowed(found, relation, run, acts)
        except Unread as error:
            taken = relation == "source" and "import" in acts and not _elsewhere(run)
            if not lenient or relation == "outside" or taken or (relation == "without" and not acts):
                raise
            found = replace(found, doubt=error.why)
    return found


def _elsewhere(run: Run) -> bool:
    """“from a different area”: another place than where the thing is, whichever that may be."""
    words = lows(tuple(word for word in run if word.low not in ("a", "an", "any")))
    return len(words) == 2 and words[0] in ("another", "different", "other")


def _narrowed(found: Scope, relation: str, run: Run, acts: tuple[str, ...]) -> Scope:
    if relation in ("reason", "examples") or not run:
        return replace(found, human=True, doubt="structure does not show what is spared") if relation == "unless" else found
    if relation == "outside" and _standard(run):
        return replace(found, packaged=True)
    if relation == "alongside" or (relation == "means" and lexicon.at("by_hand", lows(run), 0) == len(run)):
        return found
    if relation == "inside" and lexicon.at("another", lows(run), 0) and not set(acts) & {"import", "access"}:
        raise Unread(f"structure does not show what stands inside “{spoken(run)}”")
    # “editing seeds from the UI” tells by what, and not where
    source = relation == "source" and not (acts == ("change",) and not any(word.literal for word in run))
    if relation == "inside" or (source and (layer_of(run) or set(acts) & {"remove", "change"})):
        told, doubt = of_any_age(run)
        folders, sure = place(told)
        within = overlap(found.within, folders) or found.within + folders
        return replace(found, within=within, partial=found.partial or not sure, doubt=found.doubt or doubt)
    if relation == "outside":
        folders, sure, guess = _left_out(_outer(run), acts)
        if not folders:
            raise Unread(f"it is not clear which files lie outside “{spoken(run)}”")
        left = unplaced(run) or guess
        doubt = f"it is not clear which files “{spoken(left)}” means" if left else None
        return replace(found, excepted=found.excepted + folders, partial=found.partial or not sure, doubt=found.doubt or doubt)
    if relation in ("unless", "without"):
        return _lifted(found, relation, run, acts)
    if relation == "purpose" and found.human and approval(run):
        return found  # “without asking for confirmation”
    if relation == "purpose" and found.term is None:
        return replace(found, term=term(run), partial=True)
    raise Unread(f"structure does not show the condition “{spoken(run)}”")


def _outer(run: Run) -> Run:
    """“outside main” as what is meant by it there alone: elsewhere it could be the name of a branch."""
    meant = lexicon.mapping("grammar", "outside_parts")
    told = (str(meant[word.low]).split() if word.low in meant and word.sort in ("word", "code") else [] for word in run)
    return tuple(one for word, texts in zip(run, told, strict=True) for one in ([Word(text, "word") for text in texts] or [word]))


def _left_out(run: Run, acts: tuple[str, ...]) -> tuple[tuple[str, ...], bool, Run]:
    """The files that are spared; “outside `db`”, “outside `apiClient`”: those that may be called so, and the name that leaves it open."""
    try:
        return (*place(run), ())
    except Unread:
        names = [word.text.removesuffix("()") for word in run if word.sort == "code" and _NAME.fullmatch(word.text)]
        housing = all(_LAST.split(name)[-1].lower() in lexicon.grammar("housing_names") for name in names)
        if not names or len(names) < len(items(run)) or not housing or {"change", "remove"} & {*acts}:
            raise
        return tuple(map(all_called, names)), False, run


def _standard(run: Run) -> bool:
    """Whether a phrase means what every program may use (“beyond the standard library”)."""
    words = tuple(word.low for word in without(run, "articles"))
    return bool(words) and lexicon.at("standard", words, 0) == len(words)


def _lifted(found: Scope, relation: str, run: Run, acts: tuple[str, ...]) -> Scope:
    if relation == "unless" and any(lexicon.at("reasoned", lows(run), at) for at in range(len(run))):
        return replace(found, human=True, doubt=f"structure does not show “unless {spoken(run)}”")
    if approval(run):
        return replace(found, human=True, waive=DECISIONS if {"adr", "adrs"} & {*lows(run)} else found.waive)
    if relation == "without":
        raise Unread(f"structure does not show what is {'done ' if acts else ''}“without {spoken(run)}”")
    unshown = replace(found, human=True, doubt=f"structure does not show “unless {spoken(run)}”")
    if not lexicon.grammar("needless").isdisjoint(lows(run)):
        return unshown  # “unless required by Next.js” spares no file of that name
    files = (word.text for word in run if word.sort != "mark" and is_file(word.text))
    paths = tuple(text if text[0] == "/" else file_target(text) for text in files) or _written(run)
    routes = tuple(name for word in run if word.literal and _ROUTE.match(word.text.rpartition(" ")[2]) for name in served_at(word.text))
    if paths or routes:
        return replace(found, excepted=found.excepted + (paths or routes))
    layer = layer_of(run)
    if layer and layer.folders:
        return replace(found, excepted=found.excepted + layer.folders, partial=True)
    return unshown


def _written(run: Run) -> tuple[str, ...]:
    """“except Markdown files”: those that are told by what they are written in."""
    if lows(run[-1:]) not in (("file",), ("files",)):
        return ()
    try:
        globs = place(run)[0]
    except Unread:
        return ()
    return globs if all(glob.startswith("*.") for glob in globs) else ()


def served_at(text: str) -> tuple[str, ...]:
    """The patterns of the route that a path in a sentence means, whatever prefix it is mounted below."""
    method, _, place = text.rpartition(" ")
    path, told = place.strip("/"), f"{method} " if method else ""
    if not path:
        return (_ROOT,)
    return (f"{told}/{path}", f"{told}*/{path}") if "/" in text else (path.lower(),)
