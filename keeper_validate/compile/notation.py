"""Clauses in note form: `old-name → use new-name`, `status extension_policy: append-only`. Must not read sentences."""

from __future__ import annotations

import re

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile.demands.affix import noted
from keeper_validate.compile.demands.demand import demand
from keeper_validate.compile.demands.shape import shape
from keeper_validate.compile.prohibitions.prohibition import prohibition
from keeper_validate.compile.prohibitions.unfolding import is_place
from keeper_validate.compile.reading import read
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without_last
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.places import folders_of, glob_of, layer_of
from keeper_validate.compile.sentences.polarity import crossed, crossed_first, forbids
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.values import replace

_ARROWS = ("→", "->")
_PATH = re.compile(r"[\w-]+(?:/[\w.-]+)+/?")
_MADE = re.compile(r"(new [A-Z][\w.]*)(?:\(\))?")
_THINGS = frozenset({"component", "page", "service", "schema", "table", "hook", "store"})


def notation(clause: Clause, whole: tuple[Part, ...]) -> Compiled | None:
    """What a note says, or None where the clause is no note."""
    formed = _formed(clause, whole)
    if formed:
        return formed
    if len(whole) > 2 and whole[1].opener in _ARROWS and whole[0].words and whole[1].words:
        return _unclear(clause, whole[0], whole[1])  # “services → components: via events”
    if len(whole) != 2 or not whole[0].words or not whole[1].words:
        return None
    if whole[1].opener in _ARROWS:
        told = _replaced(clause, whole[0], whole[1]) or _leading(clause, whole[0], whole[1]) or _housed(clause, whole[0], whole[1])
        return told or _unclear(clause, whole[0], whole[1])
    if whole[1].opener != ":":
        return None
    return _policy(clause, whole[0], whole[1]) or _extended(clause, whole[0], whole[1]) or _based(clause, whole[0], whole[1])


def _replaced(clause: Clause, left: Part, right: Part) -> Compiled | None:
    """A name that is to be used no more, with what stands in its place."""
    words, named = lows(right.words), without_last(left.words, ("gloss", "code_nouns"))
    instead = lexicon.at("alternative", words, 0)
    if len(named) != 1 or not named[0].literal or not (instead or lexicon.at("gone", words, 0)):
        return None
    known = lexicon.entry(named[0].text) if instead and forbids(clause) else None
    if known and not known.opaque:
        return None  # “`console.log` → use `logger`”: what a list knows is sought as it says
    made = _MADE.fullmatch(left.words[0].text)
    target = made[1] if made else left.words[0].text
    if (" " in target and not made) or ("=" in target and not any("=" in word.text for word in right.words)):
        return None  # “`FAST=1` → use the mock server”: what a setting leads to
    use = spoken(right.words) if instead else None
    ends = [run for relation, run in cut(right.words)[1] if relation == "purpose"]
    why = f"it may only hold for “{spoken(ends[0])}”" if ends and not forbids(clause) else None
    asked = Check("forbid-use", ("token",), target, excepted=_homes(right.words) if instead else (), use=use, soft=why is not None)
    return Compiled(clause, (asked,), why is not None, why)


def _homes(run: Run) -> tuple[str, ...]:
    """Where that lies which is to be used instead: it may go on using what it stands for."""
    paths = [word.text.strip("/") for word in run if word.literal and _PATH.fullmatch(word.text)]
    return tuple(glob for path in paths for glob in ((path,) if "." in path.rpartition("/")[2] else (f"{path}/**", f"{path}.*")))


def _leading(clause: Clause, left: Part, right: Part) -> Compiled | None:
    """“Domain → Infrastructure”, “core → React” among what is forbidden: no import of the one by the other."""
    path = is_place(left.words)
    alone = len(left.words) == 1 and crossed(crossed_first(clause.text))  # “web → infra is forbidden”
    leads = forbids(clause) and not left.asides and (path or folders_of(left.words) or alone)
    parts = items(right.words)
    known = [bool(layer_of(piece) or _is_library(piece) or _is_package(piece) or (path and is_place(piece))) for piece in parts]
    if not leads or not (alone or all(known) or (any(known) and all(len(piece) == 1 for piece in parts))):
        return None
    try:
        made = prohibition(Statement("forbid", ("import",), subject=left.words, object=right.words), Context())
    except Unread:
        return None
    return Compiled(clause, made.checks, partial=True)


def _is_library(piece: Run) -> bool:
    entry = lexicon.entry(spoken(piece))
    return entry is not None and entry.technology is not None


def _is_package(piece: Run) -> bool:
    """“domain → `pg`”, “`a/` → `@app/web`”: a piece of code that is imported, where nothing is put."""
    named = len(piece) == 1 and piece[0].literal and re.fullmatch(r"@?[a-z][\w./-]*", piece[0].text) is not None
    return named and (piece[0].text.startswith("@") or glob_of(piece[0], piece) is None)


def _housed(clause: Clause, left: Part, right: Part) -> Compiled | None:
    """“Custom hooks → `src/hooks/`”: where new ones live."""
    where = [piece[0] for piece in items(right.words) if len(piece) == 1 and glob_of(piece[0], right.words)]
    if forbids(clause) or left.asides or not where or len(where) < len(items(right.words)) or any(word.literal for word in left.words):
        return None
    try:
        made = shape(Statement("must", subject=left.words, object=(Word("live", "word"),), around=(("inside", tuple(where)),)), Context())
    except Unread:
        return None
    return Compiled(clause, made.checks, made.partial) if made else None


def _unclear(clause: Clause, left: Part, right: Part) -> Compiled | None:
    """“Wizard → Infrastructure”, “Hooks → `src/hooks/`” among what is forbidden: no ban of what stands before the arrow."""
    placed = folders_of(left.words) or is_place(left.words)
    placed = placed or all(layer_of(piece) or (len(piece) == 1 and glob_of(piece[0], right.words)) for piece in items(right.words))
    return Compiled(clause, why="it is not clear what the arrow forbids") if forbids(clause) and placed else None


def _formed(clause: Clause, whole: tuple[Part, ...]) -> Compiled | None:
    """“TS files: `kebab-case.ts`”, “Schemas: `Schema` suffix”, “Pages: `src/pages/` - one a URL”: what is named so, or lives there."""
    if forbids(clause) or len(whole) < 2 or whole[1].opener != ":" or whole[0].asides or not all(map(_glosses, whole[2:])):
        return None
    if any(_limits(run) for _, run in whole[1].asides):
        return None
    bearers, said = without_last(whole[0].words, ("patterned",)), whole[1].words
    if not bearers or not said or any(word.literal for word in bearers):
        return None
    try:
        made = noted(bearers, said)
    except Unread:
        return None
    if made:
        return _of_some_tests(_of_declared(clause, made, bearers), bearers)
    folders = singular(bearers[-1].low) != bearers[-1].low and all(word.text.endswith("/") for word in said if word.literal)
    housed = _housed(clause, replace(whole[0], words=bearers), whole[1]) if folders else None
    told = housed is not None and all(check.kinds != ("file",) and not check.technology for check in housed.checks)
    return replace(housed, partial=True, why="it may only tell where some of them are") if housed and told else None


def _of_some_tests(made: Compiled, bearers: Run) -> Compiled:
    """“Test fixtures: `x.json`”, “Name tests: `test_<what>`”: some of the files, or the tests in them, which are named for themselves."""
    words = lows(bearers)
    at = next((at for at, word in enumerate(words) if word in ("test", "tests")), None)
    if at is None or all(check.kinds != ("file",) for check in made.checks):
        return made
    sort = {*words[:at]} & lexicon.grammar("kinds_of_tests") or {*words[at + 1:]} & lexicon.grammar("held_by_tests")
    named = words[at] == "tests" and "name" in words[:at]
    soft = tuple(replace(check, soft=True) for check in made.checks)
    return replace(made, checks=soft, partial=True, why="no name of a file tells which tests are meant") if sort or named else made


def _of_declared(clause: Clause, made: Made, bearers: Run) -> Compiled:
    """“Interfaces: PascalCase”: no element is declared by that word alone."""
    if lexicon.grammar("declaring_words").isdisjoint(lows(bearers)):
        return Compiled(clause, made.checks, made.partial)
    checks = tuple(replace(check, soft=True) for check in made.checks)
    return Compiled(clause, checks, True, f"structure does not show which of them are declared as “{spoken(bearers)}”")


def _limits(aside: Run) -> bool:
    """Whether what stands in parentheses says where names look so, or which of them do not."""
    words = lows(aside)
    return any(lexicon.at(name, words, 0) for name in ("inside", "outside", "unless", "no", "never", "granting", "condition"))


def _glosses(part: Part) -> bool:
    """Whether a part behind a dash only describes, and demands nothing of its own."""
    words = lows(part.words)
    rules = any(lexicon.at(name, words, at) for name in ("must", "should", "only", "never", "no") for at in range(len(words)))
    return part.opener in DASHES and not rules and not any(word.literal for word in part.words)


def _based(clause: Clause, left: Part, right: Part) -> Compiled | None:
    """“Version prefix: `/api/v1`”: what the paths of new routes begin with; a note that may only tell how things are, so that it warns."""
    said = all(word.low in lexicon.grammar("route_prefix") for word in left.words) and left.words[-1].low in ("prefix", "path")
    paths = [word for word in right.words if word.literal and word.text.startswith("/")]
    if not said or len(left.words) < 2 or forbids(clause) or len(paths) != 1 or len(right.words) != 1:
        return None
    start = re.escape(paths[0].text.rstrip("/")).replace("/", "\\/")
    return Compiled(clause, (Check("require-shape", ("route",), f"/^\\S+ {start}(\\/|$)/", soft=True),), partial=True)


def _policy(clause: Clause, left: Part, right: Part) -> Compiled | None:
    """`name extension_policy: append-only`."""
    op = forms.policy(right.words[0].text)
    names = [word.text for word in left.words if word.text != "extension_policy"]
    if op is None or len(names) != len(left.words) - 1 or len(names) != 1:
        return None
    human = right.words[0].low == "controlled"
    return Compiled(clause, (Check(op, ("enum",), names[0], human=human),), partial=human)


def _extended(clause: Clause, left: Part, right: Part) -> Compiled | None:
    """“Permissions: additive only”, “Card variants: closed” where a decision says how things may be extended."""
    words = lows(right.words)
    op = "append-only" if lexicon.at("growing", words, 0) == len(words) else forms.policy(words[0]) if len(words) == 1 else None
    if not clause.key.startswith("extension_polic") or op is None or left.asides or any(word.sort == "mark" for word in left.words):
        return None
    name = left.words[0]
    if len(left.words) == 1 and (name.literal or name.sort == "name" or (name.text.istitle() and lexicon.entry(name.text) is None)):
        return Compiled(clause, (Check(op, ("enum",), left.words[0].text),))
    try:
        made = _closed(left.words) if words[0] == "closed" else _in_state(left.words, "append-only" if op == "append-only" else "frozen")
    except Unread:
        return None
    return Compiled(clause, made.checks, made.partial)


def _closed(run: Run) -> Made:
    """A set that nothing new comes to; of one thing, that it stays as it is."""
    made = prohibition(Statement("forbid", ("create",), object=(Word("new", "word"), *run)), Context())
    return _in_state(run, "frozen") if any(_THINGS & {*check.kinds} for check in made.checks) else made


def _in_state(run: Run, state: str) -> Made:
    return demand(read((*run, Word("are", "word"), Word(state, "word"))), Context())
