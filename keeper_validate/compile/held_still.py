"""What sentences about places and packages mean that must stay: “no changes outside `apps/web`”, “upgrading Next.js”.

Each reading is a function of what a form of `rules/lexicon/bounded.yaml` matched. Must not match a sentence itself."""

from __future__ import annotations

import re

from keeper_validate import snippet
from keeper_validate.checks.stated import FAULT
from keeper_validate.clause import Check
from keeper_validate.compile.closed_sets import Reading
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.name_lists import places
from keeper_validate.compile.vocabulary import lexicon, pairs

_UNNAMED = frozenset({"file", "token", "import", "dependency", "event"})
_ROWS = "not every change of a row is a statement of SQL"
_WRITERS = "structure does not show which code may write it"
_ONES = ("this", "props", "params", "settings", "options")
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
    """What lies in the places is not changed; `/api/orders` is none of them, but a route."""
    told = places(found["paths"])
    served = any(place.startswith("/") and not is_file(place) for place in told)
    return (tuple(Check("forbid-change", ("file",), place) for place in told), None) if told and not served else None


def alike(_found: re.Match[str]) -> Reading | None:
    """What is written for one language is for the others: the files of the others change along."""
    told = lexicon.mapping("companions", "locales")
    check = Check("require-companion", ("file",), str(told["of"]), companion=str(told["with"]), soft=True, parameters=(("on", "change"),))
    return (check,), "structure does not show which keys of a language are new"


def recorded(found: re.Match[str]) -> Reading | None:
    """The rows of a table are neither changed nor taken away, by a statement of SQL, and its columns stay."""
    statements = rf"/(?i)\b(?:update|delete\s+from)\s+[\"'`\[]?(?:\w+\.)?{re.escape(found['name'])}\b/"
    return (Check("append-only", ("table",), found["name"]), Check("forbid-use", ("token",), statements)), _ROWS


def lasting(found: re.Match[str]) -> Reading | None:
    """No row of a table is taken away by a statement of SQL."""
    statements = rf"/(?i)\bdelete\s+from\s+[\"'`\[]?(?:\w+\.)?{re.escape(found['name'])}\b/"
    return (Check("forbid-use", ("token",), statements),), _ROWS


def unwritten(found: re.Match[str]) -> Reading | None:
    """What has those names is written by no assignment: a member of one thing (`task.state`), or a column of whatever record."""
    names = [name.strip(" =") for name in re.findall(r"`([^`]+)`", found["names"])]
    checks = tuple(check for name in names for check in _assigned(name))
    loose = any(check.soft for check in checks)
    return (checks, _WRITERS if loose else None) if checks and not any(map(is_file, names)) else None


def _assigned(name: str) -> tuple[Check, ...]:
    owner, _, last = name.rpartition(".")
    of_one = bool(owner) and (not owner.endswith("s") or owner in _ONES)
    plain = re.escape(last).replace(r"\*", r"\w*")
    code = f"{name} =" if of_one else f".{f'‹{last}›' if '*' in last else last} ="
    target = rf"/\b{plain}\b/" if "*" in last else last
    assigned = Check("forbid-use", ("token",), target, soft=not of_one, parameters=(("form", f"{snippet.FORM}({code})"),))
    stated = rf"/(?i)\bupdate\b.{{0,200}}\bset\s.{{0,200}}(?<![\w.]){plain}[\"`]?\s*=/"
    return (assigned,) if of_one else (assigned, Check("forbid-use", ("token",), stated, soft=True))


def indexed(found: re.Match[str]) -> Reading | None:
    """Columns that have an index keep it; where statements take one away, structure does not show of which column."""
    groups = found.groupdict()
    fact = "unique" if groups.get("unique") else "index"
    named = [_columns(name, (groups.get("table") or "").strip("`")) for name in re.findall(r"`([^`]+)`", found["names"])]
    kept = tuple(
        Check("forbid-remove", ("column",), column, parameters=((FAULT, f"-{fact}"), ("was", fact), *((("of", table),) if table else ())))
        for table, columns in named for column in columns
    )
    dropped = Check("forbid-use", ("token",), str(lexicon.mapping("nouns", "index-drop")["target"]), soft=True)
    whole = kept and all(re.fullmatch(r"\w+", check.target or "") for check in kept)
    return ((*kept, dropped), "a statement that drops an index does not say of which column") if whole else None


def undefaulted(found: re.Match[str]) -> Reading | None:
    """A column that is to have no default gets none."""
    table, _, column = found["name"].strip("`").rpartition(".")
    of = (("of", table),) if table else ()
    return (Check("forbid-change", ("column",), column, parameters=((FAULT, "default"), *of)),), None


def _columns(name: str, table: str) -> tuple[str, list[str]]:
    """`orders.user_id`, `orders (tenant_id, created_at)`, `user_id`: a table and its columns."""
    if several := re.fullmatch(r"(\w+) ?\(([\w, ]+)\)", name):
        return several[1], several[2].replace(" ", "").split(",")
    owner, _, column = name.rpartition(".")
    return owner or table, [column]


def unset(found: re.Match[str]) -> Reading | None:
    """What is written so is not assigned, but in the places that are spared."""
    name, spared = found["dotted"], places(found["paths"])
    written = (("form", f"{snippet.FORM}({name} =)"),)
    check = Check("forbid-use", ("token",), name.rpartition(".")[2], excepted=spared, parameters=written)
    return ((check,), "the same may be set under another name") if spared else None


def unrouted(found: re.Match[str]) -> Reading | None:
    """No path of a route has a parameter of that name; what a query has is not told by paths."""
    groups = found.groupdict()
    placed = (groups.get("placed") or "path").lower()
    if not re.search(r"route|path|url", placed):
        return None
    who = groups.get("who") or ""
    told = groups.get("where") or groups.get("among") or (who if " " in who else "")
    asked = "structure does not show which parameters the query of a route has" if "query" in placed else None
    check = Check("forbid-new", ("route",), rf"/[:{{<\[*]{re.escape(found['param'])}\b/", soft=bool(told))
    return (check,), f"it is not clear which routes “{told.strip()}” means" if told else asked


def unheld(found: re.Match[str]) -> Reading | None:
    """A type has no field that is called as a key of that sort is."""
    sorts = "|".join(re.split(r"/| or | and ", found["sorts"].lower()))
    check = Check("forbid-new", ("field", "column"), rf"/(?i)^(?:{sorts})_?(?:id|key|identifier)$/", parameters=(("of", found["owner"]),))
    return (check,), None


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


def pinned(found: re.Match[str]) -> Reading | None:
    """The packages that are named, or all of them, are taken in no range of versions."""
    groups = found.groupdict()
    told = groups.get("tech") or ""
    name = told.strip("`")
    packages = (_packages(name) or ((name,) if told != name else ())) if name else ()
    within = places(groups["paths"]) if groups.get("paths") else ()
    if (name and not packages) or (groups.get("paths") and not within):
        return None
    return (Check("forbid-new", ("dependency",), ",".join(packages) or None, within=within, parameters=(("group", "ranged"),)),), None


def counted(found: re.Match[str]) -> Reading | None:
    """So many new files at most, in the places that are named."""
    within = places(found["paths"]) if found["paths"] else ()
    most = pairs.number(found["count"].lower())
    told = most is not None and (within or not found["paths"])
    return ((Check("limit", ("file",), within=within, limit=most, parameters=(("counted", "new"),)),), None) if told else None


def renamed(found: re.Match[str]) -> Reading | None:
    """What is called so keeps its name: none of it goes."""
    entry = lexicon.entry((found["kind"] or "routes").lower())
    plain = entry is not None and not (entry.opaque or entry.technology or entry.family or entry.primitive or entry.target)
    named = entry is not None and plain and entry.kinds and {*entry.kinds}.isdisjoint(_UNNAMED)
    return ((Check("forbid-remove", (entry.facet,) if entry.facet else entry.kinds),), None) if entry is not None and named else None


def generated(found: re.Match[str]) -> Reading | None:
    """What a tool writes is not changed, but together with what it is written from."""
    told = places(found["paths"]) if found["paths"] else ()
    entry = lexicon.entry(found["kind"].lower()) or lexicon.entry("generated files")
    if entry is None or (found["paths"] and not told):
        return None
    check = Check("forbid-change", ("file",), entry.target, within=told, parameters=(("by", "tool"),))
    return (check,), "structure does not show which files a tool has written"


def _packages(name: str) -> tuple[str, ...]:
    known = lexicon.technology(name)
    named = tuple(lexicon.mapping("technologies", known).get("dependencies", ())) if known else ()
    marked = re.fullmatch(r"@[\w.-]+/[\w.-]+|[a-z][\w]*(?:-[\w]+)+", name) is not None and not is_file(name)
    return named or ((name,) if marked else ())
