"""Calls that a sentence writes with what they are handed: which calls are meant (`test_held.py`: which are found)."""

from __future__ import annotations

import pytest
from shown import shown

READ = [
    ("Do not use `setTimeout(fn, 0)`", "forbid-use token setTimeout form=given(*, 0)"),
    ("Do not use `.ConfigureAwait(false)`", "forbid-use token .ConfigureAwait form=given(false)"),
    ("Do not use `useEffect(() => {}, [])`", "forbid-use token useEffect form=given(*, [])"),
    ("Do not use `open(path, \"w\")`", 'forbid-use token open form=given(*, "w")'),
    ("Never call `env('KEY')`", "forbid-use token env()"),
    ("No direct `_logger.LogInformation(\"template {Arg}\", arg)` calls", "forbid-use token _logger.LogInformation()"),
    ("Do not use `Task.Run(() => ...)`", "forbid-use token Task.Run()"),
    # what a function does, and what is no argument, is nothing that a call shows
    ("Never write `items.filter(x => x.done)`", "unchecked"),
    ("Tests must not call `Task.Delay(>10ms)`", "unchecked"),
]


@pytest.mark.parametrize(("text", "meant"), READ, ids=[text for text, _ in READ])
def test_a_call_is_read_with_what_it_is_handed(text: str, meant: str) -> None:
    assert shown(text, "constraints") == meant
