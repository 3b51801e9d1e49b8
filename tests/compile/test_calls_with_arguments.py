"""Calls that a sentence writes with what they are handed: which calls are meant (`test_held.py`: which are found)."""

from __future__ import annotations

import pytest
from shown import compiled, shown

from keeper_validate.compile.arrow import written
from keeper_validate.compile.describe import describe

READ = [
    ("Do not use `setTimeout(fn, 0)`", "forbid-use token setTimeout form=given(*, 0)"),
    ("Do not use `.ConfigureAwait(false)`", "forbid-use token .ConfigureAwait form=given(false)"),
    ("Do not use `useEffect(() => {}, [])`", "forbid-use token useEffect form=given(*, [])"),
    ("Do not use `open(path, \"w\")`", 'forbid-use token open form=given(*, "w")'),
    ("Never call `env('KEY')`", "forbid-use token env()"),
    ("No direct `_logger.LogInformation(\"template {Arg}\", arg)` calls", "forbid-use token _logger.LogInformation()"),
    ("Do not use `Task.Run(() => ...)`", "forbid-use token Task.Run()"),
    # what a function does, and a text that stands for any, is looked for as it is written
    ("Never write `items.filter(x => x.done)`", "~ forbid-use token filter form=written(items.filter(‹x› => ‹x›.done))"),
    ("Never write `useSWR(\"/api/some/endpoint\", ...)`", "~ forbid-use token useSWR form=written(useSWR(\"/api/some/endpoint\", ...))"),
    ("Tests must not call `Task.Delay(>10ms)`", "unchecked"),
]


@pytest.mark.parametrize(("text", "meant"), READ, ids=[text for text, _ in READ])
def test_a_call_is_read_with_what_it_is_handed(text: str, meant: str) -> None:
    assert shown(text, "constraints") == meant


def test_such_a_call_is_written_behind_an_arrow_too() -> None:
    assert shown('x => forbid-use token "setTimeout(*, 0)"') == "forbid-use token setTimeout form=given(*, 0)"
    assert shown("x => forbid-use token \"on('scroll')\"") == 'forbid-use token on form=given("scroll")'
    assert shown("x => forbid-use token env()") == "forbid-use token env()"


@pytest.mark.parametrize("name", ["setTimeout(*, 0)", "on('scroll')", "env()"])
def test_it_is_written_back_as_it_was_read(name: str) -> None:
    check = compiled(f'x => forbid-use token "{name}"').checks[0]
    assert compiled(f"x => {written(check)}").checks == (check,)
    assert name.replace("'", '"') in describe(compiled(f'x => forbid-use token "{name}"'))
