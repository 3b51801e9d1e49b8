"""Bytes of a source file as UTF-8 bytes that a grammar can read, or the reason why they are none. Must not parse."""

from __future__ import annotations

import re

_MARKS = (
    (b"\xff\xfe\x00\x00", "utf-32-le"), (b"\x00\x00\xfe\xff", "utf-32-be"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"),
)
# In these a text of ASCII letters means another one: what is a comment to every reader can hold a line of code.
_DISGUISING = frozenset({"utf_7", "u7", "utf7", "unicode_1_1_utf_7", "unicode_escape", "raw_unicode_escape", "utf_16", "utf_32"})
_DECLARED = re.compile(rb"[ \t\f]*#[^\r\n]*?coding[:=][ \t]*([-\w.]+)")
# Source holds one zero byte, or one for so many others; half of UTF-16 are.
_FEW = 100
_LARGE_FILE_POINTER = b"version https://git-lfs.github.com/spec/"


class Unreadable(Exception):
    """The bytes are no source text; the message says what they are."""


class Lost(Unreadable):
    """There are no bytes: Git has not got them."""


def source_text(data: bytes) -> bytes:
    """UTF-8 bytes with the same lines; a byte order mark is dropped, and UTF-16 and UTF-32 are converted. Raises Unreadable."""
    if data.startswith(_LARGE_FILE_POINTER):
        raise Unreadable("a Git LFS pointer; its content is not in the repository")
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            try:
                return data[len(mark):].decode(encoding).encode("utf-8", "surrogatepass")
            except UnicodeDecodeError:
                raise Unreadable(f"marked as {encoding}, but it is not; save it as UTF-8") from None
    data = data.removeprefix(b"\xef\xbb\xbf")
    declared = b"coding" in data[:500] and next(filter(None, map(_DECLARED.match, data[:500].splitlines()[:2])), None)
    if declared and declared[1].decode().lower().replace("-", "_") in _DISGUISING:
        raise Unreadable(f"its first lines declare the encoding {declared[1].decode()}; save it as UTF-8")
    is_utf8 = _is_utf8(data)
    if b"\0" in data:
        if not is_utf8 or data.count(b"\0") > 1 + len(data) // _FEW:
            raise Unreadable("binary content; if it is source, save it as UTF-8")
        # written into a text as it is: to a grammar it is the end of the file
        data = data.replace(b"\0", b" ")
    if not is_utf8:
        # another encoding: what is not ASCII is lost, its lines are not
        data = data.decode("utf-8", "replace").encode()
    # an old Mac line end would put the whole file on one line
    return data if b"\r" not in data or b"\n" in data else data.replace(b"\r", b"\n")


def unhalved(text: str) -> str:
    """A text with each two escapes that make one character joined, and half a character that is left replaced: nobody can write it down."""
    return text if text.isascii() else text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
