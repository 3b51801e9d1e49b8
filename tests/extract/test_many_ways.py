"""Short names that all lead to one another, as in a bundle: what they are is found in time that grows with their number alone."""

from __future__ import annotations

from time import process_time

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

NAMES = 30
SERVER = "const express = require('express');\nconst app = express();\n"
ROUTED = "from fastapi import FastAPI\napp = FastAPI()\n"
LIKE = {
    "chosen.js": (SERVER, "var n{0} = n{1} || n{2} || n{3} || n{4} || n{5};\n", "n0.get('/users', list);\n"),
    "given.js": (SERVER, "var n{0} = outer(n{1}, n{2}, n{3}, n{4}, n{5});\n", "n0.get('/users', list);\nclass A extends n0 {}\n"),
    "spread.js": (SERVER, "var n{0} = [...n{1}, ...n{2}, ...n{3}, ...n{4}, ...n{5}];\n", "app.use(n0);\n"),
    "chosen.py": (ROUTED, "n{0} = n{1} or n{2} or n{3} or n{4} or n{5}\n", "@n0.get('/users')\ndef users(): ...\n"),
    "above.py": ("import fastapi\n", "class n{0}(n{1}, n{2}, n{3}, n{4}, n{5}): ...\n", "n0.app.get('/users')(users)\n"),
    "given.py": (ROUTED, "n{0} = outer(n{1}, n{2}, n{3}, n{4}, n{5})\n", "class A(n0): ...\n"),
}


@pytest.mark.parametrize("name", LIKE)
def test_names_that_lead_to_one_another_take_no_longer_than_there_are_of_them(name: str) -> None:
    head, each, foot = LIKE[name]
    ways = [[(place + step) % NAMES for step in range(6)] for place in range(NAMES)]
    source = head + "".join(each.format(*way) for way in ways) + foot
    begun = process_time()
    assert snapshot(tree_of({name: source.encode()}), [name], whole=True).gaps == ()
    assert process_time() - begun < 10
