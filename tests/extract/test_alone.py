"""What one changed file says of its elements is what a reading of the whole project says of them."""

from __future__ import annotations

import pytest

from keeper_validate.element import Element
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

URLS = "from django.urls import path\nfrom . import views\n\nurlpatterns = [path('github/login/', views.login)]\n"
ADDING = (
    "from importlib import import_module\nfrom django.urls import include, path\nfrom shop.providers import listed\n\n"
    "urlpatterns = [path('account/', include('shop.account.urls'))]\nfor each in listed():\n"
    "    urlpatterns += import_module(f'{each}.urls').urlpatterns\n"
)


def alone(files: dict[str, str], path: str, kind: str) -> list[Element]:
    """The elements of a kind of one file, which are those that a reading of all files finds in it."""
    tree = tree_of({name: text.encode() for name, text in files.items()})
    found, every = ([
        one for one in snapshot(tree, paths, whole=whole).elements if (one.kind, one.path) == (kind, path)
    ] for paths, whole in (([path], False), (list(files), True)))
    assert found == every
    return found


def test_a_list_of_routes_that_the_including_ones_do_not_name_stands_nobody_can_say_where() -> None:
    files = {
        "shop/urls.py": ADDING, "shop/account/urls.py": "from django.urls import path\n\nurlpatterns = []\n",
        "shop/providers/github/urls.py": URLS, "shop/providers/github/views.py": "def login(request): ...\n",
    }
    [route] = alone(files, "shop/providers/github/urls.py", "route")
    assert (route.name, [one.name for one in route.named("prefix")]) == ("ANY /github/login/", ["unresolved"])


def test_a_list_of_routes_stands_for_itself_where_none_includes_others() -> None:
    files = {"shop/urls.py": URLS, "shop/views.py": "def login(request): ...\n", "shop/other.py": "def include(one): ...\n\ninclude(1)\n"}
    [route] = alone(files, "shop/urls.py", "route")
    assert not route.named("prefix")


def test_what_a_service_goes_through_is_the_same_from_wherever_it_is_asked() -> None:
    """However many others stand between it and what does the work."""
    files = {
        f"auth{at}.py": f"import auth{at + 1}\n\n\ndef verify_token{at}(it):\n    return auth{at + 1}.verify_token{at + 1}(it)\n"
        for at in range(8)
    }
    files["auth8.py"] = "from jwt import decode\n\n\ndef verify_token8(it):\n    return decode(it)\n"
    found = {path: [one.name for one in alone(files, path, "auth_service")] for path in files}
    assert found == {f"auth{at}.py": [f"verify_token{at}"] for at in range(9)}


def test_services_that_go_through_each_other_are_the_same_from_either_side() -> None:
    files = {
        "a.py": "import jwt\nfrom b import verify_session\n\n\ndef verify_token(it):\n    jwt.decode(it)\n    return verify_session(it)\n",
        "b.py": "from a import verify_token\n\n\ndef verify_session(it):\n    return verify_token(it)\n",
    }
    assert [alone(files, path, "auth_service")[0].name for path in files] == ["verify_token", "verify_session"]


CREATING = (
    'import { Knex } from "knex"\n\nexport async function up(knex: Knex) {\n'
    '  return knex.schema.createTable("agent", (table) => table.increments("id"))\n}\n'
)


@pytest.mark.parametrize(("model", "tables"), [
    ('import { R } from "beans"\n\nexport class Agent { static all() { return R.findAll("agent") } }\n', ["agent"]),
    ('import { Model } from "objection"\n\nexport class Agent extends Model { static tableName = "agent" }\n', []),
])
def test_a_table_that_a_migration_creates_is_hidden_only_by_a_model(model: str, tables: list[str]) -> None:
    files = {"db/migrations/1_agent.ts": CREATING, "db/models/agent.ts": model}
    assert [one.name for one in alone(files, "db/migrations/1_agent.ts", "table")] == tables


ABOVE = {
    "src/main/java/app/core/Crud.java": (
        "package app.core;\nimport org.springframework.web.bind.annotation.*;\n"
        'public abstract class Crud { @GetMapping("/ping") String ping() { return ""; } }\n'
    ),
    "src/main/java/app/web/Users.java": (
        "package app.web;\nimport app.core.Crud;\nimport org.springframework.web.bind.annotation.*;\n"
        '@RestController @RequestMapping("/users") public class Users extends Crud {}\n'
    ),
    "src/Core/Crud.cs": (
        "namespace App.Core;\n[Authorize]\n"
        'public abstract class Crud : ControllerBase { [HttpGet("ping")] public string Ping() => ""; }\n'
    ),
    "src/Web/Users.cs": 'using App.Core;\nnamespace App.Web;\n[Route("users")]\npublic class Users : Crud { }\n',
}


@pytest.mark.parametrize("path", ["src/main/java/app/core/Crud.java", "src/Core/Crud.cs"])
def test_what_an_abstract_class_answers_is_no_path_of_its_own_where_a_change_does_not_show_who_serves_it(path: str) -> None:
    tree = tree_of({name: text.encode() for name, text in ABOVE.items()})
    found, every = ([
        (one.name, [facet.name for facet in one.named("prefix")])
        for one in snapshot(tree, paths, whole=whole).elements if (one.kind, one.path) == ("route", path)
    ] for paths, whole in (([path], False), (list(ABOVE), True)))
    assert (found, every) == ([("GET /ping", ["unresolved"])], [("GET /users/ping", [])])
