"""Who acts, as far as the surroundings say. Must not be taken for a proof: a record is worth as much as the right to write it."""

from __future__ import annotations

from collections.abc import Mapping

from keeper_validate import shipped


def actor(environ: Mapping[str, str]) -> str:
    """The name that a host or an agent's environment gives, else that of the account; empty where neither says one."""
    named = next((environ[name] for name in shipped.data("rules/lexicon/gatekeeping")["actor"] if environ.get(name)), "")
    return named or next((environ[name] for name in ("LOGNAME", "USER") if environ.get(name)), "")


def acting(environ: Mapping[str, str]) -> str:
    """The own name of the agent that acts, as its host gives it (`nux` of `mail/polecats/nux`); empty where none is named."""
    data = shipped.data("rules/lexicon/gatekeeping")
    named = next((environ[name] for name in data["actor"] if name in data["agents"] and environ.get(name)), "")
    return named.rpartition("/")[2]


def agent(environ: Mapping[str, str]) -> str | None:
    """The variable that says that an agent runs here and not a person."""
    return next((name for name in shipped.data("rules/lexicon/gatekeeping")["agents"] if environ.get(name)), None)
