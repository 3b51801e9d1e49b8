"""Changes that change nothing: lines above every source of a repository, and comments behind its commas; the delta has to be empty.

`python tools/unchanged.py GITDIR [GITDIR ...]` reads HEAD of each, and prints what differs all the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from keeper_validate.compare import delta
from keeper_validate.delta import Delta
from keeper_validate.extract.grammars import parse
from keeper_validate.extract.language import language_of
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

# What begins otherwise is another file: a script, a page of PHP, a document.
_FIRST = (b"#!", b"<?php", b"---", b"\xef\xbb\xbf")
_COMMENTS = {"python": b"  # of (this), {that}\n", "ruby": b"  # of (this)\n"}
_COMMENT = b' /* of "this" (that) */ '
_TEMPLATES = frozenset({"vue", "svelte", "astro"})
# Nodes in whose brackets a comment may stand behind a comma, and those in which all is text.
_BRACKETS = frozenset({
    "argument_list", "arguments", "array", "dictionary", "enum_body", "export_clause", "formal_parameters", "list", "literal_value",
    "named_imports", "object", "parameter_list", "parameters", "set", "type_arguments", "value_arguments",
})
_TEXTS = frozenset({"interpolation", "string", "template_string", "template_substitution"})
_LARGE = 300_000

Rewriting = Callable[[str, bytes], bytes]


def moved_down(path: str, source: bytes) -> bytes:
    """A source with two empty lines above it."""
    return source if source.startswith(_FIRST) else b"\n\n" + source


def commented(path: str, source: bytes) -> bytes:
    """A source with a comment behind every comma between brackets, where its grammar reads that as well as it reads the source."""
    language = language_of(path)
    if language is None or language.name in _TEMPLATES or len(source) > _LARGE:
        return source
    root = parse(language, source).root_node
    places, pending = [], [root]
    while pending:
        node = pending.pop()
        if node.type in _TEXTS:
            continue
        behind = node.next_sibling is None or "comment" not in node.next_sibling.type
        if node.type == "," and behind and node.parent is not None and node.parent.type in _BRACKETS:
            places.append(node.end_byte)
        pending.extend(node.children)
    said, written = _COMMENTS.get(language.name, _COMMENT), source
    for place in sorted(places, reverse=True):
        written = written[:place] + said + written[place:]
    return source if root.has_error or parse(language, written).root_node.has_error else written


def difference(files: dict[str, bytes], rewriting: Rewriting) -> Delta:
    """What a rewriting of all files changes of their elements."""
    rewritten = {path: rewriting(path, source) for path, source in files.items()}
    base, head = (snapshot(tree_of(side), tuple(side), whole=True) for side in (files, rewritten))
    return delta(base, head, ())


def told(found: Delta) -> Iterator[str]:
    """A line for everything that a delta holds."""
    yield from (f"gone   {one.kind} {one.name}  {one.path}:{one.line}" for one in found.removed)
    yield from (f"new    {one.kind} {one.name}  {one.path}:{one.line}" for one in found.created)
    yield from (f"other  {one.head.kind} {one.head.name}  {one.head.path}:{one.head.line}" for one in found.altered)


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
    """Every repository under both rewritings."""
    for repository in map(Path, sys.argv[1:]):
        files = sources(repository)
        for rewriting in (moved_down, commented):
            lines = list(told(difference(files, rewriting)))
            print(f"{repository}: {len(files)} files, {rewriting.__name__}: {len(lines)} differ", *lines, sep="\n  ")


if __name__ == "__main__":
    main()
