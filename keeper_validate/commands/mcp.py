"""`mcp`: serves the law and the commands to an agent over the Model Context Protocol. Must not know the protocol."""

from __future__ import annotations

import argparse

from keeper_validate import git
from keeper_validate.errors import UPHELD, KeeperError

FORMATS = ("text",)
HELP = """\
Serves an agent over the Model Context Protocol, on standard input and output, until it closes them.

  keeper-validate mcp                   in the repository that the agent works in, or with -C DIR
  keeper-validate --law release mcp     decisions, vault and pages of the branch release

Resources: keeper://decisions/ADR-017, keeper://seeds/frontend#Button, keeper://docs/guide.md, keeper://state/branch.
Tools: diff, explain, brief, review; each does what its command does. All but review only read.

It needs the official SDK: pip install 'keeper-validate[mcp]'.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing of its own."""


def run(options: argparse.Namespace) -> int:
    """0 once the other side has closed."""
    git.open_repository().close()
    try:
        from keeper_validate.serving.server import serve
    except ImportError as error:
        raise KeeperError(f"mcp needs the official SDK ({error}): pip install 'keeper-validate[mcp]'") from None
    named = (("--law", options.law), ("--adr", options.adr), ("--bead", options.bead))
    shared = [f"{name}={value}" for name, value in named if value is not None]
    shared += [flag for flag, given in (("--ci", options.ci), ("--strict", options.strict)) if given]
    serve(options.program, options.law, tuple(shared))
    return UPHELD
