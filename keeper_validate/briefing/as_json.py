"""A brief as one JSON object, schema `keeper-validate/brief/1`: the same that the text tells.

Fields may be added to the schema, never renamed or removed."""

from __future__ import annotations

import json

from keeper_validate.briefing.brief import Brief
from keeper_validate.briefing.digest import Digest
from keeper_validate.budget import tokens
from keeper_validate.law.law import Law
from keeper_validate.reporters.json import decodable


def as_json(brief: Brief, laws: tuple[Law, ...], tried: tuple[str, ...]) -> str:
    """The object; `tokens` is the estimate for the text, and `limit` what it stays within."""
    document = {
        "schema": "keeper-validate/brief/1",
        "tokens": tokens(brief.text()),
        "limit": brief.limit,
        "decisions": [_decision(one, law) for one, law in zip(brief.digests, laws, strict=True)],
        "convoy": {
            "id": brief.batch or None, "source": brief.source or None, "ended": brief.prior.count, "tried": list(tried),
            "earlier": brief.prior.earlier or None,
            "beads": [{"id": one.id, "title": one.title, "agent": one.agent or None, "state": one.state, "summary": one.summary}
                      for one in brief.prior.told],
        },
        "discovery": {
            "count": brief.discovery.count,
            "documents": [{"path": one.path, "head": one.head} for one in brief.discovery.documents],
        },
    }
    return json.dumps(decodable(document), indent=1) + "\n"


def _decision(digest: Digest, law: Law) -> dict[str, object]:
    decision = law.decision
    return {
        "id": decision.id if decision else None, "path": decision.path if decision else None,
        "title": decision.title if decision else None, "status": decision.status if decision else None,
        "approved": decision.approved if decision else None, "mode": law.mode, "binding": law.binding, "found_by": law.found_by,
        "bead": law.bead, "tokens": tokens(digest.text()),
        "sections": [{"title": one.title, "items": list(one.items), "cut": one.whole - len(one.items)} for one in digest.sections],
        "shortened": digest.shortened,
    }
