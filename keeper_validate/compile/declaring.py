"""What a clause says of the facts that a declaration states: “email must be unique”, “nullable columns without a default”.

Its words are data (`phrases` of `rules/lexicon/columns.yaml`). Reads a sentence as a whole or not at all; must not know a framework."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate.checks.stated import FAULT, STANDING
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.sentences.whole import unexplained
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.facts import Fact, facts_of, known, made_with, phrases
from keeper_validate.compile.vocabulary.slotted import spelled_out
from keeper_validate.values import replace

_BINDING = ("constraints", "conditions", "boundaries")
_Pairs = tuple[tuple[str, str], ...]
_FOREIGN = ("foreign", "fk")
_OPPOSITE = {"nullable": "required", "required": "nullable"}
_ADJECTIVES = frozenset({"unique", "nullable", "optional", "not-null", "required", "unindexed"})
_DELETING = frozenset({"cascade", "restrict", "set-null"})


def declared(clause: Clause, text: str) -> Compiled | None:
    """The checks of a sentence about facts of columns, fields or tables; None where it is about anything else."""
    plain = re.sub(r"\s+", " ", text.strip().lstrip("-*• ").rstrip(".! ")).replace("don't", "do not").replace("Don't", "Do not")
    plain = re.sub(rf"(?<=[\w`]): (?=(?:{phrases()})\b)", " ", plain.replace("**", ""), flags=re.IGNORECASE)
    plain = re.sub(rf"`((?=[^`]*[A-Z] )(?:{phrases()}))`", r"\1", plain, flags=re.IGNORECASE)  # of SQL: `ON DELETE RESTRICT`
    if not any(word in plain.lower() for word in _telling()):
        return None
    for form, pattern in _patterns().items():
        found = pattern.fullmatch(plain) or pattern.fullmatch(unexplained(plain))
        checks = tuple(_READINGS[form](found, clause)) if found is not None else ()
        if found is not None and checks:
            soft = _is_soft(form, found, clause)
            told = tuple(replace(check, soft=check.soft or soft) for check in checks)
            why = "what fields may be left out is not read of every language" if _is_of_fields(checks) else None
            why = "it only recommends" if soft else why
            return Compiled(clause, told, why is not None, why)
    return None


def _is_of_fields(checks: tuple[Check, ...]) -> bool:
    return any("field" in check.kinds for check in checks)


def faults(op: str, held: tuple[str, ...], missing: tuple[str, ...]) -> tuple[str, ...]:
    """The faults that `is:` and `lacks:` behind `=>` mean: what must not come together, or each what has to be there."""
    if op == "forbid-new":
        return (",".join((*held, *(f"-{fact}" for fact in missing))),)
    return (*(_OPPOSITE.get(fact, f"-{fact}") for fact in held), *missing)


def _is_soft(form: str, found: re.Match[str], clause: Clause) -> bool:
    groups = found.groupdict()
    if (groups.get("modal") or "").lower() == "should" or (groups.get("no") or "").lower() == "avoid":
        return True
    return form in ("demand", "laid", "deleting") and not forbids(clause) and not groups.get("modal") and clause.field not in _BINDING


def _demand(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    bare = not found["modal"] and not found["verb"]
    if forbids(clause) and not found["modal"]:
        return
    if bare and clause.field not in _BINDING:
        return
    facts, either = facts_of(found["facts"])
    named = found["names"] and (not all(map(_is_code, _names(found))) or any(fact.weak or fact.name == "primary" for fact in facts))
    unclear = bare and len(facts) < 2 and (named or not found["names"])
    if unclear or re.search(r"\bnull\b", re.sub(r"\bnot[ -]null\b", "", found["facts"].lower())):
        return  # “`a` is null” tells of a value
    wanted = [",".join(fact.fails for fact in facts)] if either else [fact.fails for fact in facts]
    yield from _on(found, facts, wanted)


def _denial(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    facts, _ = facts_of(found["facts"])
    yield from _on(found, facts, [fact.holds for fact in facts])


def _ban(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    if not found["no"] and not forbids(clause):
        return
    lacking, _ = facts_of(found["facts"] or "")
    kept, _ = facts_of(found["kept"].strip())
    parts = [fact.holds for fact in kept] + [fact.fails for fact in lacking]
    titled = not lacking and all(fact.name in ("required", "optional") for fact in kept)
    told = found["no"] or re.match(r"new|add|creat|introduc", found[0].lower())
    if parts and all(fact.name in _ADJECTIVES for fact in kept) and (told or not titled):
        yield from _borne(found, [",".join(parts)])


def _missing(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    facts, _ = facts_of(found["facts"])
    if (forbids(clause) or found["no"]) and not found["kept"].strip():
        yield from _borne(found, [",".join(fact.fails for fact in facts)])


def _laid(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    facts, _ = facts_of(found["facts"])
    if all(fact.name in ("index", "unique") or fact.made_with for fact in facts):
        if forbids(clause):
            yield from _on(found, facts, [fact.holds for fact in facts], said=True) if _coded(found) else ()
        else:
            yield from _on(found, facts, [fact.fails for fact in facts], said=True)


def _coded(found: re.Match[str]) -> bool:
    return not found["bearer"] and all(map(_is_code, _names(found)))


def _so_called(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    """“a nullable `tenant_id`”: a column that is named must not be declared so."""
    if (forbids(clause) or found["no"]) and _coded(found):
        facts, _ = facts_of(found["facts"])
        yield from _on(found, facts, [fact.holds for fact in facts])


def _referring(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    if forbids(clause) or found["no"]:
        at, to = ((found[name] or "").strip("`") for name in ("at", "to"))
        yield _check(("column",), at, "foreign") if at else _check(("column",), None, "foreign", ("to", to))


def _ending(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    told = _check(("column",), rf"/^(?!\w*{found['end']}$)/", "foreign")
    yield from () if forbids(clause) else (replace(told, within=tuple(lexicon.mapping("columns")["spelled_as_they_are"])),)


def _indexing(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    fact = known()["index"]
    yield from () if forbids(clause) else _on(found, [fact], [fact.fails])


def _deleting(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    facts, _ = facts_of(found["facts"])
    if len(facts) == 1 and facts[0].name in _DELETING and not forbids(clause):
        yield _check(("column",), None, f"foreign,{facts[0].fails}", ("to", found["to"]))


def _deletes(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    facts, _ = facts_of(found["facts"])
    spelled = [lexicon.mapping("nouns").get(fact.name, {}).get("target") for fact in facts]
    if (forbids(clause) or found["no"]) and all(fact.name in _DELETING for fact in facts) and (found["of"] or all(spelled)):
        of = (("of", found["of"].strip("`")),) if found["of"] else ()
        yield from (_check(("column",), None, fact.holds, *of) for fact in facts)
        # what no declaration of a column says stands in statements and in what belongs to a model
        yield from (Check("forbid-use", ("token",), str(target)) for target in spelled if target and not of)


def _made(found: re.Match[str], clause: Clause) -> Iterator[Check]:
    if not found["no"] and not (forbids(clause) and found[0].lower().startswith("making")):
        return
    facts, _ = facts_of(found["facts"])
    faults = [fact.holds.partition(",")[0] for fact in facts]
    if found["no"]:
        yield from _on(found, facts, faults)
    elif len(faults) == 1 and faults[0] in _OPPOSITE:
        yield from _on(found, facts, faults, said=True, more=(("was", _OPPOSITE[faults[0]]),))


def _on(found: re.Match[str], facts: list[Fact], wanted: list[str], said: bool = False, more: _Pairs = ()) -> Iterator[Check]:
    """The checks that the subject of a sentence has none of some faults."""
    if found["bearer"]:
        yield from _borne(found, wanted, more)
        return
    names = _names(found)
    plainly = [name for name in names if not _is_code(name)]
    held = forms.value_names(plainly[0]) if len(names) == len(plainly) == 1 else None
    if held and all(fact.made_with for fact in facts):  # “status fields”: whatever they are called
        yield from (_check(("column",), held, fault, *more) for fault in wanted)
        return
    several = any(name.endswith(("ing", "ly")) or (name.endswith("s") and not name.endswith(("ss", "us"))) for name in plainly)
    if several or any(name.lower() in lexicon.mapping("columns")["pronouns"] for name in plainly):
        return
    if not all(re.fullmatch(r"`?[\w*.]+`?", name) for name in names) or any(fact.name == "primary" for fact in facts):
        return
    kind = (found["said"] or "").strip()
    if plainly and (re.match(r"all |each |every |any ", found["names_of"].lower()) or (kind.endswith("s") and len(names) == 1)):
        return  # “every deployment”, “policy columns”: no names
    unsaid = plainly and not (kind or said)
    if any((fact.weak and unsaid) or (fact.name in ("required", "optional") and not found["said"]) for fact in facts):
        return
    for name in names:
        table, _, column = name.strip("`").rpartition(".")
        table = table or (found["table"] or "").strip("`")
        kinds = ("column", "field") if (found["said"] or "").strip().startswith("field") else ("column",)
        yield from (_check(kinds, column, fault, *((("of", table),) if table else ()), *more) for fault in wanted)


def _names(found: re.Match[str]) -> list[str]:
    return re.split(r", and |, | and |/(?![^`]*`[^`]*$)", found["names"])


def _is_code(name: str) -> bool:
    return name.startswith("`") or re.search(r"_|\.|[a-z][A-Z]", name) is not None


def _borne(found: re.Match[str], wanted: list[str], more: _Pairs = ()) -> Iterator[Check]:
    """The checks that no column, field, foreign key or table has some faults."""
    bearer = found["bearer"].lower().strip("`")
    added = re.match(r"(?:\w+ ){0,3}?(?:new|added|adding)\b", found[0].lower()) and "required" in wanted
    more = (*more, STANDING) if added or found["there"] else more
    of = (("of", found["of"].strip("`")),) if found["of"] else ()
    for fault in wanted:
        if bearer.startswith(("table", "model")) and not bearer.endswith(("field", "fields")):
            yield from (_check(("table",), None, fault),) if fault == "-primary" and not of else ()
        elif fault not in ("primary", "-primary"):
            foreign = ("foreign",) if bearer.startswith(_FOREIGN) else ()
            kinds = ("column", "field") if bearer.startswith("field") and not made_with(fault) else ("column",)
            yield _check(kinds, None, ",".join(dict.fromkeys((*foreign, *fault.split(",")))), *of, *more)


def _check(kinds: tuple[str, ...], target: str | None, fault: str, *more: tuple[str, str]) -> Check:
    return Check("require-shape", kinds, target, technology=made_with(fault), parameters=((FAULT, fault), *more))


@cache
def _telling() -> tuple[str, ...]:
    """What stands in every sentence about facts."""
    plain = ("null", "unique", "index", "default", "optional", "required", "mandatory", "primary", "pk", "cascad", "delete", "foreign")
    phrased = (entry for entry in lexicon.mapping("columns")["phrases"].values() if "made_with" in entry)
    return (*plain, "fk", *(word.strip("`") for entry in phrased for word in entry["words"]))


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    told, words = lexicon.mapping("columns"), phrases()
    parts = told["parts"]
    one = rf"(?:(?:have|has|be|an?|any) )*(?:{words})"
    facts = rf"(?P<facts>{one}(?:(?:, and |, or |, | and | or ){one})*)"
    bearer = parts["bearer"].replace("{facts}", f"(?:{words})")
    put = {**parts, "subject": f"(?:{bearer}|{parts['named']})", "bearer": bearer, "facts": facts}
    return {form: re.compile(spelled_out(text, put), re.IGNORECASE) for form, text in told["says"].items()}


_READINGS = {
    "demand": _demand, "denial": _denial, "ban": _ban, "missing": _missing, "laid": _laid, "indexing": _indexing, "deleting": _deleting,
    "deletes": _deletes, "named": _so_called, "referring": _referring, "made": _made, "ending": _ending,
}
