"""What the surroundings say is to be judged: a hook framework's range, or the event of a CI host. Pure: environment in, event out,
but for the one payload file that the environment names. Must not ask Git."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from keeper_validate.errors import KeeperError
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """A range to judge from the merge base of `base` and `head`; `base` is None where a branch is new. `targets` are the revisions
    that may be the tip of the branch it is to land on, best first, and empty where the event names none; `beside` tells of a
    push to anything but the default branch, which holds nothing new where that holds it."""

    name: str
    base: str | None
    head: str
    targets: tuple[str, ...] = ()
    branch: str | None = None
    beside: bool = False


def event(environment: Mapping[str, str]) -> Event | None:
    """The range that a hook framework or a CI host asks about; None where neither does."""
    if environment.get("PRE_COMMIT_FROM_REF") and environment.get("PRE_COMMIT_TO_REF"):
        return Event("the pushed range", _present(environment["PRE_COMMIT_FROM_REF"]), environment["PRE_COMMIT_TO_REF"])
    if environment.get("CI_MERGE_REQUEST_DIFF_BASE_SHA"):
        return _merge_request(environment)
    if environment.get("GITHUB_EVENT_PATH"):
        return _github(environment)
    return None


def _present(oid: str) -> str | None:
    return oid if oid.strip("0") else None


def _merge_request(environment: Mapping[str, str]) -> Event:
    target = environment.get("CI_MERGE_REQUEST_TARGET_BRANCH_NAME", "")
    return Event(
        f"merge request !{environment.get('CI_MERGE_REQUEST_IID', '?')}",
        environment["CI_MERGE_REQUEST_DIFF_BASE_SHA"],
        # In a pipeline for merged results, the commit checked out is the merge; its source is named apart.
        environment.get("CI_MERGE_REQUEST_SOURCE_BRANCH_SHA") or environment.get("CI_COMMIT_SHA") or "HEAD",
        tuple(filter(None, (f"refs/remotes/origin/{target}" if target else "", environment.get("CI_MERGE_REQUEST_TARGET_BRANCH_SHA")))),
        environment.get("CI_MERGE_REQUEST_SOURCE_BRANCH_NAME"),
    )


def _github(environment: Mapping[str, str]) -> Event | None:
    path = environment["GITHUB_EVENT_PATH"]
    try:
        with open(path, encoding="utf-8") as file:
            payload = json.load(file)
    except (OSError, ValueError, RecursionError) as error:
        raise KeeperError(f"the event in {path} (GITHUB_EVENT_PATH) cannot be read: {error}; name the change, as in `diff A...B`") from None
    try:
        return _payload(payload)
    except (KeyError, TypeError, AttributeError):
        raise KeeperError(f"the event in {path} (GITHUB_EVENT_PATH) lacks its revisions; name the change, as in `diff A...B`") from None


def _text(holder: Any, key: str) -> str:
    value = holder[key]
    if not isinstance(value, str):
        raise TypeError(key)
    return value


def _branch(head: Any) -> str | None:
    return None if head.get("ref") is None else _text(head, "ref")


def _payload(payload: Any) -> Event | None:
    if not isinstance(payload, dict):
        raise TypeError(payload)
    if "pull_request" in payload:
        pull = payload["pull_request"]
        base, head = pull["base"], pull["head"]
        targets = (f"refs/remotes/origin/{_text(base, 'ref')}", _text(base, "sha"))
        return Event(f"pull request #{pull.get('number', '?')}", _text(base, "sha"), _text(head, "sha"), targets, _branch(head))
    if "merge_group" in payload:
        group = payload["merge_group"]
        return Event("the merge group", _text(group, "base_sha"), _text(group, "head_sha"), (_text(group, "base_sha"),))
    if "before" in payload and "after" in payload:
        if not _present(_text(payload, "after")):
            raise KeeperError("the push deletes its branch; there is nothing to judge")
        branch, before = payload["ref"].removeprefix("refs/heads/"), _present(_text(payload, "before"))
        # What lands on the default branch by a push is judged by the law that stood there, not by the one it brings.
        own = branch == payload["repository"]["default_branch"]
        return Event(f"the push to {branch}", before, payload["after"], (before,) if before and own else (), branch, not own)
    return None
