"""What the words of a sentence point at, one by one and in order: things that structure shows, places, deeds, with how each is spoken of.

Must not decide what the sentence says: the author who reads what is offered does."""

from __future__ import annotations

import re

from keeper_validate.compile.vocabulary import forms, lexicon, pairs
from keeper_validate.compile.vocabulary.words import ENDINGS, Word, singular, words
from keeper_validate.values import dataclass

_PATH = re.compile(rf"[\w.*@{{}},\[\]-]*\.(?:{ENDINGS})|(?=.*[/*])[\w.@*{{}},-]+(?:/[\w.@*{{}},\[\]()-]+)*/?")
_ENDING = re.compile(rf"\.(?:{ENDINGS})")
_PACKAGE = re.compile(r"@[a-z][\w-]*/[a-z][\w.-]*|[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
_SETTING = re.compile(r"(?=.*_)[A-Z][A-Z0-9_]*\*?")
_NAME = re.compile(r"@?[A-Za-z_$][\w$]*(?:[.:]{1,2}[A-Za-z_$][\w$]*)*(?:\(\))?!?")
# what a relation makes of the things behind it, until the next one
_RELATIONS = (
    ("outside", "except"), ("unless", "except"), ("instead_of", "instead"), ("without", "without"), ("inside", "in"), ("source", "from"),
    ("means", "with"), ("purpose", "for"), ("condition", "when"), ("alongside", "beside"), ("examples", "example"), ("example", "example"),
)
_DEEDS = ("create", "change", "remove", "import", "put", "place", "contain", "accompany", "use", "access", "store", "require", "shape")
_HOLDING = ("without", "when", "except")
_BREAKS = ".;:—-"
_SAYING_NOTHING = (
    "articles", "determiners", "adverbs", "every", "must", "should", "be", "licence", "stressing", "hedging", "folder_nouns", "generic",
)
_LONGEST = 5


@dataclass(frozen=True, slots=True)
class Cue:
    """One thing that words name: a `path`, a `name` of code, a `technology`, a `construct`, a `kind` of elements, a `layer`, a `case` of
    letters, a `companion`, a `number`, a `deed`, one that is `undergone`, a `word` that nothing is known of, `never` where what follows is
    barred, `forbidden` where what stands before is, `only`, or a `break` between two statements. `role` is the relation that it stands
    behind."""

    sort: str
    value: str
    role: str = ""
    kinds: tuple[str, ...] = ()

    @property
    def is_file(self) -> bool:
        """Whether a path names a file, or a sort of files."""
        return "." in self.value.rstrip("/").rpartition("/")[2].lstrip(".")

    @property
    def glob(self) -> str:
        """The files that a path or a layer means; nothing for anything else."""
        if self.sort == "layer":
            return self.value
        if self.sort != "path":
            return ""
        if _ENDING.fullmatch(self.value):
            return f"*{self.value}"
        return self.value if "*" in self.value or self.is_file else f"{self.value.rstrip('/')}/**"


def cues(text: str) -> tuple[Cue, ...]:
    """The cues of a sentence; what stands in parentheses is left out, but for a path or a piece of code that follows a noun."""
    found: list[Cue] = []
    said = words(text)
    role, at = "", 0
    while at < len(said):
        size, cue, relation = _at(said, at, role)
        if relation is not None:
            role = relation
        if cue is not None:
            found.append(cue)
        at += size
    return tuple(found)


def _at(said: tuple[Word, ...], at: int, role: str) -> tuple[int, Cue | None, str | None]:
    """How many words belong together from here on, what they name, and the role of what stands behind them where that changes."""
    word = said[at]
    if word.sort == "mark":
        return 1, Cue("break", word.text) if word.text in _BREAKS else None, "" if word.text in f"{_BREAKS}()" else None
    if word.sort == "number":
        return 1, Cue("number", word.text, role), None
    if word.literal:
        return 1, _literal(word, role), None
    lows = tuple(one.low for one in said)
    if at and _contrasts(said, lows, at):
        return 1, None, "instead"
    if size := lexicon.at("only", lows, at):
        return size, Cue("only", "only", role), None
    if lows[at] == "no" and lexicon.at("excepting", lows, at + 1):
        return 2, None, None
    if size := max(lexicon.at(name, lows, at) for name in ("forbidden", "soft_forbidden")):
        return size, Cue("forbidden", " ".join(lows[at:at + size])), ""
    if size := max(lexicon.at(name, lows, at) for name in ("never", "soft_never", "no")):
        return size, Cue("never", " ".join(lows[at:at + size])), ""
    for name, becomes in _RELATIONS:
        if (size := lexicon.at(name, lows, at)) and not (lows[at] == "to" and _is_verb(lows, at + 1)):
            return size, None, becomes
    size, cue = _thing(said, at, role)
    if cue is not None:
        return size, cue, None
    for deed in _DEEDS:
        if size := lexicon.verb_at(deed, lows, at):
            passive = at > 0 and lows[at - 1] in lexicon.grammar("be")
            return size, Cue("undergone" if passive else "deed", deed, role), None if role in _HOLDING else ""
    size = max((lexicon.at(name, lows, at) for name in _SAYING_NOTHING), default=0)
    return (size, None, None) if size else (1, Cue("word", word.low, role), None)


def _contrasts(said: tuple[Word, ...], lows: tuple[str, ...], at: int) -> bool:
    """Whether a word begins what is rejected beside what is wanted: “models, never structs”, “A not `B`”."""
    if lows[at] not in lexicon.grammar("rejecting") or at + 1 == len(said) or _is_verb(lows, at + 1):
        return False
    return said[at - 1].text == "," or said[at + 1].literal


def _is_verb(lows: tuple[str, ...], at: int) -> bool:
    return any(lexicon.verb_at(deed, lows, at) for deed in _DEEDS)


def _literal(word: Word, role: str) -> Cue | None:
    text = word.text.strip()
    if found := lexicon.entry(f"`{text}`") or lexicon.entry(text):
        return _entered(found, role)
    if style := forms.case_style(text):
        return Cue("case", style[1], role)
    if _PATH.fullmatch(text) and not _SETTING.fullmatch(text) and not text.startswith(("http", "@")):
        return Cue("path", text.removeprefix("./"), role)
    if _SETTING.fullmatch(text):
        return Cue("kind", text, "", ("env_var",))
    return Cue("name", text.removesuffix("()").removesuffix("!"), role) if _NAME.fullmatch(text) or _PACKAGE.fullmatch(text) else None


def _thing(said: tuple[Word, ...], at: int, role: str) -> tuple[int, Cue | None]:
    """The longest phrase that the lexicon knows."""
    for size in range(min(_LONGEST, len(said) - at), 0, -1):
        run = said[at:at + size]
        if any(word.sort != "word" for word in run):
            continue
        phrase = " ".join(word.text for word in run)
        if style := forms.case_style(phrase):
            return size, Cue("case", style[1], role)
        if role in ("in", "except", "from") and (layer := lexicon.layer(phrase)):
            return size, Cue("layer", ",".join(layer.folders), role) if layer.folders else None
        if found := lexicon.entry(phrase):
            return size, _entered(found, role)
        if layer := lexicon.layer(phrase):
            return size, Cue("layer", ",".join(layer.folders), role) if layer.folders else None
        if companion := pairs.companion(phrase.lower()):
            return size, Cue("companion", companion, role)
    return 1, None


def _entered(found: lexicon.Entry, role: str) -> Cue | None:
    if found.technology:
        return Cue("technology", found.technology, role)
    if found.facet == "construct":
        return Cue("construct", found.name, role)
    if found.primitive:
        return Cue("kind", f"*{singular(found.primitive.title())}*", role, ("component",))
    if found.family:
        return Cue("technology", "|".join(lexicon.members(found.family)), role)
    return Cue("kind", found.target or "", role, found.kinds) if found.kinds else None
