"""What has to come along when something is added or changed, read as a whole: the occasion, and each thing that is to be done then.

Knows the forms of `rules/lexicon/occasions.yaml` and puts a plain sentence for each deed in their place; must not know what it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from keeper_validate.clause import CONSTRUCT, Check, Clause, Compiled
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.slotted import spelled_out
from keeper_validate.compile.vocabulary.words import words
from keeper_validate.values import replace

_HIDDEN = re.compile(r"`[^`]*`|\"[^\"]*\"|\([^()]*\)")
_ARTICLES = re.compile(r"^(?:(?:a|an|the|any|every|each|all|new|existing)\s+)+", re.IGNORECASE)
# “the tool registry (`src/tools.ts`)”: the file that is meant, where other parentheses only speak of it
_ALONE = re.compile(r"\((`[^`]+`)\)")
_ASIDE = re.compile(r"\([^()]*\)")
# an ending, and the file that any folder has: neither tells which file is meant
_NO_ONE = re.compile(r"\*?\.[a-z]\w*|_?index\.\w+|__init__\.py|mod\.rs")
_JOINT = re.compile(r"\s*(?:,? and |, | \+ |; ?)(?:also |then )?", re.IGNORECASE)
_EITHER = re.compile(r",? or |, ")
_Reading = Callable[[Clause, str], Compiled]


def occasioned(made: Compiled, text: str, read: _Reading) -> Compiled:
    """What was read of a clause, or what comes along by its occasion and deeds, where the reading of the whole found no such thing."""
    if forbids(made.clause) or any(check.op == "require-companion" or not check.soft for check in made.checks):
        return made
    text = text.rstrip(" .")
    hidden = _HIDDEN.sub(lambda found: "\x00" * len(found[0]), text)
    if _expression("denied").search(hidden):
        return made
    told = next(((occasion, deeds) for occasion, deeds in _occasions(hidden) if _told(text, occasion, deeds)), None)
    readings = [(_softened(read(made.clause, said), more)) for said, more in _told(text, *told)] if told else []
    if told and not any(one.checks for one in readings):
        pieces = (said for thing in _several(text, told[0]) for said in _told(text, *told, thing))
        readings = [_softened(read(made.clause, said), more) for said, more in pieces]
    checks = tuple(dict.fromkeys(check for one in readings for check in one.checks if not check.target or check.target != check.companion))
    if not any(map(_comes_along, checks)) or not all(_comes_along(check) or CONSTRUCT in check.parameters for check in checks):
        return made
    soft = _expression("soft").search(hidden) is not None
    why = next((one.why for one in readings if one.why), None)
    partial = soft or any(one.partial or not one.checks for one in readings)
    return replace(made, checks=tuple(replace(check, soft=check.soft or soft) for check in checks), partial=partial, why=why)


def _comes_along(check: Check) -> bool:
    """Whether something comes along, or stands at the top of what comes."""
    return check.op == "require-companion" or any(name == "header" for name, _ in check.parameters)


def _softened(made: Compiled, more: bool) -> Compiled:
    """What was read of a deed of which more was said than that, which nothing holds."""
    return replace(made, checks=tuple(replace(check, soft=True) for check in made.checks), partial=True) if more and made.checks else made


def _occasions(hidden: str) -> Iterator[tuple[re.Match[str], slice]]:
    """The ways to part a sentence into an occasion and where its deeds are told."""
    leading = (*_forms("occasion"), *_forms("before")) if _expression("led").match(hidden) else ()
    for mark in _expression("marks").finditer(hidden) if leading else ():
        head, arrow = hidden[:mark.start()], _expression("arrow").search(mark[0]) is not None
        if arrow or _expression("starts").match(hidden, mark.end()):
            yield from ((found, slice(mark.end(), None)) for form in leading if (found := form.fullmatch(head)))
    if _expression("starts").match(hidden):
        for mark in _expression("parted").finditer(hidden):
            tails = (form.fullmatch(hidden, mark.end()) for form in (*_forms("occasion"), *_forms("behind")))
            yield from ((found, slice(0, mark.start())) for found in tails if found)
    for form in _forms("whole") if _expression("told").match(hidden) else ():
        if found := form.fullmatch(hidden):
            yield found, slice(*found.span("deeds"))


def _several(text: str, found: re.Match[str]) -> list[str]:
    """“a domain, route or table”: each of those of which one comes."""
    return _EITHER.split(text[found.start("thing"):found.end("thing")].strip()) if "," in found["thing"] or " or " in found["thing"] else []


def _told(text: str, found: re.Match[str], where: slice, thing: str = "") -> tuple[tuple[str, bool], ...]:
    """The plain sentences, one for each deed that leaves a trace, and of each whether it leaves something out; of the `thing`, if one of
    several is meant."""
    groups = found.groupdict()
    changed = groups.get("change") is not None or (groups.get("acts") is not None and _expression("added").search(groups["acts"]) is None)
    forms = lexicon.mapping("occasions", "plainly", "changed" if changed else "added")
    thing = _ARTICLES.sub("", thing or text[found.start("thing"):found.end("thing")].strip())
    return tuple((said.replace("{thing}", thing), more) for said, more in _deeds(text[where], forms))


def _deeds(text: str, forms: dict[str, str]) -> Iterator[tuple[str, bool]]:
    hidden = _HIDDEN.sub(lambda found: "\x00" * len(found[0]), text)
    at = 0
    for joint in (*_JOINT.finditer(hidden), None):
        end = joint.start() if joint else len(text)
        said = _deed(text[at:end].strip(), forms)
        if said:
            yield said
        at = joint.end() if joint else end


def _deed(text: str, forms: dict[str, str]) -> tuple[str, bool] | None:
    """One deed as the plain sentence asks for it, and whether it says more than that; None where it leaves no file behind."""
    if _expression("idle").match(text):
        return None
    shown = _ALONE.sub(r" \1 ", text)
    told = words(_ASIDE.sub(" ", shown))
    files = [word.text for word in told if word.literal and is_file(word.text) and not _NO_ONE.fullmatch(word.text)]
    if files:
        folder = any(file.endswith("/") for file in files)
        if folder and _expression("housed").search(text):
            return None
        joint = " or " if any(word.low == "or" for word in told) else " and "
        more = any(word.sort == "word" and not _expression("plain").fullmatch(word.low) and not _is_deed(word.low) for word in told)
        if more and not (_expression("lead").match(text) or any(_is_deed(word.low) for word in told)):
            return None
        return forms["folder" if folder else "file"].replace("{files}", joint.join(f"`{file}`" for file in files)), more
    lead = _expression("lead").match(text)
    noun = text[lead.end():] if lead else text
    owned = any(word.low in ("this", "these", "that") or "'" in word.text for word in words(noun))
    made = lead is None or _expression("brought").search(lead[0]) or pairs.companion(_ARTICLES.sub("", noun))
    return (forms["noun"].replace("{noun}", noun), False) if noun and made and not owned else None


def _is_deed(low: str) -> bool:
    return any(_expression(name).fullmatch(low) for name in ("renew", "record", "bring", "done"))


@cache
def _expression(name: str) -> re.Pattern[str]:
    """One expression of the data; `lead` is what stands before the noun of a deed, `brought` whether that is something new."""
    return re.compile(_filled(str(lexicon.mapping("occasions", name))), re.IGNORECASE)


@cache
def _forms(name: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(_filled(str(form)), re.IGNORECASE) for form in lexicon.mapping("occasions", name))


def _filled(form: str) -> str:
    """A form with what its names in braces stand for."""
    act = f"(?:{lexicon.mapping('occasions', 'added')}|{lexicon.mapping('occasions', 'changed')})"
    known = {"acts": rf"(?P<acts>{act}(?:(?:, or |, and |, | or | and |/){act})*)", "some": r"[^.;]+"}
    return spelled_out(form, {**lexicon.mapping("occasions"), **known})
