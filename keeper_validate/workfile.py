"""Files of the working tree that commands read and write: whole, as UTF-8, and replaced in one step so that nothing is half-written.

Must not be used to judge: a verdict reads objects, never the working tree."""

from __future__ import annotations

import os

from keeper_validate.errors import KeeperError


def read(path: str) -> str:
    """A file's text; empty where there is none."""
    try:
        with open(path, encoding="utf-8", newline="") as file:
            return file.read()
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise KeeperError(f"{path} could not be read ({error}); mend it first.") from None


def leads_out(top: str, path: str) -> bool:
    """Whether a link on the way to a file takes it out of a folder."""
    return not os.path.join(os.path.realpath(os.path.dirname(path)), "").startswith(os.path.join(os.path.realpath(top), ""))


def write(path: str, text: str) -> None:
    """A file as given; folders are made."""
    try:
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        put(path, text.encode("utf-8"))
    except OSError as error:
        raise KeeperError(f"{path} could not be written: {error.strerror}.") from None


def put(path: str, data: bytes) -> None:
    """A file of these bytes, through a temporary one beside it: an OSError leaves what was there."""
    temporary = f"{path}.{os.getpid()}.new"
    try:
        with open(temporary, "xb") as file:
            file.write(data)
        if os.path.exists(path):
            os.chmod(temporary, os.stat(path).st_mode & 0o777)
        os.replace(temporary, path)
    except OSError:
        if os.path.exists(temporary):
            os.unlink(temporary)
        raise
