"""What stands at an address: a decision, seeds, a page or a part of it, a state of the project, or a file by its path.

Everything comes through the guard. Must not choose."""

from __future__ import annotations

import os
import re

from keeper_validate import git
from keeper_validate.errors import KeeperError
from keeper_validate.law.identity import stem_of
from keeper_validate.law.layout import named_path
from keeper_validate.law.uri import Uri, is_uri, parse
from keeper_validate.selecting import guard
from keeper_validate.selecting.entries import seed_file
from keeper_validate.selecting.excerpt import excerpt
from keeper_validate.selecting.guard import Content, Refused
from keeper_validate.selecting.project import Project
from keeper_validate.values import replace

_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*\s*\Z")
_DISCOVERY = ".gt/discovery"


def content(project: Project, address: str) -> Content:
    """The text that an address names; Refused where there is none or it may not be read."""
    if not is_uri(address):
        return guard.read(project.top, address, address in project.granted)
    uri = parse(address)
    if uri.kind == "decisions":
        return _decision(project, uri)
    if uri.kind == "seeds":
        return _seeds(project, uri)
    if uri.kind == "docs":
        return _page(project, uri)
    return _state(project, uri)


def _decision(project: Project, uri: Uri) -> Content:
    try:
        path = named_path(project.decisions, uri.name)
    except KeeperError as error:
        raise Refused(str(error)) from None
    if path is None:
        raise Refused(f"there is no decision {uri.name} in {project.config.decisions}", absent=True)
    return guard.read(project.top, path)


def _seeds(project: Project, uri: Uri) -> Content:
    path = next((path for path in project.seeds if stem_of(path) == uri.name), None)
    if path is None:
        raise Refused(f"there is no seed file {uri.name} in {project.config.seeds}", absent=True)
    whole = guard.read(project.top, path)
    if not uri.entry:
        return whole
    file = seed_file(path, whole.text.encode("utf-8", "surrogateescape"))
    named = tuple(entry for entry in file.entries if entry.name == uri.entry)
    if not named:
        raise Refused(f"{path} has no entry {uri.entry}", absent=True)
    return _part(whole, excerpt(file, named))


def _page(project: Project, uri: Uri) -> Content:
    path = f"docs/{uri.name}"
    if not os.path.exists(os.path.join(project.top, path)) and not os.path.splitext(path)[1]:
        path += ".md"
    whole = guard.read(project.top, path, str(uri) in project.granted)
    return _part(whole, below_heading(whole.path, whole.text, uri.entry)) if uri.entry else whole


def below_heading(path: str, text: str, wanted: str) -> str:
    """A heading with what stands below it, up to the next of its rank."""
    lines: list[str] = []
    depth = 0
    for line in text.split("\n"):
        heading = _HEADING.match(line)
        if heading and depth and len(heading[1]) <= depth:
            break
        if heading and not depth and _slug(heading[2]) == _slug(wanted):
            depth = len(heading[1])
        if depth:
            lines.append(line)
    if not lines:
        raise Refused(f"{path} has no heading {wanted}", absent=True)
    return "\n".join(lines)


def _slug(heading: str) -> str:
    return re.sub(r"[^\w]+", "-", heading.casefold()).strip("-")


def _state(project: Project, uri: Uri) -> Content:
    """`branch`, `result` (the last review's) and `discovery/PAGE` are what a project's state is."""
    if uri.name == "branch":
        text = f"branch: {git.symbolic_head(project.repository) or 'detached'}\n"
        return Content("state/branch", text, guard.digest(text.encode("utf-8", "surrogateescape")))
    if uri.name == "result":
        return guard.read(project.top, ".keeper-result.yaml")
    if uri.name.startswith("discovery/"):
        return guard.read(project.top, f"{_DISCOVERY}/{uri.name.removeprefix('discovery/')}")
    raise Refused(f"there is no state {uri.name}; branch, result and discovery/PAGE are", absent=True)


def _part(whole: Content, text: str) -> Content:
    return replace(whole, text=text, digest=guard.digest(text.encode("utf-8", "surrogateescape")))
