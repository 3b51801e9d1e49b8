"""`mcp` as an agent's host has it: a process of its own on standard input and output, asked by the client of the official SDK, in both eras
of the protocol."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from convoys import CONVOY, bd, bead, convoy_bead, own_bead
from repository import Repository, environment
from running import ROOT, keeper
from table import sample_at

from keeper_validate.errors import NOT_JUDGED, UPHELD

pytestmark = pytest.mark.slow

anyio = pytest.importorskip("anyio", reason="the SDK is not installed")
sdk = pytest.importorskip("mcp", reason="the SDK is not installed")

MODAL = "export function ProfileModal() {\n  return <div role=\"dialog\">Profile</div>;\n}\n"
GUIDE = "# Guide\n\nRead this.\n\n## Naming\n\nNouns.\n\n### Plurals\n\nYes.\n\n## Tests\n\nMany.\n"


def asked(repository: Repository, conversation: Callable[[Any], Awaitable[Any]], *words: str, mode: str = "auto", **extra: str) -> Any:
    """What a conversation with a server of a repository brings; `extra` are environment variables."""
    parameters = sdk.StdioServerParameters(
        command=sys.executable, args=["-m", "keeper_validate", *words, "mcp"], cwd=str(repository.path),
        env=environment() | {"PYTHONPATH": str(ROOT)} | extra,
    )

    async def main() -> Any:
        with open(os.devnull, "w") as nowhere:
            async with sdk.Client(sdk.stdio_client(parameters, errlog=nowhere), mode=mode) as client:
                return await conversation(client)

    return anyio.run(main)


async def outcome(request: Awaitable[Any]) -> Any:
    """The answer, or the error as the client sees it."""
    try:
        return await request
    except sdk.MCPError as error:
        return error


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Repository:
    """The sample with pages on main, and on the branch that is checked out: a milder law, a violation, and what must not be read."""
    folder = tmp_path_factory.mktemp("mcp")
    sample = sample_at(folder / "sample")
    (folder / "outside.md").write_text("outside\n")
    sample.commit("pages", {
        "docs/guide.md": GUIDE, "docs/more/first steps.md": "# First steps\n", "docs/.env": "KEY=1\n", "docs/aws-credentials.md": "KEY=2\n",
        "docs/blob.md": b"\0\1", "private.md": "# Private\n", "keeper/decisions/018-broken.yaml": "id: ADR-018\nforbidden: [a, {b\n",
    })
    (sample.path / "docs" / "link.md").symlink_to(folder / "outside.md")
    sample.git("add", "docs/link.md")
    sample.commit("link")
    decision = next((sample.path / "keeper" / "decisions").glob("017-*")).relative_to(sample.path).as_posix()
    sample.branch("polecat/nux/gt-own1@mk1")
    sample.commit("milder", {
        decision: "id: ADR-017\nstatus: approved\nforbidden: [nothing of note]\n",
        "docs/guide.md": "# Milder\n", "docs/mine.md": "# Mine\n",
        "keeper/seeds/frontend.yaml": "components: {ProfileModal: {location: src/ui/ProfileModal.tsx}}\n",
    })
    sample.commit("unjudged", {"src/ui/ProfileModal.tsx": MODAL})
    return sample


@pytest.fixture(scope="module", params=["auto", pytest.param("legacy", marks=pytest.mark.slow)])
def answers(town: Repository, request: pytest.FixtureRequest) -> dict[str, Any]:
    """One conversation that asks everything, in one era of the protocol."""

    async def everything(client: Any) -> dict[str, Any]:
        return {
            "resources": (await client.list_resources()).resources,
            "templates": (await client.list_resource_templates()).resource_templates,
            "tools": (await client.list_tools()).tools,
            **{uri: await outcome(client.read_resource(uri)) for uri in (*READ, *UNREADABLE)},
            **{name: await outcome(client.call_tool(name.split()[0], given)) for name, given in CALLS.items()},
        }

    found = asked(town, everything, mode=request.param)
    assert isinstance(found, dict)
    return found


def test_resources_are_those_of_the_default_branch(answers: dict[str, Any]) -> None:
    listed = {one.uri: (one.name, one.mime_type) for one in answers["resources"]}
    assert listed["keeper://decisions/ADR-017"] == ("ADR-017", "application/yaml")
    assert listed["keeper://seeds/frontend"] == ("frontend", "application/yaml")
    assert listed["keeper://docs/more/first%20steps.md"] == ("first steps.md", "text/markdown")
    assert listed["keeper://state/branch"] == ("branch", "text/plain")
    assert not [uri for uri in listed if any(word in uri for word in ("mine", ".env", "credentials", "link", "private"))]


def test_a_decision_that_cannot_be_loaded_is_listed_with_the_reason(answers: dict[str, Any]) -> None:
    [broken] = [one for one in answers["resources"] if one.uri == "keeper://decisions/ADR-018"]
    assert broken.description.startswith("cannot be read: keeper/decisions/018-broken.yaml:")


def test_templates_tell_how_the_rest_is_addressed(answers: dict[str, Any]) -> None:
    assert [one.uri_template for one in answers["templates"]] == [
        "keeper://decisions/{id}", "keeper://seeds/{domain}", "keeper://seeds/{domain}/{name}", "keeper://docs/{+path}",
        "keeper://state/{+name}",
    ]


READ = {
    "keeper://decisions/ADR-017": "new modal components",
    "keeper://decisions/17": "new modal components",
    "keeper://decisions": "keeper://decisions/ADR-017  ADR-017\n",
    "keeper://seeds/frontend": "components:",
    "keeper://seeds/frontend#Button": "Button:",
    "keeper://seeds/frontend/Button": "Button:",
    "keeper://docs/guide.md": GUIDE,
    "keeper://docs/guide": GUIDE,
    "keeper://docs/guide.md#naming": "## Naming\n\nNouns.\n\n### Plurals\n\nYes.\n",
    "keeper://docs/more/first%20steps.md": "# First steps\n",
    "keeper://docs/": "keeper://docs/guide.md  guide.md\n",
    "keeper://state/branch": "branch: polecat/nux/gt-own1@mk1\n",
}


@pytest.mark.parametrize("uri", READ)
def test_is_read(uri: str, answers: dict[str, Any]) -> None:
    [content] = answers[uri].contents
    assert content.uri == uri
    assert READ[uri] in content.text
    assert "nothing of note" not in content.text


def test_of_a_seed_only_its_own_lines_are_read(answers: dict[str, Any]) -> None:
    one, other = (answers[uri].contents[0].text for uri in ("keeper://seeds/frontend#Button", "keeper://seeds/frontend/Button"))
    whole = answers["keeper://seeds/frontend"].contents[0].text
    assert one == other
    assert "Modal:" in whole
    assert "Modal:" not in one
    assert len(one) < len(whole) / 2


UNREADABLE = {
    "keeper://decisions/ADR-099": "no decision ADR-099 in keeper/decisions: did you mean 018-broken or 017-user-profile?",
    "keeper://seeds/mobile": "there is no seed file mobile in keeper/seeds; there is ",
    "keeper://seeds/frontend#Buton": "keeper/seeds/frontend.yaml has no entry Buton; did you mean Button?",
    "keeper://seeds/frontend#ProfileModal": "keeper/seeds/frontend.yaml has no entry ProfileModal",
    "keeper://docs/mine.md": "there is no file docs/mine.md in the law revision.",
    "keeper://docs/more": "there is no file docs/more in the law revision.",
    "keeper://docs/guide.md#Colour": "docs/guide.md has no heading Colour.",
    "keeper://docs/link.md": "docs/link.md is a symlink or submodule",
    "keeper://docs/.env": "docs/.env is not handed out: its name falls under .env",
    "keeper://docs/aws-credentials.md": "docs/aws-credentials.md is not handed out: its name falls under *credential",
    "keeper://docs/blob.md": "docs/blob.md:1: a NUL byte stands here",
    "keeper://docs/../private.md": "is no address of a resource",
    "keeper://docs/%2e%2e/private.md": "is no address of a resource",
    "keeper://docs/..%2f..%2fetc/passwd": "is no address of a resource",
    "keeper://state/secrets": "keeper://state/secrets cannot be read: there is no state secrets",
    "keeper://state/discovery/../../private.md": "is no address of a resource",
    "keeper://other/thing": "is no address of a resource",
    "file:///etc/passwd": "is no address of a resource",
    "": "is no address of a resource",
}


@pytest.mark.parametrize("uri", UNREADABLE)
def test_is_refused_in_a_sentence(uri: str, answers: dict[str, Any]) -> None:
    error = answers[uri]
    assert isinstance(error, sdk.MCPError)
    assert UNREADABLE[uri] in error.message
    assert "\n" not in error.message


def test_tools_only_read_but_for_review(answers: dict[str, Any]) -> None:
    assert [(one.name, one.annotations.read_only_hint) for one in answers["tools"]] == [
        ("diff", True), ("explain", True), ("brief", True), ("review", False)]
    assert all(one.input_schema["additionalProperties"] is False for one in answers["tools"])


# The first word is the tool; the rest tells the calls of one tool apart.
CALLS: dict[str, dict[str, Any] | None] = {
    "diff of the branch": {"adr": "ADR-017"},
    "diff as json": {"adr": "17", "format": "json", "range": "main...HEAD"},
    "diff of one commit": {"adr": "17", "commit": "HEAD"},
    "diff without a decision": {},
    "diff of what is no revision": {"adr": "17", "commit": "nonesuch"},
    "diff with an option as its range": {"adr": "17", "range": "--output=evil"},
    "diff with an option as its commit": {"adr": "17", "commit": "--output=evil"},
    "diff with a path as its decision": {"adr": "../outside.md"},
    "diff with an option that a tool has not": {"output": "evil"},
    "diff with a number": {"adr": 17},
    "diff with a stage that there is not": {"stage": "x"},
    "diff with two lines": {"adr": "17", "commit": "HEAD\n--output=evil"},
    "explain a rule": {"rule": "data-append"},
    "explain a clause": {"clause": "--no new modal components", "field": "forbidden"},
    "explain nothing known": {"rule": "data-apend"},
    "explain without words": None,
    "brief": {"adr": "ADR-017", "budget": 120},
    "brief in too little": {"adr": "ADR-017", "budget": 3},
    "brief in true tokens": {"adr": "ADR-017", "budget": True},
    "review nothing": {},
    "unknown tool": {},
}
SAID = {
    "diff of the branch": (False, "ProfileModal"),
    "diff as json": (False, '"verdict": "violated"'),
    "diff of one commit": (False, "ProfileModal"),
    "diff without a decision": (True, "keeper-validate: no decision governs this change"),
    "diff of what is no revision": (True, "keeper-validate: nonesuch is not a revision of this repository"),
    "diff with an option as its range": (True, "keeper-validate: diff: 'range' begins with a dash"),
    "diff with an option as its commit": (True, "keeper-validate: '--output=evil' is not a revision"),
    "diff with a path as its decision": (True, "keeper-validate: diff: 'adr' is a plain name, without spaces or slashes"),
    "diff with an option that a tool has not": (True, "keeper-validate: diff does not take 'output'; it takes range, commit, base"),
    "diff with a number": (True, "keeper-validate: diff: 'adr' is of the type string"),
    "diff with a stage that there is not": (True, "keeper-validate: diff: 'stage' is one of commit, pr, landing."),
    "diff with two lines": (True, "keeper-validate: diff: 'commit' is one line of at most 1000 characters."),
    "explain a rule": (False, "Enums only grow at their end"),
    "explain a clause": (False, "new modal components"),
    "explain nothing known": (True, "keeper-validate: there is no rule data-apend; did you mean data-append?"),
    "explain without words": (False, "auth-reuse"),
    "brief": (False, "# ADR-017 "),
    "brief in too little": (True, "keeper-validate: --budget is 3: a decision needs at least 60 tokens"),
    "brief in true tokens": (True, "keeper-validate: brief: 'budget' is of the type integer"),
    "review nothing": (True, "keeper-validate: review needs 'text': the words of the spec."),
}


@pytest.mark.parametrize("call", SAID)
def test_a_call_says(call: str, answers: dict[str, Any]) -> None:
    failed, words = SAID[call]
    [content] = answers[call].content
    assert (answers[call].is_error, words in content.text) == (failed, True), content.text
    assert content.text.count("\n") <= 1 or not failed


def test_a_tool_that_there_is_not_is_an_error_of_the_protocol(answers: dict[str, Any]) -> None:
    assert isinstance(answers["unknown tool"], sdk.MCPError)
    assert answers["unknown tool"].message == "there is no tool 'unknown'; there is diff, explain, brief, review."


def test_nothing_that_was_asked_wrote_a_file(answers: dict[str, Any], town: Repository) -> None:
    assert town.git("status", "--porcelain", "--ignored") == ""


@pytest.mark.slow
def test_a_tool_answers_what_its_command_prints(town: Repository, tmp_path: Path) -> None:
    beads = [bead(1, notes="Uses a cursor")]
    path = f"{bd(tmp_path / 'bin', {'show gt-own1': [own_bead()], f'show {CONVOY}': [convoy_bead(beads)]})}{os.pathsep}{os.environ['PATH']}"

    async def both(client: Any) -> list[str]:
        found = [await client.call_tool("brief", {}), await client.call_tool("diff", {})]
        return [one.content[0].text for one in found]

    brief, diff = asked(town, both, PATH=path)
    assert brief == keeper(town.path, "brief", PATH=path).stdout
    assert '- gt-b1 "Piece of work 1" (nux): "Uses a cursor"' in brief
    assert diff == keeper(town.path, "diff", "--format", "agent", PATH=path).stdout


def test_review_writes_a_decision_where_it_is_asked(tmp_path: Path) -> None:
    sample = sample_at(tmp_path / "sample")

    async def conversation(client: Any) -> tuple[Any, Any]:
        first = await client.call_tool("review", {"text": "Add a `danger` variant to Button", "format": "json"})
        return first, await client.call_tool("diff", {"adr": "17"})

    first, second = asked(sample, conversation)
    result = json.loads(first.content[0].text)["keeper_result"]
    assert not first.is_error
    assert result["status"] in ("approved", "rejected", "deferred")
    assert (sample.path / ".keeper-result.yaml").exists()
    assert not second.is_error


@pytest.mark.slow
def test_the_law_can_be_another_revision(town: Repository) -> None:
    async def conversation(client: Any) -> list[str]:
        read = await client.read_resource("keeper://docs/mine.md")
        judged = await client.call_tool("diff", {"adr": "17", "commit": "HEAD"})
        return [read.contents[0].text, judged.content[0].text]

    page, verdict = asked(town, conversation, "--law", "HEAD")
    assert page == "# Mine\n"
    assert "upheld" in verdict


@pytest.mark.slow
def test_many_calls_leave_no_process_behind(town: Repository) -> None:
    async def conversation(client: Any) -> list[str]:
        for _ in range(12):
            await client.read_resource("keeper://decisions/ADR-017")
            await client.call_tool("diff", {"adr": "17"})
        listed = subprocess.run(["ps", "-A", "-o", "ppid=,pid=,args="], capture_output=True, text=True, check=True).stdout
        rows = [line.split(None, 2) for line in listed.splitlines()]
        [server] = [own for parent, own, program in rows if parent == str(os.getpid()) and program.endswith(" -m keeper_validate mcp")]
        return [program for parent, _, program in rows if parent == server]

    assert len(asked(town, conversation)) <= 2


def test_it_ends_when_the_other_side_closes(town: Repository) -> None:
    done = keeper(town.path, "mcp", stdin="")
    assert (done.returncode, done.stdout, done.stderr) == (UPHELD, "", "")


@pytest.mark.slow
def test_what_is_no_message_does_not_end_it(town: Repository) -> None:
    first = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}}
    done = keeper(town.path, "mcp", stdin=f"garbage\n{{}}\n{json.dumps(first)}\n")
    assert done.returncode == UPHELD
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["result"]["serverInfo"]["name"] for one in replies if one.get("id") == 1] == ["keeper-validate"]


def test_without_the_sdk_it_says_what_to_install(town: Repository, tmp_path: Path) -> None:
    (tmp_path / "mcp").mkdir()
    (tmp_path / "mcp" / "__init__.py").write_text("raise ModuleNotFoundError(\"No module named 'mcp'\")\n")
    done = keeper(town.path, "mcp", PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    assert (done.returncode, done.stdout) == (NOT_JUDGED, "")
    assert done.stderr == (
        "keeper-validate: mcp needs the official SDK (No module named 'mcp'): pip install 'keeper-validate[mcp]'\n")


def test_outside_a_repository_it_does_not_begin(tmp_path: Path) -> None:
    done = keeper(tmp_path, "mcp")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (NOT_JUDGED, "", 1)


@pytest.mark.slow
def test_a_repository_without_a_commit_has_no_law_to_read(tmp_path: Path) -> None:
    async def conversation(client: Any) -> Any:
        return await outcome(client.list_resources())

    assert asked(Repository(tmp_path / "empty"), conversation).message.startswith("there is no default branch yet")
