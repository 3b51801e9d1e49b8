"""The prohibitions in a parenthesis: “(not `A`)”, “(`A`, not `B`)”, “(no A, never B)”, “(avoid `A`)”. Must not know what they stand in."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.contrast import spelled_alike
from keeper_validate.compile.sentences.rejected import unrepeated
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word


def negatives(aside: Run) -> list[tuple[Run, bool]]:
    """The prohibitions in a parenthesis, each with whether it is all that the parenthesis says."""
    aside = unrepeated(aside)
    words = lows(aside)
    size = lexicon.at("never", words, 0)
    if len(aside) > size > 1 and verb_of(aside[size:], FORBIDDEN_ACTS)[1] not in (0, len(aside) - size):
        return [(aside, True)]
    if words[:1] == ("never",) and aside[1:] and lexicon.technology(" ".join(word.text for word in aside[1:])):
        return [((aside[0], Word("use", "word"), *aside[1:]), True)]
    if words[:1] == ("avoid",) and aside[1:] and (_only_code(aside[1:]) or lexicon.entry(" ".join(words[1:]))):
        return [((aside[0], Word("use", "word"), *aside[1:]), True)]
    raw = 1 + lexicon.at("directness", words, 1)  # “(avoid raw `os.getenv` in services)”
    if words[:1] == ("avoid",) and raw > 1 and aside[raw:] and aside[raw].literal:
        return [((aside[0], Word("use", "word"), *aside[1:]), True)]
    at = _compared_at(aside)
    instead = at + lexicon.at("instead_of", words, at) if at or words[:1] not in (("never",), ("over",)) else 0
    thing = instead + lexicon.at("directness", words, instead)  # “(not raw `fetch`)”
    known = instead > at and len(aside) > thing and (aside[thing].literal or lexicon.technology(aside[thing].text) is not None)
    if known:
        gentle = at and (words[at] == "over" or words[0] == "prefer" or not lexicon.at("alternative", words, 0))
        return [((Word("avoid" if gentle else "never", "word"), Word("use", "word"), *aside[instead:]), True)]
    if any(lexicon.at("forbidden", words, index) == len(aside) - index for index in range(1, len(aside))):
        return [(aside, True)]
    starts = [index for index in range(len(aside)) if words[index] in ("no", "never") and (not index or words[index - 1] == ",")]
    if any(lexicon.at("guards", words, start + 1) == len(words) - start - 1 for start in starts):
        return []  # “`/healthz` (public, no auth)”: how one thing is
    return [(aside[start:end], not starts[0]) for start, end in zip(starts, [*starts[1:], len(aside)][:len(starts)], strict=True)]


def _only_code(run: Run) -> bool:
    return all(word.literal or word.sort == "mark" or word.low in ("and", "or") for word in run)


def _compared_at(aside: Run) -> int:
    """Where “(`A`, not `B`)”, “(using `A` rather than `B`)” turns to what is rejected, behind nothing but pieces of code."""
    words = lows(aside)
    lead = lexicon.at("alternative", words, 0) or int(words[:1] == ("using",))
    end = next((at for at in range(lead, len(aside)) if not aside[at].literal and aside[at].sort != "mark"), 0)
    size = lexicon.at("instead_of", words, end) if end > lead else 0
    return end if size and not _is_spelling(aside[lead:end], aside[end + size:]) else 0


def _is_spelling(wanted: Run, rejected: Run) -> bool:
    """“(`orderId`, not `order_id`)”, “(`CartPage`, not `Cart`)”: how a thing is named, whatever names there are."""
    held = any(word.literal and other.low in word.low for word in wanted for other in rejected if other.literal)
    return held or spelled_alike(wanted, rejected)
