"""What hangs on a phrase: where, for what, unless, without, when. Must not know what any of it means."""

from __future__ import annotations

from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

Run = tuple[Word, ...]
Around = tuple[tuple[str, Run], ...]
_DETERMINERS = ("all", "every", "each", "any", "the", "a", "an", "no", "new")
_PASSED = (("pass",), ("green",), ("succeed",))
_THOSE = ((), ("one",), ("ones",))
_PRONOUNS = ("that", "which", "who", "whose")
RELATIONS = (
    "outside", "unless", "without", "condition", "relative", "reason", "examples", "as", "alongside", "purpose", "source", "inside",
    "means",
)


def lows(run: Run) -> tuple[str, ...]:
    """The words in lower case."""
    return tuple(word.low if word.sort in ("word", "mark") else word.text for word in run)


def without(run: Run, *names: str) -> Run:
    """The words that stand on none of these lists of the grammar."""
    return tuple(word for word in run if not any(lexicon.at(name, (word.low,), 0) for name in names))


def cut(run: Run) -> tuple[Run, Around]:
    """A phrase without what hangs on it, and those adjuncts by relation."""
    words = lows(run)
    starts: list[tuple[int, int, str]] = []
    index = 0
    while index < len(run):
        relation, size = _relation(words, index) if run[index].sort in ("word", "mark") else ("", 0)
        if not size and index > 1 and words[index - 1] == "," and lexicon.at("remarks", words, index):
            relation, size = "reason", 1
        if index and words[index - 1] in (",", "but") and lexicon.at("granting", words, index):
            relation, size = "outside", lexicon.at("granting", words, index)
        if starts and starts[-1][1] == index and (relation == "relative" or (relation, starts[-1][2]) == ("reason", "condition")):
            size = 0
        if relation == "relative" and index and words[index - 1] in ("and", "or", ",") and words[index] not in _PRONOUNS:
            size = 0
        told = relation == "relative" and words[index] not in _PRONOUNS
        if told and (_is_deed(words[:index]) or (index and words[index - 1] in _DETERMINERS) or _is_made(words, index)):
            size = 0
        if size and starts and starts[-1][2] == "reason" and words[index - 1] != ",":
            size = 0
        if not index and relation in ("means", "reason", "examples", "relative", "as", "condition"):
            size = 0
        if size and index and words[0].endswith("ing") and " ".join(words[:index + size]) in lexicon.verb_forms():
            size = 0  # “pulling in a library”: the verb goes on
        if relation == "inside" and words[index] in ("on", "upon") and index and lexicon.at("depending", words, index - 1):
            relation = "reliance"
        if relation == "inside" and words[index] in ("on", "upon") and index and lexicon.at("relying", words, index - 1):
            size = 0
        if size:
            starts.append((index, index + size, relation))
        index += max(size, 1)
    ends = [*(start for start, _, _ in starts[1:]), len(run)][:len(starts)]
    found = tuple(_aimed(relation, trimmed(run[behind:end])) for (_, behind, relation), end in zip(starts, ends, strict=True))
    return trimmed(run[:starts[0][0]] if starts else run), _spared_places(tuple(pair for pair in found if not _by_people(*pair)))


def _aimed(relation: str, run: Run) -> tuple[str, Run]:
    """“never delete a test to make the build pass”: what it must not be done for, which limits what is forbidden as a condition does."""
    return ("condition" if relation == "reason" and lows(run[-1:]) in _PASSED else relation, run)


def _spared_places(found: Around) -> Around:
    """“except those in `src/legacy/`” as “except in `src/legacy/`”."""
    out: list[tuple[str, Run]] = []
    for relation, run in found:
        before, named = out[-1] if out else ("", run)
        if relation == "inside" and before == "unless" and named and lows(without(named, "articles")) in _THOSE:
            out[-1] = ("outside", run)
        else:
            out.append((relation, run))
    return tuple(out)


def _is_deed(words: tuple[str, ...]) -> bool:
    """“editing” of “editing generated files”, “put” of “put shared hooks in …”: what is done, before the thing that it is done to."""
    acts = ("change", "remove") if words[-1:] != () and words[-1].endswith("ing") else ("put", "place")
    return words != () and len(words) in {lexicon.verb_at(act, words, 0) for act in acts}


def _is_made(words: tuple[str, ...], index: int) -> bool:
    """“components must be created in `src/ui/`”: what is said of them, and not which of them are meant."""
    return words[index] == "created" and words[index - 1:index] in (("be",), ("is",), ("are",))


def _relation(words: tuple[str, ...], index: int) -> tuple[str, int]:
    found, most = "", 0
    for relation in RELATIONS:
        size = lexicon.at(relation, words, index)
        if size > most:
            found, most = relation, size
    return found, most


def _by_people(relation: str, run: Run) -> bool:
    """“from me”: who is asked, which says nothing of where."""
    return relation == "source" and bool(run) and all(not word.literal and lexicon.at("asked", (word.low,), 0) for word in run)


def without_first(run: Run, names: tuple[str, ...]) -> Run:
    """A phrase without the words before it that any of some grammar lists holds."""
    while run and any(lexicon.at(name, (run[0].low,), 0) for name in names):
        run = run[1:]
    return run


def without_last(run: Run, names: tuple[str, ...]) -> Run:
    """A phrase without the words and pairs of words behind it that any of some grammar lists holds."""
    while run:
        pair = lows(run[-2:])
        size = next((size for size in (2, 1) if any(lexicon.at(name, pair[-size:], 0) == size for name in names)), 0)
        if not size:
            break
        run = run[:-size]
    return run


def trimmed(run: Run) -> Run:
    """A phrase without marks at its ends and conjunctions behind it."""
    start, end = 0, len(run)
    while start < end and run[start].sort == "mark" and run[start].text != "*":
        start += 1
    while end > start and (run[end - 1].sort == "mark" or run[end - 1].low in ("and", "or", "but")):
        end -= 1
    return run[start:end]


def between_commas(run: Run) -> list[Run]:
    """The pieces of a run that commas part; an empty one where two commas meet, or where one stands at an end."""
    ends = [at for at, word in enumerate(run) if word.sort == "mark" and word.text == ","]
    return [run[start + 1:end] for start, end in zip([-1, *ends], [*ends, len(run)], strict=True)]
