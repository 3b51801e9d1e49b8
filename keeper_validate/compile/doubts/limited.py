"""Why what a part forbids holds of less than its checks reach: words beside it limit it in a way that structure does not show.

Must not decide what a phrase stands for."""

from __future__ import annotations

from itertools import pairwise

from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.telling import enclosing
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

_DASHES = ("—", "-", ",", ";")
_ARROWS = ("→", "->")
_LEFT = frozenset({"only", "no", "new", "except"})
_ONE = (("the",), ("this",), ("a",), ("an",))


def limited(read: Read) -> str | None:
    """Why the checks of a part may reach further than what it speaks of; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _by_what_would_do(read: Read) -> str | None:
    """“use `Button` instead of hand-rolled components”: of all components only those that it would do for."""
    fresh = (check for check in read.checks if check.op == "forbid-new" and "dependency" not in check.kinds)
    wide = any(not (check.target or check.primitive or check.technology or check.within) for check in fresh)
    wanted = read.statement.wanted
    named = any(word.literal for word in wanted) or any(lexicon.at("plural_pronouns", lows(wanted), at) for at in range(len(wanted)))
    return f"structure does not show what “{spoken(wanted)}” would do for" if wide and named else None


def _by_who_is_told(read: Read) -> str | None:
    """“fixture domains must be `.example` — never `.test`”, “`Cart` must use `A`, no `B`”: what is rejected for one thing alone."""
    at = read.whole.index(read.part)
    before = read.whole[at - 1] if at and read.part.opener in _DASHES and not read.statement.subject else None
    told = _subject(before) if before else 0
    return read.limits(before.words[:told]) if before and told and any(check.op == "forbid-use" for check in read.checks) else None


def _subject(part: Part) -> int:
    """How many words stand before what a part demands that something is, or a piece of code does; 0 where it demands no such thing."""
    words = lows(part.words)
    sizes = ((at, lexicon.at("must", words, at) or lexicon.at("should", words, at)) for at in range(1, len(words)))
    coded = part.words[0].literal if part.words else False
    told = int(coded and lexicon.at("be", words, 1) > 0)  # “`src/a.py` is generated”
    one = coded or words[:1] in _ONE
    return told or next((at for at, size in sizes if size and (one or words[at + size:at + size + 1] == ("be",))), 0)


def _by_what_for(read: Read) -> str | None:
    """“no new dependencies for trivial logic”: no name of a package says what it is for."""
    named = any(check.op == "forbid-new" and check.kinds == ("dependency",) and check.target for check in read.checks)
    aim = next(iter(read.statement.adjuncts("purpose")), ())
    return f"structure does not show the purpose “{spoken(aim)}”" if named and aim else None


def _by_what_it_means(read: Read) -> str | None:
    """“`trpc/` is frozen: no new mutations”, “… (only bug fixes)”: what must not be done there, so that other changes may be made."""
    at = read.whole.index(read.part)
    behind = [part.words for part in read.whole[at + 1:at + 2] if part.opener != "."] + [aside for _, aside in read.part.asides]
    told = any(not _LEFT.isdisjoint(lows(run)) for run in behind)
    files = all(check.op == "forbid-change" and check.kinds == ("file",) for check in read.checks)
    frozen = told and files and "frozen" in lows(read.part.words)
    return "it is not clear what may still change there" if frozen else None


def _by_what_is_made(read: Read) -> str | None:
    """“do not invent new namespaces”: those of names, of keys or of metrics, and no word of a language."""
    made = "create" in read.statement.acts and any(word.low in lexicon.grammar("made_up") for word in read.statement.object)
    return f"it is not clear whether “{spoken(read.statement.object)}” stand in code" if made else None


def _by_its_use(read: Read) -> str | None:
    """“import from the source, not from index files”, “never rely on local `.sql` files”: the file may be there."""
    files = any(check.op == "forbid-new" and check.kinds == ("file",) for check in read.checks)
    told = (*read.statement.wanted, *read.statement.verb)
    unbound = ("rely", "reference", "link", "refer")
    used = any(word.low in unbound or verb_of((word,), ("import",))[1] for word in told if word.sort == "word")
    return "it is not clear whether the file may be there" if files and used else None


def _by_what_it_uses(read: Read) -> str | None:
    """“does not import `temporal` (uses the `@temporalio/client` SDK only)”: a part of what is forbidden, which is wanted."""
    using = (run for run in read.context.asides if verb_of(run, ("use", "import"))[1])
    names = [check.technology for check in read.checks if check.technology]
    wanted = next((run for run in using if any(name in word.low for word in run if word.literal for name in names)), ())
    return f"it is not clear which part of it may be used (“{spoken(wanted)}”)" if wanted else None


def _by_what_goes(read: Read) -> str | None:
    """“remove Memcached, not Redis”: what is not to be removed may stay."""
    return "it is not clear that the one stands in place of the other" if verb_of(read.statement.wanted, ("remove",))[1] else None


def _by_what_is_off_limits(read: Read) -> str | None:
    """“`config` is off limits”: a name, of which nobody says whether it must not be used, or stay as it is."""
    words = lows(read.part.words)
    told = any(lexicon.at("untouched", words, at) for at in range(len(words)))
    named = any(check.op == "forbid-use" and not check.technology and check.kinds != ("token",) for check in read.checks)
    return "it is not clear whether it must not be used, or stay as it is" if told and named else None


def _by_what_is_chosen(read: Read) -> str | None:
    """“use Redux Toolkit (never Redux)”: what is wanted brings along what is rejected, by a longer name of its own."""
    outer = enclosing(read.part, read.whole)
    runs = (read.statement.wanted, outer.words if outer else ())
    spans = (" ".join(word.text for word in run[at:at + 2]) for run in runs for at in range(len(run) - 1))
    chosen = {name for span in spans if (name := lexicon.technology(span))}
    longer = (word.text for run in runs for word, behind in pairwise(run) if behind.text[:1].isupper())
    chosen |= {name for text in longer if (name := lexicon.technology(text))}
    before = read.whole[:read.whole.index(read.part)]
    asides = () if read.part.opener[:1] == "(" else (run for part in before for _, run in part.asides)
    beside = [*(part.words for part in before), *asides]
    rejected = lows(read.part.words)
    others = (word for run in beside for word in run if word.sort == "code" and word.low not in rejected)
    chosen |= {name for word in others if (name := lexicon.technology(word.text))}
    return "what is rejected may be a sort of what is wanted" if any(check.technology in chosen for check in read.checks) else None


def _by_what_is_listed(read: Read) -> str | None:
    """“no new enums: `Status`, in progress”: what stands behind the colon may be all that is meant."""
    at = read.whole.index(read.part) + 1
    behind = read.whole[at].words if at < len(read.whole) and read.whole[at].opener == ":" else ()
    named = bool(behind) and (behind[0].literal or (len(behind) == 1 and behind[0].text.islower() and behind[0].text.endswith("s")))
    whole = any(check.op == "forbid-new" and not (check.target or check.technology or check.primitive) for check in read.checks)
    return "it is not clear whether only what is listed is meant" if named and whole and not read.context.listed else None


def _by_what_is_next(read: Read) -> str | None:
    """“API access only via repository → client”: one of several in a row, each of which may reach the next."""
    at = read.whole.index(read.part) + 1
    row = at < len(read.whole) and read.whole[at].opener in _ARROWS
    return "it is not clear which of those in a row may" if row and read.statement.adjuncts("outside", "means") else None


_REASONS = (
    _by_what_it_means, _by_what_is_next, _by_what_is_listed, _by_what_would_do, _by_who_is_told, _by_what_for, _by_what_is_made,
    _by_its_use, _by_what_it_uses, _by_what_goes, _by_what_is_off_limits, _by_what_is_chosen,
)
