"""One verdict, many renderings: the table of formats. Nothing but `commands` imports reporters; a format is loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module

from keeper_validate.reporters.paint import PLAIN, Paint

TYPE_CHECKING = False  # whoever asks for help alone, or interrupts early, has not waited for everything that judges

if TYPE_CHECKING:
    from keeper_validate.verdict import Verdict

FORMATS = ("text", "agent", "json", "sarif", "github", "markdown", "junit", "gitlab", "rdjson", "html")


def report(name: str, verdict: Verdict, paint: Paint = PLAIN) -> str:
    """The verdict in one of FORMATS, ending in a line break; only `text` looks at the terminal's width and colours."""
    if name == "text":
        from keeper_validate.reporters import text

        return text.report(verdict, paint)
    written: str = import_module(f"keeper_validate.reporters.{name}").report(verdict)
    return written
