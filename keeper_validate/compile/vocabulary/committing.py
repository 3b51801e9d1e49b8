"""What is told of files that a repository holds or does not, said as a deed: “`.env` must stay out of git”, “source maps must never end up
in the repository” and “build output is not checked in” as “never commit …”, “`uv.lock` must be checked in” as “never delete `uv.lock`”.

Its words are data (`rules/lexicon/committing.yaml`). Must not know which files a noun means."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped

_HINTS = ("commit", " git", "repo", "control", "check", "tracked", "vcs", "request", " pr")
_BREAK = re.compile(r"((?<=[.;:!])\s+|\s[—-]\s)")
_TAIL = re.compile(r"\s*(?:$|[.;:!,)]|\*\*|(?:because|as|since|and)\s)", re.IGNORECASE)
_THING = re.compile(r"(?:`[^`]+`|\([^)]*\)|[\w.*/()-]+)(?:,? (?:`[^`]+`|\([^)]*\)|[\w.*/-]+)){0,7}")
_WEAK = re.compile(r"\b(?:should|avoid|ideally)\b", re.IGNORECASE)
_KEPT = re.compile(r"(?:the )?(?:.* )?\(?(?P<path>`[\w./-]+\.\w+`)\)?(?: files?)?|(?:the |all )?lock ?files?", re.IGNORECASE)


def committed(text: str) -> str:
    """A text with each such sentence as the deed that it asks or forbids; what is said of some commits alone stays as it is."""
    low = f" {text.lower()}"
    return "".join(map(_plainly, _BREAK.split(text))) if any(hint in low for hint in _HINTS) else text


def _plainly(said: str) -> str:
    """One sentence."""
    if (found := _form("denied").search(said)) and (what := _thing(said[:found.start()])):
        return _never(said, what, found)
    begun = _form("keeping").match(said)
    if begun and (found := _form("away").search(said)) and (what := _thing(said[begun.end():found.start()])):
        return _never(said, what, found)
    if (found := _form("staying").search(said)) and (what := _thing(said[:found.start()])):
        return _never(said, what, found)
    begun = _form("leaving").match(said)
    if begun and (found := _form("held").search(said)) and (what := _thing(said[begun.end():found.start()])):
        return _never(said, what, found)
    return _always(said)


def _thing(said: str) -> str:
    """What may be the name of files: a few words, and none by which a sentence is made."""
    bare = said.strip().removeprefix("**").removesuffix("**").strip()
    odd = set(_list("odd")) & set(bare.lower().replace(",", " ").split())
    return bare if _THING.fullmatch(bare) and not odd else ""


def _never(said: str, what: str, found: re.Match[str]) -> str:
    named = "`" in what or what.rpartition(" ")[2].lower() in _list("files")
    classes = found[0].rpartition(" ")[2].lower() in _list("also_classes")  # “keep SQL out of the repository”
    if not _TAIL.match(said, found.end()) or (classes and not named):
        return said
    weak = _WEAK.search(said[:found.end()])
    return f"{f'{what} should not be committed' if weak else f'never commit {what}'}{said[found.end():]}"


def _always(said: str) -> str:
    """“the lock file must be committed”, “always commit `uv.lock`”."""
    found, begun = _form("asked").search(said), _form("always").match(said)
    start, end = (begun.end(), len(said.rstrip(" .!"))) if begun else (0, found.start() if found else 0)
    told = _KEPT.fullmatch(said[start:end].strip())
    behind = end if begun else found.end() if found else 0
    if told is None or not _TAIL.match(said, behind):
        return said
    return f"{'avoid deleting' if _WEAK.search(said) else 'never delete'} {told['path'] or told[0]}{said[behind:]}"


@cache
def _form(name: str) -> re.Pattern[str]:
    any_of = {key: f"(?:{'|'.join(map(str, words))})" for key, words in shipped.data("rules/lexicon/committing").items()}
    repository = rf"(?:(?:the|this|our|your|any|a|an) )?{any_of['repositories']}\b"
    held = rf" (?:in|into|to|by|of|inside) {repository}"
    forms = {
        "denied": rf" {any_of['denials']} (?:(?:be|get) )?(?:{any_of['put']}{held}|{any_of['done']}(?:{held})?)",
        "keeping": rf"(?:\*\*)?{any_of['keeping']} ",
        "away": rf" {any_of['outside']} {repository}",
        "staying": rf" (?:(?:must|should|shall|always) )*{any_of['staying']} {any_of['outside']} {repository}",
        "leaving": rf"(?:\*\*)?{any_of['never']} {any_of['leaving']} ",
        "held": held,
        "asked": rf" (?:{any_of['musts']} (?:always )?be|(?:is|are) always) {any_of['done']}(?:{held})?",
        "always": r"(?:always|make sure to|do not forget to) commit ",
    }
    return re.compile(forms[name], re.IGNORECASE)


def _list(name: str) -> list[str]:
    told: list[str] = shipped.data("rules/lexicon/committing")[name]
    return told
