"""Where reports go: the terminal, a pipe or a file, each with the width and colours that it can bear."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress

from keeper_validate import workfile
from keeper_validate.errors import KeeperError
from keeper_validate.reporters.paint import PLAIN, Paint


def prepare() -> None:
    """Lets no character that a terminal's encoding lacks stop a report."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def paint(output: str | None, detail: bool = False) -> Paint:
    """The paint for a report: colours only on a terminal that wants them (https://no-color.org), its width between 60 and 120."""
    if output is not None or not is_terminal(sys.stdout):
        return Paint(PLAIN.width, False, detail)
    colour = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Paint(min(max(os.get_terminal_size(sys.stdout.fileno()).columns, 60), 120), colour, detail)


def is_terminal(stream: object) -> bool:
    """Whether a stream is an open terminal."""
    return isinstance(stream, io.TextIOBase) and not stream.closed and stream.isatty()


def deliver(text: str, output: str | None) -> None:
    """Writes a report to standard output, or whole to a file."""
    if output is None and sys.stdout is None:
        raise KeeperError("the report could not be written: standard output is closed; name a file with --output.")
    try:
        if output is None:
            sys.stdout.write(text)
            sys.stdout.flush()
            return
        _put(output, text.encode("utf-8", "backslashreplace"))
    except BrokenPipeError:
        raise
    except OSError as error:
        where = "standard output" if output is None else output
        raise KeeperError(f"the report could not be written to {where}: {error.strerror or error}") from error


def _put(path: str, data: bytes) -> None:
    """Whole or not at all, but through a link, into a device, or where nothing may be put beside the file."""
    plain = os.path.isfile(path) or not os.path.exists(path)
    if plain and not os.path.islink(path) and os.access(os.path.dirname(path) or ".", os.W_OK):
        workfile.put(path, data)
        return
    with open(path, "wb") as file:
        file.write(data)


def tell(text: str) -> None:
    """Writes a short message to standard error, where that can be written; the exit status does not depend on it."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)
            sys.stderr.flush()
