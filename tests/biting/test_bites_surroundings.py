"""What the words around the code decide: of hosts, agents, work items, gatekeepers, earlier hooks, homes of seeds, open routes,
notices in headers. A row is `who: what => answer`.

`KEEPER_UPDATE=1` writes the answers anew; a new word needs a row of its own."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from answered import LINE, files_of, held, lines
from made import element
from shown import shown

from keeper_validate.briefing.work import batch_of, ended, ledger, tells_nothing
from keeper_validate.gatekeeping.actor import actor, agent
from keeper_validate.gatekeeping.gatekeepers import gatekeepers
from keeper_validate.landing.residue import folder
from keeper_validate.landing.target import told_head, told_target
from keeper_validate.law.gates import gates
from keeper_validate.migrating.legacy import legacy_hooks
from keeper_validate.planting.entry import entries
from keeper_validate.planting.seedfile import planted
from keeper_validate.setup.agents import instructions, pieces
from keeper_validate.setup.hookdir import HookFolder
from keeper_validate.setup.installing import installation
from keeper_validate.setup.rig import rig_folder, told_rig
from keeper_validate.setup.section import is_shell
from keeper_validate.tree import tree_of

SURROUNDINGS = Path(__file__).with_name("surroundings.txt")


def test_every_word_around_the_code_is_read_as_the_table_says() -> None:
    held(SURROUNDINGS, answer)


def of_list(name: str) -> list[tuple[str, str]]:
    """The rows that a list of the lexicon answers."""
    return [(said, read) for said, read in lines(SURROUNDINGS) if ASKED[said.partition(":")[0]][0] == name]


def answer(question: str) -> str:
    """What is answered to `who: what`."""
    who, _, what = question.partition(": ")
    return str(ASKED[who][1](what))


def _given(text: str) -> dict[str, str]:
    """`a=b; c=d`."""
    return {key: value for key, _, value in (part.partition("=") for part in text.split("; "))}


def _written(host: str) -> str:
    return "; ".join(f"{one.path} {one.kind} {one.text.splitlines()[0]} {one.town} {one.within}" for one in pieces(host))


def _advised(text: str) -> str:
    with tempfile.TemporaryDirectory() as top:
        hook = Path(top, "commit-msg")
        hook.write_text(f"#!/bin/sh\n# {text}\n", encoding="utf-8")
        hook.chmod(0o755)
        told = installation(HookFolder(top, False), top).told
    return "; ".join(one for one in told if one.startswith("commit-msg: ")) or "-"


def _work(text: str) -> str:
    """A work item of the convoy that its words name: what is known of it, and whether it is told as ended work."""
    given = _given(text)
    own = {key: given.pop(key) for key in ("status", "issue_type", "description") if key in given}
    known = ledger([{"id": "gt-1", "status": "closed", "issue_type": "task", **own, "metadata": given}])
    work = known.works["gt-1"]
    told = len(ended(known, work.batch, None))
    return f"{work.state or 'open'} by {work.agent or 'nobody'} in {work.batch or '-'}: {work.summary or '-'}, told {told}"


def _pointed(text: str) -> str:
    """The convoy of `gt-1`, where `kind from type` of another item points at it, or it points at `kind to type`."""
    kind, way, other = text.split(" ")
    link = {"id": "gt-c", "issue_type": other, "dependency_type": kind}
    known = ledger([{"id": "gt-1", "status": "closed", "dependents" if way == "from" else "dependencies": [link]}])
    return f"{batch_of(known, 'gt-1') or '-'}, told {len(ended(known, 'gt-c', None))}"


def _home(text: str) -> str:
    kind, *facets = text.split(" ")
    found = entries([element(kind, "Thing", "src/a.ts:1", *facets, exported=True)])[0]
    return "; ".join(f"{one.file} {one.section} {one.fields}" for one in found)


def _planted(text: str) -> str:
    return planted(f"{text}.yaml", "", entries([element("component", "Card", exported=True)])[0]).text.replace("\n", " ")


def _above(mark: str) -> str:
    with tempfile.TemporaryDirectory() as top:
        checkout = Path(top, "crew", "ada")
        for folder in (checkout, Path(top, mark)):
            folder.mkdir(parents=True)
        return os.path.relpath(rig_folder(str(checkout), None, {}), os.path.realpath(checkout))


def _told(host: str) -> str:
    with tempfile.TemporaryDirectory() as top:
        return "; ".join(instructions(host, top, top, {}).told) or "-"


def _left(text: str) -> str:
    found, told = legacy_hooks(tree_of(files_of(text)))
    return "; ".join((*(path for path, _ in found), *told)) or "-"


ASKED: dict[str, tuple[str, Callable[[str], object]]] = {
    "written": ("agents", _written),
    "rig": ("agents", lambda text: told_rig(_given(text)) or "-"),
    "above": ("agents", _above),
    "told": ("agents", _told),
    "gates": ("trust", lambda text: " ".join(gates(tree_of(found := files_of(text)), found)) or "-"),
    "target": ("hosts", lambda text: told_target(_given(text)) or "-"),
    "head": ("hosts", lambda text: told_head(_given(text)) or "-"),
    "left behind": ("hosts", lambda text: folder()),
    "shell": ("hosts", lambda text: is_shell(f"#!{text}\n")),
    "hook": ("hosts", _advised),
    "actor": ("gatekeeping", lambda text: actor({"USER": "me", **_given(text)})),
    "agent": ("gatekeeping", lambda text: agent(_given(text)) or "-"),
    "gatekeepers": ("gatekeeping", lambda text: " ".join(one.name for one in gatekeepers(tree_of(files_of(text)))) or "-"),
    "work": ("beads", _work),
    "pointed": ("beads", _pointed),
    "nothing": ("beads", lambda text: tells_nothing(text.replace(LINE, "\n"), "")),
    "home": ("seed_homes", _home),
    "planted": ("seed_homes", _planted),
    "left": ("legacy", _left),
    "open": ("open_routes", lambda text: shown(f"All routes require authentication except {text}", "constraints")),
    "header": ("headers", lambda text: shown(f"Every file must have {text}", "constraints")),
}
