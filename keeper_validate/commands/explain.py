"""`explain`: documents a rule from its own file, shows what sentences compile to, or says why a finding fired.

Must not judge by itself."""

from __future__ import annotations

import argparse
import json
import re
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
_FINGERPRINT = re.compile(r"(?=.*[0-9])[0-9a-f]{4,24}")
_MOST_SHOWN = 5
HELP = """\
Documents a rule, shows what a sentence of a decision compiles to, or says why a finding fired.

  keeper-validate explain                                          every rule, a line each
  keeper-validate explain forbidden/new-component                  one rule, or a family of rules
  keeper-validate explain 3f2a91c0                                 the finding of that fingerprint, in the change that diff would judge
  keeper-validate explain 3f2a91c0 --commit HEAD                   the same, in a commit (or --staged, --base REV --head REV, --range A...B)
  keeper-validate explain --clause "No new modal components" --field forbidden
  keeper-validate explain --clauses clauses.jsonl                  JSON lines of {"text", "field"} in, one answer out for each
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What to explain."""
    parser.add_argument("rule", nargs="?", metavar="RULE", help="a rule (forbidden/new-component), a family (auth-reuse) or a fingerprint")
    parser.add_argument("--clause", metavar="TEXT", help="a sentence, as it would stand in a decision")
    parser.add_argument("--field", default="constraints", metavar="FIELD", help="the list it would stand in (default: constraints)")
    parser.add_argument("--clauses", metavar="FILE", help='JSON lines of {"text", "field"}; - for standard input')
    change = parser.add_argument_group("the change that a fingerprint is of, as for diff")
    change.add_argument("--staged", action="store_true", help="what is staged")
    change.add_argument("--commit", metavar="REV", help="one commit against its parent")
    change.add_argument("--base", metavar="REV", help="this revision against --head")
    change.add_argument("--head", metavar="REV", help="the revision judged against --base (default: HEAD)")
    change.add_argument("--range", metavar="RANGE", help="A...B or A..B")


def run(options: argparse.Namespace) -> int:
    """Always 0, or a refusal."""
    if sum(word is not None for word in (options.rule, options.clause, options.clauses)) > 1:
        raise KeeperError("explain one thing: a RULE, --clause TEXT or --clauses FILE")
    if options.clauses is not None:
        deliver("".join(_answers(options.clauses)), options.output)
    elif options.clause is not None:
        deliver(_clause(options), options.output)
    elif options.rule is not None and _FINGERPRINT.fullmatch(options.rule):
        deliver(_why(options), options.output)
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
    lines += [f"  read as: {printable(record['read_as'])}"] if record["read_as"] else []
    lines += [f"  {printable(_check(check))}" for check in record["checks"]]
    lines += [f"  {printable(record['why'])}"] if record["why"] else []
    return "\n".join(lines) + "\n"


def _check(check: dict[str, Any]) -> str:
    return f"{check['written']} (only warns)" if check["soft"] else str(check["written"])


def _rules(options: argparse.Namespace) -> str:
    families = _families()
    if options.rule is None:
        return json.dumps(families, indent=1) + "\n" if options.format == "json" else index(families, paint(options.output))
    family, _, name = options.rule.partition("/")
    if family not in families:
        known = [*families, *(f"{one}/{rule}" for one, data in families.items() for rule in data["rules"])]
        raise KeeperError(f"there is no rule {options.rule}{_meant(options.rule, known)}; keeper-validate explain lists them all")
    return manual(family, families[family], name, paint(options.output))


def _families() -> dict[str, Any]:
    names = sorted({*shipped.names("rules/codes", ".yaml"), *shipped.names("rules/codes", ".json")})
    return {name: shipped.data(f"rules/codes/{name}") for name in names} | {"adr": shipped.data("rules/lints")}


def _why(options: argparse.Namespace) -> str:
    from keeper_validate.change import Request
    from keeper_validate.judging import judged
    from keeper_validate.reporters import why
    from keeper_validate.reporters.wording import governing

    selection = Request(
        staged=options.staged, commit=options.commit, base=options.base, head=options.head, range=options.range,
        law=options.law, ci=options.ci,
    )
    verdict = judged(options, selection)
    found = [finding for finding in verdict.findings if finding.fingerprint.startswith(options.rule)]
    if len(found) != 1:
        known = [finding.fingerprint for finding in found or verdict.findings]
        named = verdict.law.decision is not None
        where = f"{verdict.judged.how}, judged under {governing(verdict)}"
        if not known:
            none = f"{where} has none at all; name the change that it is of{_otherwise(named)}"
            raise KeeperError(f"there is no finding {options.rule}: {none}")
        said = "several findings begin with" if found else "no finding is"
        raise KeeperError(f"{said} {options.rule} in {where}; there are {', '.join(_nearest(options.rule, known))}{_otherwise(named)}")
    return why.as_json(found[0], verdict) if options.format == "json" else why.page(found[0], verdict, paint(options.output))


def _otherwise(named: bool) -> str:
    """A commit message names a decision, and what is staged has none yet."""
    return "" if named else "; if it is of a decision, name that: keeper-validate --adr ADR-017 explain ..."


def _nearest(word: str, known: list[str]) -> list[str]:
    from difflib import SequenceMatcher

    return sorted(known, key=lambda one: -SequenceMatcher(None, word, one).ratio())[:_MOST_SHOWN]


def _meant(word: str, known: list[str]) -> str:
    from difflib import get_close_matches

    near = get_close_matches(word, known, 1)
    return f"; did you mean {near[0]}?" if near else ""
