"""The program: finds the command, runs it, and turns whatever happens into an exit status and one clear sentence.

The only place that catches every exception: a crash must never look like approval."""

from __future__ import annotations

import gc
import os
import signal
import sys
from contextlib import suppress
from types import FrameType
from typing import NoReturn

from keeper_validate.errors import INTERNAL, NOT_JUDGED, UPHELD, KeeperError
from keeper_validate.output import deliver, prepare, tell
from keeper_validate.printable import printable

INTERRUPTED = 130
# Everything a run makes lives as long as it does: looking through it for garbage finds nothing and costs a tenth of the time.
_SELDOM = (5_000_000, 20, 50)
_interrupts: list[int] = []


def start() -> NoReturn:
    """The program as a process of its own: it ends without taking down what it built, which would cost a warm run a quarter of its time."""
    gc.set_threshold(*_SELDOM)
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupted)
    status = run()
    for stream in (sys.stdout, sys.stderr):
        # What could not be written has been told, or there is nobody to tell; Python's own way out would put 120 in the status's place.
        with suppress(OSError, ValueError, AttributeError):
            stream.flush()
    os._exit(status)


def run(argv: list[str] | None = None) -> int:
    """Runs the program and returns its exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    prepare()
    try:
        return _run(arguments)
    except KeeperError as error:
        tell(f"keeper-validate: {printable(str(error))}\n")
        return NOT_JUDGED
    except KeyboardInterrupt:
        return _stopped()
    except BrokenPipeError:
        # The reader left; without this, Python would complain once more when it closes standard output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOT_JUDGED
    except Exception as error:
        if _interrupts:
            return _stopped()
        tell(_internal(error, arguments))
        return _crashed(arguments)


def _interrupted(number: int, frame: FrameType | None) -> NoReturn:
    """As Python does, and noted: the library that compiles queries makes an error of its own of an interrupt that reaches it."""
    _interrupts.append(number)
    raise KeyboardInterrupt


def _stopped() -> int:
    tell("keeper-validate: interrupted; nothing was judged\n")
    return INTERRUPTED


def _run(argv: list[str]) -> int:
    from keeper_validate import usage

    position = usage.command_of(argv)
    if position is None:
        return _without_command(argv)
    module, options = usage.parse(argv[position], argv[:position] + argv[position + 1:])
    # For the one command that answers by running others exactly as this program does.
    options.program = run
    if options.directory is not None:
        _enter(options.directory)
    status: int = module.run(options)
    return status


def _without_command(argv: list[str]) -> int:
    from keeper_validate import usage

    if "--version" in argv:
        deliver(usage.version_text() + "\n", None)
        return UPHELD
    if "-h" in argv or "--help" in argv:
        deliver(usage.help_text(), None)
        return UPHELD
    if argv:
        raise KeeperError("no command was given, such as diff or demo; see keeper-validate --help")
    tell(usage.help_text())
    return NOT_JUDGED


def _enter(directory: str) -> None:
    try:
        os.chdir(directory)
    except OSError as error:
        raise KeeperError(f"-C {directory}: {error.strerror}") from error


def _crashed(argv: list[str]) -> int:
    """Hosts of hooks know 0, 1 and 2 only, and some let anything else pass."""
    from keeper_validate import usage

    position = usage.command_of(argv)
    return NOT_JUDGED if position is not None and argv[position] == "hook" else INTERNAL


def _internal(error: Exception, argv: list[str]) -> str:
    import traceback

    if "-v" in argv or "--verbose" in argv:
        detail = traceback.format_exc()
    else:
        last = traceback.extract_tb(error.__traceback__)[-1]
        name = "/".join(last.filename.replace(os.sep, "/").split("/")[-2:])
        detail = f"  {type(error).__name__} in {name}:{last.lineno}: {printable(str(error))}\n"
    return (
        "keeper-validate: internal error; nothing was judged\n"
        f"{detail}"
        "This is a fault of keeper-validate, not of your change. Please report it with the output of the same command with -v.\n"
    )
