"""Where the folder of a Gas Town rig is, seen from a checkout inside it. Must not write."""

from __future__ import annotations

import os
from collections.abc import Mapping

from keeper_validate import shipped
from keeper_validate.errors import KeeperError


def rig_folder(top: str, named: str | None, environ: Mapping[str, str]) -> str:
    """The rig that is named, or that the agent's environment tells, or the nearest folder above that looks like one."""
    if named is not None:
        if not os.path.isdir(named):
            raise KeeperError(f"--rig {named} is no folder: name the rig's, which has refinery/ and polecats/ in it")
        return os.path.realpath(named)
    found = told_rig(environ) or _above(top)
    if found is None:
        raise KeeperError("no rig is here: run this in one of its checkouts, or name its folder with --rig DIR")
    return found


def told_rig(environ: Mapping[str, str]) -> str | None:
    """The folder that the environment of an agent tells."""
    words = shipped.data("rules/lexicon/agents")["rig"]
    town, name = environ.get(words["town"]), environ.get(words["name"])
    told = environ.get(words["folder"]) or (os.path.join(town, name) if town and name else None)
    return os.path.realpath(told) if told and os.path.isdir(told) else None


def _above(top: str) -> str | None:
    marks = shipped.data("rules/lexicon/agents")["rig"]["marks"]
    folder, parent = os.path.realpath(top), os.path.dirname(os.path.realpath(top))
    while parent != folder:
        folder, parent = parent, os.path.dirname(parent)
        if any(os.path.isdir(os.path.join(folder, mark)) for mark in marks):
            return folder
    return None
