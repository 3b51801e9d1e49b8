"""A review for people: a line for standard error that still tells all when it is cut, and an outline. Must not know more than the data."""

from __future__ import annotations

from typing import Any

from keeper_validate.printable import printable
from keeper_validate.reviewing.result import Outcome

_MOST = 480
_SAYS = (("reuse", "reused"), ("extend", "extended"), ("approve", "new"), ("remove", "removed"))


def summary(outcome: Outcome) -> str:
    """One line: what came of it, and of a rejection the first reasons."""
    if outcome.decided:
        return f"{outcome.status} already, as {outcome.adr} ({outcome.path} in {outcome.decided})"
    made = outcome.review
    if made is None:
        return outcome.status
    if outcome.status == "rejected":
        reasons = [f"{one.because}. {one.instead}".strip() for one in made.of("reject")]
        return printable(_cut(f"rejected, {len(reasons)} {'reasons' if len(reasons) > 1 else 'reason'}: {' '.join(reasons)}"))
    counts = [f"{len(made.of(name))} {word}" for name, word in _SAYS if made.of(name)]
    counts += [f"{len(made.of('defer'))} open"] if made.of("defer") else []
    return printable(_cut(f"{outcome.status} as {outcome.adr} ({outcome.path}): {', '.join(counts) or 'nothing new'}"))


def outline(data: dict[str, Any]) -> str:
    """The result as lines."""
    if "queue" in data:
        lines = [line for one in data["queue"] for line in _waiting(one)] or ["nothing waits for a person"]
    else:
        lines = [*_result(data["keeper_result"]), *_review(data.get("review", {}))]
    return "".join(printable(line) + "\n" for line in lines)


def _waiting(one: dict[str, Any]) -> list[str]:
    where = f"  ({one['where']})" if "where" in one else ""
    return [f"{one['adr']}  {one['title']}  {one['adr_path']}{where}", *(f"  {text}" for text in one["open"])]


def _result(result: dict[str, Any]) -> list[str]:
    named = f" as {result['adr']}, {result['adr_path']}" if result["adr"] else ""
    return [f"KEEPER DECISION: {result['status'].upper()}{named}"]


def _review(told: dict[str, Any]) -> list[str]:
    if "decided_before" in told:
        return [f"Decided before, in {told['decided_before']}."]
    lines = [f"  {one['outcome']:<8}{one['because']}  [{one['row']}]" for one in told.get("elements", ())]
    for key, title in (("reasons", "Why it is rejected:"), ("questions", "What a person has to decide:"), ("warnings", "To be known:"),
                       ("unread", "Not read:"), ("unheld", "Held by no clause:")):
        if told.get(key):
            lines += [title, *(f"  {text}" for text in told[key])]
    if told.get("would_approve"):
        lines += ["What would be approved:", *(f"  {_element(one)}" for one in told["would_approve"]["elements"])]
    return lines


def _element(one: dict[str, Any]) -> str:
    rest = [f"{key}: {', '.join(value) if isinstance(value, list) else value}" for key, value in one.items()
            if key not in ("kind", "name", "action")]
    return f"{one['action']} {one['kind']} {one['name']}" + (f" ({'; '.join(rest)})" if rest else "")


def _cut(text: str) -> str:
    whole = text.encode("utf-8", "replace")
    return text if len(whole) <= _MOST else whole[:_MOST].decode("utf-8", "ignore").rpartition(" ")[0] + " ..."
