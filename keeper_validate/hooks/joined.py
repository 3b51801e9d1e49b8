"""Several reports of one format as one document that the format's readers accept. Must not know what a report says."""

from __future__ import annotations

import json
import re
from typing import Any

_SUITES = re.compile(r"(?s)(.*?<testsuites>\n)(.*)(</testsuites>\n)\Z")


def joined(name: str, reports: list[str]) -> str:
    """The reports, in their order; those of JSON and XML under one root."""
    if name == "json":
        documents = [json.loads(report) for report in reports]
        return _written({"schema": "keeper-validate/verdicts/1", "verdicts": documents})
    if name in ("sarif", "gitlab", "rdjson"):
        merged = _merged([json.loads(report) for report in reports])
        if name == "sarif":
            # GitHub refuses a log whose runs are all of one category.
            for number, run in enumerate(merged["runs"], 1):
                run["automationDetails"] = {"id": f"keeper-validate/{number}/"}
        return _written(merged)
    if name == "junit":
        parts = [found for report in reports if (found := _SUITES.match(report))]
        return "".join([parts[0][1], *(part[2] for part in parts), parts[0][3]])
    return "\n".join(reports)


def _merged(documents: list[Any]) -> Any:
    """Lists one after the other, of objects the lists in them; everything else is the same in all."""
    if isinstance(documents[0], list):
        return [entry for document in documents for entry in document]
    lists = {key for key, value in documents[0].items() if isinstance(value, list)}
    return {key: _merged([document[key] for document in documents]) if key in lists else value for key, value in documents[0].items()}


def _written(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
