"""Targets that read the law: decisions, vaults, configuration, waivers, beads, messages, events, YAML. Must not judge."""

from __future__ import annotations

import atexit
import json
import shutil
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from fuzzing import inputs
from fuzzing.target import Target
from keeper_validate.errors import KeeperError
from keeper_validate.event import event
from keeper_validate.extract.contexts import Contexts
from keeper_validate.law import beads, brief
from keeper_validate.law.config_file import load_config
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.vault_file import load_vault_file
from keeper_validate.law.waivers import load_waivers
from keeper_validate.tree import tree_of
from keeper_validate.yaml import decode, document

_WAIVERS = (b"waivers:\n- clause: forbidden[0]\n  reason: a trial\n  owner: ann\n  expires: 2026-12-31\n"
            b"- {fingerprint: 0123456789abcdef, reason: r, owner: o, expires: 2020-01-01}\n",)
_CONFIGS = (
    b"keeper: {mode: growth}\nrequire_adr: false\n", b'{\n\t"keeper": {"mode": "conservation"},\n\t"seeds_dir": "keeper/seeds"\n}\n',
    b"contexts:\n  'legacy/**': vendored\n  test: ['qa/**', 'e2e/**']\nnew_decisions: allow\n"
    b"seed_vault:\n  frontend: seeds/frontend.yaml\n",
)
_BEADS = (
    b"attached_molecule: mol-1\nattached_at: 2026-01-01\n\n"
    b"---\nkeeper: ADR-017\noverride:\n  allow: [new-enum, 'new-component:Timeline']\n---\n"
    b"Build the thing.\n", b"# Task\n\n**Keeper ADR:** 017 (keeper/decisions/017-user-profile.yaml)\n", b"Keeper Decision: ADR-017\n",
    b"feat: profile (gt-12.3)\n\nImplements: gt-12\nKeeper: ADR-017\n",
    b"keeper_result:\n  adr: ADR-017\n  adr_path: keeper/decisions/017-x.yaml\n",
)
_BEADS_AS_JSON = (
    json.dumps({"id": "gt-1", "description": "keeper: ADR-1", "metadata": {"keeper": "ADR-1"}}).encode(),
    json.dumps({"id": "gt-1", "body": "x", "metadata": '{"keeper": {"adr": 17}}', "updated_at": "2026-01-01T00:00:00Z"}).encode(),
    b'{"id":"gt-1","status":"tombstone"}\n{"id":"gt-1","_type":"issue","description":"---\\nkeeper: ADR-2\\n---"}\n',
)
_EVENTS = tuple(json.dumps(one).encode() for one in (
    {"pull_request": {"base": {"ref": "main", "sha": "a" * 40}, "head": {"sha": "b" * 40, "ref": "x"}, "number": 7}},
    {"merge_group": {"base_sha": "a" * 40, "head_sha": "b" * 40}},
    {"before": "a" * 40, "after": "b" * 40, "ref": "refs/heads/main", "repository": {"default_branch": "main"}},
))
_ATTRIBUTES = (b"*.pb.go linguist-generated\ngen/** linguist-generated=true\n/third_party/ linguist-vendored -diff\n"
               b"a[b-c]?.js -linguist-generated\n*.{ts,tsx} text eol=lf\n",)


def _picked(accepts: Callable[[str], bool]) -> Callable[[], Sequence[bytes]]:
    return lambda: [data for path, data in inputs.law_files() if accepts(path)]


def _event(data: bytes) -> object:
    file = _payload()
    file.write_bytes(data)
    try:
        return event({"GITHUB_EVENT_PATH": str(file)})
    except KeeperError as refusal:
        return str(refusal).replace(str(file), "")


@cache
def _payload() -> Path:
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, True)
    return folder / "event.json"


def _decision(data: bytes) -> object:
    stem = "keeper/decisions/017-x"
    return load_decision(stem + (".md" if data.startswith(b"#") else ".yaml"), data)


def _bead(data: bytes) -> object:
    text = data.decode("utf-8", "surrogateescape")
    said = (brief.said_by_description(text, "x"), brief.said_by_message(text), beads.beads_of_message(text), beads.bead_of_branch(text))
    try:
        return said, brief.said_by_result(text, "x")
    except KeeperError as refusal:
        return said, str(refusal)


def _export(data: bytes) -> object:
    return beads.read_bead("gt-1", beads.Desk(tree_of({".beads/issues.jsonl": data}), ".", False, {}))


def _contexts(data: bytes) -> object:
    contexts = Contexts(tree_of({".gitattributes": data, "src/.gitattributes": data[::-1]}))
    return [contexts.of(path) for path in ("a.ts", "gen/a/b.go", "src/x.pb.go", "third_party/x.js", "src/ü/*.js", "src/a\\b.ts")]


TARGETS = (
    Target("decisions", _decision, _picked(lambda path: "decisions/" in path)),
    Target("vaults", lambda data: load_vault_file("keeper/seeds/frontend.yaml", data), _picked(lambda path: "seeds/" in path)),
    Target("configuration", lambda data: load_config("keeper/keeper.yaml", data), lambda: _CONFIGS),
    Target("configuration as JSON", lambda data: load_config(".keeper/config.json", data), lambda: _CONFIGS),
    Target("waivers", lambda data: load_waivers("keeper/waivers.yaml", data, "2026-11-21"), lambda: _WAIVERS),
    Target("YAML", lambda data: document(decode(data, "x.yaml"), "x.yaml"), _picked(lambda path: path.endswith(("yaml", "yml")))),
    Target("front matter and messages", _bead, lambda: _BEADS),
    Target("exports of beads", _export, lambda: _BEADS_AS_JSON),
    Target("events of a host", _event, lambda: _EVENTS),
    Target("attributes", _contexts, lambda: _ATTRIBUTES),
)
