"""`explain`: documents a rule from its own file, or shows what sentences compile to. Must not judge a change."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import IO, Any

from keeper_validate import shipped
from keeper_validate.commands.explain_clause import explain_clauses
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.output import deliver, paint
from keeper_validate.printable import printable
from keeper_validate.reporters.rules import index, manual

FORMATS = ("text", "json")
HELP = """\
Documents a rule, or shows what a sentence of a decision compiles to.

  keeper-validate explain                                          every rule, a line each
  keeper-validate explain forbidden/new-component                  one rule, or a family of rules
  keeper-validate explain --clause "No new modal components" --field forbidden
  keeper-validate explain --clauses clauses.jsonl                  JSON lines of {"text", "field"} in, one answer out for each
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What to explain."""
    parser.add_argument("rule", nargs="?", metavar="RULE", help="a rule, such as forbidden/new-component, or a family, such as auth-reuse")
    parser.add_argument("--clause", metavar="TEXT", help="a sentence, as it would stand in a decision")
    parser.add_argument("--field", default="constraints", metavar="FIELD", help="the list it would stand in (default: constraints)")
    parser.add_argument("--clauses", metavar="FILE", help='JSON lines of {"text", "field"}; - for standard input')


def run(options: argparse.Namespace) -> int:
    """Always 0, or a refusal."""
    if sum(word is not None for word in (options.rule, options.clause, options.clauses)) > 1:
        raise KeeperError("explain one thing: a RULE, --clause TEXT or --clauses FILE")
    if options.clauses is not None:
        deliver("".join(_answers(options.clauses)), options.output)
    elif options.clause is not None:
        deliver(_clause(options), options.output)
    else:
        deliver(_rules(options), options.output)
    return UPHELD


def _answers(name: str) -> Iterator[str]:
    if name == "-":
        yield from _lines(sys.stdin, "standard input")
        return
    try:
        with open(name, encoding="utf-8") as file:
            yield from _lines(file, name)
    except OSError as error:
        raise KeeperError(f"{name} cannot be read: {error.strerror}") from error


def _lines(file: IO[str], name: str) -> Iterator[str]:
    try:
        yield from (f"{answer}\n" for answer in explain_clauses(file, name))
    except UnicodeDecodeError as error:
        raise KeeperError(f"{name} is not UTF-8: {error.reason}") from error


def _clause(options: argparse.Namespace) -> str:
    answer = next(iter(explain_clauses([json.dumps({"text": options.clause, "field": options.field})])), None)
    if answer is None:
        raise KeeperError("--clause is empty; write the sentence behind it")
    if options.format == "json":
        return f"{answer}\n"
    record = json.loads(answer)
    brush = paint(options.output)
    state = "checked in part" if record["partial"] else record["state"]
    lines = [f'{brush.in_("green" if record["checks"] else "yellow", state)}  "{printable(record["text"])}" as an item of {options.field}']
    lines += [f"  {printable(_check(check))}" for check in record["checks"]]
    lines += [f"  {printable(record['why'])}"] if record["why"] else []
    return "\n".join(lines) + "\n"


def _check(check: dict[str, Any]) -> str:
    named = [f"{key}:{','.join(value) if isinstance(value, list) else value}" for key, value in check.items()
             if value and key not in ("op", "kinds", "target")]
    return " ".join([check["op"], "|".join(check["kinds"]), check["target"] or "", *named]).replace("  ", " ")


def _rules(options: argparse.Namespace) -> str:
    families = {name: shipped.data(f"rules/codes/{name}") for name in _families()}
    if options.rule is None:
        return json.dumps(families, indent=1) + "\n" if options.format == "json" else index(families, paint(options.output))
    family, _, name = options.rule.partition("/")
    if family not in families:
        known = [*families, *(f"{one}/{rule}" for one, data in families.items() for rule in data["rules"])]
        raise KeeperError(f"there is no rule {options.rule}{_meant(options.rule, known)}; keeper-validate explain lists them all")
    return manual(family, families[family], name, paint(options.output))


def _families() -> tuple[str, ...]:
    return tuple(sorted({*shipped.names("rules/codes", ".yaml"), *shipped.names("rules/codes", ".json")}))


def _meant(word: str, known: list[str]) -> str:
    from difflib import get_close_matches

    near = get_close_matches(word, known, 1)
    return f"; did you mean {near[0]}?" if near else ""
