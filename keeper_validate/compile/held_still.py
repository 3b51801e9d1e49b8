"""What sentences about places and packages mean that must stay: “no changes outside `apps/web`”, “upgrading Next.js”.

Each reading is a function of what a form of `rules/lexicon/bounded.yaml` matched. Must not match a sentence itself."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.closed_sets import Reading
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.name_lists import places
from keeper_validate.compile.vocabulary import lexicon

_MAJOR = "structure does not show which changes of a version are major"


def housed(found: re.Match[str]) -> Reading | None:
    """Nothing is changed, nor anything new put, outside of the places."""
    spared = places(found["paths"])
    kept = tuple(Check(op, ("file",), excepted=spared) for op in ("forbid-change", "forbid-new"))
    return (kept, None) if spared else None


def added(found: re.Match[str]) -> Reading | None:
    """No new file lies outside of the places."""
    spared = places(found["paths"])
    return ((Check("forbid-new", ("file",), excepted=spared),), None) if spared else None


def kept(found: re.Match[str]) -> Reading | None:
    """What lies in the places is not changed."""
    told = places(found["paths"])
    return (tuple(Check("forbid-change", ("file",), place) for place in told), None) if told else None


def raised(found: re.Match[str]) -> Reading | None:
    """The packages that are named, or all of them, keep their versions."""
    groups = found.groupdict()
    major = bool(groups.get("major") or groups.get("majors"))
    name = (groups.get("tech") or "").strip("`")
    packages = _packages(name) if name else ()
    if name and not packages:
        return None
    check = Check("forbid-change", ("dependency",), ",".join(packages) or None, soft=major)
    return (check,), _MAJOR if major else None


def _packages(name: str) -> tuple[str, ...]:
    known = lexicon.technology(name)
    named = tuple(lexicon.mapping("technologies", known).get("dependencies", ())) if known else ()
    marked = re.fullmatch(r"@[\w.-]+/[\w.-]+|[a-z][\w]*(?:-[\w]+)+", name) is not None and not is_file(name)
    return named or ((name,) if marked else ())
