"""Git's objects as values: the one `cat-file --batch` conversation of a run, and the formats of trees and commits (SHA-1 and SHA-256).

Must not start processes (`git.py` does), nor hold more than a bounded amount of file content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import IO, Protocol

from keeper_validate.errors import KeeperError
from keeper_validate.values import dataclass

LIMIT = 5_000_000
MENDING = (
    "in a partial clone run `git fetch --refetch --no-filter origin`, in a shallow one `git fetch --unshallow` (fetch-depth: 0), "
    "else `git fsck`"
)
_AHEAD = 16
_EMPTY = frozenset({
    "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391", "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
})
_CACHED = 4_000_000


class Missing(KeeperError):
    """The object is not in this clone, or damaged."""


class TooLarge(KeeperError):
    """A file above the size that is read at all."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What a tree holds under one name: `100644`, `100755`, `120000` (symlink), `160000` (submodule) or `040000` (directory)."""

    mode: str
    oid: str

    @property
    def is_empty(self) -> bool:
        """A file of no bytes, whose name is the same in every repository."""
        return self.oid in _EMPTY

    @property
    def is_file(self) -> bool:
        """A regular file, whose content may be read."""
        return self.mode.startswith("100")

    @property
    def is_directory(self) -> bool:
        return self.mode == "040000"


@dataclass(frozen=True, slots=True)
class Object:
    """One object; `data` is None where `size` is above the limit."""

    oid: str
    type: str
    size: int
    data: bytes | None


@dataclass(frozen=True, slots=True)
class Commit:
    """One commit, as far as anything here asks."""

    oid: str
    tree: str
    parents: tuple[str, ...]
    message: str

    @property
    def subject(self) -> str:
        return self.message.split("\n", 1)[0]


class Conversation(Protocol):
    """The process that answers; as much of `subprocess.Popen` as is used."""

    @property
    def stdin(self) -> IO[bytes] | None: ...

    def wait(self, timeout: float | None = None) -> int: ...


class Objects:
    """Reads objects by id or by revision through one process that lives as long as the run."""

    def __init__(self, process: Conversation, answers: IO[bytes]) -> None:
        assert process.stdin is not None
        self._process, self._questions, self._answers = process, process.stdin, answers
        self._blobs: dict[str, bytes] = {}
        self._held = 0
        self._directories: dict[str, Mapping[str, Entry]] = {}

    def read(self, name: str) -> Object | None:
        """The object that a name means; None where there is none."""
        return next(self.read_many((name,)))

    def read_many(self, names: Iterable[str]) -> Iterator[Object | None]:
        """The objects in order. Asks a few at a time, so that neither side ever waits with a full pipe."""
        pending = tuple(names)
        for index in range(0, len(pending), _AHEAD):
            asked = pending[index:index + _AHEAD]
            self._ask(asked)
            yield from [self._answer(name) for name in asked]

    def blob(self, oid: str) -> bytes:
        """The content of a file."""
        if oid in self._blobs:
            return self._blobs[oid]
        return _content(self.read(oid), oid)

    def prefetch(self, oids: Iterable[str]) -> None:
        """Read files ahead in a few round trips, as many as fit a bounded memory; once it is full, the next call begins anew."""
        if self._held > _CACHED:
            self._blobs, self._held = {}, 0
        for item in self.read_many(oid for oid in dict.fromkeys(oids) if oid not in self._blobs):
            if item is not None and item.type == "blob" and item.data is not None:
                self._blobs[item.oid] = item.data
                self._held += item.size
            if self._held > _CACHED:
                return

    def directory(self, oid: str) -> Mapping[str, Entry]:
        """The entries of a tree object, read once."""
        if oid not in self._directories:
            try:
                self._directories[oid] = parse_tree(_content(self.read(oid), oid), len(oid) // 2)
            except ValueError:
                raise _unreadable(oid) from None
        return self._directories[oid]

    def commit(self, revision: str) -> Commit | None:
        """The commit that a revision or an annotated tag means."""
        # The bare form is for those that take the rest of the line as their own, such as `:/words of a message`.
        item = self.read(revision + "^{commit}") or self.read(revision)
        if item is None or item.type != "commit":
            return None
        try:
            return parse_commit(item.oid, _content(item, revision))
        except ValueError:
            raise _unreadable(revision) from None

    def close(self) -> None:
        """End the process; reading is over."""
        # A process that died leaves a question behind that nobody can ask any more.
        with suppress(BrokenPipeError):
            self._questions.close()
        self._answers.close()
        self._process.wait()

    def __del__(self) -> None:
        if not self._questions.closed:
            self.close()

    def _ask(self, names: tuple[str, ...]) -> None:
        if any("\n" in name for name in names):
            raise KeeperError(f"{names!r} holds a line break; name one object")
        try:
            self._questions.write(b"".join(name.encode("utf-8", "surrogateescape") + b"\n" for name in names))
            self._questions.flush()
        except BrokenPipeError:
            raise _unreadable(names[0]) from None

    def _answer(self, name: str) -> Object | None:
        header = self._answers.readline()
        words = header.split()
        if len(words) != 3 or not words[2].isdigit() or not header.isascii():
            if header.endswith((b" missing\n", b" ambiguous\n")):
                return None
            raise _unreadable(name)
        size = int(words[2])
        data = None
        if size <= LIMIT:
            data = self._answers.read(size)
        else:
            self._skip(size)
        if self._answers.read(1) != b"\n":
            raise _unreadable(name)
        return Object(words[0].decode(), words[1].decode(), size, data)

    def _skip(self, size: int) -> None:
        while size > 0:
            chunk = len(self._answers.read(min(size, 1 << 20)))
            if not chunk:
                return
            size -= chunk


def _content(item: Object | None, name: str) -> bytes:
    if item is None:
        raise _unreadable(name)
    if item.data is None:
        raise TooLarge(f"object {name[:12]} is {item.size:,} bytes; nothing above {LIMIT:,} is read")
    return item.data


def _unreadable(name: str) -> Missing:
    return Missing(f"Git could not read {name}: it is missing from this clone or damaged; {MENDING}")


def parse_tree(data: bytes, width: int) -> Mapping[str, Entry]:
    """The entries of a tree object whose ids are `width` bytes long."""
    entries, index = {}, 0
    while index < len(data):
        space, nul = data.index(b" ", index), data.index(b"\0", index)
        mode, name = data[index:space].decode("ascii"), data[space + 1:nul].decode("utf-8", "surrogateescape")
        index = nul + 1 + width
        entries[name] = Entry(mode.zfill(6), data[nul + 1:index].hex())
    return entries


def parse_commit(oid: str, data: bytes) -> Commit:
    """A commit object; its message in the encoding that it names. ValueError where it names no tree."""
    header, _, body = data.partition(b"\n\n")
    fields = [line.split(b" ", 1) for line in header.split(b"\n") if b" " in line]
    values = [(key, value.decode("ascii", "replace")) for key, value in fields]
    encoding = next((value for key, value in values if key == b"encoding"), "utf-8")
    try:
        message = body.decode(encoding, "surrogateescape")
    except (LookupError, ValueError):
        message = body.decode("utf-8", "surrogateescape")
    parents = tuple(value for key, value in values if key == b"parent")
    tree = next((value for key, value in values if key == b"tree"), None)
    if tree is None:
        raise ValueError(oid)
    return Commit(oid, tree, parents, message)
