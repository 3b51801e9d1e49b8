"""The files that a repository starts with: configuration, vault, first decision and workflow. Must not write them."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Iterator, Sequence

from keeper_validate import __version__, git, shipped
from keeper_validate.element import TYPE, Element, Snapshot
from keeper_validate.git import Repository
from keeper_validate.law.identity import id_of, number_in, stem_of
from keeper_validate.law.layout import configuration, decision_paths, is_configured, is_path, seed_paths
from keeper_validate.law.vault import Vault
from keeper_validate.patience import ended
from keeper_validate.planting.generated import told_apart
from keeper_validate.planting.survey import survey
from keeper_validate.reporters.wording import count
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass

_DECISION = "001-build-on-what-is-there.yaml"
_ONLY = re.compile(r" *\{only with (\w+)\}")


@dataclass(frozen=True, slots=True)
class Start:
    """One file to begin with, by its path in the repository, and a few words on it."""

    path: str
    text: str
    note: str


def starters(repository: Repository, tree: Tree, found: Snapshot, today: str, copied: Sequence[str] = ()) -> Iterator[Start]:
    """What is missing of a law: whatever part of it the repository has already, it keeps as it is. `copied` are globs of what it keeps a
    copy of that others wrote."""
    config = configuration(tree)
    decided = bool(decision_paths(tree, config.decisions))
    if not is_configured(tree):
        # Where decisions stand, changes have had to name one; a configuration must not lift that.
        text = shipped.text("seeds/starter/keeper.yaml").replace("{require}", "true " if decided else "false")
        text += _vendored(copied) if copied else ""
        note = f", and {count(len(copied), 'place')} with copies of what others wrote or what builds make" if copied else ""
        yield Start(f"{config.root}/keeper.yaml".lstrip("/"), text, f"how changes are judged{note}")
    if not seed_paths(tree, config.seeds):
        yield from _vault(found, tree, config.seeds)
    if not decided and not _lies(repository.top, config.decisions):
        text, codes = _decision({element.kind for element in found.elements}, today)
        yield Start(f"{config.decisions}/{_DECISION}", text, f"ADR-001, which binds every later change: {', '.join(codes)}")
    yield from _workflows(repository, tree)


def _lies(top: str | None, folder: str) -> bool:
    """Whether a decision lies there that nobody has staged yet."""
    whole = os.path.join(top or "", *folder.split("/"))
    names = os.listdir(whole) if top is not None and os.path.isdir(whole) else []
    return any(is_path(name) and number_in(stem_of(name)) is not None for name in names)


def _vendored(copied: Sequence[str]) -> str:
    """The lines of a configuration that call these copies."""
    told = "copies of what others wrote and what builds make, by their names; what they hold is not judged"
    head = ("  contexts:", f"    vendored:               # {told}")
    return "".join(f"{line}\n" for line in (*head, *(f"      - {json.dumps(glob)}" for glob in copied)))


def _vault(found: Snapshot, tree: Tree, folder: str) -> Iterator[Start]:
    elements, _ = told_apart(found.elements, tree)
    for path, plants in survey(elements, Vault(), folder, lambda path: "", found.uses).files:
        sections = Counter(entry.section for entry in plants.added)
        told = ", ".join(count(number, section.replace("_", " ").removesuffix("s")) for section, number in sorted(sections.items()))
        yield Start(path, plants.text, told or "nothing found in the code yet")


def _decision(kinds: set[str], today: str) -> tuple[str, list[str]]:
    """The template without the clauses about what the code has none of, and the codes that are left."""
    kept = []
    for line in shipped.text("seeds/starter/decision.yaml").splitlines():
        only = _ONLY.search(line)
        if only is None or only[1] in kinds:
            kept.append(_ONLY.sub("", line))
    text = "\n".join(kept).replace("{date}", today) + "\n"
    return text, re.findall(r"(?m)^    - ([\w-]+)", text)


def _workflows(repository: Repository, tree: Tree) -> Iterator[Start]:
    remotes = git.text(ended(git.start(repository.directory, "config", "--get-regexp", r"^remote\..*\.url$"))[0])
    for host in shipped.data("rules/lexicon/hosts")["workflows"]:
        present = os.path.isdir(os.path.join(repository.top or "", host["folder"])) or bool(tree.names(host["folder"]))
        if present or host["remote"] in remotes:
            text = shipped.text(host["template"]).replace("{version}", __version__)
            yield Start(host["path"], text, "judges every pull request")


def last_decision(tree: Tree) -> str:
    """The id of the newest decision that the repository has; empty where it has none."""
    numbers = [number_in(stem_of(path)) for path in decision_paths(tree, configuration(tree).decisions)]
    return id_of(max((number for number in numbers if number is not None), default=0)) if numbers else ""


def found_in(elements: tuple[Element, ...], files: int) -> str:
    """What was read, in a line: files, languages with their frameworks, seeds."""
    source = [element for element in elements if element.context == "source" and element.kind != TYPE]
    frameworks: dict[str, set[str]] = {}
    for element in source:
        frameworks.setdefault(element.language, set()).add(element.framework)
    stacks = [f"{name} ({', '.join(sorted(found - {''}))})" if found - {""} else name for name, found in sorted(frameworks.items()) if name]
    return f"{count(files, 'file')} read: {', '.join(stacks) or 'no architectural element yet'}"
