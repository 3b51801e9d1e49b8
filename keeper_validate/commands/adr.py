"""`adr`: the decisions of this repository: check them, list them, show one, start one, print their schemas.

Must not judge a change."""

from __future__ import annotations

import argparse

from keeper_validate.errors import KeeperError

FORMATS = ("text", "json", "sarif")
HELP = """\
Checks, lists, shows and starts the decisions of this repository.

  keeper-validate adr check                        every decision, as a machine reads it, and what is to be mended
  keeper-validate adr check ADR-017                one of them; also a path, such as keeper/decisions/017-user-profile.yaml
  keeper-validate adr list
  keeper-validate adr show ADR-017
  keeper-validate adr new "User profile"           writes keeper/decisions/NNN-user-profile.yaml, with a comment for each field
  keeper-validate adr schema decision              a JSON Schema for editors: decision, proposal, vault, config, waivers, context

All of them read the files as they lie on disk; check reads a revision with --rev, list and show the one that --law names. check ends with
1 where a decision has an error, with 2 where a file cannot be read.
"""
ACTIONS = ("check", "list", "show", "new", "schema")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and with which decisions."""
    parser.add_argument("action", choices=ACTIONS, help="check, list or show decisions, start a new one, or print a schema")
    parser.add_argument(
        "names", nargs="*", default=[], metavar="ID",
        help="ADR-017, 17, or the path of a decision file; the title of a new one",
    )
    parser.add_argument("--rev", metavar="REV", help="check the decisions of this revision instead of the files on disk")
    parser.add_argument("--standing", action="store_true", help="the new decision binds every later change, not only its own work")


def run(options: argparse.Namespace) -> int:
    """0; of check, 1 with an error and 2 with a file that cannot be read."""
    if options.format == "sarif" and options.action != "check":
        raise KeeperError(f"adr {options.action} has the formats text and json")
    if options.action == "check":
        from keeper_validate.commands.adr_check import run_check

        return run_check(options)
    if options.action == "new":
        from keeper_validate.commands.adr_new import run_new

        return run_new(options)
    if options.action == "schema":
        from keeper_validate.commands.adr_schema import run_schema

        return run_schema(options)
    from keeper_validate.commands.adr_show import run_show

    return run_show(options)
