"""Targets that read what Git prints, and the small functions on paths and text, with what must hold of them."""

from __future__ import annotations

import io
from urllib.parse import quote, unquote_to_bytes

from fuzzing.target import Bits, Target
from keeper_validate import git, pathglob, store
from keeper_validate.errors import KeeperError
from keeper_validate.printable import printable, printable_lines
from keeper_validate.revision import checked

_A, _B, _NONE = "a" * 40, "0123456789abcdef" * 2 + "01234567", "0" * 40
_RAW = (
    f":100644 100644 {_A} {_B} M\0src/a.ts\0:000000 100755 {_NONE} {_A} A\0ü/b c.py\0:120000 000000 {_A} {_NONE} D\0l\0".encode(),
    f":100644 160000 {_A} {_B} T\0sub\0".encode(), b"",
)
_TREE = (b"100644 a.ts\0" + b"\1" * 20 + b"40000 src\0" + b"\2" * 20 + b"120000 l\xff\0" + b"\3" * 20, b"160000 sub\0" + b"a" * 20)
_COMMIT = (
    f"tree {_A}\nparent {_B}\nauthor A <a@b> 1 +0000\nencoding ISO-8859-1\n\nf\xfc\n\nKeeper: ADR-1\n".encode("latin-1"),
    f"tree {_A}\ngpgsig -----BEGIN\n x\n -----END\n\nfeat (gt-1)\n".encode(), f"tree {_A}\nencoding utf-7\n\n+AAA-\n".encode(),
)
_BATCH = (
    f"{_A} blob 3\nabc\n{_B} commit 5\nabcde\nHEAD missing\n".encode(), f"{_A} blob 6000000\nabc".encode(),
    f"HEAD^0 ambiguous\n{_A} tree 0\n\n".encode(),
)
_GLOBS = (b"src/**/*.ts\nsrc/a/b.ts", b"*.{ts,tsx}\nweb/x.tsx", b"web/\nweb/src/a.ts", b"{a,b/{c,d}}/*\nb/c/x", b"?a*[b]\nxa[b]")


class _Process:
    """A Git that takes any question."""

    def __init__(self) -> None:
        self.stdin = io.BytesIO()

    def wait(self, timeout: float | None = None) -> int:
        return 0


def _raw(data: bytes) -> object:
    found = git.raw_changes(data)
    assert [one.path for one in found] == sorted(one.path for one in found), "not in path order"
    assert len(found) * 2 == data.count(b"\0"), "an entry is lost"
    return found


def _batch(data: bytes) -> object:
    objects = store.Objects(_Process(), io.BytesIO(data))
    found: list[object] = []
    for name in (_A, "HEAD", "x:y"):
        try:
            found.append(objects.read(name))
        except KeeperError as refusal:
            found.append(str(refusal))
    objects.close()
    return found


def _tree(data: bytes) -> object:
    try:
        return store.parse_tree(data, 20)
    except ValueError:
        return "damaged"


def _commit(data: bytes) -> object:
    try:
        commit = store.parse_commit(_A, data)
    except ValueError:
        return "damaged"
    return commit, commit.subject


def _revision(data: bytes) -> object:
    text = data.decode("utf-8", "surrogateescape")
    assert not checked(text).startswith("-") and "\n" not in text, "an option or a second line"
    return text


def _glob(data: bytes) -> object:
    glob, _, path = data[:60].decode("utf-8", "surrogateescape").partition("\n")
    said, other = pathglob.matches(path, glob), pathglob.matches(path, "*.ts")
    assert pathglob.matches_any(path, (glob, "*.ts")) == (said or other), "together they say something else"
    if not set(glob) & set("*?{},\n") and glob.strip("/. ") and glob == glob.strip() and "//" not in glob:
        below = glob.removeprefix("./").removeprefix("/").rstrip("/") + "/x"
        assert pathglob.matches(below, glob), "a folder's name does not name what is below"
    return said


def _printable(data: bytes) -> object:
    text = data.decode("utf-8", "surrogateescape")
    shown = printable(text)
    assert shown.isprintable() and shown == printable(shown), "not printable, or not the same twice"
    assert all(line.isprintable() for line in printable_lines(text).split("\n"))
    return shown


def _uri(data: bytes) -> object:
    raw = Bits(data).text().encode("utf-8", "surrogateescape") or data
    uri = quote(raw)
    assert uri.isascii() and uri.isprintable() and unquote_to_bytes(uri) == raw, "a path does not come back from its URI"
    return uri


TARGETS = (
    Target("Git: raw differences", _raw, lambda: _RAW),
    Target("Git: objects in a batch", _batch, lambda: _BATCH),
    Target("Git: trees", _tree, lambda: _TREE),
    Target("Git: commits", _commit, lambda: _COMMIT),
    Target("revisions", _revision, lambda: (b"HEAD~1", b"main...x", b"--output=x", b":/words", b"v1^{commit}")),
    Target("path globs", _glob, lambda: _GLOBS),
    Target("printable text", _printable, lambda: (b"plain", "a\u202eb\u200b\x1b[31m\u00a0\t".encode(), b"\xff\xed\xa0\x80")),
    Target("URIs", _uri, lambda: (b"src/a b.ts", "ü/%41?#.ts".encode())),
)
