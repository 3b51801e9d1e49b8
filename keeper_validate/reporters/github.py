"""The verdict as GitHub workflow commands: annotations at the lines of the findings, within the host's limit of ten a step and level."""

from __future__ import annotations

from keeper_validate.finding import Finding
from keeper_validate.printable import printable
from keeper_validate.reporters import wording
from keeper_validate.verdict import Verdict

_LIMIT = 9


def report(verdict: Verdict) -> str:
    """Errors, warnings, then one notice with the headline, a line each."""
    lines = [
        *_annotations("error", wording.blocking(verdict), verdict),
        *_annotations("warning", wording.warning(verdict), verdict),
        f"::notice title=keeper-validate::{_data(wording.headline(verdict))}",
    ]
    return "\n".join(lines) + "\n"


def refusal(message: str, command: str = "error") -> str:
    """One annotation without a place, for a change that could not be judged, or need not be."""
    return f"::{command} title=keeper-validate::{_data(printable(message))}\n"


def _annotations(command: str, findings: tuple[Finding, ...], verdict: Verdict) -> list[str]:
    lines = [_annotation(command, finding, verdict) for finding in findings[:_LIMIT]]
    hidden = len(findings) - _LIMIT
    if hidden > 0:
        lines.append(f"::{command} title=keeper-validate::{hidden} more in the full report")
    return lines


def _annotation(command: str, finding: Finding, verdict: Verdict) -> str:
    clause = wording.broken(verdict, finding)
    words = f"\n{clause}" if clause else ""
    place = f"file={_property(finding.path)}"
    if finding.line:
        place += f",line={finding.line},endLine={max(finding.line, finding.end_line)}"
    text = f"{printable(finding.message)}{words}\nRemedy: {printable(finding.remedy)}"
    return f"::{command} {place},title={_property(finding.rule)}::{_data(text)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(printable(text)).replace(":", "%3A").replace(",", "%2C")
