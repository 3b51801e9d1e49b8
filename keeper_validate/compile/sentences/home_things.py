"""What a line says that lives somewhere: whether words can name things of a kind, one of them or all. Must not know where they live."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.home_paths import home_words
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular

_MOST, _LANGUAGE, _SHORT = 5, 4, 3
_CAMEL = re.compile(r"(?:[A-Z][a-z]+){2,}")


def are_things(run: Run, deed: str) -> bool:
    """Whether a run can name things of a kind that lie in files."""
    words = tuple(word for word in lows(run) if word not in (*home_words("every"), "a", "an", "your", "our"))
    named = (*ended(run), *(word for word in run[-1:] if in_words(word) != word.text))
    strange = any(word.sort not in ("word", "name") and word.text not in (",", "/") and word not in named for word in run)
    if not 0 < len(words) <= _MOST or strange:
        return False
    odd = {*words} & (home_words("inside") | home_words("pointing") | home_words("modal") | home_words("strange"))
    named_so = " ".join(words[:2]) in home_words("named_by_deeds") or (run[0].text == "Go" and len(words) < _LANGUAGE)
    odd = odd or ({*words[:1]} & home_words("deeds") if not named_so else set())
    lasting = deed in home_words("declaring") or " ".join(words) in home_words("kept_as")
    fleeting = words[-1] in home_words("fleeting") and not lasting
    wide = words[-1] in home_words("wide") and (len(words) == 1 or words[-1] not in home_words("files"))
    wide = wide and " ".join(words) not in home_words("tests")
    return not (odd or fleeting or wide)


def in_words(word: Word) -> str:
    """“ViewModels” as “view models”."""
    told = word.sort == "name" and _CAMEL.fullmatch(word.text)
    return " ".join(re.findall("[A-Z][a-z]+", word.text)).lower() if told else word.text


def ended(run: Run) -> Run:
    """“a new `.agent.md` file”: what the names of the files end in."""
    files = lows(run[-1:])
    form = r"\*?(?:\.\w+)+" if files == ("files",) else r"\*?\.\w+(?:\.\w+)+"  # “a new `.md` file” is one of many
    return tuple(word for word in run[-2:-1] if files in (("file",), ("files",)) and re.fullmatch(form, word.text))


def are_many(run: Run) -> bool:
    """Whether a run speaks of all that is so called: “jobs”, “every job”, “a new job”, “documentation”."""
    words = lows(run)
    mass = words[-1:] != () and (words[-1] in home_words("mass") or " ".join(words[-2:]) in home_words("mass"))
    told = words[:1] != () and (words[0] in ("every", "each") or "new" in words[:2])
    return bool(run) and (singular(run[-1].low) != run[-1].low or mass or told)


def is_one(subject: Run, deed: str) -> bool:
    """“a store”, “your agent file”, “create handler”: one of them, of which more may be known; `deed` is what is done with it."""
    told = lows(subject)[:1] in (("a",), ("an",), ("your",)) or (deed in home_words("making") and _is_counted(subject))
    return told and not are_many(subject)


def held_together(subject: Run, place: Run) -> bool:
    """“the serializer” in `api/serializers.py`: a file that by its name holds all of them."""
    head = in_words(subject[-1]).split(" ")[-1].lower()
    named = {several(head), *lexicon.mapping("homes", "held_by").get(head, ())}
    stems = [word.text.rpartition("/")[2].partition(".")[0].lower() for word in place]
    return bool(stems) and all(stem in named for stem in stems)


def _is_counted(subject: Run) -> bool:
    """“the handler”, “trigger class”: a noun of which there are several, and nothing that there is much of (“validation”)."""
    words = lows(subject)
    joined = not {",", "/", "and", "or", "&"}.isdisjoint(words)
    head = words[-1] if words and not joined else ""
    mass = head.endswith(tuple(home_words("uncounted"))) and head not in home_words("counted")
    short = len(head) <= _SHORT and head not in lexicon.grammar("written_alone")
    return not short and head.isalpha() and subject[-1].sort in ("word", "name") and not mass and head not in home_words("lone")


def several(noun: str) -> str:
    """The plural of a noun."""
    if noun.endswith(("s", "x", "ch", "sh")):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if noun.endswith("y") and noun[-2:-1] not in "aeiou" else f"{noun}s"
