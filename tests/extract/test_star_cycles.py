"""Files that hand on all of each other's names: a search goes to each once, however many ways lead there, and finds what any offers."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

MANY = 14
APP = b"""
import express from 'express';
import { users, none } from './m3';
const app = express();
app.use('/users', users);
app.use(none);
"""


@pytest.mark.parametrize("owner", [0, MANY - 1])
def test_barrels_that_name_each_other_are_searched_once(owner: int) -> None:
    names = [f"src/m{n}.ts" for n in range(MANY)]
    every = "".join(f"export * from './m{n}';\n" for n in range(MANY))
    files = {name: every.encode() for name in names}
    files[names[owner]] += b"import { Router } from 'express';\nexport const users = Router();\nusers.get('/all', list);\n"
    files["src/app.ts"] = APP
    read = snapshot(tree_of(files), tuple(files), whole=True)
    assert [one.name for one in read.elements if one.kind == "route"] == ["GET /users/all"]
