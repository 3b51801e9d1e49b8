"""Which files beside a change are read for what mounts its routers: no more than can say so, and none too few."""

from __future__ import annotations

import pytest

from keeper_validate.extract.module import Module
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

ROUTERS = "from fastapi import APIRouter\n\na_router = APIRouter()\n"
USERS = 'from app.routes.routers import a_router\n\n\n@a_router.get("/users")\ndef users():\n    ...\n'
MAIN = (
    "from fastapi import FastAPI\nfrom app.routes.routers import a_router\n\napp = FastAPI()\napp.include_router(a_router, prefix='/api')\n"
)
PYTHON = {"app/__init__.py": "", "app/routes/__init__.py": "", "app/routes/routers.py": ROUTERS, "app/routes/users.py": USERS}


def read(files: dict[str, str], path: str) -> tuple[list[str], set[str]]:
    """The routes of one file as the tree around it says them, and the files that were read for that."""
    tree, known = tree_of({name: text.encode() for name, text in files.items()}), dict[tuple[str, str], Module]()
    found = snapshot(tree, [path], known)
    routes = [one.name for one in found.elements if one.kind == "route" and one.path == path and not one.named("prefix")]
    return routes, {name for name in files if (tree.entry(name).oid, "python") in known or (tree.entry(name).oid, "typescript") in known}


@pytest.mark.parametrize("beside", [
    'from app.routes.routers import a_router\n\n\n@a_router.post("/items")\ndef items():\n    ...\n',
    'from app.routes.routers import (\n    a_router,\n)\n\na_router.get("/items")(print)\n\n\n@a_router . websocket("/ws")\ndef f(): ...\n',
])
def test_what_only_adds_routes_to_the_same_router_is_not_read(beside: str) -> None:
    routes, known = read({**PYTHON, "app/main.py": MAIN, "app/routes/items.py": beside}, "app/routes/users.py")
    assert routes == ["GET /api/users"]
    assert "app/main.py" in known and "app/routes/items.py" not in known


@pytest.mark.parametrize("mounting", [
    'from app.routes.routers import a_router\n\napi.include_router(a_router, prefix="/api")\n',
    'from app.routes.routers import a_router as routes\n\napi.include_router(routes, prefix="/api")\n',
    'from app.routes.routers import a_router\n\nlisted = [a_router]\nfor one in listed:\n    api.include_router(one, prefix="/api")\n',
    'from app.routes import routers\n\napi.include_router(routers.a_router, prefix="/api")\n',
    'from app.routes.routers import *\n\napi.include_router(a_router, prefix="/api")\n',
    'from app.routes.routers import a_router\n\n\n@a_router.post("/items")\ndef f(): ...\n\napi.include_router(a_router, prefix="/api")\n',
])
def test_what_does_more_with_the_router_is_read(mounting: str) -> None:
    files = {**PYTHON, "app/routes/mounting.py": "from fastapi import FastAPI\n\napi = FastAPI()\n" + mounting}
    routes, known = read(files, "app/routes/users.py")
    assert routes == ["GET /api/users"]
    assert "app/routes/mounting.py" in known


def test_a_file_beside_a_package_that_does_not_name_it_is_not_read() -> None:
    package = 'from fastapi import APIRouter\n\nrouter = APIRouter()\n\n\n@router.get("/users")\ndef users():\n    ...\n'
    other = "def total(items):\n    return sum(items)\n"
    files = {"shop/__init__.py": package, "shop/sums.py": other, "shop/main.py": (
        "from fastapi import FastAPI\nfrom . import router\n\napp = FastAPI()\napp.include_router(router, prefix='/api')\n"
    )}
    routes, known = read(files, "shop/__init__.py")
    assert routes == ["GET /api/users"]
    assert "shop/sums.py" not in known


@pytest.mark.parametrize("specifier", [".", "./", "./index", "./index.js", "@/api", "../api", "../api/index"])
def test_a_file_beside_an_index_names_it_in_any_way(specifier: str) -> None:
    index = 'import { Router } from "express"\nexport const router = Router()\nrouter.get("/users", list)\n'
    server = f'import express from "express"\nimport {{ router }} from "{specifier}"\nconst app = express()\napp.use("/api", router)\n'
    files = {"src/api/index.ts": index, "src/api/serve.ts": server, "tsconfig.json": '{"compilerOptions": {"paths": {"@/*": ["./src/*"]}}}'}
    assert read(files, "src/api/index.ts")[0] == ["GET /api/users"]


def test_an_application_put_together_below_a_folder_of_loaders_is_found() -> None:
    users = 'import { Router } from "express"\nexport const UsersRouter = Router()\nUsersRouter.get("/", list)\n'
    express = (
        'import express from "express"\nimport { UsersRouter } from "../../modules/users/users.routes"\n'
        'export default () => {\n  const app = express()\n  app.use("/users", UsersRouter)\n  return app\n}\n'
    )
    files = {"src/app/modules/users/users.routes.ts": users, "src/app/loaders/express/index.ts": express}
    assert read(files, "src/app/modules/users/users.routes.ts")[0] == ["GET /users"]


def test_a_function_that_extends_a_router_is_sought_by_its_own_name() -> None:
    api = (
        "namespace Shop.Orders;\npublic static class OrdersApi\n{\n"
        "    public static RouteGroupBuilder MapOrders(this IEndpointRouteBuilder app)\n    {\n"
        '        var api = app.MapGroup("/orders");\n        api.MapGet("/{id}", GetOrder);\n        return api;\n    }\n}\n'
    )
    program = 'var app = WebApplication.CreateBuilder(args).Build();\nvar shop = app.MapGroup("/shop");\nshop.MapOrders();\napp.Run();\n'
    files = {"src/Shop/Apis/OrdersApi.cs": api, "src/Shop/Program.cs": program}
    assert read(files, "src/Shop/Apis/OrdersApi.cs")[0] == ["GET /shop/orders/{id}"]


ORDERS = (
    'package http\n\nimport "github.com/gin-gonic/gin"\n\nfunc Routes(r *gin.RouterGroup) {\n\torders := r.Group("/orders")\n'
    '\torders.POST("", place)\n}\n'
)
SERVER = (
    'package http\n\nimport (\n\t"github.com/gin-gonic/gin"\n\torders "shop/internal/order/http"\n)\n\n'
    'func New() {\n\tv1 := gin.Default().Group("/api/v1")\n\torders.Routes(v1)\n}\n'
)
TRIED = 'package http\n\nimport "github.com/gin-gonic/gin"\n\nfunc TestRoutes(t *testing.T) {\n\tRoutes(gin.New().Group("/tried"))\n}\n'
GO = {"go.mod": "module shop\n", "internal/order/http/routes.go": ORDERS, "internal/order/http/routes_test.go": TRIED}


@pytest.mark.parametrize("server", ["internal/server/http/server.go", "internal/base/server/http.go", "pkg/http/server.go"])
def test_a_server_further_below_the_packages_of_a_module_is_found(server: str) -> None:
    assert read({**GO, server: SERVER}, "internal/order/http/routes.go")[0] == ["POST /api/v1/orders"]


@pytest.mark.parametrize("whole", [False, True])
def test_where_only_a_test_mounts_a_router_its_prefix_is_not_known(whole: bool) -> None:
    files = tree_of({name: text.encode() for name, text in GO.items()})
    found = snapshot(files, list(GO) if whole else ["internal/order/http/routes.go"], whole=whole)
    [route] = [one for one in found.elements if one.kind == "route" and one.path.endswith("routes.go")]
    assert (route.name, [one.name for one in route.named("prefix")]) == ("POST /orders", ["unresolved"])


def test_a_router_that_a_function_of_another_file_makes_has_the_base_path_it_gets_there() -> None:
    maker = (
        'import { Hono } from "hono"\nexport function getApp() {\n  const app = new Hono().basePath("/api")\n'
        '  app.get("/health", (c) => c.text("ok"))\n  return app\n}\n'
    )
    index = 'import { getApp } from "./hono"\nimport send from "./mails/send"\nexport const app = getApp()\nsend(app)\n'
    sending = (
        'import { Hono } from "hono"\nfunction send(app: Hono) {\n  app.post("/mails", (c) => c.json({}))\n}\nexport default send\n'
    )
    files = {"src/public/hono.ts": maker, "src/public/index.ts": index, "src/public/mails/send.ts": sending}
    assert read(files, "src/public/mails/send.ts")[0] == ["POST /api/mails"]


def test_an_application_that_is_made_for_a_test_stands_nowhere_by_that() -> None:
    app = (
        'from fastapi import FastAPI\n\ndef create_app():\n    app = FastAPI()\n\n    @app.get("/users")\n    def users(): ...\n\n'
        "    return app\n\ndef client(app: FastAPI):\n    outer = FastAPI()\n    outer.mount('/client', app)\n    return outer\n"
    )
    tried = (
        "from fastapi.testclient import TestClient\nfrom shop.app import client, create_app\n\ndef test_users():\n    app = create_app()\n"
        "    other = create_app()\n    client(app)\n    client(other)\n"
    )
    files = tree_of({"shop/app.py": app.encode(), "tests/test_app.py": tried.encode()})
    found = snapshot(files, ["shop/app.py", "tests/test_app.py"], whole=True)
    routes = [one for one in found.elements if one.kind == "route"]
    assert [(one.name, one.named("prefix")) for one in routes] == [("GET /users", ())]


@pytest.mark.parametrize("factory", [
    "core/app_factory.py", "core/AppFactory.py", "core/api-server.py", "core/Main.py", "core/registrar.py",
])
def test_a_file_whose_name_is_put_together_of_what_puts_applications_together_is_found(factory: str) -> None:
    users = 'from fastapi import APIRouter\n\nrouter = APIRouter()\n\n\n@router.get("/users")\ndef users():\n    ...\n'
    making = "from fastapi import FastAPI\nfrom routes.users import router\n\napp = FastAPI()\napp.include_router(router, prefix='/api')\n"
    assert read({"routes/users.py": users, factory: making}, "routes/users.py")[0] == ["GET /api/users"]


def test_a_module_of_the_application_in_a_folder_beside_is_found_in_any_case() -> None:
    controller = (
        'import { Controller, Get } from "@nestjs/common"\n@Controller("vendors")\n'
        "export class Vendors {\n  @Get()\n  list() {}\n}\n"
    )
    module = (
        'import { Module } from "@nestjs/common"\nimport { Vendors } from "./Vendors.controller"\n'
        "@Module({ controllers: [Vendors] })\nexport class VendorsModule {}\n"
    )
    app = (
        'import { Module } from "@nestjs/common"\nimport { VendorsModule } from "../Vendors/Vendors.module"\n'
        "@Module({ imports: [VendorsModule] })\nexport class AppModule {}\n"
    )
    main = (
        'import { NestFactory } from "@nestjs/core"\nimport { AppModule } from "./modules/App/App.module"\n'
        'async function start() {\n  const app = await NestFactory.create(AppModule)\n  app.setGlobalPrefix("/api")\n}\n'
    )
    files = {"src/modules/Vendors/Vendors.controller.ts": controller, "src/modules/Vendors/Vendors.module.ts": module}
    placed = {**files, "src/modules/App/App.module.ts": app, "src/main.ts": main}
    assert read(placed, "src/modules/Vendors/Vendors.controller.ts")[0] == ["GET /api/vendors"]


def test_what_sets_a_program_up_is_found_below_its_commands() -> None:
    setup = (
        'package main\n\nimport (\n\t"github.com/gin-gonic/gin"\n\t"shop/internal/order/http"\n)\n\n'
        'func New() {\n\thttp.Routes(gin.Default().Group("/api/v1"))\n}\n'
    )
    assert read({**GO, "cmd/setup.go": setup}, "internal/order/http/routes.go")[0] == ["POST /api/v1/orders"]


SDK = 'from fastapi import APIRouter\n\nrouter = APIRouter()\n\n\n@router.get("/users")\ndef users():\n    ...\n'


@pytest.mark.parametrize(("place", "naming", "router"), [
    ("shop/api.py", "from shop.routes.sdk import router", "router"),
    ("shop/api.py", "from .routes.sdk import router", "router"),
    ("shop/api.py", "from shop.routes import (\n    other,  # (not this)\n    sdk,\n)", "sdk.router"),
    ("shop/api.py", "from .routes import other, \\\n    sdk", "sdk.router"),
    ("shop/api.py", "import shop.routes.sdk", "shop.routes.sdk.router"),
    ("shop/api.py", "import shop.routes.sdk as users", "users.router"),
    ("shop/api.py", "from shop import routes", "routes.sdk.router"),
    ("shop/api.py", "import shop.routes as r", "r.sdk.router"),
    ("shop/routes/api.py", "from . import sdk", "sdk.router"),
    ("shop/routes/api.py", "from .sdk import router", "router"),
])
def test_a_file_of_python_names_another_in_any_way(place: str, naming: str, router: str) -> None:
    mounting = f'from fastapi import FastAPI\n{naming}\n\napp = FastAPI()\napp.include_router({router}, prefix="/api")\n'
    files = {"shop/__init__.py": "", "shop/routes/__init__.py": "", "shop/routes/sdk.py": SDK, place: mounting}
    assert read(files, "shop/routes/sdk.py")[0] == ["GET /api/users"]


@pytest.mark.parametrize(("naming", "router"), [
    ("from sdk import router", "router"), ("import os, sdk", "sdk.router"), ("import sdk", "sdk.router"),
])
def test_a_script_of_python_names_another_beside_it(naming: str, router: str) -> None:
    mounting = f'from fastapi import FastAPI\n{naming}\n\napp = FastAPI()\napp.include_router({router}, prefix="/api")\n'
    assert read({"server/sdk.py": SDK, "server/start.py": mounting}, "server/sdk.py")[0] == ["GET /api/users"]


@pytest.mark.parametrize("other", [
    "from shop.sdk.errors import NotFound\n", "from shop import sdk\n\nsdk.start('the routes')\n", "# about sdk and routes\nimport shop\n",
    "from shop.routes import (\n    other,  # not the sdk\n)\n", "import shop\nfrom .other import sdk\n",
])
def test_a_file_of_python_that_only_holds_the_words_is_not_read(other: str) -> None:
    files = {"shop/sdk/__init__.py": "", "shop/routes/__init__.py": "#", "shop/routes/sdk.py": SDK, "shop/main.py": other}
    assert read({**files, "shop/routes/other.py": f"{other}1\n"}, "shop/routes/sdk.py")[1] == {"shop/routes/sdk.py"}


def test_what_names_a_changed_file_without_routes_is_not_read() -> None:
    files = {name: text.encode() for name, text in {
        "shop/routes/__init__.py": "", "shop/routes/sdk.py": SDK, "shop/sums.py": "def total(): ...\n",
        "shop/bills.py": "from shop.sums import total\n", "shop/main.py": (
            'from fastapi import FastAPI\nfrom shop.routes import sdk\n\napp = FastAPI()\napp.include_router(sdk.router, prefix="/api")\n'
        ),
    }.items()}
    tree, known = tree_of(files), dict[tuple[str, str], Module]()
    found = snapshot(tree, ["shop/routes/sdk.py", "shop/sums.py"], known)
    assert [one.name for one in found.elements if one.kind == "route"] == ["GET /api/users"]
    assert (tree.entry("shop/bills.py").oid, "python") not in known


def test_what_mounts_a_changed_file_that_mounts_another_is_found() -> None:
    wiring = (
        "from fastapi import APIRouter\nfrom shop.routes import sdk\n\nwired = APIRouter()\n"
        "wired.include_router(sdk.router, prefix='/v1')\n"
    )
    main = 'from fastapi import FastAPI\nfrom core.wiring import wired\n\napp = FastAPI()\napp.include_router(wired, prefix="/api")\n'
    files = {"shop/routes/__init__.py": "", "shop/routes/sdk.py": SDK, "core/wiring.py": wiring, "core/main.py": main}
    found = snapshot(tree_of({name: text.encode() for name, text in files.items()}), ["shop/routes/sdk.py", "core/wiring.py"])
    assert [one.name for one in found.elements if one.kind == "route"] == ["GET /api/v1/users"]


@pytest.mark.parametrize(("other", "named"), [
    ('import { log } from "./users-log"\nlog("users of routes")\n', False), ('import users from "./users.js"\nlog(users)\n', True),
])
def test_a_file_of_javascript_names_another_by_what_it_imports(other: str, named: bool) -> None:
    users = 'import { Router } from "express"\nexport const router = Router()\nrouter.get("/users", list)\n'
    assert ("src/routes/other.ts" in read({"src/routes/users.ts": users, "src/routes/other.ts": other}, "src/routes/users.ts")[1]) is named


def test_another_file_of_the_same_package_of_go_is_read() -> None:
    users = 'package api\n\nimport "github.com/gin-gonic/gin"\n\nfunc users(r *gin.RouterGroup) {\n\tr.GET("/users", list)\n}\n'
    serve = 'package api\n\nimport "github.com/gin-gonic/gin"\n\nfunc New() {\n\tusers(gin.New().Group("/v1"))\n}\n'
    assert read({"internal/api/users.go": users, "internal/api/handlers.go": serve}, "internal/api/users.go")[0] == ["GET /v1/users"]


def test_what_serves_the_procedures_of_a_changed_file_is_found() -> None:
    files = {
        "src/planets.ts": 'import { os } from "@orpc/server";\nexport const list = os.handler(all);\n',
        "src/router.ts": 'import { list } from "./planets";\nexport const router = { planet: { list } };\n',
        "src/server.ts": (
            'import { OpenAPIHandler } from "@orpc/openapi/fetch";\nimport { RPCHandler } from "@orpc/server/fetch";\n'
            'import { router } from "./router";\nconst rpc = new RPCHandler(router);\nconst api = new OpenAPIHandler(router);\n'
        ),
    }
    found = snapshot(tree_of({name: text.encode() for name, text in files.items()}), ["src/planets.ts"])
    assert [(one.path, one.name) for one in found.elements if one.kind == "route"] == [("src/server.ts", "CALL planet.list")]


LISTS = {
    "web/src/main.tsx": 'import { getRoutes } from "./routes/routes";\nimport { createBrowserRouter } from "react-router-dom";\n'
    "export const router = createBrowserRouter(getRoutes());\n",
    "web/src/routes/routes.tsx": 'import getUserRoutes from "../users/list";\n'
    'export const getRoutes = () => [{ path: "/", element: <App />, children: [...getUserRoutes()] }];\n',
    "web/src/users/list.tsx": 'const getUserRoutes = () => [{ path: "users", children: [{ index: true, lazy: {} }] }];\n'
    "export default getUserRoutes;\n",
    "web/src/users/columns.tsx": 'export const columns = [{ path: "name", title: "Name" }];\n',
}


@pytest.mark.parametrize(("asked", "expected"), [
    (["web/src/users/list.tsx"], ["/users web/src/users/list.tsx:1"]),
    (["web/src/routes/routes.tsx"], ["/ web/src/routes/routes.tsx:2", "/users web/src/users/list.tsx:1"]),
    (["web/src/main.tsx"], ["/ web/src/routes/routes.tsx:2", "/users web/src/users/list.tsx:1"]),
    (["web/src/users/columns.tsx"], []),
    (list(LISTS), ["/ web/src/routes/routes.tsx:2", "/users web/src/users/list.tsx:1"]),
])
def test_pages_are_found_where_a_changed_file_lists_them_for_a_router_elsewhere(asked: list[str], expected: list[str]) -> None:
    found = snapshot(tree_of({name: text.encode() for name, text in LISTS.items()}), asked)
    assert [f"{one.name} {one.path}:{one.line}" for one in found.elements if one.kind == "page"] == expected


def test_of_a_folder_of_many_files_those_that_put_an_application_together_are_read() -> None:
    many = {f"app/routes/a{number:03}.py": "x = 1\n" for number in range(80)}
    files = {**PYTHON, **many, "app/routes/main.py": MAIN}
    routes, known = read(files, "app/routes/users.py")
    assert routes == ["GET /api/users"]
    assert "app/routes/main.py" in known


# every function that is handed one of unknown kind reads like one that routes
BUNDLE = "(()=>{var e=n(1);e.get('/users',(function(t,r){r.send('a')}))})();function use(e){e.get('/a',(t,r)=>r.end())}\n"
BESIDE = 'var u={"admin":1,"b":n("admin")};u.use("/api",n("admin"));\n'


@pytest.mark.parametrize(("files", "expected"), [
    ({"js/admin.ts": BUNDLE, "js/main.ts": BESIDE}, {"js/admin.ts"}),
    ({"js/admin.ts": f"{BUNDLE}export {{ use }};\n", "js/main.ts": BESIDE}, {"js/admin.ts", "js/main.ts"}),
], ids=["a bundle", "a module"])
def test_files_beside_one_that_takes_and_offers_nothing_are_not_read_for_it(files: dict[str, str], expected: set[str]) -> None:
    assert read(files, "js/admin.ts")[1] == expected
