"""The places where a clause says that things live, beside what else was read of it. Must not read a sentence itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile.demands.home_denied import as_told
from keeper_validate.compile.demands.home_language import in_its_language
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.home_formed import ALONE, THERE
from keeper_validate.compile.sentences.home_paths import home_words
from keeper_validate.compile.sentences.homes import Home, denied_homes, homes
from keeper_validate.compile.sentences.parts import Part, parts
from keeper_validate.compile.sentences.polarity import crossed, forbids
from keeper_validate.compile.sentences.sentence import is_description, is_fragment, is_headless, no_rule
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_Reading = Callable[[Clause, str], Compiled]
_PARTS = frozenset({"field", "column"})
# what is found where it is used, wherever it is declared
_USES = frozenset({"env_var", "feature_flag", "technology", "dependency", "auth_call", "event", "scope", "role"})


def housed(whole: Compiled, text: str, read: _Reading) -> Compiled:
    """What was read of a clause, with the homes that its sentences tell and that no check of it holds."""
    said = parts(text)
    banned = forbids(whole.clause)
    if crossed(text):
        return whole
    denied = denied_homes(said) if banned and not whole.checks else ()
    found = (*homes(_bidden(said) if banned else said), *denied)
    if not found or no_rule(text) or is_fragment(text) or is_headless(text) or is_description(text):
        return whole
    for home in found:
        home = replace(home, soft=home.soft or (banned and home not in denied))
        clause = replace(whole.clause, field="constraints")
        plain = in_its_language(read(clause, home.said), home.said, partial(read, clause))
        places = {_place(check) for check in plain.checks}
        if home.how == ALONE and whole.checks and all(_is_home(check) and _place(check) in places for check in whole.checks):
            whole = Compiled(whole.clause, why="it tells what else may lie there, and not where they live")
        made = as_told(plain, home)
        if home.how == THERE or not whole.checks:
            whole = _with_home(whole, home, made, len(said) > 1 or ("," in text and not home.formed) or home.dropped)
    return whole


def _bidden(said: tuple[Part, ...]) -> tuple[Part, ...]:
    """“never define errors in views. Define them in `errors.py`” below “never”: what to do instead, behind a sentence that forbids."""
    first = lows(said[0].words) if said else ()
    if not any(lexicon.at(name, first, 0) for name in ("never", "no", "soft_never")):
        return ()
    return tuple(part for part in said[1:] if part.opener == "." and part.words[:1] and part.words[0].low in home_words("told"))


def _with_home(whole: Compiled, home: Home, made: Compiled, several: bool) -> Compiled:
    """What was read, and that things have the home that is told."""
    if not made.checks or not all(_is_home(check) or (home.formed and check.kinds == ("event",)) for check in made.checks):
        return whole
    if any(check == one or _is_known(check, one) for check in made.checks for one in whole.checks):
        return whole
    entered = any(_is_entered(check, one) for one in made.checks for check in whole.checks)
    data = any(_place(check).endswith(tuple(lexicon.grammar("data_endings"))) for check in made.checks)
    if entered and (data or not home.declares):
        return whole  # “new variables go into `.env.example`”: they are told there, and read elsewhere
    told = tuple(replace(check, soft=check.soft or home.soft) for check in made.checks if not _PARTS & {*check.kinds})
    if not told:
        return whole
    kept = tuple(check for check in whole.checks if not any(_is_weaker(check, one) for one in told))
    partial = made.partial or home.soft or (several and not whole.checks) or (bool(kept) and whole.partial)
    return Compiled(whole.clause, (*kept, *told), partial, (whole.why if kept else None) or made.why)


def _is_home(check: Check) -> bool:
    if _USES & {*check.kinds}:
        return False
    placed = check.op == "require-shape" and bool(check.target) and not check.parameters
    code = check.op == "forbid-use" and {*check.kinds} <= {"token", "import"}  # “server actions”, “classes annotated with `@X`”
    marked = code and not check.parameters and bool(check.excepted)
    return placed or marked or (check.op == "forbid-new" and bool(check.excepted or check.within))


def _place(check: Check) -> str:
    return check.target if check.op == "require-shape" and check.target else ",".join(check.excepted)


def _is_known(check: Check, read: Check) -> bool:
    """Whether what was read says already where the same things live, and not how their files are called wherever they lie."""
    if read.op == "require-shape" and (read.target or "").rpartition("/")[0] == "**" and (read.target or "").startswith("**/*."):
        return False
    if read.op == "require-shape" and "/" not in (read.target or "/"):
        return False  # how they are called
    same = (check.op, check.kinds, check.within) == (read.op, read.kinds, read.within) and _is_home(read)
    alike = check.kinds == read.kinds and _is_home(read) and _place(check) == _place(read) != ""
    spared = bool(read.excepted) and not read.use and _place(check) == ",".join(read.excepted)
    if alike or spared:
        return True
    return same and (check.op == "require-shape" or check.target == read.target) and not _is_weaker(read, check)


def _is_weaker(check: Check, told: Check) -> bool:
    """Whether a check holds less than what the home says outright: “create them in `a/` and register them in `b.ts`” as either place."""
    wider = check.op == told.op and check.kinds == told.kinds and {*_place(told).split(",")} < {*_place(check).split(",")}
    return wider or _is_entered(check, told)


def _is_entered(check: Check, told: Check) -> bool:
    """“define errors in `errors.ts`” as “who adds an error changes `errors.ts`”."""
    entered = check.op == "require-companion" and check.kinds == told.kinds and check.companion is not None
    return entered and not {check.companion, f"**/{check.companion}"}.isdisjoint(_place(told).split(","))
