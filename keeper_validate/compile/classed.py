"""What classes of a sort come from, bear, have or are: “use cases are `internal` classes annotated with `@UseCase`”, “`@MainActor` on every
`ViewModel`”, as classes that are called so and lack it.

Its words are data (`rules/lexicon/classes.yaml`). Must not read demands on what elements show, such as the base of a table."""

from __future__ import annotations

import re
from collections.abc import Callable

from keeper_validate import shipped
from keeper_validate.clause import CONSTRUCT, Check, Clause, Compiled
from keeper_validate.compile.demands.class_parts import based, demands, marks, modifiers
from keeper_validate.compile.demands.class_sentence import apart, unlimited, without_asides
from keeper_validate.compile.demands.class_sorts import Sort, sort_at
from keeper_validate.compile.of_their_base import of_their_base
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.vocabulary import forms
from keeper_validate.compile.vocabulary.class_words import Run, phrases, signs, size
from keeper_validate.compile.vocabulary.class_words import told as kept
from keeper_validate.compile.vocabulary.words import words
from keeper_validate.pathglob import listed
from keeper_validate.values import dataclass, replace

_END = re.compile(r"(?<=[\w`)>])[;.]\s+(?=[\w`@])(?![^(]*\))(?!(?:[^`]*`[^`]*`)*[^`]*`[^`]*$)")
_LABELS = (":", "—", "-")


@dataclass(frozen=True, slots=True)
class _Told:
    """One sentence: whose classes, what they must not be without, whether it only recommends, and what it says besides."""

    sort: Sort
    asked: tuple[str, ...]
    weak: bool = False
    whose: str = ""
    left: str = ""


def classed(clause: Clause, text: str, read: Callable[[Clause, str], Compiled]) -> Compiled | None:
    """The checks of a clause with such a sentence, and of what else it says; None where it has none."""
    if not signs().search(text):
        return None
    pieces = [piece for piece in _END.split(text) if piece.strip()]
    told = [_classed(clause, piece, read) for piece in pieces]
    if not any(told):
        return None
    made = [one or read(clause, piece) for piece, one in zip(pieces, told, strict=True)]
    checks = dict.fromkeys(check for one in made for check in one.checks)
    unread = next((piece for piece, one in zip(pieces, made, strict=True) if not one.checks), None)
    why = f"“{unread.strip()}” is left to a reviewer" if unread else next((one.why for one in made if one.why), None)
    return Compiled(clause, tuple(checks), any(one.partial for one in made) or bool(unread), why)


def _classed(clause: Clause, piece: str, read: Callable[[Clause, str], Compiled]) -> Compiled | None:
    """What one sentence says."""
    if denied := _denied(clause, piece):
        return denied
    told = None if forbids(clause) else _told(piece)
    if told is None:
        return of_their_base(clause, piece, lambda clause, text: _classed(clause, text, read) or read(clause, text))
    whole = read(clause, piece)
    if any(_is_of_elements(check) for check in whole.checks):
        return whole
    rest = read(clause, told.left) if told.left else Compiled(clause)
    unread = f"“{told.left}” is left to a reviewer" if told.left and not rest.checks else None
    return Compiled(clause, (*_checks(told), *rest.checks), True, unread)


def _is_of_elements(check: Check) -> bool:
    """Whether what is asked is known of each new thing of a kind, which needs no name to tell it."""
    return check.op in ("require-use", "require-shape") and not check.soft and {"token", "import", "file"}.isdisjoint(check.kinds)


def _checks(told: _Told) -> tuple[Check, ...]:
    bearing = f" with {told.sort.bearing}" if told.sort.bearing else ""
    soft = told.weak or told.sort.left or not (told.sort.named or told.sort.bearing)
    asked = ((f"declared-class:{'|'.join(told.sort.globs)}{bearing} without {one}", one) for one in told.asked)
    return tuple(
        Check("forbid-use", ("token",), what, within=_within(told.sort, one), soft=soft, parameters=(CONSTRUCT,)) for what, one in asked
    )


def _within(sort: Sort, asked: str) -> tuple[str, ...]:
    """Where a class can be so at all: not every language has records."""
    return sort.within or tuple(listed(kept("languages_of").get(asked)))


def _told(piece: str) -> _Told | None:
    run, places = without_asides(apart(words(piece.strip().rstrip("."))))
    run, aside = unlimited(run)
    if any(word.sort == "word" and word.low in phrases("guards") for word in run):
        return None
    ensuring = shipped.data("rules/lexicon/owing")["ensuring"]
    at = next((count for count in (3, 2, 1) if " ".join(word.low for word in run[:count]) in ensuring), 0)
    own = forms.own_files(run[at].low) if run[at + 1:] and run[at + 1].text in (":", ",") else None
    at += 2 * bool(own)
    places += tuple(listed(own)) if own else ()
    found = _of_each(run, at) or _marked(run, at) or _upon_each(run, at)
    if found is None:
        return None
    told, end = found
    if told.sort.by_element and any(one.startswith("base ") and one != "base any" for one in told.asked):
        return None
    tail = run[end:]
    if tail and tail[0].low in phrases("going_on"):
        return None
    if tail and not any(size("reasons", run, start) for start in (end, end + 1)):
        joined = tail[0].low in ("and", ",") or tail[0].text == ","
        left = f"{told.whose} must {_spelled(tail[1:])}" if joined else _spelled(tail)
        told = replace(told, weak=told.weak or not joined, left=left)
    told = replace(told, left=". ".join(filter(None, (told.left, f"{told.whose} must {_spelled(aside)}" if aside else ""))))
    return replace(told, sort=replace(told.sort, within=(*told.sort.within, *places)))


def _of_each(run: Run, at: int) -> tuple[_Told, int] | None:
    """“all handlers must extend `A` and be annotated with `@B`”, “view models: annotate with `@A`”."""
    every = size("every", run, at)
    found = sort_at(run, at + every, bool(every))
    if found is None:
        return None
    whose = _spelled(run[at:found[1]])
    sort, at = found
    labelled = at < len(run) and run[at].sort == "mark" and run[at].text in _LABELS
    at += labelled
    weak, modal = size("weak", run, at), size("modal", run, at)
    at += weak or modal
    asked, at = demands(run, at, labelled)
    hard = bool(every or modal or labelled)
    return (_Told(sort, asked, bool(weak) or not hard, whose), at) if asked else None


def _denied(clause: Clause, piece: str) -> Compiled | None:
    """“handlers must never be public”: no class that is called so is."""
    run = words(piece.strip().rstrip("."))
    never = next((at for at, word in enumerate(run) if word.low in ("not", "never") and word.sort == "word"), 0)
    every = size("every", run, 0)
    found = sort_at(run, every, bool(every)) if never else None
    weak = size("weak", run, found[1]) if found else 0
    modal = size("modal", run, found[1]) if found else 0
    be = size("being", run, never + 1) if found and found[1] + (weak or modal) == never else 0
    be = be or (run[never - 1].low in ("are", "is") if found and found[1] + 1 == never else 0)
    start = never + 1 + (be if run[never + 1:] and run[never + 1].low == "be" else 0)
    asked, end = modifiers(run, start) if be else ((), 0)
    if be and not asked and run[start:] and run[start].low in phrases("plain_modifiers") - {"value", "data"}:
        asked, end = (run[start].low,), start + 1
    if found is None or len(asked) != 1 or (end < len(run) and not (run[end].sort == "mark" and run[end].text in ("—", "-", "–"))):
        return None
    if found[0].bearing or any(word.low in phrases("guards") - {"not", "never"} for word in run[end:]):
        return None
    sort = replace(found[0], within=found[0].within or tuple(listed(kept("languages_of").get(asked[0]))))
    target = f"declared-class:{'|'.join(sort.globs)} with {asked[0]}"
    soft = bool(weak) or not sort.named
    return Compiled(clause, (Check("forbid-use", ("token",), target, within=sort.within, soft=soft, parameters=(CONSTRUCT,)),), True)


def _marked(run: Run, at: int) -> tuple[_Told, int] | None:
    """“annotate all services with `@Audited`”, “mark view models as `final`”."""
    verb = size("marking", run, at)
    every = size("every", run, at + verb)
    start = at + verb
    found = sort_at(run, start + every, bool(every)) if verb else None
    if found is None:
        return None
    sort, at = found
    behind = at + size("marked", run, at)
    asked, end = marks(run, behind) if behind > at and run[at].low == "with" else modifiers(run, behind)
    return (_Told(sort, asked, whose=_spelled(run[start:at])), end) if asked else None


def _upon_each(run: Run, at: int) -> tuple[_Told, int] | None:
    """“use `@MainActor` for view structs”, “`@Audited` on all services”, “use the `Gateway` base class for gateways”."""
    at += size("adverbs", run, at)
    puts = size("putting", run, at)
    marked = marks(run, at + puts)
    literal = run[at + puts:] != () and run[at + puts].literal
    written = demands(run, at + puts, True) if literal else ((), at)
    alone = (bool(written[0]) and not puts and size("kinds_of_class", run, written[1] - 1) == 1) or _is_declaration(run[at + puts:][:1])
    asked, at = written if written[0] and (puts or alone) else marked if marked[0] else based(run, at + puts)
    beside = size("beside", run, at)
    every = size("every", run, at + beside)
    found = sort_at(run, at + beside + every, bool(every)) if asked and beside and (puts or alone or (every and marked[0])) else None
    ends = found is not None and (found[1] == len(run) or run[found[1]].sort == "mark")
    whole = ends or (found is not None and run[found[1]].low in (("and",) if alone else phrases("behind")))
    return (_Told(found[0], asked, whose=_spelled(run[at + beside:found[1]])), found[1]) if found and whole and not found[0].loose else None


def _is_declaration(run: Run) -> bool:
    """`internal sealed class`: how a declaration begins."""
    return bool(run) and run[0].literal and " " in run[0].text and run[0].text.split()[-1] in phrases("kinds_of_class")


def _spelled(run: Run) -> str:
    """Words as they are written."""
    return " ".join(f"`{word.text}`" if word.literal else word.text for word in run)
