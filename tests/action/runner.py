"""As much of a GitHub runner as a composite action needs: expressions in `env`, the files for outputs and summary, and the commands that
scripts print. It is strict where the host is lax: an expression inside a script is an error."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from repository import environment

from keeper_validate.yaml import plain

ROOT = Path(__file__).resolve().parents[2]
_EXPRESSION = re.compile(r"\$\{\{\s*([\w.-]+)\s*\}\}")


@dataclass
class Outcome:
    """How the action ended; `annotations` are the commands that the runner took, as (command, properties, message)."""

    status: int
    outputs: dict[str, str]
    log: str
    summary: str
    annotations: list[tuple[str, dict[str, str], str]] = field(default_factory=list)

    def told(self, command: str) -> list[str]:
        return [message for name, _, message in self.annotations if name == command]


def perform(workspace: Path, temp: Path, name: str, payload: dict[str, Any], **inputs: str) -> Outcome:
    """Every step of `action.yml` in a checkout, for an event of a name and payload."""
    action = plain((ROOT / "action.yml").read_text(encoding="utf-8"), "action.yml")
    unknown = inputs.keys() - {key.replace("-", "_") for key in action["inputs"]}
    assert not unknown, unknown
    context = {f"inputs.{key}": inputs.get(key.replace("-", "_"), told["default"]) for key, told in action["inputs"].items()}
    context["github.action_path"] = str(ROOT)
    event, summary = temp / "event.json", temp / "summary"
    event.write_text(json.dumps(payload), encoding="utf-8")
    summary.write_text("", encoding="utf-8")
    host = {"CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": name, "GITHUB_EVENT_PATH": str(event), "RUNNER_OS": "Linux",
            "RUNNER_TEMP": str(temp), "GITHUB_WORKSPACE": str(workspace), "GITHUB_STEP_SUMMARY": str(summary), "GIT_PROTOCOL": "version=2"}
    status, log = 0, ""
    for step in action["runs"]["steps"]:
        out = temp / f"output-{step['id']}"
        out.write_text("", encoding="utf-8")
        done = _step(step, workspace, context, host | {"GITHUB_OUTPUT": str(out)})
        log += done.stdout
        context |= {f"steps.{step['id']}.outputs.{key}": value for key, value in _outputs(out.read_text(encoding="utf-8")).items()}
        if done.returncode:
            status = done.returncode
            break
    outputs = {key: _filled(told["value"], context) for key, told in action["outputs"].items()}
    return Outcome(status, outputs, log, summary.read_text(encoding="utf-8"), list(_commands(log)))


def _step(step: dict[str, Any], workspace: Path, context: dict[str, str], host: dict[str, str]) -> subprocess.CompletedProcess[str]:
    assert step["shell"] == "bash"
    assert "${{" not in step["run"], "an expression inside a script lets whoever names a branch run commands"
    own = {key: _filled(value, context) for key, value in step["env"].items()}
    return subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=workspace, env=environment() | host | own,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace", check=False,
    )


def _filled(text: str, context: dict[str, str]) -> str:
    return _EXPRESSION.sub(lambda found: context.get(found[1], ""), text)


def _outputs(text: str) -> dict[str, str]:
    """`name=value`, or `name<<END` with lines up to END."""
    found, lines = {}, iter(text.splitlines())
    for line in lines:
        name, mark, end = line.partition("<<")
        if mark and "=" not in name:
            value = []
            for inner in lines:
                if inner == end:
                    break
                value.append(inner)
            found[name] = "\n".join(value)
        else:
            name, _, found_value = line.partition("=")
            found[name] = found_value
    return found


def _commands(log: str) -> list[tuple[str, dict[str, str], str]]:
    """The commands of a log as the host reads them: at the start of a line, blanks aside, and none between a stop and its token."""
    found, stopped = [], ""
    for line in log.splitlines():
        command = re.match(r"\s*::([\w-]+)(?: ([^:]*))?::(.*)", line)
        if command is None:
            continue
        if stopped:
            stopped = "" if command[1] == stopped else stopped
            continue
        if command[1] == "stop-commands":
            stopped = command[3]
            continue
        properties = dict(entry.split("=", 1) for entry in (command[2] or "").split(",") if entry)
        found.append((command[1], properties, command[3]))
    return found
