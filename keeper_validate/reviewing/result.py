"""What a review hands on: `keeper_result` for the host, and beside it the whole review, as plain data. Must not print or write."""

from __future__ import annotations

from typing import Any

from keeper_validate.reviewing.approvable import approvable
from keeper_validate.reviewing.ruling import Review
from keeper_validate.values import dataclass

SCHEMA = "keeper-validate/review/1"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a review, or of one before it on the same spec (`decided`: where that decision lies); `adr` is empty where nothing
    was decided."""

    status: str
    adr: str = ""
    path: str = ""
    review: Review | None = None
    decided: str = ""


def as_data(outcome: Outcome) -> dict[str, Any]:
    """The result in the order of writing."""
    result = {
        "status": outcome.status, "adr": outcome.adr or None, "adr_path": outcome.path or None,
        "bead_frontmatter": f"---\nkeeper: {outcome.adr}\n---\n" if outcome.status == "approved" else None,
    }
    found: dict[str, Any] = {"keeper_result": result}
    if outcome.decided:
        found["review"] = {"schema": SCHEMA, "decided_before": outcome.decided}
    elif outcome.review is not None:
        found["review"] = _review(outcome.review)
    return found


def _review(review: Review) -> dict[str, Any]:
    told: dict[str, Any] = {
        "schema": SCHEMA, "spec": review.spec.source, "mode": review.mode, "law": review.law,
        "elements": [
            {"kind": one.proposed.kind, "name": one.proposed.name, "row": one.row, "outcome": one.outcome, "because": one.because}
            for one in review.rulings
        ],
    }
    reasons = [f"{one.because}. {one.instead}".strip() for one in review.of("reject")]
    if reasons:
        told["reasons"] = reasons
        told["would_approve"] = approvable(review)
    if review.of("defer"):
        told["questions"] = [one.question for one in review.of("defer")]
    warnings = [one.because for one in review.of("note")] + [one.because for one in review.of("approve") if review.mode == "seeding"]
    if warnings:
        told["warnings"] = warnings
    if review.spec.unread:
        told["unread"] = list(review.spec.unread)
    if review.spec.unheld:
        told["unheld"] = list(review.spec.unheld)
    return told
