"""Technologies and names that a sentence speaks of once more without their name: “Hibernate is legacy; never use it in new code”.

Must not decide what is forbidden of them."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_BARRING = ("never", "soft_never")
_USED = ("use", "create", "import")
_LONG = 9


def named_again(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause, with the name itself where a prohibition only points back to the part before it."""
    apart = tuple(one for part in found for one in _apart(part))
    told = (_told_of(before.words) for before in apart)
    return apart[:1] + tuple(replace(part, words=_named(part.words, name)) for part, name in zip(apart[1:], told, strict=False))


def _apart(part: Part) -> tuple[Part, ...]:
    """“Hibernate is legacy, never use it” as two sentences."""
    words = lows(part.words)
    at = next((at for at in range(2, len(words) - 2) if words[at] == "," and any(lexicon.at(one, words, at + 1) for one in _BARRING)), 0)
    name, behind = (_told_of(part.words[:at]), part.words[at + 1:]) if at and not part.asides else ((), ())
    told = name and _named(behind, name) != behind
    return (replace(part, words=part.words[:at]), Part(behind, ";")) if told else (part,)


def _told_of(run: Run) -> Run:
    """The one technology or name of which a part says how it is: “Hibernate is legacy”."""
    bare = without(run[:1], "articles") + run[1:]
    size = next((size for size in (3, 2, 1) if len(bare) > size and _is_name(bare[:size])), 0)
    behind = bare[size:]
    others = any(_is_name(behind[at:at + 1]) for at in range(len(behind)))
    alone = size and len(run) < _LONG and lexicon.at("be", lows(behind), 0) and not others
    barred = any(lexicon.at(name, lows(behind), at) for name in ("never", "no", "only") for at in range(len(behind)))
    return bare[:size] if alone and not barred else ()


def _is_name(run: Run) -> bool:
    called = len(run) == 1 and run[0].literal and "/" not in run[0].text
    return called or lexicon.technology(" ".join(word.text for word in run)) is not None


def _named(run: Run, name: Run) -> Run:
    """“never use it in new code”, “do not add new usages” with the name in it."""
    words = lows(run)
    barred = max(lexicon.at(one, words, 0) for one in _BARRING)
    at = barred + verb_of(run[barred:], _USED)[1]
    avoided = lexicon.at("soft_never", words, 0) and words[barred:barred + 1] == ("it",)
    if not name or (at == barred and not avoided) or any(_is_name(run[index:index + 1]) for index in range(at, len(run))):
        return run
    if words[at:at + 1] in (("it",), ("them",)):
        return (*run[:at], *name, *run[at + 1:])
    fresh = lexicon.at("newness", words, at)
    uses = fresh and words[at + fresh:at + fresh + 1] and lexicon.at("usage", words, at + fresh)
    return (*run, Word("of", "word"), *name) if uses and at + fresh + uses == len(run) else run
