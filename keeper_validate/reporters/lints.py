"""What `adr check` found, for a person, for programs (`keeper-validate/lint/1`) and for code scanning (SARIF 2.1.0).

Must not decide what is wrong."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

from keeper_validate import __version__, shipped
from keeper_validate.clause import Compiled
from keeper_validate.lint import ERROR, NOTE, WARNING, Checked, Lint, Reading, unchecked
from keeper_validate.printable import printable
from keeper_validate.reporters.json import check, decodable
from keeper_validate.reporters.paint import Paint, folded

_STYLES = {ERROR: "red", WARNING: "yellow", NOTE: "dim"}


def text(files: tuple[Checked, ...], paint: Paint) -> str:
    """Each decision with its clauses as they were read, then what is to be mended, then one line of sums."""
    shown = [one for one in files if one.decision is not None or one.readings or one.lints]
    return "\n".join([line for one in shown for line in (*_file(one, paint), "")] + [_sums(files)]) + "\n"


def _file(checked: Checked, paint: Paint) -> list[str]:
    decision = checked.decision
    name = f"{printable(decision.id)}  {printable(decision.title)}".rstrip() if decision else ""
    lines = [paint.in_("bold", name), f"  {printable(checked.path)}"] if name else [paint.in_("bold", printable(checked.path))]
    for reading in checked.readings:
        lines += _reading(reading, paint)
    for lint in checked.lints:
        head = f"{lint.level}  line {lint.line}: {lint.rule}: {printable(lint.message)}"
        lines.append("  " + paint.in_(_STYLES[lint.level], folded(head, paint.width, " " * 6)))
        lines.append(" " * 6 + folded(printable(lint.remedy), paint.width, " " * 6))
    return lines


def _reading(reading: Reading, paint: Paint) -> list[str]:
    compiled = reading.compiled
    bead = f" (only for {printable(compiled.clause.bead)})" if compiled.clause.bead else ""
    lines = [f"  line {compiled.clause.line}: {folded(printable(compiled.clause.text), paint.width, ' ' * 6)}{bead}"]
    if reading.read_as:
        part = "read in part as" if compiled.partial else "read as"
        lines.append(" " * 6 + paint.in_("green", folded(f"{part}: {printable(reading.read_as)}", paint.width, " " * 8)))
        return [*lines, *(" " * 6 + folded(told, paint.width, " " * 8) for told in _only_warning(compiled))]
    lines.append(" " * 6 + paint.in_("yellow", folded(f"unchecked: {printable(compiled.why or '')}", paint.width, " " * 8)))
    if reading.proposal:
        lines.append(" " * 6 + folded(f"if that is what it means, write behind it: {printable(reading.proposal)}", paint.width, " " * 8))
    return lines


def _only_warning(compiled: Compiled) -> list[str]:
    """That what is found blocks nothing, and why: an author who wants it to block can say so more plainly."""
    soft = [check.soft for check in compiled.checks]
    if not any(soft):
        return []
    return [("only warns" if all(soft) else "warns in part") + (f": {printable(compiled.why)}" if compiled.why else "")]


def _sums(files: tuple[Checked, ...]) -> str:
    every = [reading for one in files for reading in one.readings]
    checked = sum(bool(reading.compiled.checks) for reading in every)
    lints = [lint for one in files for lint in one.lints]
    errors, warnings = (sum(lint.level == level for lint in lints) for level in (ERROR, WARNING))
    decisions = sum(one.decision is not None for one in files)
    return f"{_count(decisions, 'decision')}, {checked} of {_count(len(every), 'clause')} checked, {_count(errors, 'error')}, " \
           f"{_count(warnings, 'warning')}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


def as_json(files: tuple[Checked, ...]) -> str:
    """The whole of it; fields may be added to the schema, never renamed or removed."""
    document = {
        "schema": "keeper-validate/lint/1",
        "files": [_row(one) for one in files],
        "counts": {level: sum(lint.level == level for one in files for lint in one.lints) for level in (ERROR, WARNING, NOTE)},
    }
    return json.dumps(decodable(document), indent=1) + "\n"


def _row(checked: Checked) -> dict[str, Any]:
    decision = checked.decision
    return {"path": checked.path, "id": decision.id if decision else None, "title": decision.title if decision else None,
            "clauses": [_clause(reading) for reading in checked.readings], "lints": [_lint(lint) for lint in checked.lints]}


def _clause(reading: Reading) -> dict[str, Any]:
    compiled = reading.compiled
    return {
        "id": compiled.clause.id, "text": compiled.clause.text, "line": compiled.clause.line, "bead": compiled.clause.bead,
        "state": "checked" if compiled.checks else "unchecked", "partial": compiled.partial, "read_as": reading.read_as or None,
        "why": compiled.why, "proposal": reading.proposal or None, "checks": [check(one) for one in compiled.checks],
    }


def _lint(lint: Lint) -> dict[str, Any]:
    return {"rule": lint.rule, "level": lint.level, "message": lint.message, "remedy": lint.remedy, "path": lint.path, "line": lint.line,
            "clause": lint.clause or None}


def sarif(files: tuple[Checked, ...]) -> str:
    """One log with one run; unchecked clauses are notes, so that an editor shows them where they stand."""
    lints = [lint for one in files for lint in (*one.lints, *unchecked(one))]
    known = shipped.data("rules/lints")["rules"]
    rules = sorted({lint.rule for lint in lints})
    described = [{"id": rule, "name": rule, "shortDescription": {"text": rule.replace("/", ": ").replace("-", " ")},
                  "defaultConfiguration": {"level": known[rule.partition("/")[2]]["severity"]},
                  "help": {"text": f"Run: keeper-validate explain {rule}"}} for rule in rules]
    run = {"tool": {"driver": {"name": "keeper-validate", "version": __version__, "semanticVersion": __version__, "rules": described}},
           "columnKind": "utf16CodeUnits", "results": [_result(lint, rules.index(lint.rule)) for lint in lints]}
    log = {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]}
    return json.dumps(decodable(log), indent=1) + "\n"


def _result(lint: Lint, index: int) -> dict[str, Any]:
    uri = quote(lint.path.encode("utf-8", "surrogateescape"))
    place = {"artifactLocation": {"uri": uri, "uriBaseId": "%SRCROOT%"}, "region": {"startLine": max(lint.line, 1)}}
    return {"ruleId": lint.rule, "ruleIndex": index, "level": lint.level, "message": {"text": f"{lint.message}\nRemedy: {lint.remedy}"},
            "locations": [{"physicalLocation": place}]}
