"""`extract`: prints what is found in source at a revision. Must not judge anything."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from keeper_validate import git
from keeper_validate.element import TYPE, Element, Facet, Snapshot
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.git import Repository
from keeper_validate.law.layout import configuration
from keeper_validate.output import deliver
from keeper_validate.printable import printable
from keeper_validate.progress import Watched
from keeper_validate.reporters.json import decodable, element, gap
from keeper_validate.reporters.wording import count
from keeper_validate.revision import tree_at
from keeper_validate.tree import Tree
from keeper_validate.values import replace

FORMATS = ("text", "json")
HELP = """\
Prints the architectural elements found in the files of a revision: components, routes, enums, services, auth, dependencies, ...

  keeper-validate extract                             everything in HEAD
  keeper-validate extract src/ui app/api/users.py     some files and folders
  keeper-validate extract --rev v1.2 --format json    as JSON, schema keeper-validate/elements/1
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The revision and the paths."""
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files or folders, seen from where you are (default: the whole tree)")
    parser.add_argument("--rev", default="HEAD", metavar="REV", help="the revision to read (default: HEAD)")


def run(options: argparse.Namespace) -> int:
    """Always 0: what could not be read is listed as gaps."""
    repository = git.open_repository()
    tree = tree_at(repository, options.rev)
    paths = sorted({found for path in options.paths or [""] for found in _below(tree, _place(repository, path), path, options.rev)})
    known = Watched("reading", len(paths))
    found = snapshot(tree, paths, known, whole=not options.paths, contexts=Contexts(tree, configuration(tree).contexts))
    known.end()
    # what was read beside the asked paths, to understand them, was not asked for
    asked = frozenset(paths)
    kept = (one for one in found.elements if (one.path in asked if options.paths else not (one.inline or one.kind == TYPE)))
    found = replace(found, elements=tuple(kept))
    deliver("".join(_json(found) if options.format == "json" else _text(found)), options.output)
    return UPHELD


def _place(repository: Repository, path: str) -> str:
    """A path as the person wrote it, whole or from where they stand, as one from the top of the repository; empty for all of it."""
    import os

    if os.path.isabs(path) and repository.top is not None:
        folder, name = os.path.split(os.path.normpath(path))
        path = os.path.relpath(os.path.join(os.path.realpath(folder), name), os.path.realpath(repository.top))
    else:
        path = os.path.normpath(os.path.join(repository.prefix, path)) if path else ""
    return "" if path == "." else path.replace(os.sep, "/")


def _below(tree: Tree, place: str, path: str, revision: str) -> Iterator[str]:
    entry = tree.entry(place) if place else None
    if place and entry is None:
        raise KeeperError(f"{path} is not in {revision}; commit it first, or name another revision with --rev")
    if entry is not None and not entry.is_directory:
        yield place
        return
    yield from (found for found, _ in tree.walk(place))


def _json(found: Snapshot) -> Iterator[str]:
    yield '{"schema": "keeper-validate/elements/1",\n "elements": ['
    yield from _rows(json.dumps(decodable(element(entry))) for entry in found.elements)
    yield '],\n "gaps": ['
    yield from _rows(json.dumps(decodable(gap(entry))) for entry in found.gaps)
    yield "]}\n"


def _rows(rows: Iterator[str]) -> Iterator[str]:
    for number, row in enumerate(rows):
        yield f",\n  {row}" if number else f"\n  {row}"


def _text(found: Snapshot) -> Iterator[str]:
    path = None
    for entry in found.elements:
        if entry.path != path:
            path = entry.path
            yield f"{printable(path)}\n"
        yield f"  {entry.line:>5}  {entry.kind:<12} {_line(entry)}\n"
    for entry_gap in found.gaps:
        yield f"not read  {printable(entry_gap.path)}:{entry_gap.line}  {printable(entry_gap.reason)}\n"
    yield f"{count(len(found.elements), 'element')} in {count(len(found.paths), 'file')}, {count(len(found.gaps), 'gap')}\n"


def _line(entry: Element) -> str:
    marks = [entry.framework, "" if entry.context == "source" else entry.context, "" if entry.exported else "not exported"]
    note = f"  ({', '.join(mark for mark in marks if mark)})" if any(marks) else ""
    facets = "  ".join(_facet(facet) for facet in entry.facets)
    return printable(f"{entry.name}{note}" + (f"  {facets}" if facets else ""))


def _facet(facet: Facet) -> str:
    return f"{facet.role}:{facet.name}" + ("" if facet.value is None else f"={facet.value}")
