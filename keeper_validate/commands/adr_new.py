"""`adr new`: a decision file from the commented template, under the next number that no branch has taken.

Must not overwrite anything, nor ask questions."""

from __future__ import annotations

import argparse
import re
import time

from keeper_validate import git, shipped
from keeper_validate.change import Request, select
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.law.layout import configuration
from keeper_validate.output import deliver
from keeper_validate.printable import printable
from keeper_validate.reviewing.number import held, slug, taken
from keeper_validate.reviewing.record import put


def run_new(options: argparse.Namespace) -> int:
    """Writes the file and says where it is."""
    title = " ".join(" ".join(options.names).split())
    stem = slug(title)
    if not stem:
        raise KeeperError('a new decision needs a title: keeper-validate adr new "User profile"')
    repository = git.open_repository()
    if repository.top is None:
        raise KeeperError("this repository has no working tree to write a decision into; run this in a checkout")
    head = select(Request(staged=True)).head
    folder = configuration(head).decisions
    with held(repository) as ledger:
        number = ledger.next(taken(repository, head, folder))
        path = f"{folder}/{number:03d}-{stem}.yaml"
        put(repository.top, path, _filled(number, title, options.standing))
    deliver(f"{path}\nFill it in, then run: keeper-validate adr check ADR-{number:03d}\n", options.output)
    return UPHELD


def _filled(number: int, title: str, standing: bool) -> str:
    written = title.replace("\\", "\\\\").replace('"', '\\"')
    mark = "\n  standing: true                # it binds every later change, not only its own work" if standing else ""
    text = shipped.text("rules/templates/decision.txt")
    slots = {"{id}": f"ADR-{number:03d}", "{date}": time.strftime("%Y-%m-%d"), "{title}": f'"{printable(written)}"', "{standing}": mark}
    return re.sub(r"\{(?:id|date|title|standing)\}", lambda found: slots[found[0]], text)
