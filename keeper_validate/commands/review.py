"""`review`: the front gate. A spec, or a proposal, becomes a decision to work under, or is rejected with what would be approved.

Must not ask a question: whoever starts it may be a program."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from keeper_validate import git, workfile, yaml_edit
from keeper_validate.change import Request as Selection
from keeper_validate.change import select
from keeper_validate.errors import DEFERRED, UPHELD, VIOLATED, KeeperError
from keeper_validate.law.governs import RESULT
from keeper_validate.output import deliver, tell
from keeper_validate.reviewing.inquiry import Handed, inquire
from keeper_validate.reviewing.outline import outline, summary
from keeper_validate.reviewing.queue import queue
from keeper_validate.reviewing.result import as_data
from keeper_validate.reviewing.spec import MOST_BYTES
from keeper_validate.yaml import decode

FORMATS = ("yaml", "json", "text")
HELP = """\
Holds a spec against the vault before anyone works on it, by the written matrix of rules/review/matrix.yaml: what exists is reused, what can
be extended is extended, what is new passes by the mode. What passes becomes keeper/decisions/NNN-title.yaml.

  keeper-validate review docs/specs/invitations.md
  keeper-validate review - < spec.md
  keeper-validate review --text "Add a `danger` variant to Button"
  keeper-validate review --proposal intended.yaml [SPEC]     exactly these elements; the spec says why
  keeper-validate review --queue                             what waits for a person

The result is printed, and written to .keeper-result.yaml. Without a spec, GT_CONVOY_SPEC (a path or the text itself) is read;
GT_CONVOY_NAME and GT_CONVOY_ISSUES are kept in the decision, GT_RIG_ROOT is where to run outside a repository, KEEPER_MODE can only tighten
the mode. It ends with 0 (approved), 1 (rejected), 4 (deferred to a person) or 2 (it could not be reviewed).
"""
_STATUS = {"approved": UPHELD, "rejected": VIOLATED, "deferred": DEFERRED}


def arguments(parser: argparse.ArgumentParser) -> None:
    """The spec, the proposal, or the queue."""
    parser.add_argument("spec", nargs="?", metavar="SPEC", help="a file with the spec, or - for standard input")
    parser.add_argument("--text", metavar="TEXT", help="the words of the spec itself")
    parser.add_argument("--proposal", metavar="FILE", help="the elements that are intended, as YAML or JSON, or - for standard input")
    parser.add_argument("--queue", action="store_true", help="list the decisions that wait for a person, and review nothing")


def run(options: argparse.Namespace) -> int:
    """0 approved, 1 rejected, 4 deferred; of --queue 0."""
    if options.queue:
        if options.spec or options.text or options.proposal:
            raise KeeperError("--queue lists what waits, and takes no spec")
        waiting = queue(select(Selection(staged=True)))
        deliver(_shown({"queue": waiting}, options.format, outline({"queue": waiting})), options.output)
        return UPHELD
    handed = _handed(options, os.environ)
    _enter(options, os.environ)
    change = select(Selection(staged=True, law=options.law, ci=options.ci))
    result = os.path.join(change.repository.top or ".", RESULT)
    with suppress(FileNotFoundError):
        # What an earlier run decided must not be taken for the answer of one that fails.
        os.unlink(result)
    outcome = inquire(change, handed, options.law is not None or options.ci, time.strftime("%Y-%m-%d"), os.environ)
    data = as_data(outcome)
    workfile.write(result, _shown(data, "yaml", ""))
    tell(f"keeper-validate: {summary(outcome)}\n")
    deliver(_shown(data, options.format, outline(data)), options.output)
    return _STATUS[outcome.status]


def _shown(data: dict[str, Any], format: str, text: str) -> str:
    if format == "text":
        return text
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n" if format == "json" else yaml_edit.dump(_blocks(data))


def _blocks(value: Any) -> Any:
    """Texts of several lines as blocks."""
    if isinstance(value, dict):
        return {key: _blocks(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_blocks(inner) for inner in value]
    return yaml_edit.literal(value) if isinstance(value, str) and "\n" in value else value


def _handed(options: argparse.Namespace, environ: Mapping[str, str]) -> Handed:
    """What was handed in: by the arguments, else by the environment of a convoy."""
    if options.spec is not None and options.text is not None:
        raise KeeperError("a spec is given as a file or with --text, not both")
    if options.spec == options.proposal == "-":
        raise KeeperError("standard input holds the spec or the proposal, not both")
    proposal = _read(options.proposal) if options.proposal else ""
    named = ("standard input" if options.proposal == "-" else _cited(options.proposal)) if options.proposal else ""
    if options.spec is not None:
        return Handed(_read(options.spec), "standard input" if options.spec == "-" else _cited(options.spec), proposal, named)
    if options.text is not None:
        return Handed(options.text, "--text", proposal, named)
    convoy = "" if proposal else environ.get("GT_CONVOY_SPEC", "")
    for path in (convoy, os.path.join(environ.get("GT_RIG_ROOT", ""), convoy)) if convoy and "\n" not in convoy else ():
        if os.path.isfile(path):
            return Handed(_read(path), _cited(path))
    return Handed(convoy, "GT_CONVOY_SPEC" if convoy else "", proposal, named)


def _read(path: str) -> str:
    if path == "-":
        data, name = sys.stdin.buffer.read(MOST_BYTES + 1), "standard input"
    elif not os.path.isfile(path):
        raise KeeperError(f"there is no file {path}: name a spec, `-` for standard input, or give its words with --text")
    else:
        try:
            with open(path, "rb") as file:
                data, name = file.read(MOST_BYTES + 1), path
        except OSError as error:
            raise KeeperError(f"{path} cannot be read: {error.strerror}") from error
    if len(data) > MOST_BYTES:
        raise KeeperError(f"{name} is longer than the {MOST_BYTES} bytes that one review reads: split the spec")
    return decode(data, name)


def _cited(path: str) -> str:
    """A path as a decision cites it: from here, where it lies below, else its name."""
    relative = os.path.relpath(path).replace(os.sep, "/")
    return os.path.basename(path) if relative.startswith("..") else relative


def _enter(options: argparse.Namespace, environ: Mapping[str, str]) -> None:
    """Outside a repository, the rig's root is where to run."""
    rig = environ.get("GT_RIG_ROOT", "")
    if not rig or options.directory is not None:
        return
    try:
        git.open_repository().close()
    except KeeperError:
        if not os.path.isdir(rig):
            raise KeeperError(f"GT_RIG_ROOT names {rig}, which is no folder") from None
        os.chdir(rig)
