"""Where things of a kind are told to live, in whatever words: “store jobs in `a/jobs/`”, “jobs: put in `a/jobs/`”, each said plainly.

Knows verbs, marks and paths (`rules/lexicon/homes.yaml`); must not know what a noun stands for."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.colocated import colocated
from keeper_validate.compile.sentences.home_formed import ALONE, THERE, Formed
from keeper_validate.compile.sentences.home_forms import annotated, banned, formed
from keeper_validate.compile.sentences.home_headings import ARROWS, SENTENCE, is_bare_home, is_label, labelled_thing, last_label
from keeper_validate.compile.sentences.home_paths import holds_lines, home_words, path_of, slots_named, told_place
from keeper_validate.compile.sentences.home_tests import are_of_tests, are_some_tests, folder_of_tests, mirrored
from keeper_validate.compile.sentences.home_things import are_many, are_things, ended, held_together, in_words, is_one, several
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.values import dataclass, replace

_MOST, _MANNER = 5, 7
_LABELLING = (":", *ARROWS, *DASHES)
_NEED = tuple((word, need) for word in ("if", "when", "as") for need in ("needed", "necessary", "required"))
_ONE = ("a", "an", "each", "every", "new")


@dataclass(frozen=True, slots=True)
class Home:
    """`said` is the plainer sentence; `declares` that things are said to be declared there; `soft` that it only advises, or that more was
    said which may limit it; `how` whether they live there, may not, or alone may; `dropped` that more is asked of them; `formed` that the
    whole sentence says nothing else."""

    said: str
    declares: bool
    soft: bool
    how: str = THERE
    dropped: bool = False
    formed: bool = False


def homes(found: tuple[Part, ...]) -> tuple[Home, ...]:
    """The homes that the sentences of a clause tell."""
    out: list[Home] = []
    found = tuple(_at_need(_pointed(part, found[0])) for part in found)
    for label, part, behind in zip((None, *found), found, (*found[1:], None), strict=False):
        elsewhere = any(path_of(word) for _, run in part.asides for word in run)
        form = formed(part.words) if part.opener in (*SENTENCE, ":") and not elsewhere else None
        out += _as_formed(part, form) if form else ()
        if elsewhere or (form and form.how == ALONE) or not home_words("limiting").isdisjoint(lows(part.words)):
            continue
        if part.opener in _LABELLING and label is not None and (is_label(label) or last_label(label) != label.words):
            out += _labelled(replace(label, words=labelled_thing(last_label(label))), part, behind)
        if part.opener in SENTENCE or (part.opener == ":" and not out):
            out += _told(part)
        if marked := annotated(part.words) if part.opener in SENTENCE else "":
            out.append(Home(marked, declares=True, soft=bool(part.asides)))
        if beside := colocated(label, part):
            out.append(Home(beside, declares=False, soft=not home_words("soft").isdisjoint(lows(part.words))))
    shown = () if out else mirrored(found)
    return (*out, *((_plainly(*shown, "", True),) if shown else ()))


def denied_homes(found: tuple[Part, ...]) -> tuple[Home, ...]:
    """The homes that a clause tells by what it forbids: “jobs outside `a/`”."""
    told = ((part, banned(part.words)) for part in found[:1])
    return tuple(home for part, form in told if form for home in _as_formed(part, form))


def _as_formed(part: Part, form: Formed) -> list[Home]:
    """What a sentence of another form tells, as the plain one."""
    if not home_words("limiting").isdisjoint(lows(form.run)):
        return []
    soft = form.weak or not home_words("soft").isdisjoint(lows(part.words))
    told = _told(replace(part, words=form.run, asides=()))[:1 if form.how != THERE else None]
    return [replace(one, soft=one.soft or soft or bool(part.asides), how=form.how, dropped=form.dropped, formed="," not in lows(form.run))
            for one in told]


def _pointed(part: Part, first: Part) -> Part:
    """“`hooks/` — add new hooks to this folder”: the path that the line begins with."""
    words = lows(part.words)
    at = next((at for at in range(1, len(words) - 1) if words[at] == "this" and words[at + 1] in home_words("folders")), 0)
    told = at and len(first.words) == 1 and path_of(first.words[0])
    return replace(part, words=(*part.words[:at], first.words[0], *part.words[at + 2:])) if told else part


def _at_need(part: Part) -> Part:
    """“create a store if needed in `stores/`” without that: a need of the thing, and none of its place."""
    words = lows(part.words)
    at = next((at for at in range(2, len(words) - 2) if words[at:at + 2] in _NEED), 0)
    made = at and words[0] in home_words("making") and words[at + 2] in home_words("inside")
    return replace(part, words=(*part.words[:at], *part.words[at + 2:])) if made else part


def _labelled(label: Part, part: Part, behind: Part | None) -> list[Home]:
    """“Fixtures: store in `fixtures/`”, “Hooks: `src/[feature]/hooks/`”: what the label names lives there."""
    run, words = part.words, lows(part.words)
    at = int(words[:1] != () and words[0] in home_words("told"))
    grown = bool(at) and words[0] in home_words("growing")
    at += bool(at) and words[at:at + 1] in (("them",), ("these",), ("it",))  # “Prefabs: keep them in `Assets/Prefabs/`”
    named = 0 if at else next((end for end, word in enumerate(run) if not (word.literal or word.low in home_words("of_names"))), 0)
    named = named if named and words[named] in home_words("inside") else 0
    put = named > 0 or (words[at:at + 1] != () and words[at] in home_words("inside"))
    if at and not put:
        return []  # “Instructions: create `a.md`”
    at = named or at
    at += put
    place, end = told_place(run, at, bool(at))
    shown = folder_of_tests(label.words, place) if not at else ()
    bare = not at and len(place) == 1 and not shown and not is_bare_home(place[0].text, part.opener)
    place = shown or place
    goes_on = not at and behind is not None and behind.opener in DASHES
    if not place or bare or goes_on or (grown and holds_lines(place)) or " ".join(lows(label.words)) in home_words("labels"):
        return []
    if not are_many(label.words) or not are_things(label.words, words[0]) or (label.asides and part.opener != ":"):
        return []
    narrowed = named > 0 and " ".join(lows(label.words)) not in home_words("tests")  # “services: `*.client.ts` in `src/`”
    soft = not at or narrowed or _may_limit(run[end:]) or bool(label.asides)
    return [_plainly(label.words, place, words[0], soft)]


@dataclass(frozen=True, slots=True)
class _Said:
    """A sentence taken apart; `bidden` that it tells people to do the deed, `told` that a word says so of the things: “must be kept”."""

    subject: Run
    deed: str
    place: Run
    tail: Run
    bidden: bool
    told: bool


def _told(part: Part) -> list[Home]:
    """“store jobs in `a/`”, “jobs are stored in `a/`”, “jobs must be in `a/`”, and what goes on behind it: “…, tasks in `b/`”."""
    words = lows(part.words)
    start = next((at for at, word in enumerate(words) if word not in home_words("opening")), len(words))
    first = words[start:start + 1]
    said = _bidden(part.words, start) if first and first[0] in home_words("told") else _stated(part.words, start)
    if said is None:
        alone = part.opener in ("", ".", ";") and first and first[0] not in (*home_words("told"), "use")
        found = _going_on(part.words, "") if alone else []  # “…. Migrations in `db/`.”
        return [replace(one, soft=one.soft or not part.opener) for one in found] if part.opener or len(found) > 1 else []
    if not _is_home(said):
        return []
    soft = bool(part.asides) or _is_soft(said) or not home_words("soft").isdisjoint(words)
    return [_plainly(said.subject, said.place, said.deed, soft), *_going_on(said.tail, said.deed)]


def _bidden(run: Run, deed: int) -> _Said | None:
    found = _place_behind(run, deed)
    if not found or found[0] == deed + 1:
        return None
    at, place, end = found
    subject = _alone(run[deed + 1:at])
    subject = subject[1:] if lows(subject[:1]) == ("the",) and is_one(subject[1:], run[deed].low) else subject
    return _Said(subject, lows(run)[deed], slots_named(place, subject), run[end:], bidden=True, told=True)


def _stated(run: Run, start: int) -> _Said | None:
    words = lows(run)
    deeds = [at for at in range(start + 1, len(words)) if words[at] in home_words("standing") | home_words("kept")]
    modal = next((at for at in range(1, len(words) - 1) if words[at] in home_words("modal") and words[at + 1] == "be"), 0)
    mirrored = (at for at in range(start + 1, len(words)) if words[at] in home_words("mirroring"))
    for deed in (*deeds, *((modal + 1,) if modal else ()), *mirrored):
        found = _place_behind(run, deed)
        between = lows(run[deed + 1:found[0]]) if found else ()
        told = words[deed] in home_words("mirroring")
        fits = are_of_tests(found[1]) if told and found else not between or between[0] in home_words("manner")
        if not found or not fits or len(between) >= _MANNER:
            continue
        subject = _without_modals(run[start:deed])
        told = words[deed] in home_words("standing") or words[deed - 1] in home_words("must") or (modal > 0 and deed == modal + 1)
        return _Said(_alone(subject), words[deed], found[1], run[found[2]:], bidden=bool(modal), told=told)
    return None


def _place_behind(run: Run, deed: int) -> tuple[int, Run, int] | None:
    """Where the first place behind a deed begins, what it is and where it ends."""
    starts = (at for at in range(deed + 1, len(run)) if run[at].low in home_words("inside") and not run[at].literal)
    return next(((at, place, end) for at in starts for place, end in (told_place(run, at + 1, True),) if place), None)


def _is_home(said: _Said) -> bool:
    """Whether a sentence says of all that is called so that it lives there."""
    if not said.subject or not are_things(said.subject, said.deed):
        return False
    one = is_one(said.subject, said.deed)
    lines = holds_lines(said.place) and not (one and held_together(said.subject, said.place))
    grown = said.deed in home_words("growing") and (lines or not said.bidden)
    other = lows(said.tail[:1]) == ("or",) and home_words("folders").isdisjoint(lows(said.tail[:3]))  # “or a subfolder”
    behind = next((word for word in said.tail if word.text not in (",", "and", "or")), None)
    other = other or (behind is not None and behind is not said.tail[0] and behind.low in home_words("inside"))  # “`a/`, or in `b/`”
    few = (at for at, word in enumerate(said.tail) if word.low in home_words("some"))
    some = other or any(said.tail[at - 1].low != "the" or said.tail[at].low != "most" for at in few)  # “of the most relevant feature”
    goes_on = _may_limit(said.tail) and (not said.told or said.deed in home_words("kept_so"))
    return (one or are_many(said.subject)) and not (grown or some or goes_on or (one and lines))


def _is_soft(said: _Said) -> bool:
    """Whether more is said that may limit it: one thing, tests of one sort, a second sentence of what there is."""
    described = not said.bidden and lows(said.tail[:1]) == ("and",)
    return is_one(said.subject, said.deed) or are_some_tests(said.subject, said.place) or _may_limit(said.tail) or described


def _alone(subject: Run) -> Run:
    """“all channels as constants” without how they are, “every table and its fields” without what is a part of it."""
    words = lows(subject)
    ends = (at for at in range(1, len(words)) if words[at] == "as" or words[at:at + 2] in (("and", "its"), ("and", "their")))
    run = subject[:next(ends, len(words))]
    return run[:-1] if run[1:] and run[-1].low in home_words("manner") else run


def _going_on(run: Run, deed: str) -> list[Home]:
    """“…, tasks in `b/`, and events in `c/`”: other things, with the verb of the first."""
    words = lows(run)
    start = next((at for at, word in enumerate(words) if word not in (",", "and")), 0)
    at = next((at for at in range(start + 1, min(start + _MOST, len(words))) if words[at] in ("in", "under", "to", "into")), 0)
    place, end = told_place(run, at + 1, True) if at else ((), 0)
    subject = run[start:at]
    if not place or _may_limit(run[end:]) or not are_things(subject, deed) or not are_many(subject):
        return []
    return [_plainly(subject, place, deed, False), *_going_on(run[end:], deed)]


def _without_modals(run: Run) -> Run:
    while len(run) > 1 and run[-1].low in (*home_words("must"), ",") and not run[-1].literal:
        run = run[:-1]
    return run


def _may_limit(tail: Run) -> bool:
    """Whether what stands behind a place may say which of the things are meant."""
    return bool(tail) and tail[0].text != "," and tail[0].low not in home_words("behind")


def _plainly(subject: Run, place: Run, deed: str, soft: bool) -> Home:
    single = bool(subject) and (subject[0].low in _ONE or not are_many(subject))
    spoken = tuple(word for word in subject if word.low not in (*_ONE, "all", "any", "your", "our", "the"))
    bare = tuple(f"`{word.text}`" if word in ended(subject) else word.text for word in spoken[:-1])
    bare = (*bare, *(in_words(word) for word in spoken[-1:]))
    named = (*bare[:-1], several(bare[-1])) if single and bare and singular(bare[-1]) == bare[-1] else bare
    where = " and ".join(f"`{word.text}`" if word.sort == "code" else f"the `{word.text}` directory" for word in place)
    return Home(f"{' '.join(named)} must live in {where}", deed in home_words("declaring"), soft)
