"""`init`: sets a repository up: a law to begin with, hooks, a workflow. Must not write over anything, nor ask what it can find out."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator

from keeper_validate import git, shipped
from keeper_validate.change import Request, select
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.law.layout import configuration, is_configured
from keeper_validate.output import deliver
from keeper_validate.printable import printable
from keeper_validate.progress import Watched
from keeper_validate.reporters.wording import count
from keeper_validate.setup.agents import instructions
from keeper_validate.setup.copied import copies
from keeper_validate.setup.hookdir import hook_folder
from keeper_validate.setup.installing import Installation, installation
from keeper_validate.setup.rig import rig_folder
from keeper_validate.setup.starter import Start, found_in, last_decision, starters
from keeper_validate.setup.writing import Write, absent_folders, read, record, recorded, write
from keeper_validate.tree import Tree
from keeper_validate.workfile import leads_out

FORMATS = ("text",)
HELP = """\
Sets this repository up: a configuration, a vault of what the code has, a first decision that binds every later change, Git hooks for
commits and pushes, and a workflow where pull requests are judged. What is there already stays as it is; a second run changes nothing.

  keeper-validate init              set up
  keeper-validate init --dry-run    say what would be written
  keeper-validate init --claude     and tell Claude Code of it
  keeper-validate init --gastown    and the agents of the Gas Town rig that this checkout lies in
  keeper-validate uninstall         take it back
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Whether to write."""
    parser.add_argument("--claude", action="store_true", help="and tell Claude Code: CLAUDE.md, hooks and slash commands")
    parser.add_argument("--gastown", action="store_true", help="and tell the agents of this Gas Town rig: directives, overlays, commands")
    parser.add_argument("--rig", metavar="DIR", help="with --gastown: the folder of the rig (default: the one that this checkout lies in)")
    parser.add_argument("--dry-run", action="store_true", help="say what would be written, and write nothing")


def run(options: argparse.Namespace) -> int:
    """0 once the repository is set up."""
    if options.rig is not None and not options.gastown:
        raise KeeperError("--rig says where a Gas Town rig is: add --gastown")
    change = select(Request(staged=True))
    top = change.repository.top or ""
    paths = [path for path, _ in change.head.walk()]
    config = configuration(change.head)
    copied = () if is_configured(change.head) else copies(paths)
    contexts = Contexts(change.head, (*config.contexts, *((glob, "vendored") for glob in copied)))
    own = contexts.own(paths)
    known = Watched("reading", len(own))
    holds = snapshot(change.head, own, known, whole=True, contexts=contexts)
    known.end()
    begun = starters(change.repository, change.head, holds, time.strftime("%Y-%m-%d"), copied)
    law, kept = _apart(top, tuple(begun))
    folder = hook_folder(change.repository)
    hooks = installation(folder, top)
    agents, rigs = _agents(options, change.repository)
    found = found_in(holds.elements, len(paths)) + _unread(change.repository)
    writes = (*law, *hooks.writes, *agents.writes)
    if not options.dry_run:
        remembered = record(change.repository.common_dir, writes, absent_folders(agents.writes), rigs)
        write(writes, remembered if law or agents.writes else None)
    tops = [one.shown.partition("/")[0] if one.shown.startswith("keeper/") else one.shown for one in law]
    tops += [one.shown for one in hooks.writes] if folder.tracked else []
    # From a subdirectory, Git takes paths from the top by this mark.
    adds = [f":/{path}" if change.repository.prefix else path for path in dict.fromkeys(tops)]
    told = [one.shown for one in agents.writes if not os.path.isabs(one.shown)]
    steps = _next(adds, told, last_decision(change.head))
    shared = [] if folder.tracked or not hooks.writes else list(_frameworks(change.head))
    deliver(_report(options.dry_run, found, writes, [*kept, *hooks.told, *shared, *agents.told], steps), options.output)
    return UPHELD


def _agents(options: argparse.Namespace, repository: git.Repository) -> tuple[Installation, tuple[str, ...]]:
    """What agents are told, as far as it is asked for, and the rig that it goes into."""
    top, made = repository.top or "", recorded(repository.common_dir).made
    rig = rig_folder(top, options.rig, os.environ) if options.gastown else None
    parts = [instructions("claude", top, top, made)] if options.claude else []
    parts += [instructions("gastown", rig, top, made)] if rig is not None else []
    writes = tuple(write for part in parts for write in part.writes)
    return Installation(writes, tuple(line for part in parts for line in part.told)), (rig,) if rig is not None else ()


def _apart(top: str, begun: tuple[Start, ...]) -> tuple[tuple[Write, ...], list[str]]:
    """The files that can be made, and a sentence on each that lies there already without being staged."""
    writes, kept = [], []
    for one in begun:
        path = os.path.join(top, *one.path.split("/"))
        if leads_out(top, path):
            kept.append(f"{one.path} lies behind a symbolic link that leads out of the working tree, and is not written")
        elif os.path.lexists(path):
            kept += [] if read(path) == one.text else [f"{one.path} is there already, and stays as it is"]
        else:
            writes.append(Write(path, one.path, one.text, one.note, own=True))
    return tuple(writes), kept


def _frameworks(tree: Tree) -> Iterator[str]:
    """What to know where a file of the repository says which hooks there are, and does not name this one."""
    for path, told in shipped.data("rules/lexicon/hook_frameworks").items():
        data = tree.read(path) if (entry := tree.entry(path)) is not None and entry.is_file else None
        if data is not None and b"keeper-validate" not in data:
            yield told


def _unread(repository: git.Repository) -> str:
    """Files that Git does not track are not read; a person who has just begun may not know."""
    out = git.finish(git.start(repository.top or ".", "ls-files", "-z", "--others", "--exclude-standard"))
    number = sum(1 for path in out.split(b"\0") if path and not path.startswith((b"keeper/", b".keeper/")))
    return f"; {count(number, 'file')} not tracked and so not read (`git add`, then `keeper-validate plant`)" if number else ""


def _report(dry: bool, found: str, writes: tuple[Write, ...], told: list[str], steps: list[str]) -> str:
    lines = [found, ""]
    if not writes:
        lines.append("Everything is set up already; nothing was changed.")
    else:
        wide = max(len(one.shown) for one in writes)
        lines.append("Would write" if dry else "Wrote")
        lines += [f"  {one.shown.ljust(wide)}  {one.note}" for one in writes]
    if told:
        lines += ["", "To know", *(f"  {sentence}" for sentence in told)]
    if writes and not dry:
        lines += ["", "Next", *(f"  {line}" for line in steps)]
    return "".join(printable(line).rstrip() + "\n" for line in lines)


def _next(adds: list[str], told: list[str], decision: str) -> list[str]:
    under = f' -m "Keeper: {decision}"' if decision else ""
    adopting = [f"git add {' '.join(adds)}", f'git commit -m "Put this repository under keeper-validate"{under}'] if adds else []
    adopting += [f"git add {' '.join(told)}", f'git commit -m "Tell agents of keeper-validate"{under}'] if told else []
    apart = "Commit these files by themselves: law and work change apart. " if adds else ""
    return [
        *adopting,
        "keeper-validate adr check    # how each line of a decision is read",
        "keeper-validate demo         # what it looks like when a change is blocked",
        "",
        f"{apart}From then on every commit and every push is judged.",
    ]
