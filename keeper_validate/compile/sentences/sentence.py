"""What a whole sentence is before any of it is read: one that asks, breaks off, or speaks another language states no rule here.

Must not read what a sentence says."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import RELATIONS, lows
from keeper_validate.compile.sentences.parts import DASHES
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, words

_CODE = re.compile(
    r"""import\s+[\w{*].*\bfrom\s+["'][^"']+["'];?\s*$|from\s+[\w.]+\s+import\s+[\w, ]+$|(?:export\s+)?const\s+\w+\s*="""
    r"""|import\s+[\w.]+$|//\s"""
)
_QUOTED = re.compile(r"""["“][^"“”]{20,}["”]\.?|'[^'"]{20,}'\.?""")
_OPEN = (*RELATIONS, "must", "should")
_BREAKS = (".", "—", "-", "–")
_BEHIND = ((":",), (".",), ("for",), ("because",))
_QUOTES = str.maketrans("“”", '""')


def no_rule(text: str) -> str | None:
    """Why a sentence can state no rule; None where it may."""
    run = words(text)
    low = lows(run)
    if text.rstrip().endswith("?") or lexicon.at("asking", low, 0):
        return "the sentence asks, and states no rule"
    if _is_weighed(low):
        return "the sentence weighs, and states no rule"
    blamed = lexicon.at("blaming", low, 0)
    if blamed and low[blamed:blamed + 1] == (":",) and lexicon.at("no", low, blamed + 1):
        return "it is not clear whether what is bad is the thing or that there is none"
    if _CODE.match(text) or _is_command(run):
        return "the line is a piece of code, and states no rule"
    if _are_together(run):
        return "it is not clear whether each of them is meant, or only both together"
    if _is_numbered(low) or low[:2] == ("go", "to"):
        return "the line is one step of a procedure, or one choice of several"
    if _announces(low):
        return "the line only announces what stands below it"
    if low[:1] == ("i",) or (low[:1] == ("note",) and low[1:2] in (("what",), ("how",), ("why",))):
        return "the sentence tells how things are, and states no rule"
    only = lexicon.at("only", low, 0)
    if only and "".join(low[only:only + 1]) in lexicon.grammar("only_told"):
        return "the sentence tells what is left out, and states no rule"
    if lexicon.at("part_of_a_sort", low, 0) or (lexicon.at("some_of", low, 0) and not _demands(low)):
        return "the sentence tells how some of them are, and states no rule"
    but = any(low[at] == "but" and lexicon.at("never", low, at + 1) for at in range(len(low)))
    if (lexicon.at("telling", low, 0) and not but) or _tells(low):
        return "the sentence tells how things are, and states no rule"
    stands = any(lexicon.at("frozen", low, at) for at in range(1, len(low)))
    done = low[0].endswith("ed") and low[0] in lexicon.grammar("settled") if low else False
    if done and not _demands(low) and not stands and low[-1] not in lexicon.grammar("once_done"):
        return "the sentence tells what was done, and states no rule"
    torn = _torn(text, low)
    if torn is not None:
        return torn
    plain = [word.low for word in run if word.sort == "word" and not (word.text.isupper() and 1 < len(word.text) < 5)]
    foreign = sum(word in lexicon.grammar("foreign") for word in plain)
    native = sum(word in lexicon.grammar("english") for word in plain)
    return "the sentence is not in English" if foreign > 1 and foreign > native else None


def _torn(text: str, low: tuple[str, ...]) -> str | None:
    """Why a line is only a piece of a sentence; None where it may be whole."""
    if low.count("(") > low.count(")"):
        return "the sentence breaks off inside a parenthesis"
    closing = low.index(")") if ")" in low else 0
    if closing and closing > (len(low[0]) < 3) and "(" not in low[:closing]:
        return "the line begins inside a parenthesis"
    if _QUOTED.fullmatch(text.strip()) or text.translate(_QUOTES).count('"') == 1:
        return "the line is a piece of what somebody says"
    return None


def _are_together(run: tuple[Word, ...]) -> bool:
    """“no `useEffect` + `fetch`”: two pieces of code that must not come together."""
    low = lows(run)
    barred = next((at for at in range(len(run)) if any(lexicon.at(name, low, at) for name in ("no", "never", "soft_never"))), len(run))
    end = next((at for at in range(barred, len(run)) if run[at].sort == "mark" and run[at].text != "+"), len(run))
    return any(run[at].text == "+" and run[at - 1].literal and run[at + 1].literal for at in range(barred + 2, min(end, len(run) - 1)))


def _announces(low: tuple[str, ...]) -> bool:
    """“Adding a route:”, “All hooks must:”, “never use the following:”: what is meant stands below the line."""
    if low[-1:] != (":",):
        return False
    breaks_off = any(lexicon.at(name, low, at) == len(low) - 1 - at for name in _OPEN for at in range(1, len(low) - 1))
    points = "following" in low or any(lexicon.at("plural_pronouns", low, at) for at in range(len(low)))
    return breaks_off or points or (low[0].endswith("ing") and not _demands(low))


def _is_weighed(low: tuple[str, ...]) -> bool:
    """“Goal: …”, “Good, because …”, “JWT instead of a key — rejected: too slow”: what a decision weighs."""
    turned = (at for at in range(1, len(low)) if low[at - 1] in _BREAKS and lexicon.at("turned_down", low, at))
    named = ":" in low and lexicon.at("weighing", low, 0) == low.index(":")
    valued = lexicon.at("valued", low, 0) and low[1:2] == (",",) and "because" in low[2:4]
    return bool(named or valued) or any(low[at + 1:at + 2] in _BEHIND for at in turned)


def _is_numbered(low: tuple[str, ...]) -> bool:
    """“Step 1: use the picker”, “Option 2: …”: one of several things that are done in order, or chosen from."""
    first = low[:1] in (("step",), ("phase",), ("option",), ("approach",))
    return first and "".join(low[1:2]).isdigit() and low[2:3] in ((":",), (".",), ("—",), ("-",))


def _demands(low: tuple[str, ...]) -> bool:
    return any(lexicon.at(name, low, index) for name in ("never", "no", "must", "should", "only", "forbidden") for index in range(len(low)))


def _is_command(run: tuple[Word, ...]) -> bool:
    """“Stop the database: `docker compose down`”, “`pnpm dev` - starts it”: a command, and what it is for."""
    run = run[:lows(run).index("(")] if "(" in lows(run)[1:] else run
    behind = next((run[index:] for index in range(len(run), 0, -1) if run[index - 1].text == ":"), ())
    before = run[:1] if len(run) > 1 and run[1].text in DASHES else ()
    alone = [side[0] for side in (behind, before) if len(side) == 1]
    return any(" " in word.text and word.text.split()[0] in lexicon.grammar("commands") for word in alone)


def is_fragment(text: str) -> bool:
    """Whether a line is an item of a longer sentence, whose beginning says what is meant of it."""
    return text.rstrip().endswith((";", ",", "; or", "; and", ", or", ", and")) and text[:1].islower()


def is_headless(text: str) -> bool:
    """“must not add tables”, “CANNOT import X”: what is said of somebody whom the line does not name."""
    return bool(lexicon.at("modal", lows(_said(text)), 0))


def is_of_somebody(text: str) -> bool:
    """“CANNOT import X”: a headless line that says what one part must not take from another."""
    run = _said(text)
    size = lexicon.at("modal", lows(run), 0)
    return size > 0 and verb_of(run[size:], ("import", "access"))[1] > 0


def _said(text: str) -> tuple[Word, ...]:
    return words(text.lstrip("-*+• ❌🚫⛔✗✘✅"))


def is_description(text: str) -> bool:
    """“Used in X”, “Does not extend Y”, “Otherwise, Z”: what is told of the thing that the line stands below."""
    low = lows(words(text))
    related = low[:2] == ("does", "not") and not lexicon.grammar("related").isdisjoint(low[2:3])
    if low[:1] == ("otherwise",) or related:
        return True
    done = len(low) > 2 and (low[0].endswith("ed") or low[0] == "built")
    return done and low[1] in lexicon.grammar("hanging") and not _demands(low)


def _tells(low: tuple[str, ...]) -> bool:
    """“no formatter configured”: what is not there today, which nobody is told to leave so."""
    end = next((index for index, word in enumerate(low) if word in ("(", ".", ",", ";", ":", "—", "-")), len(low))
    needless = (at for at in range(2, end) if low[:1] == ("no",) and low[at] in lexicon.grammar("needless"))
    if any(lexicon.at(name, low, at + 1) for at in needless for name in RELATIONS):
        return True
    stop = next((index for index, word in enumerate(low) if word in (".", ";", "!")), len(low))
    conditional = {"if", "unless", "when", "where"} & set(low[:stop])
    ends = {end, stop}
    return low[:1] == ("no",) and end > 1 and not conditional and any(low[at - 1] in lexicon.grammar("factual") for at in ends)
