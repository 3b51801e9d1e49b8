"""Chains of parts, each of which may depend on the next: “dependencies point inward: `domain <- application <- infrastructure`”.

Must not know what a part is, nor read other arrows."""

from __future__ import annotations

import re

_ARROW = re.compile(r"\s*(->|→|⟶|=>|<-|←|<=|>)\s*")
_LEADS = r"\s*(?:->|→|⟶|<-|←)\s*"
_NAME = r"[\w@/.*:][\w@/.*:-]*(?: [\w@/.][\w@/.-]*){0,2}"
_CHAIN = re.compile(rf"`[^`]+`(?:{_LEADS}`[^`]+`)+|`[^`]*(?:->|→|⟶|<-|←)[^`]*`|{_NAME}(?:{_LEADS}{_NAME})+|(?<=: )\w+(?:\s*>\s*\w+)+")
_ABOUT = re.compile(
    r"(?:strict |the |our |respect the |follow the |keep the |one[- ]way |allowed )*"
    r"(?:(?:dependenc(?:y|ies)|layering|layer(?:s|ed (?:dependencies|architecture))?)"
    r"(?: (?:rules?|directions?|flows?|hierarchy|graph|chain))?"
    r"|imports? (?:rules?|directions?|flows?|hierarchy|graph|chain)|imports(?= (?:must|should|may|can|only|always|go|flow|point)))"
    r"(?: (?:must |should |may |can |always |only )*(?:is|are|go(?:es)?|flows?|points?|runs?|follows?|move)(?: only| strictly)?"
    r"(?: (?:one way|in one direction|inwards?|downwards?|down))?(?: only)?)?\s*[:—–-]?\s*",
    re.IGNORECASE,
)
_TAIL = re.compile(
    r"[\s.,;()—–-]*(?:(?:and )?(?:never|not|no) (?:the (?:reverse|other way (?:a)?round|opposite)|vice[ -]versa"
    r"|upward imports|backwards?|reverse (?:imports|dependencies)|upwards?)|only|no exceptions)?[\s.()]*",
    re.IGNORECASE,
)


def directed(text: str) -> tuple[str, ...]:
    """The chains of a sentence that says no more than which way dependencies lead, each written from who depends to on whom."""
    plain = text.strip().replace("**", "")
    lead = _ABOUT.match(plain)
    found = _CHAIN.fullmatch(plain[lead.end():].strip()) if lead and lead.end() else None
    if found is None and lead and lead.end():
        begun = _CHAIN.match(plain, lead.end())
        found = begun if begun and _TAIL.fullmatch(plain[begun.end():]) else None
    if found is None:
        return ()
    parts = [part.strip().strip("`").strip() for part in _ARROW.split(found[0].replace("`", " "))]
    return tuple(_runs(parts[::2], parts[1::2]))


def _runs(names: list[str], arrows: list[str]) -> list[str]:
    """Each run of arrows that lead one way, the other way round where they lead back."""
    back = [arrow in ("<-", "←", "<=") for arrow in arrows]
    runs: list[list[str]] = []
    for at, leads_back in enumerate(back):
        if at and back[at - 1] == leads_back:
            runs[-1].append(names[at + 1])
        else:
            runs.append(names[at:at + 2])
    turned = [at for at in range(len(back)) if not at or back[at - 1] != back[at]]
    leading = [run[::-1] if back[at] else run for run, at in zip(runs, turned, strict=True)]
    return [f"Dependency direction: {' → '.join(map(_marked, run))}" for run in leading]


def _marked(name: str) -> str:
    return f"`{name}`" if re.search(r"[/.@:*-]", name) else name
