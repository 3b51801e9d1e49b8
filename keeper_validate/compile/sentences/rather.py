"""What is chosen before something else, or asked for in the words of a deed: “go with X before Y” and “Y must be replaced by X” as “use X
instead of Y”, “prefer X over hand-rolled state” as “should use X”, “wrap all pages in `<X>`” as “all pages must be wrapped in `<X>`”.

Its words are data (`rules/lexicon/using.yaml`). Must not know what a thing stands for."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without_last
from keeper_validate.compile.sentences.exchanged import exchanged
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.sides import plain
from keeper_validate.compile.sentences.slots import is_thing, size_of, thing_at
from keeper_validate.compile.sentences.sole import sole
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular
from keeper_validate.values import replace


def rather(part: Part) -> Part:
    """A part in those words, where the whole of it says so."""
    run = part.words[size_of("leading", part.words, 0):]
    ours = size_of("of_us", run, 0)
    run = run[ours:] if size_of("choosing", run, ours) or size_of("taking", run, ours) else run
    if not part.asides:
        words = _unlisted(run) or _preferred(run) or _replaced(run) or _wrapped(run) or exchanged(run)
        words = words or sole(part.words, part.opener != "")
        words = words or (run if ours and "over" in lows(run[2:]) else ())  # “we use A over B”
        return replace(part, words=words) if words else part
    if words := _unlisted(run) if all(map(_is_plain, part.asides)) else ():
        return replace(part, words=words, asides=tuple((len(words), aside) for _, aside in part.asides))
    return _by_its_package(part)


def _is_plain(beside: tuple[int, Run]) -> bool:
    """“(pure Rust)”, “(requires C bindings)”: what a thing is like, and nothing that limits where it is used."""
    words = lows(beside[1])
    limits = any(size_of(name, beside[1], at) for at in range(len(words)) for name in ("to", "further", "no", "never", "only", "unless"))
    return not limits and not any(word.literal for word in beside[1])


def _preferred(run: Run) -> Run:
    """“choose A over B”, “A is preferred over B”."""
    strong, weak = size_of("choosing", run, 0), size_of("preferring", run, 0)
    over = "over" if strong or weak else "preferred"
    start, name = (strong or weak, over) if over == "over" or not size_of("taking", run, 0) else (size_of("taking", run, 0), "merely_over")
    middle = next((one for one in range(start + 1, len(run) - 1) if size_of(name, run, one)), 0)
    wanted, other = run[start:middle], run[middle + size_of(name, run, middle):]
    if not middle or not all(map(is_thing, items(wanted))):
        return ()
    hedge = next((one for one in range(1, len(other)) if one + size_of("should", other, one) == len(other)), len(other))
    taste = name == "merely_over" and any(map(_is_construct, other))  # “use `interface` over `type`”
    gentle = bool(weak) or taste or hedge < len(other) or not (start or lows(run[middle:middle + 1]) == ("must",))
    other = without_last(other[:hedge], ("adverbs",))
    known, end = thing_at(other, 0)
    held = bool(known) and end < len(other) and other[end].low in ("for", "in", "within", "inside", "when")
    # “use GraphQL over HTTP” and “use `map` over `items`” are no choices, where “use `io.ReadAll` over `ioutil.ReadAll`” is one
    plain_words = [word for word in other if word.literal and word.text.isalpha() and not _is_construct(word)]
    coded = all(word.literal or word.low in ("or", "and") or _is_construct(word) for word in (*wanted, *other)) and not plain_words
    if known and (held or (not weak and (name != "merely_over" or coded) and end == len(other))):
        return (*plain("prefer" if gentle else "use"), *wanted, *plain("over" if gentle and not held else "instead of"), *other)
    made = size_of("by_hand_made", other, 0)
    unknown = made and lexicon.entry(" ".join(word.text for word in cut(other[made:])[0])) is None
    return (*plain("should use"), *wanted) if weak and unknown else ()


def _is_construct(word: Word) -> bool:
    entry = lexicon.entry(f"`{word.text}`" if word.literal else word.text) or lexicon.entry(word.text)
    return entry is not None and entry.facet == "construct"


def _unlisted(run: Run) -> Run:
    """“use the `foo` crate, not bar” with the name of a library that no list knows as a name."""
    start = size_of("using", run, 0)
    middle = next((at for at in range(start + 1, len(run) - 1) if size_of("over", run, at)), 0) if start else 0
    wanted, other = run[start:middle], run[middle + size_of("over", run, middle):]
    size = middle and size_of("packaged", wanted, len(wanted) - 1)
    other = other[1:] if lows(other[:1]) == ("the",) else other
    name = other[:1] if other and (len(other) == 1 or size_of("packaged", other, 1) == len(other) - 1) else ()
    named = bool(name) and name[0].sort == "word" and re.fullmatch(r"[a-z][a-z0-9_-]{2,}", name[0].low) is not None
    unknown = named and lexicon.entry(name[0].low) is None and singular(name[0].low) == name[0].low
    everyday = unknown and any(lexicon.at(one, (name[0].low,), 0) for one in ("nameless", "pronouns", "determiners", "generic", "adverbs"))
    found = size and unknown and not everyday
    return (*plain("should use"), *wanted, *plain("instead of"), Word(name[0].text, "code")) if found else ()


def _replaced(run: Run) -> Run:
    """“replace B with A”, “B must be replaced by A”, “instead of B, use A”."""
    if fronted := size_of("in_place", run, 0):
        taken = next((at for at in range(fronted + 1, len(run) - 1) if size_of("using", run, at)), 0)
        end = taken
        while end > fronted and (run[end - 1].text == "," or size_of("people", run, end - 1) or size_of("leading", run, end - 1)):
            end -= 1
        sourced = lows(run[fronted:fronted + 1]) == ("importing",)  # “instead of importing X from Y”: another of that name may be imported
        bidden = end > fronted and not sourced and (end < taken or run[0].low == "instead")
        return (*plain("use"), *run[taken + 1:], *plain("instead of"), *run[fronted:end]) if taken and bidden else ()
    start = size_of("replacing", run, 0)
    other, end = thing_at(run, start)
    size = size_of("replacing_by" if start else "replaced", run, end) if other else 0
    wanted, last = thing_at(run, end + size) if size else ((), 0)
    told = run[end].low in ("is", "are") and not all(word.literal for word in (*other, *wanted)) if wanted else True
    weak = lows(run[end:end + 1]) == ("should",)
    if told or last != len(run):  # “Redux is replaced by Zustand” may only tell how it is
        return ()
    return (*plain("should use" if weak else "use"), *wanted, *plain("instead of"), *other)


def _wrapped(run: Run) -> Run:
    """“wrap all client components in `<Suspense>`”, whatever it is given besides."""
    size = size_of("wrapping", run, 0)
    places = (one for one in range(size + 1, len(run) - 1) if run[one].low in ("in", "with", "inside"))
    middle = next(places, 0) if size else 0
    name = run[middle + 1:middle + 2]
    tagged = bool(name) and name[0].literal and name[0].text.startswith("<") and not any(word.literal for word in run[size:middle])
    given = not run[middle + 2:] or lows(run[middle + 2:middle + 3]) == ("with",)
    return (*run[size:middle], *plain("must be wrapped in"), *name) if middle and tagged and given else ()


def _by_its_package(part: Part) -> Part:
    """“prefer Signal Forms (`@angular/forms/signals`) for new forms”: what no list knows by the package that it comes in."""
    where, aside = part.asides[0]
    size = size_of("leading", part.words, 0)
    start = size + max(size_of(name, part.words, size) for name in ("choosing", "preferring", "taking"))
    named = part.words[start:where] if start > size else ()
    packaged = len(aside) == 1 and aside[0].literal and "/" in aside[0].text and not is_file(aside[0].text)
    unknown = bool(named) and not any(word.literal or lexicon.technology(word.text) for word in named) and named[0].text[:1].isupper()
    if not (unknown and packaged and len(part.asides) == 1) or lexicon.entry(" ".join(word.text for word in named)):
        return part
    told = plain("should use" if size_of("preferring", part.words, size) else "use")
    return replace(part, words=(*told, aside[0], *part.words[where:]), asides=())
