"""Changes that change nothing: lines above every source of a repository, comments behind its commas, lines broken behind its brackets,
imports in another order, locals under other names, files in other folders; the delta has to be empty but for what moved.

`python tools/unchanged.py GITDIR [GITDIR ...]` reads HEAD of each, and prints what differs all the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from unchanging.edits import Edit, Files, Rewriting, each, edited  # noqa: E402
from unchanging.imports import reordered  # noqa: E402
from unchanging.names import CALLED, renamed  # noqa: E402
from unchanging.places import FOLDER, moved  # noqa: E402

from keeper_validate.compare import delta  # noqa: E402
from keeper_validate.delta import Alteration, Delta  # noqa: E402
from keeper_validate.element import Element, Facet, Snapshot  # noqa: E402
from keeper_validate.extract.language import language_of  # noqa: E402
from keeper_validate.extract.snapshot import snapshot  # noqa: E402
from keeper_validate.tree import tree_of  # noqa: E402
from keeper_validate.values import replace  # noqa: E402

# What begins otherwise is another file: a script, a page of PHP, a document.
_FIRST = (b"#!", b"<?php", b"---", b"\xef\xbb\xbf")
_COMMENTS = {"python": b"  # of (this), {that}\n", "ruby": b"  # of (this)\n"}
_COMMENT = b' /* of "this" (that) */ '
_BREAK = b"\n    "
# Nodes in whose brackets a comment may stand behind a comma, those whose first line may be broken, and those in which all is text.
_BRACKETS = frozenset({
    "argument_list", "arguments", "array", "dictionary", "enum_body", "export_clause", "formal_parameters", "list", "literal_value",
    "named_imports", "object", "parameter_list", "parameters", "set", "type_arguments", "value_arguments",
})
_ARGUMENTS = frozenset({"argument_list", "arguments", "formal_parameters", "parameter_list", "parameters", "value_arguments"})
_TEXTS = frozenset({"interpolation", "string", "template_string", "template_substitution"})


def moved_down(files: Files) -> Files:
    """Sources with two empty lines above them."""
    return {path: source if source.startswith(_FIRST) else b"\n\n" + source for path, source in files.items()}


def commented(files: Files) -> Files:
    """Sources with a comment behind every comma between brackets, where the grammar reads that as well."""
    return {path: _put_behind(path, source, ",", _BRACKETS) for path, source in files.items()}


def broken(files: Files) -> Files:
    """Sources with a line broken behind every bracket that arguments or parameters begin with."""
    return {path: _put_behind(path, source, "(", _ARGUMENTS) for path, source in files.items()}


def _put_behind(path: str, source: bytes, mark: str, brackets: frozenset[str]) -> bytes:
    read = each(path, source)
    if read is None:
        return source
    said = _BREAK if mark == "(" else _COMMENTS.get(read[0].name, _COMMENT)
    edits: list[Edit] = []
    pending = [read[1]]
    while pending:
        node = pending.pop()
        if node.type in _TEXTS:
            continue
        behind = node.next_sibling is None or "comment" not in node.next_sibling.type
        if node.type == mark and behind and node.parent is not None and node.parent.type in brackets:
            edits.append((node.end_byte, node.end_byte, said))
        pending.extend(node.children)
    return edited(path, source, edits)


REWRITINGS: tuple[Rewriting, ...] = (moved_down, commented, broken, reordered, renamed, moved)


def difference(files: Files, rewriting: Rewriting) -> Delta:
    """What a rewriting of all files changes of their elements."""
    base, head = (snapshot(tree_of(side), tuple(side), whole=True) for side in (files, rewriting(files)))
    return delta(base, _as_called_before(head), ())


def _as_called_before(head: Snapshot) -> Snapshot:
    def plain(text: str) -> str:
        return text.replace(CALLED.decode(), "").replace(f"{FOLDER}/", "")

    def before(facet: Facet) -> Facet:
        return replace(facet, name=plain(facet.name), value=plain(facet.value) if facet.value is not None else None)

    def as_before(one: Element) -> Element:
        return replace(one, name=plain(one.name), facets=tuple(dict.fromkeys(before(facet) for facet in one.facets)))

    return replace(head, elements=tuple(map(as_before, head.elements)))


def told(found: Delta) -> Iterator[str]:
    """A line for everything that a delta holds."""
    yield from (f"gone   {one.kind} {one.name}  {one.path}:{one.line}" for one in found.removed)
    yield from (f"new    {one.kind} {one.name}  {one.path}:{one.line}" for one in found.created)
    yield from (f"other  {one.head.kind} {one.head.name}  {one.head.path}:{one.head.line}{_how(one)}" for one in found.altered)


def _how(one: Alteration) -> str:
    added = "".join(f" +{facet.role} {facet.name}={facet.value}" for facet in one.added)
    removed = "".join(f" -{facet.role} {facet.name}={facet.value}" for facet in one.removed)
    changed = "".join(f" {now.role} {now.name}: {was.value} is {now.value}" for was, now in one.changed)
    return f"{added}{removed}{changed}{'' if one.base.context == one.head.context else f' {one.head.context}'}"


def sources(repository: Path) -> dict[str, bytes]:
    """The files of HEAD whose language is known."""
    listed = _git(repository, "ls-tree", "-r", "-z", "HEAD").split(b"\0")
    rows = (row.split(b"\t", 1) for row in listed if row)
    wanted = {os.fsdecode(path): meta.split()[2] for meta, path in rows if meta.startswith(b"100") and language_of(os.fsdecode(path))}
    answer, offset, found = _git(repository, "cat-file", "--batch", stdin=b"\n".join(wanted.values()) + b"\n"), 0, {}
    for path in wanted:
        end = answer.index(b"\n", offset)
        said = answer[offset:end].split()
        size = int(said[2]) if said[1] == b"blob" else -1
        found[path], offset = answer[end + 1 : end + 1 + max(size, 0)], end + size + 2
    return found


def _git(repository: Path, *arguments: str, stdin: bytes = b"") -> bytes:
    return subprocess.run(("git", "-C", str(repository), *arguments), input=stdin, stdout=subprocess.PIPE, check=True).stdout


def main() -> None:
    """Every repository under all rewritings, or those that are named."""
    named = [rewriting for rewriting in REWRITINGS if rewriting.__name__ in sys.argv[1:]]
    for repository in (Path(word) for word in sys.argv[1:] if word not in {rewriting.__name__ for rewriting in named}):
        files = sources(repository)
        for rewriting in named or REWRITINGS:
            lines = list(told(difference(files, rewriting)))
            print(f"{repository}: {len(files)} files, {rewriting.__name__}: {len(lines)} differ", *lines, sep="\n  ")


if __name__ == "__main__":
    main()
