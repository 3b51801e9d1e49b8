"""Which functions a phrase means: “repository methods”, “async functions”, “previews”, “use cases”. Must not know what is asked of them."""

from __future__ import annotations

from keeper_validate.compile.vocabulary import forms
from keeper_validate.compile.vocabulary import function_words as told
from keeper_validate.compile.vocabulary.class_words import Run, bare, is_class, is_mark
from keeper_validate.compile.vocabulary.class_words import phrases as class_phrases
from keeper_validate.compile.vocabulary.class_words import told as of_classes
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.pathglob import listed
from keeper_validate.values import dataclass, replace

_MOST = 7


@dataclass(frozen=True, slots=True)
class Functions:
    """The functions that are meant; `guessed` that only what their class is called tells them, `classes` that the class alone is named."""

    names: str = "*"
    owner: str = ""
    bearing: str = ""
    taking: str = ""
    within: tuple[str, ...] = ()
    test: bool = False
    guessed: bool = False
    classes: bool = False

    @property
    def construct(self) -> str:
        return "declared-test:" if self.test else "declared-function:"

    @property
    def spec(self) -> str:
        told_by = (("of", self.owner), ("with", self.bearing), ("taking", self.taking))
        return " ".join([self.names, *(f"{word} {what}" for word, what in told_by if what)])

    @property
    def is_any(self) -> bool:
        """Whether all functions are meant."""
        return not (self.owner or self.bearing or self.test or self.taking) and self.names == "*"


ALL = Functions()


def functions_at(run: Run, at: int) -> tuple[Functions, int] | None:
    """The functions that a phrase means which begins at a word, and where it ends."""
    found = ALL
    for index in range(at, min(at + _MOST, len(run))):
        noun = _noun(run, index)
        if noun:
            entry, size = noun
            return _of_noun(found, entry), index + size
        owner, size = _owners(run, index)
        if owner and not found.owner:
            found = replace(found, owner=owner, guessed=not run[index].literal)
            if not _goes_on(run, index + size):
                return replace(found, classes=True), index + size
            return _behind_owner(found, run, index + size)
        said = _qualified(found, run, index)
        if said is None:
            return None
        found = said
    return None


def _behind_owner(found: Functions, run: Run, at: int) -> tuple[Functions, int] | None:
    at += at < len(run) and run[at].low in told.phrases("idle")
    noun = _noun(run, at)
    return (_of_noun(found, noun[0]), at + noun[1]) if noun else (replace(found, classes=True), at)


def _goes_on(run: Run, at: int) -> bool:
    """Whether a noun of functions stands right behind."""
    return at < len(run) and (_noun(run, at) is not None or run[at].low in told.phrases("idle"))


def _qualified(found: Functions, run: Run, at: int) -> Functions | None:
    """What a word before the noun says: a language, a modifier, a mark; none where it is not known."""
    word = run[at]
    own = forms.own_files(word.low)
    if own and not found.within:
        return replace(found, within=tuple(listed(own)))
    if is_mark(word) and not found.bearing:
        return replace(found, bearing=f"@{bare(word.text)}")
    if word.low in told.known("qualifiers") and not found.bearing:
        return replace(found, bearing=str(told.known("qualifiers")[word.low]))
    return found if word.sort == "word" and word.low in told.phrases("idle") else None


def _noun(run: Run, at: int) -> tuple[dict[str, object], int] | None:
    nouns = told.known("nouns")
    for size in (2, 1):
        said = [word.low for word in run[at:at + size]]
        known = nouns.get(" ".join([*said[:-1], singular(said[-1])])) if len(said) == size and not run[at].literal else None
        if known is not None:
            return known, size
    return None


def _of_noun(found: Functions, entry: dict[str, object]) -> Functions:
    within = found.within or tuple(listed(str(entry["in"]))) if "in" in entry else found.within
    bearing = "|".join(filter(None, (found.bearing, str(entry.get("bears", "")))))
    return replace(found, names=str(entry.get("names", "*")), bearing=bearing, within=within, test=bool(entry.get("test")))


def _owners(run: Run, at: int) -> tuple[str, int]:
    """The same of one or of several: “service and repository methods”; of those that are unknown a reviewer has to see."""
    owners: list[str] = []
    end = at
    while end < len(run):
        owner, size = _owner(run, end)
        listed_one = bool(owners) or (end + 1 < len(run) and run[end + 1].text == ",")
        if not size and not (listed_one and run[end].sort == "word" and run[end].text.istitle()):
            break
        owners += [owner] if owner else []
        end += size or 1
        joins = end
        while joins < len(run) and (run[joins].text == "," or run[joins].low in ("and", "&")):
            joins += 1
        if joins == end or _noun(run, joins) or not (_owner(run, joins)[1] or (run[joins:] and run[joins].text.istitle())):
            break
        end = joins
    return ("|".join(owners), end - at) if owners else ("", 0)


def _owner(run: Run, at: int) -> tuple[str, int]:
    """What the classes are called whose methods are meant: “use case” of “use case methods”, `XRepository`."""
    if run[at].literal and is_class(run[at]):
        return f"*{singular(run[at].text).strip('*')}", 1
    for size in (2, 1):
        said = [word.low for word in run[at:at + size]]
        noun = " ".join([*said[:-1], singular(said[-1])])
        if len(said) == size and noun in class_phrases("nouns") and not any(word.literal for word in run[at:at + size]):
            spelled = of_classes("spelled").get(noun) or ["".join(map(str.capitalize, noun.split()))]
            return "|".join(f"*{end}" for end in spelled), size
    return "", 0
