"""The commands that can be called as tools: what each takes, and the command line that a call stands for.

A tool does what its command does and nothing else; of its options only those are offered that read no file and write none.
Must not run anything, nor know the protocol."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from keeper_validate.errors import KeeperError
from keeper_validate.values import dataclass

_LONGEST = 100_000
_LINE = 1_000
_NAME = r"[\w.@-]{1,200}"


@dataclass(frozen=True, slots=True)
class Parameter:
    """One option of a command, by the name that it has there without its dashes; `rule` is what its value has to match, `choices` are
    all its values, `positional` stands for itself, and `text` may have several lines."""

    name: str
    about: str
    type: str = "string"
    rule: str = ""
    choices: tuple[str, ...] = ()
    positional: bool = False
    required: bool = False
    text: bool = False


@dataclass(frozen=True, slots=True)
class Tool:
    """A command as a tool; `fixed` are arguments that every call has."""

    name: str
    about: str
    parameters: tuple[Parameter, ...]
    fixed: tuple[str, ...] = ()
    writes: bool = False

    def schema(self) -> dict[str, Any]:
        """What it takes, as JSON Schema."""
        return {
            "type": "object", "additionalProperties": False,
            "properties": {one.name: _property(one) for one in self.parameters},
            "required": [one.name for one in self.parameters if one.required],
        }


_ADR = Parameter("adr", "the decision to judge by: ADR-017, 17 or its file stem", rule=_NAME)
_BEAD = Parameter("bead", "the work item whose decision governs", rule=_NAME)
_CHANGE = (
    Parameter("commit", "one commit against its parent"),
    Parameter("base", "this revision against `head`"),
    Parameter("head", "the revision judged against `base` (default: HEAD)"),
)

TOOLS = (
    Tool(
        "diff", "Judge a change against the architecture decision it was made under. Without arguments: what is staged, else the branch "
        "against the default branch. The answer says whether it is upheld or violated, by which clause, where, and the smallest remedy.",
        (
            Parameter("range", "A...B (what B brings since it left A) or A..B", positional=True), *_CHANGE,
            Parameter("staged", "what is staged, even if that is nothing", type="boolean"), _ADR, _BEAD,
            Parameter("stage", "landing judges clauses about the whole work too", choices=("commit", "pr", "landing")),
            Parameter("format", "how the verdict is told (default: agent)", choices=("agent", "json", "markdown")),
        ),
        ("--format=agent",),
    ),
    Tool(
        "explain", "Document a rule (auth-reuse, forbidden/new-component), say why the finding of a fingerprint fired, or show what a "
        "sentence of a decision is read as. Without arguments: all rules.",
        (
            Parameter("rule", "a rule, a family of rules, or the fingerprint of a finding", positional=True),
            Parameter("clause", "a sentence, as it would stand in a decision", text=True),
            Parameter("field", "the list it would stand in (default: constraints)", rule=_NAME), *_CHANGE,
            Parameter("range", "the change that a fingerprint is of: A...B or A..B"), _ADR, _BEAD,
            Parameter("format", "text (the default) or json", choices=("text", "json")),
        ),
    ),
    Tool(
        "brief", "Read once before you begin: the decision that governs the work, what was done before in its convoy, and what others "
        "found out, in fewer than 1,000 tokens.",
        (
            _ADR, _BEAD, Parameter("convoy", "the convoy whose work is told (default: the one the bead belongs to)", rule=_NAME),
            Parameter("budget", "tokens for the decision (default: 500)", type="integer"),
            Parameter("format", "markdown (the default) or json", choices=("markdown", "json")),
        ),
    ),
    Tool(
        "review", "Hold a spec against the vault before anyone works on it. It writes keeper/decisions/NNN-title.yaml and "
        ".keeper-result.yaml, and answers approved, rejected (with what would be approved) or deferred to a person.",
        (
            Parameter("text", "the words of the spec", required=True, text=True),
            Parameter("format", "yaml (the default), json or text", choices=("yaml", "json", "text")),
        ),
        writes=True,
    ),
)


def tool(name: str) -> Tool:
    """The tool of a name."""
    found = next((one for one in TOOLS if one.name == name), None)
    if found is None:
        raise KeeperError(f"there is no tool {name[:40]!r}; there is {', '.join(one.name for one in TOOLS)}.")
    return found


def command_line(called: Tool, given: Mapping[str, Any], shared: tuple[str, ...]) -> list[str]:
    """The arguments of the program that a call stands for; `shared` are options that the server was started with."""
    known = {one.name: one for one in called.parameters}
    for name in given:
        if name not in known:
            raise KeeperError(f"{called.name} does not take {name[:40]!r}; it takes {', '.join(known)}.")
    for one in called.parameters:
        if one.required and given.get(one.name) in (None, ""):
            raise KeeperError(f"{called.name} needs {one.name!r}: {one.about}.")
    words = [_word(called, known[name], value) for name, value in given.items() if value is not None and value is not False]
    return [called.name, *called.fixed, *shared, *words]


def _word(called: Tool, one: Parameter, value: Any) -> str:
    """One argument, in a form that no value can turn into another option."""
    wanted = {"string": str, "boolean": bool, "integer": int}[one.type]
    where = f"{called.name}: {one.name!r}"
    if type(value) is not wanted:
        raise KeeperError(f"{where} is of the type {one.type}: {one.about}.")
    if one.type == "boolean":
        return f"--{one.name}"
    text = str(value)
    if one.choices and text not in one.choices:
        raise KeeperError(f"{where} is one of {', '.join(one.choices)}.")
    if one.rule and not re.fullmatch(one.rule, text):
        raise KeeperError(f"{where} is a plain name, without spaces or slashes: {one.about}.")
    if len(text) > (_LONGEST if one.text else _LINE) or "\0" in text or (not one.text and not text.isprintable()):
        raise KeeperError(f"{where} is {'a text' if one.text else 'one line'} of at most {_LONGEST if one.text else _LINE} characters.")
    if one.positional and text.startswith("-"):
        raise KeeperError(f"{where} begins with a dash, and so is no such thing: {one.about}.")
    return text if one.positional else f"--{one.name}={text}"


def _property(one: Parameter) -> dict[str, Any]:
    return {"type": one.type, "description": one.about, **({"enum": list(one.choices)} if one.choices else {})}
