"""The manual of the rules for a person at a terminal, from the rules' own files. Must not know any rule by name."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import Any

from keeper_validate.errors import KeeperError
from keeper_validate.reporters.paint import Paint, folded

_SLOT = re.compile(r"\{(\w+)\}")


def index(families: dict[str, dict[str, Any]], paint: Paint) -> str:
    """Every rule, a line each, under the title of its family."""
    lines = []
    for family, data in families.items():
        lines.append(f"{paint.in_('bold', family)}  {data['title']}")
        lines += [f"  {family}/{name}{_severity(rule)}" for name, rule in data["rules"].items()]
    return "\n".join([*lines, "", "keeper-validate explain RULE tells more about one."]) + "\n"


def manual(family: str, data: dict[str, Any], name: str, paint: Paint) -> str:
    """One family, or one of its rules: why it is there, what it says, what mends it."""
    rules = {rule: words for rule, words in data["rules"].items() if not name or fnmatchcase(name, rule)}
    if not rules:
        known = ", ".join(f"{family}/{rule}" for rule in data["rules"])
        raise KeeperError(f"there is no rule {family}/{name}; the rules of {family} are {known}")
    lines = [paint.in_("bold", f"{family}: {data['title']}"), f"  {folded(data['why'], paint.width, '  ')}"]
    for rule, words in rules.items():
        lines += ["", f"{paint.in_('bold', f'{family}/{rule}')}{_severity(words)}"]
        lines += [f"  {label:<8} {folded(_slots(words[label]), paint.width, ' ' * 11)}" for label in ("message", "remedy")]
        if "amendment" in words:
            lines += ["  or ask for this amendment of the decision:"]
            lines += [f"    {line}" for line in _slots(words["amendment"]).rstrip("\n").split("\n")]
    return "\n".join(lines) + "\n"


def _severity(rule: dict[str, str]) -> str:
    return "" if rule.get("severity", "block") == "block" else f"  ({rule['severity']})"


def _slots(template: str) -> str:
    return _SLOT.sub(lambda found: f"<{found[1]}>", template)
