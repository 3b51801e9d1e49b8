"""Prints the base, the head and the branch whose decisions judge, of the event of a workflow, a line each; empty where it names none.

Must not ask Git: `history.sh` fetches what is named here."""

from __future__ import annotations

import json
import os

from keeper_validate.errors import KeeperError
from keeper_validate.event import event


def main() -> None:
    """An event that cannot be read is left to the judgement, which says what is wrong with it."""
    try:
        happening = event(os.environ)
        with open(os.environ["GITHUB_EVENT_PATH"], encoding="utf-8") as file:
            default = json.load(file)["repository"]["default_branch"]
    except (KeeperError, KeyError, OSError, TypeError, ValueError):
        return
    targets = happening.targets if happening else ()
    named = next((name for name in targets if name.startswith("refs/remotes/origin/")), "")
    branch = named.removeprefix("refs/remotes/origin/") or ("" if targets else default)
    print(happening.base or "" if happening else "", happening.head if happening else "HEAD", branch, default, sep="\n")


main()
