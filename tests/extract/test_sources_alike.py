"""Files that need the same rules of those that match much share a query; what is found does not depend on which files share one."""

from __future__ import annotations

import pytest

from keeper_validate.extract import sources
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

FILES = {
    "api/users.py": b"from flask import Blueprint\nusers = Blueprint('u', __name__)\n@users.route('/users')\ndef all(): ...\n",
    "api/views.py": b"from flask.views import MethodView\nclass Users(MethodView):\n    def get(self): ...\n",
    "api/app.py": (
        b"from flask import Flask\nfrom api.users import users\napp = Flask(__name__)\napp.register_blueprint(users, url_prefix='/api')\n"
    ),
    "api/models.py": b"from enum import Enum\nclass Kind(Enum):\n    A = 'a'\n",
    "api/schemas.py": b"from pydantic import BaseModel\nclass User(BaseModel):\n    name: str\n",
}


@pytest.mark.parametrize("worth", [1, 150, 1000])
def test_files_that_share_a_query_hold_the_same(worth: int, monkeypatch: pytest.MonkeyPatch) -> None:
    apart = snapshot(tree_of(FILES), FILES)
    monkeypatch.setattr(sources, "_WORTH", worth)
    shared = snapshot(tree_of(FILES), FILES)
    assert {one.kind for one in apart.elements} >= {"route", "enum", "schema"}
    assert shared == apart
