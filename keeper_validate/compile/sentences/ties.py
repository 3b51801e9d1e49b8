"""Who may depend on whom, by the slots of a sentence: “keep the core independent of HTTP”, “`domain/` — may import only `java.*`”.

Its forms are data (`rules/lexicon/depending.yaml`). Knows what a sentence consists of; must not know what a check is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.part import part_name
from keeper_validate.compile.sentences.sides import is_who
from keeper_validate.compile.sentences.tie_forms import bounds, fitting, listed, said, told
from keeper_validate.compile.vocabulary.words import words
from keeper_validate.values import dataclass

_CODE = re.compile(
    r"`[^`]+`|(?<![\w:`]):[a-z][\w-]*(?::[\w*-]+)*"
    r"|(?<![\w`])@?(?:\.{0,2}/)?[\w*-]+(?:[./][\w*-]+)*(?:/(?:[\w*-]+)?|\.[\w*]+)(?![\w`])"
)
_FIRST = 0xE000
_LONG = 7
_ITEM = re.compile(r"\s*(?:,\s*(?:and|or)\s+|,|\s(?:and|or|nor)\s|\s\+\s|/|&)\s*")
_END = re.compile(r"(?<=[\w\)\ue000-\uf8ff])\s*(?:[.!]|;(?!\s+(?:never|not|but)\b))\s+|\s+(?:[—–]|--?)\s+")
_LABEL = re.compile(r"(?:\w+[.)] )?([^:;,.!?]{1,60}?)\s*(?::|\s(?:[—–→←]|--?>?)\s)\s*(\S.*)", re.DOTALL)
_ASIDE = re.compile(r"\s*\(([^()]*)\)")
_SAMPLE = re.compile(r"(?:,| \()?\s*(?:e\.g\.|i\.e\.|for example|for instance),?\s[^()]*\)?\.?$")
_TOLD = re.compile(
    r"(?:the )?(?P<who>[\w -]{3,40}?|[\ue000-\uf8ff](?:(?:, | and |, and )[\ue000-\uf8ff])*)(?: \((?P<place>[\ue000-\uf8ff])\))? "
    r"(?:is|are|contains?|holds?|implements?|orchestrates?|provides?|defines?|exposes?|owns?)\b",
    re.IGNORECASE,
)
_PRONOUN = re.compile(r"(?:it|they|both)\s+(?=\w)", re.IGNORECASE)
_MODAL = re.compile(r"^\S+ (?:may|can|must|should)\b", re.IGNORECASE)
_BAN_ASIDE = re.compile(r"\s*\(((?:no|never|do not|don't|must not|only)\s[^()]*)\)", re.IGNORECASE)
_MARKS = re.compile(r"\*\*|__|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)|^\W*(?:[-*>•]|\d+\.)\s+|^> ")


@dataclass(frozen=True, slots=True)
class Tie:
    """What a form says (`means`), of whom, and of what, as they are written; `weak` where it is only recommended."""

    means: str
    who: str
    what: tuple[str, ...]
    weak: bool = False


@dataclass(frozen=True, slots=True)
class Spans:
    """The pieces of code of a text by the letters that stand for them."""

    text: str
    held: tuple[str, ...]

    def shown(self, text: str) -> str:
        """The text with its code."""
        return "".join(self.held[ord(one) - _FIRST] if 0 <= ord(one) - _FIRST < len(self.held) else one for one in text).strip(" ,")


def hidden(text: str) -> Spans:
    """The text with a letter for each piece of code, and without marks of print."""
    held: list[str] = []

    def taken(found: re.Match[str]) -> str:
        if re.fullmatch(r"[A-Z]\w*(?:/[A-Z]\w*)+", found[0]):
            return found[0]  # “HTTP/SQL”: names side by side
        held.append(found[0] if found[0].startswith("`") else f"`{found[0]}`")
        return chr(_FIRST + len(held) - 1)

    bare = _CODE.sub(taken, " ".join(_SAMPLE.sub("", text.strip().replace("\\*", "*").replace("’", "'")).split()))
    return Spans(_MARKS.sub("", bare).strip().rstrip(".!:"), tuple(held))


def ties(text: str, forbidden: bool) -> tuple[tuple[tuple[Tie, ...], ...], tuple[str, ...]]:
    """What the sentences of a text say, each by the forms that it fits, and what is left that a reading by other words may take."""
    spans = hidden(text)
    if not said(told("gate")).search(spans.text):
        return (), ()
    if whole := _fitting(spans.text, spans, forbidden):
        return (whole,), ()
    who, body = _labelled(spans)
    if who is None:
        return (), ()
    who = who or _somebody_told(body, spans)
    found, left, rest = list[tuple[Tie, ...]](), list[str](), list[str]()
    for piece in _pieces(body):
        piece = _PRONOUN.sub("", piece, count=1) if who and _PRONOUN.match(piece) else piece
        tied = next((one for sentence in _with_subject(who, piece) if (one := _fitting(sentence, spans, forbidden))), None)
        if tied:
            found.append(tied)
        elif who and _is_headless(piece):
            left.append(spans.shown(f"{who} {_lowered(piece)}"))
        else:
            rest.append(piece)
    rest = [piece for piece in rest if not (found and _only_permits(piece))]
    if any(said(told("limits")).search(piece) for piece in (*rest, *(_MODAL.sub("", one) for one in left))):
        return (), ()
    topical = not who and body != spans.text and len(rest) == 1 and not found
    return tuple(found), (*left, *((spans.shown(rest[0]),) if topical else ()))


def _labelled(spans: Spans) -> tuple[str | None, str]:
    """The part of the code that stands before the rest, and the rest; no part where the label only says what it is about, and None where
    it says something else."""
    found = _LABEL.fullmatch(spans.text)
    if found is None:
        return "", spans.text
    label, body = found.groups()
    aside = _ASIDE.search(label)
    bare = _ASIDE.sub("", label).strip()
    if aside and len(aside[1]) == 1 and _is_somebody(spans.shown(aside[1])):
        return aside[1], body
    if _is_somebody(spans.shown(bare)):
        return bare, body
    if said(told("topics")).fullmatch(bare):
        return "", body
    return ("", spans.text) if " " in bare and said(r"\b(?:must|may|never|not|only|no|is|are)\b").search(bare) else (None, body)


def _somebody_told(body: str, spans: Spans) -> str:
    """Of whom the first of several sentences tells what it is: “adapters (`adapters/`) implement ports. May import `ports/`.”"""
    found = _TOLD.match(body)
    named = next((one for one in (found["place"], found["who"]) if one and _is_somebody(spans.shown(one))), "") if found else ""
    return named if len(_pieces(body)) > 1 else ""


def _pieces(body: str) -> list[str]:
    return [piece.strip(" .") for piece in _END.sub("\n", _BAN_ASIDE.sub(r"\n\1\n", body)).split("\n") if piece.strip(" .")]


def _with_subject(who: str, piece: str) -> Iterator[str]:
    """A piece as it stands, and with the label as whom it is said of where it names nobody."""
    bare = _ASIDE.sub("", piece) if "(" in piece and not said(told("limits")).search("".join(_ASIDE.findall(piece))) else piece
    yield piece
    if bare != piece:
        yield bare
    if who and _is_headless(bare):
        yield f"{who} has {_lowered(bare)}" if said("(?:no|zero)").match(bare) else f"{who} {_lowered(bare)}"


def _only_permits(piece: str) -> bool:
    """“editor code may use runtime code”, beside what must not be."""
    return said(told("permitted")).fullmatch(piece) is not None and not said(told("granted")).search(piece)


def _is_headless(piece: str) -> bool:
    """Whether a piece begins with what somebody does, or has not."""
    return said(told("headless")).match(piece) is not None


def _lowered(piece: str) -> str:
    return piece[:1].lower() + piece[1:]


def _fitting(sentence: str, spans: Spans, forbidden: bool) -> tuple[Tie, ...]:
    """What one sentence says by each form that it fits."""
    return tuple(_tie(sentence, spans, forbidden))


def _tie(sentence: str, spans: Spans, forbidden: bool) -> Iterator[Tie]:
    for means, found in fitting(sentence):
        if means.endswith("_banned") and not forbidden:
            continue
        groups = {name: value for name, value in found.groupdict().items() if value}
        if any(bounds().search(value) for name, value in groups.items() if not name.startswith("kin")):
            continue
        if len({value.lower() for name, value in groups.items() if name.startswith("kin")}) > 1:
            continue
        weak = said(told("weak")).search(sentence) is not None
        if "list" in groups or means.startswith(("siblings", "door", "mutual")) or " " in means:
            kin = next((value.lower() for name, value in groups.items() if name.startswith("kin")), "")
            yield Tie(means, kin, _items(groups.get("list", ""), spans), weak)
            continue
        phrase = spans.shown(groups.get("who", ""))
        who = _somebody(phrase)
        first, _, rest = phrase.partition(" ")
        if not who and first.lower() in listed("sorts") and (who := _somebody(rest)):
            weak = True  # “the iOS data layer”
        if who or "who" not in groups:
            named = (groups.get("what"), groups.get("other") if "neither" in means else None)
            yield Tie(means, who, _items(", ".join(filter(None, named)), spans), weak)


def _somebody(phrase: str) -> str:
    """A part of the code as it is called, or nothing where none is: “a widget” as widgets, “the HTTP adapters” as the adapters."""
    if said(r"\btests?\b").search(phrase):
        return ""  # tests that are independent of something are run without it
    each = phrase.split()
    several = " ".join(each[each[0].lower() in ("a", "an", "any", "each", "every"):]) + "s" if each else ""
    short = len(each) < _LONG
    bare = re.sub(r"^the ", "", phrase, flags=re.IGNORECASE)
    inner = said(told("in_a_part")).sub("", phrase)
    return next((one for one in (phrase, several, bare, inner) if one and short and (one.startswith("`:") or _is_somebody(one))), "")


def _is_somebody(phrase: str) -> bool:
    """Whether a phrase names a part of the code, by a word for one or as code."""
    named = phrase.startswith("`") and all(word.literal or word.low in ("and", "or", ",") for word in words(phrase))
    return is_who(words(phrase)) or (named and all(map(part_name, items(words(phrase)))))


def _items(listed: str, spans: Spans) -> tuple[str, ...]:
    """The names of a list, each without what stands around it and tells no more."""
    return tuple(spans.shown(one) for piece in _ITEM.split(listed) if (one := piece.strip()))
