"""`adr new`: a decision file from the commented template, under the next number that no branch has taken.

Must not overwrite anything, nor ask questions."""

from __future__ import annotations

import argparse
import os
import re
import time
import unicodedata

from keeper_validate import git, shipped
from keeper_validate.change import Request, select
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.law.identity import number_in, stem_of
from keeper_validate.law.layout import configuration
from keeper_validate.output import deliver
from keeper_validate.printable import printable
from keeper_validate.revision import find_commit, tree_of_commit

_LONGEST = 50


def run_new(options: argparse.Namespace) -> int:
    """Writes the file and says where it is."""
    title = " ".join(" ".join(options.names).split())
    slug = _slug(title)
    if not slug:
        raise KeeperError('a new decision needs a title: keeper-validate adr new "User profile"')
    repository = git.open_repository()
    if repository.top is None:
        raise KeeperError("this repository has no working tree to write a decision into; run this in a checkout")
    folder = configuration(select(Request(staged=True)).head).decisions
    number = max((0, *_taken(repository, folder))) + 1
    path = f"{folder}/{number:03d}-{slug}.yaml"
    _write(os.path.join(repository.top, *path.split("/")), path, _filled(number, title, options.standing))
    deliver(f"{path}\nFill it in, then run: keeper-validate adr check ADR-{number:03d}\n", options.output)
    return UPHELD


def _slug(title: str) -> str:
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z0-9]+", plain) or (["decision"] if title else [])
    slug = ""
    for word in words:
        if slug and len(slug) + 1 + len(word) > _LONGEST:
            break
        slug = f"{slug}-{word}" if slug else word[:_LONGEST]
    return slug


def _taken(repository: git.Repository, folder: str) -> set[int]:
    """The numbers that the working tree, the index and every local or remote branch and tag have given away."""
    names = {name for name, _ in select(Request(staged=True)).head.names(folder)}
    whole = os.path.join(repository.top or "", *folder.split("/"))
    names |= set(os.listdir(whole)) if os.path.isdir(whole) else set()
    for branch in git.ref_names(repository):
        commit = find_commit(repository, branch)
        names |= {name for name, _ in tree_of_commit(repository, commit).names(folder)}
    return {number for name in names if (number := number_in(stem_of(name))) is not None}


def _filled(number: int, title: str, standing: bool) -> str:
    written = title.replace("\\", "\\\\").replace('"', '\\"')
    mark = "\n  standing: true                # it binds every later change, not only its own work" if standing else ""
    text = shipped.text("rules/templates/decision.txt")
    slots = {"{id}": f"ADR-{number:03d}", "{date}": time.strftime("%Y-%m-%d"), "{title}": f'"{printable(written)}"', "{standing}": mark}
    return re.sub(r"\{(?:id|date|title|standing)\}", lambda found: slots[found[0]], text)


def _write(whole: str, path: str, text: str) -> None:
    try:
        os.makedirs(os.path.dirname(whole), exist_ok=True)
        with open(whole, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise KeeperError(f"{path} is there already, and is left as it is") from error
    except OSError as error:
        raise KeeperError(f"{path} could not be written: {error.strerror}") from error
