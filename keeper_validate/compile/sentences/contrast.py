"""What a contrast says where neither side is forbidden: how something is written, what a value stands for; which technologies it names.

Must not read the contrast itself."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Around, Run, cut, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.places import folders_of
from keeper_validate.compile.sentences.spelled import LABELLED
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

EITHER = "it is not clear whether what is forbidden is the one or the other"
_KNOWN = frozenset({"the", "our", "existing"})


def spelled_alike(wanted: Run, rejected: Run) -> bool:
    """`getUser`, not `get_user`; `fn({ a })`, not `fn(a)`; `fn()`, not `fn`: an example of how something is written."""
    codes = [[word.text for word in run if word.literal] for run in (wanted, rejected)]
    if len(codes[1]) != 1 or not codes[0]:
        return False
    (first, called, _), (other, called_too, _) = (run[-1].partition("(") for run in codes)
    alike = re.sub(r"[_\-\s]", "", first).lower() == re.sub(r"[_\-\s]", "", other).lower()
    if all(LABELLED.fullmatch(code) for code in (codes[0][-1], codes[1][-1])):
        return codes[0][-1] == codes[1][-1]  # two functions of one name: `sleep(for:)`, `sleep(nanoseconds:)`
    return first == other or (alike and called == called_too)


def is_only_told(run: Run, index: int) -> bool:
    """“using A instead of B”, “you can use A instead of B”, “we tried A instead of B”, “say why A was used instead of B”."""
    words = lows(run[:index])
    gerund = run[0].sort == "word" and words[0] in ("using", "writing", "adding", "creating", "calling", "importing")
    weighed = lexicon.at("people", words, 0) and lexicon.at("weighed", words, lexicon.at("people", words, 0))
    told = any(word.sort == "word" and word.low in lexicon.grammar("told_of_the_past") for word in run[:index])
    return bool(gerund or weighed or told) or any(word in ("can", "may", "could", "might") for word in words)


def says_rejected(run: Run, apart: bool) -> bool:
    """“keep it simple; use A instead of B”: what is to be used, which says itself what is rejected where it stands apart."""
    words = lows(run)
    sizes = ((at, lexicon.at("instead_of", words, at)) for at in range(2, len(run)))
    at = next((at + size for at, size in sizes if size > 1), len(run))
    named = at < len(run) and (run[at].literal or lexicon.technology(run[at].text) is not None)
    return bool({"not", "never"} & {*words}) or (apart and named and not any(lexicon.at("condition", words, one) for one in range(at)))


def is_order(wanted: Run, rejected: Run) -> bool:
    """“use A instead of B”: an order in full says under any key that B is not wanted, where that is a piece of code, or a construct, and A
    is nothing that people refuse; on which of two libraries is, they differ."""
    phrases = [" ".join(word.text for word in piece) for piece in items(rejected)]
    named = any(lexicon.technology(word.text) for word in (*wanted, *rejected)) or any(map(lexicon.technology, phrases))
    if lows(wanted[:1]) != ("use",) or named or lexicon.grammar("shunned") & {*lows(wanted)}:
        return False
    known = [lexicon.entry(phrase) for phrase in phrases]
    coded = [all(word.literal for word in piece) for piece in items(rejected)]
    return all(code or (entry is not None and entry.facet == "construct") for code, entry in zip(coded, known, strict=True))


def unqualified(run: Run) -> Run:
    """“the built-in `os.Getenv`” without what says of a piece of code that it comes with the language, or of how old it is."""
    start = lexicon.at("articles", lows(run), 0)
    start += max(lexicon.at(name, lows(run), start) for name in ("shipped_with", "dated", "usual"))
    named = run[start:start + 1] and (run[start].literal or (run[start + 1:] == () and lexicon.technology(run[start].text)))
    return run[start:] if named else run


def is_value(wanted: Run, rejected: Run) -> bool:
    """“absence means unknown, not `false`”: what something stands for; `import … from 'a/b'`, not `a`: more of the same."""
    named = [word.text for word in rejected if word.literal or lexicon.technology(word.text)]
    held = any(word.literal and stands_in(name, word.text) for word in wanted for name in named)
    return held or (bool(rejected) and rejected[0].low in lexicon.grammar("values") and not verb_of(wanted, ("use", "require"))[1])


def stands_in(piece: str, text: str) -> bool:
    """Whether one piece of code would be found in another: `a` in `'a/b'`, but not `errors.As` in `errors.AsType`."""
    whole = rf"(?<!\w){re.escape(piece)}(?!\w)" if re.fullmatch(r"\w(?:.*\w)?", piece) else re.escape(piece)
    return piece != text and re.search(whole, text) is not None


def chosen_over(words: tuple[str, ...]) -> bool:
    """“use kustomize over Helm”: a library, of which others are chosen, and nothing that carries calls or messages."""
    name = lexicon.technology(" ".join(words))
    return name is not None and not {name, *words} & lexicon.grammar("carriers")


def technologies(wanted: list[Run]) -> tuple[str, ...]:
    """The technologies that phrases name."""
    found: list[str] = []
    for run in wanted:
        found.extend(name for size in (3, 2, 1) for index in range(len(run)) if (name := _technology(run[index:index + size])))
    return tuple(dict.fromkeys(found))


def rivals(wanted: Run, rejected: Run) -> bool:
    """“Jest (no Enzyme)”, “Vitest, not Jest”: one of a closed set, and another that it stands in place of; “Vitest (no karma-runner)”:
    a technology, and a name that no list knows."""
    others, named = technologies([rejected]), technologies([wanted])
    if not others and named:
        size = max(lexicon.at(name, (rejected[0].low,), 0) for name in ("no", "never")) if rejected else 0
        return 0 < size < len(rejected) and all(map(_is_name, rejected[size:]))
    return any(other in lexicon.rivals(name) for name in named for other in others)


def _is_name(word: Word) -> bool:
    """Whether a word is the name of something, and none of the language."""
    unknown = lexicon.entry(word.text) is None
    return word.literal or (word.sort == "word" and unknown and ("-" in word.text or word.text.istitle()))


def chosen(wanted: Run, rejected: Run) -> bool:
    """“pnpm (no npm)”, “Redux (no MobX)”: one of those that do the same, and another, so that the first may be what is wanted."""
    managers = lexicon.grammar("managers")
    alike = all(any(word.low in managers for word in run) for run in (wanted, rejected)) or rivals(wanted, rejected)
    return alike and not verb_of(wanted, ("create", "use", "require", "import", "access", "remove"))[1]


def _technology(run: Run) -> str | None:
    return lexicon.technology(" ".join(word.text for word in run))


def where_wanted(wanted: Run) -> Around:
    """“use `apiClient` in components, not `axios`”: where what is wanted stands in its place; a file that is named is where it is made."""
    core, around = cut(wanted)
    places = (pair for pair in around if pair[0] == "inside")
    found = tuple(pair for pair in places if any(map(_is_folder, pair[1])) or all(map(folders_of, items(pair[1]))))
    # “use the wrappers in `src/api/`, not `fetch`”: where that lies which alone may use it
    lies = any(word.low in _KNOWN for word in core[1:-1]) and not any(word.literal for word in core)
    return tuple(("outside", run) for _, run in found) if lies else found


def _is_folder(word: Word) -> bool:
    return word.literal and is_file(word.text) and "." not in word.text.rpartition("/")[2]

