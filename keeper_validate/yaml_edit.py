"""YAML files that are edited and not only read: comments, order and hand-made fields stay as they are.

Must not be imported on a run that only judges; reading is `yaml`'s."""

from __future__ import annotations

import io
from typing import Any

from keeper_validate.errors import KeeperError


def load(text: str, name: str) -> Any:
    """A file as ruamel's round-trip mapping; an empty file is an empty mapping. Raises KeeperError where it does not parse."""
    from ruamel.yaml.error import YAMLError

    try:
        found = _yaml().load(text)
    except (YAMLError, ValueError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        place = f"{name}:{mark.line + 1}" if mark is not None else name
        problem = str(getattr(error, "problem", None) or error).splitlines()[0]
        raise KeeperError(f"{place}: this file cannot be edited as it stands ({problem}); mend the line first.") from None
    if found is None:
        return mapping()
    if not hasattr(found, "items"):
        raise KeeperError(f"{name}: a seed file is a mapping of sections, such as `components:`.")
    return found


def dump(data: Any) -> str:
    """The file's text again."""
    out = io.StringIO()
    _yaml().dump(data, out)
    return out.getvalue()


def mapping() -> Any:
    """An empty mapping to put entries into."""
    from ruamel.yaml.comments import CommentedMap

    return CommentedMap()


def inline(values: list[str]) -> Any:
    """A list that is written in one line, `[a, b]`."""
    from ruamel.yaml.comments import CommentedSeq

    listed = CommentedSeq(values)
    listed.fa.set_flow_style()
    return listed


def remark(mapping: Any, key: str, text: str) -> None:
    """A remark at the end of a key's line, two spaces behind what stands there; the library's own way puts but one behind most."""
    from ruamel.yaml.error import CommentMark
    from ruamel.yaml.tokens import CommentToken

    mapping.ca.items[key] = [None, None, CommentToken(f" # {text}", CommentMark(0)), None]


def literal(text: str) -> Any:
    """A text that is written as a block, line by line."""
    from ruamel.yaml.scalarstring import LiteralScalarString

    return LiteralScalarString(text)


def _yaml() -> Any:
    from ruamel.yaml import YAML

    yaml = YAML()
    yaml.preserve_quotes = True
    yaml.width = 1 << 20
    yaml.indent(mapping=2, sequence=4, offset=2)
    return yaml
