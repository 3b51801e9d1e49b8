"""Whose names have which form, as sentences pair them: “Hooks: camelCase with `use` prefix”, “kebab-case for files, camelCase for hooks”.

Must not know what a bearer stands for, nor what is asked of it."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.name_forms import NameForm, form_at, has_form
from keeper_validate.compile.sentences.name_words import names_hooks, said_plainly, says_nothing, says_where, within, without_reason
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, words
from keeper_validate.values import dataclass

FOLDERS = ("folder", "folders", "directory", "directories")
_OPEN, _CLOSE = Word("(", "mark"), Word(")", "mark")
_SAYS_EXAMPLE = re.compile(
    r"\s*\((?:e\.?g\.?|i\.e\.|ex:|for example|for instance|such as|like|example:|examples:)[^()]*(?:\([^()]*\)[^()]*)*\)"
    r"|,?\s(?:e\.g\.|for example|such as|for instance)[,:]?\s(?:(?!\.\s|;\s).)*", re.I
)


@dataclass(frozen=True, slots=True)
class Pair:
    """Names and the forms that they have, each of `ways` a choice of any; `whole` that nothing was said of them beside that."""

    bearers: Run
    ways: tuple[tuple[NameForm, ...], ...]
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Paired:
    """The pairs of one sentence; `language` whose files alone are meant, `samples` names that it gives, `soft` that it recommends,
    `negated` that it forbids the forms, `doubly` that it does so of what bears them: “files not in kebab-case”."""

    pairs: tuple[Pair, ...]
    language: str = ""
    samples: tuple[str, ...] = ()
    soft: bool = False
    negated: bool = False
    doubly: bool = False


def without_examples(text: str) -> tuple[str, tuple[str, ...]]:
    """A text without what it says to be an example, and the files that are named there."""
    text = said_plainly(text)
    told = " ".join(found[0] for found in _SAYS_EXAMPLE.finditer(text))
    return _SAYS_EXAMPLE.sub("", text), tuple(word.text for word in words(told) if word.literal and is_file(word.text))


def paired(sentence: tuple[Part, ...]) -> Paired | None:
    """The pairs that the parts of one sentence tell; none where it says anything else."""
    run, samples = _stream(without_reason(sentence))
    run, negated, first = _without_negation(run)
    if not has_form(run) and names_hooks(run):
        return Paired((Pair((Word("hooks", "word"),), ((NameForm(globs=("use*",), sample=True),),)),))
    if not run or not has_form(run) or _is_guarded(run):
        return None
    spans = _spans(run)
    gaps = _gaps(run, spans)
    if negated and not all(word.low in ("and", "or", "nor", ",", "/") for gap in gaps[1:-1] for word in gap):
        return None  # what is to be done instead
    told = [form for _, _, form in spans]
    language = _language(gaps[0]) if not _is_idle(gaps[-1]) else ""
    leading = bool(language) or _is_idle(gaps[0])
    pairs = _forms_first(gaps, told) if leading else _bearers_first(gaps, told)
    alone = _by_itself(told[0], samples) if not pairs and len(told) == 1 and all(map(_is_idle, gaps)) else None
    soft = any(word.low in lexicon.mapping("naming", "soft") for word in run) or bool(alone and told[0].style)
    pairs = (alone,) if alone else pairs
    return Paired(pairs, language if leading else "", samples, soft, negated, negated and not first) if pairs else None


def _without_negation(run: Run) -> tuple[Run, bool, bool]:
    """The words without the one that turns them round, before the first form, and whether they begin with it: “never use camelCase”."""
    at = [index for index, word in enumerate(run) if word.sort == "word" and word.low in lexicon.mapping("naming", "negations")]
    first = next((index for index in range(len(run)) if form_at(run, index)), 0)
    opens = bool(at) and (not at[0] or lows(run[:at[0]]) == ("do",) or run[at[0] - 1].low in ("must", "should", "shall"))
    return (run[:at[0]] + run[at[0] + 1:], True, opens) if len(at) == 1 and at[0] < first else (run, False, opens)


def _by_itself(form: NameForm, samples: tuple[str, ...]) -> Pair | None:
    """“Use the convention `<page>.spec.ts`”: a form that only tests have says that they are meant; a case with examples, that files are."""
    tests = form.globs and all(re.search(r"(?i)[._-]?(?:tests?|specs?)(?:\.\w+)$|^test[._-]", glob) for glob in form.globs)
    if tests and all("." in glob for glob in form.globs):
        return Pair((Word("test", "word"), Word("files", "word")), ((form,),))
    return Pair((Word("files", "word"),), ((form,),)) if form.style and samples and all(map(is_file, samples)) else None


def _stream(sentence: tuple[Part, ...]) -> tuple[Run, tuple[str, ...]]:
    """The words of all parts with the marks between them, without samples of names, which are returned as well."""
    out: list[Word] = []
    samples: list[str] = []
    for part in sentence:
        if part.opener and out and has_form(tuple(out)) and _are_samples(part.words, part.opener) and all(map(_only_tells, part.asides)):
            samples.extend(word.text for word in part.words if word.literal)
            continue
        out += [Word(part.opener, "mark")] if part.opener else []
        at = 0
        for index, aside in part.asides:
            out += part.words[at:index]
            at = index
            if out and _only_tells((index, aside)):
                continue
            if _are_samples(aside, "("):
                samples.extend(word.text for word in aside if word.literal)
            elif not (has_form(tuple(out)) and has_form(aside) and not _only_forms(aside)):
                out += [_OPEN, *aside, _CLOSE]
        out += part.words[at:]
    return tuple(out), tuple(samples)


def _only_tells(aside: tuple[int, Run]) -> bool:
    """“(matches the name of its tag)”: what the rest of a name is, which no form says."""
    return _without_tail(aside[1]) == ((), False)


def _are_samples(run: Run, opener: str) -> bool:
    """Whether words are nothing but names, and no forms: “`a.ts`, `b.ts`”, “UserProfile, not user_profile”, “→ `[id].get.ts`”."""
    said = lexicon.mapping("naming", "examples")
    plain = [word for word in run if not word.literal and word.sort != "mark" and word.low not in ("and", "or", "not", *said)]
    named = [word for word in run if word.literal]
    formed = [word for word in named if form_at((word,), 0)]
    return bool(named) and not plain and (not formed or opener in ("→", "->") or len(formed) < len(named))


def _only_forms(run: Run) -> bool:
    """Whether words say a form and nothing else."""
    return all(map(_is_idle, _gaps(run, _spans(run))))


def _gaps(run: Run, spans: list[tuple[int, int, NameForm]]) -> list[Run]:
    """What stands before, between and behind forms."""
    starts, ends = [start for start, _, _ in spans], [end for _, end, _ in spans]
    return [run[end:start] for end, start in zip([0, *ends], [*starts, len(run)], strict=True)]


def _is_guarded(run: Run) -> bool:
    """Whether a word limits what is said, or turns it round; the word may stand in a form (“lowercase without underscores”)."""
    inside = {at for start, end, _ in _spans(run) if not run[start].literal for at in range(start, end)}
    free = (word for at, word in enumerate(run) if word.sort == "word" and at not in inside)
    return any(word.low in lexicon.mapping("naming", "guards") for word in free)


def _spans(run: Run) -> list[tuple[int, int, NameForm]]:
    spans: list[tuple[int, int, NameForm]] = []
    at = 0
    while at < len(run):
        found = form_at(run, at)
        if found:
            spans.append((at, at + found[1], found[0]))
        at += found[1] if found else 1
    return spans


def _forms_first(gaps: list[Run], told: list[NameForm]) -> tuple[Pair, ...]:
    pairs: list[Pair] = []
    ways: list[tuple[NameForm, ...]] = []
    for form, gap, before in zip(told, gaps[1:], gaps[:-1], strict=True):
        ways = _with(ways, form, before)
        if not _is_idle(gap):
            bearers, whole = _without_tail(_edged(gap, ("for", "on", "to", "of")))
            pairs.append(Pair(bearers, tuple(ways), whole))
            ways = []
    return () if ways or not all(pair.bearers for pair in pairs) else tuple(pairs)


def _bearers_first(gaps: list[Run], told: list[NameForm]) -> tuple[Pair, ...]:
    pairs: list[Pair] = []
    bearers, whole = _without_tail(_edged(gaps[0], ("for",)), ("mirror", "mirrors", "mirroring"))
    ways: list[tuple[NameForm, ...]] = []
    for index, form in enumerate(told):
        ways = _with(ways, form, gaps[index])
        noun, behind = _own_noun(gaps[index + 1])
        if noun == "files":
            at = next((at for at, word in enumerate(bearers) if word.low in ("in", "under", "inside")), len(bearers))
            pairs.append(Pair((*bearers[:at], Word(noun, "word"), *bearers[at:]), (ways.pop(),), whole))
        if _is_idle(behind) and index + 1 < len(told):
            continue
        last, edged = index + 1 == len(told), _edged(behind, ())
        housed = last and _is_housed(edged)
        bearers = (*bearers, *within(bearers, edged)) if housed else bearers
        following, tailless = ((), False) if housed or (last and _is_aside(behind)) else _without_tail(edged)
        if last and not ways[1:] and says_where(following):
            bearers, following = (*bearers, *following[-2:]), ()
        if last and (following or ("only" in lows(behind) and any(word.literal for word in behind))):  # “…, in `src/` only”
            return ()
        pairs += [Pair(bearers, tuple(ways), whole and tailless)] if ways else []
        bearers, ways = following, []
    return tuple(pairs)


def _own_noun(gap: Run) -> tuple[str, Run]:
    """“PascalCase class, kebab-case file”: `files` where a form is told of the files of what bears it, and what stands behind the noun."""
    nouns = lexicon.mapping("naming", "own_nouns")
    known = gap and gap[0].sort == "word" and gap[0].low in nouns
    return (nouns[gap[0].low], gap[1:]) if known else ("", gap)


def _with(ways: list[tuple[NameForm, ...]], form: NameForm, before: Run) -> list[tuple[NameForm, ...]]:
    """The forms of one bearer with one more, which is a choice behind “or”, and among samples of whole names."""
    listed = bool(ways) and form.sample and ways[-1][-1].sample
    if ways and (listed or any(word.low in ("or", "/", "|") for word in before)):
        return [*ways[:-1], (*ways[-1], form)]
    return [*ways, (form,)]


def _language(gap: Run) -> str:
    """“For Python”, “TypeScript:”, “Rails uses”: the language that alone is spoken of, or a framework, whose files are all."""
    core = _edged(gap, ("for", "in"))
    return core[0].low if len(core) == 1 and forms.own_files(core[0].low) else ""


def _is_idle(gap: Run) -> bool:
    """Whether a gap says nothing of whose names are meant: “Follow Svelte's naming conventions”."""
    core = _edged(gap, ())
    owned = len(core) == 1 and core[0].low.endswith("'s") and any(word.low.startswith(("naming", "convention", "rule")) for word in gap)
    return not core or owned


def _edged(gap: Run, also: tuple[str, ...]) -> Run:
    """A gap without the words at its ends that say nothing of whose names are meant."""
    start, end = 0, len(gap)
    while start < end and (gap[start].sort == "mark" or says_nothing(gap[start], also)):
        start += 1
    while end > start and (gap[end - 1].sort == "mark" or says_nothing(gap[end - 1], ("for",))):
        end -= 1
    return gap[start:end]


def _is_housed(run: Run) -> bool:
    """“in `tests/` directory” behind a form: where those files are, which no name tells."""
    return bool(run) and run[0].literal and run[0].text.endswith("/") and all(word.low in FOLDERS for word in run[1:])


def _is_aside(gap: Run) -> bool:
    """Whether nothing but a parenthesis stands in a gap, which tells of the form before it."""
    return gap[:1] == (_OPEN,) and gap.index(_CLOSE) == len(gap) - 1


def _without_tail(run: Run, tails: tuple[str, ...] = ()) -> tuple[Run, bool]:
    """What stands before words that tell what the rest of the name is, or why; and whether there are none."""
    said, tails = lows(run), tails or lexicon.mapping("naming", "tails")
    for at in range(len(run)):
        if run[at] is _OPEN or any(" ".join(said[at:at + size]) in tails for size in (3, 2, 1)):
            return _edged(run[:at], ()), False
    return run, True
