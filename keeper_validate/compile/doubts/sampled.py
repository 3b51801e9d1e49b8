"""Names that a part forbids, where they only show how something looks, serve one use, or are what is offered instead.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import cut, lows
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

_CHOOSING = ("require", "create", "place", "put")
_BIDDING = (*_CHOOSING, "use", "import", "access", "store")
_BOUND = ("must", "should", "every")


def sampled(read: Read) -> str | None:
    """Why nothing is read of a part: it shows code, or names what is offered; None where nothing speaks for it."""
    braced = {word.text for part in read.whole if any(one.text == "{" for one in part.words) for word in part.words if word.literal}
    if any(_is_name(check) and check.target in braced for check in read.checks):
        return "the names stand in a sample of code"
    if read.statement.wanted and read.text.lower().startswith("not "):
        return "it weighs what is done in place of something"  # “Not the usual way, with X instead of Y”
    others = [part.words for part in read.whole if part is not read.part]
    offered = {run[at].text for run in others for at in range(len(run)) if run[at].sort == "code" and not _is_given_up(lows(run[:at]))}
    ends = {check.target[:-1] for check in read.checks if check.target and check.target.endswith(":*")}
    return "what is forbidden is what is offered instead" if ends & offered else None


def _is_given_up(before: tuple[str, ...]) -> bool:
    """“prefer X to Y; don't use Y”: what stands behind “to” or “over” is what something else is offered for."""
    return before[-1:] in (("to",), ("over",), ("than",), ("not",), ("never",)) or before[-2:] == ("instead", "of")


def of_one_use(read: Read) -> str | None:
    """“inset text with `pad`, never `margin`”: a name that is not to be used for one thing, and may be for others."""
    wanted = read.statement.wanted
    means = next((run for relation, run in cut(wanted)[1] if relation == "means"), ())
    done = cut(wanted)[0]
    plain = means and means[0].literal and len(done) > 1 and not verb_of(wanted, _CHOOSING)[1] and not any(word.literal for word in done)
    named = bool(read.checks) and all(_is_name(check) for check in read.checks)
    whole = any(lexicon.at(name, lows(done), at) for name in ("every", "strict") for at in range(len(done)))
    return f"it is said of one use alone (“{spoken(done)}”)" if plain and named and not whole else None


def of_what_it_is(read: Read) -> str | None:
    """“Document model. Documents with relations, not SQL”: what was said is told again, where nothing is chosen."""
    wanted = read.statement.wanted if read.part is not read.whole[0] and read.part.opener == "." else ()
    chosen = any(word.literal or lexicon.technology(word.text) for word in wanted) or lexicon.entry(spoken(wanted)) is not None
    bids = verb_of(wanted, _BIDDING)[1] or any(lexicon.at(name, lows(wanted), at) for name in _BOUND for at in range(len(wanted)))
    named = bool(read.checks) and all(check.op == "forbid-use" and check.technology for check in read.checks)
    return "it may only tell what something is" if wanted and named and not chosen and not bids else None


def _is_name(check: Check) -> bool:
    """Whether a check looks for a name that no list knows."""
    return check.op == "forbid-use" and not check.technology and not check.parameters and "token" in check.kinds
