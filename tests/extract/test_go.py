"""Go is read as the language has it: packages over files, constants evaluated, names of packages, places that imports lead to."""

from __future__ import annotations

import pytest

from keeper_validate.extract.expression import Joined, plain
from keeper_validate.extract.go.modules import candidates, package_names, siblings
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Module
from keeper_validate.extract.records import module, source_of
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of


def read(text: str) -> Module:
    return module(named("go"), text.encode())


def definition(text: str, name: str) -> Definition:
    return next(one for one in read(text).definitions if one.name == name)


@pytest.mark.parametrize(
    ("group", "expected"),
    [
        pytest.param("A T = iota; B; C", "A=0 B=1 C=2", id="iota repeats"),
        pytest.param("A T = iota + 1; _; C", "A=1 C=3", id="a blank takes its turn"),
        pytest.param("A T = 1 << iota; B; C = A | B", "A=1 B=2 C=3", id="later expressions use earlier constants and keep their type"),
        pytest.param("A T = 'a'; B T = 0x_1F; C T = 017; D T = 0b11", "A=97 B=31 C=15 D=3", id="literals in every base"),
        pytest.param(r"A T = '\\'; B T = '\''; C T = '\v'; D T = '\x1b'", "A=92 B=39 C=11 D=27", id="characters that are escaped"),
        pytest.param("A T = " + " + ".join(['"x"'] * 3000), "A=" + "x" * 3000, id="generated texts of thousands of lines"),
        pytest.param("A T = -7 / 2; B T = -7 % 2; C T = ^0; D T = 6 &^ 2", "A=-3 B=-1 C=-1 D=4", id="division goes towards zero"),
        pytest.param('A T = "x" + "y"; B = T("z")', "A=xy B=z", id="strings are joined and converted"),
        pytest.param("A, B T = iota, iota * 10; C, D", "A=0 B=0 C=1 D=10", id="several on a line"),
        pytest.param("A T = len(x); B T = 1 / 0; C T = other", "A=len(x) B=1 / 0 C=other", id="what cannot be known stays as written"),
    ],
)
def test_constants(group: str, expected: str) -> None:
    members = [one for one in read(f"package a\n\nconst ({group})\n").definitions if one.name.startswith("T.")]
    assert " ".join(f"{one.name[2:]}={plain(one.value)}" for one in members) == expected


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("net/http", ("http",)),
        ("github.com/golang-jwt/jwt/v5", ("jwt",)),
        ("gopkg.in/yaml.v3", ("yaml",)),
        ("github.com/redis/go-redis/v9", ("redis",)),
        ("github.com/nats-io/nats.go", ("nats",)),
        ("example.com/shop/api/v1", ("v1", "api")),
        ("github.com/labstack/echo-jwt/v4", ("echojwt", "jwt", "echo")),
    ],
)
def test_package_names(path: str, names: tuple[str, ...]) -> None:
    assert package_names(path) == names


def test_a_value_joined_of_thousands_of_texts_is_read() -> None:
    found = definition("package a\n\nvar all = a + " + " +\n".join(['"x"'] * 3000) + "\n", "all")
    assert isinstance(found.value, Joined) and len(found.value.parts) == 3001


def test_imports_with_aliases_dots_and_blanks() -> None:
    read_module = read('package a\n\nimport (\n\tj "x/jwt"\n\t. "fmt"\n\t_ "x/driver"\n)\n')
    assert [(one.local, one.module) for one in read_module.imports] == [("j", "x/jwt"), ("_", "x/driver")]
    assert [one.module for one in read_module.stars] == ["fmt"]


@pytest.mark.parametrize("turned", [False, True], ids=["before", "behind"])
def test_a_name_is_the_package_that_is_likeliest_to_have_it(turned: bool) -> None:
    paths = ["gin-gonic/gin", "swaggo/gin-swagger"]
    lines = "".join(f'\t"github.com/{path}"\n' for path in (paths[::-1] if turned else paths))
    imports = read(f"package a\n\nimport (\n{lines})\n").imports
    assert [one.module for one in imports if one.local == "gin"] == ["github.com/gin-gonic/gin"]
    assert [one.module for one in imports if one.local == "swagger"] == ["github.com/swaggo/gin-swagger"]


def test_a_method_belongs_to_its_type_and_its_receiver_is_a_value_of_it() -> None:
    text = "package a\n\nfunc (s *Store[T]) Get(id string, opts ...Option) (*User, error) { return nil, nil }\n"
    method = definition(text, "Store.Get")
    assert [(one.name, plain(one.annotation)) for one in method.parameters] == [("id", "string"), ("opts", "Option")]
    assert plain(method.annotation) == "User"
    assert plain(definition(text, "Store.Get.s").annotation) == "Store"


def test_a_function_says_what_it_returns_where_it_returns_one_thing() -> None:
    text = "package a\n\nfunc New() (*Mux, error) {\n\tr := NewMux()\n\tif bad { return nil, err }\n\treturn r, nil\n}\n"
    assert plain(definition(text, "New").value) == "r"
    assert plain(definition(text, "New.r").value) == "NewMux()"


@pytest.mark.parametrize(
    "given", ["T", "pkg.T", "[]int", "map[string]int", "func(int) bool", "struct{}", "T[int]", "*T", "f(1)", "pkg.F(xs...)", "[]byte(s)",
              '"a"', "1 << 3", "-1", "x + 1", "pkg.T{A: 1}", "!ok", "a == b", "lo.Map(xs, func(x T) U {\n\t\treturn U{A: 1}\n\t})"],
)
def test_new_takes_a_type_or_a_value(given: str) -> None:
    source = f"package a\n\nfunc F() {{\n\tuse(new({given}))\n}}\n\ntype B struct{{}}\n"
    told = module(named("go"), source_of(named("go"), source.encode()))
    assert told.gaps == ()
    assert {one.name for one in told.definitions} >= {"F", "B"}


def test_a_closure_keeps_its_name_when_its_function_moves() -> None:
    closure = "func f() {\n\tgo func(x int) {\n\t\ty := g()\n\t}(1)\n}\n"
    names = [{one.name for one in read("package a\n\n" + lines + closure).definitions} for lines in ("", "// one\n\n")]
    assert names[0] == names[1] == {"f", "f.@1:4", "f.@1:4.y"}


def test_an_import_leads_to_the_files_of_its_package() -> None:
    tree = tree_of({
        "server/go.mod": b"module example.com/app // the app\n\nreplace example.com/lib => ../lib\n",
        "server/main.go": b"", "server/users/a.go": b"type User struct{}\n", "server/users/a_test.go": b"",
        "server/users/b.go": b"var (\n\tUser = 1\n)\n", "server/users/d.go": b"package users // User\n",
        "server/users/sub/c.go": b"",
        "lib/go.mod": b"module example.com/lib\n", "lib/x/y.go": b"",
    })
    found = list(candidates("example.com/app/users", "server/main.go", tree))
    assert found == ["server/users/a.go", "server/users/b.go", "server/users/d.go"]
    assert list(candidates("example.com/lib/x", "server/main.go", tree)) == ["lib/x/y.go"]
    assert list(candidates("example.com/apple/users", "server/main.go", tree)) == []
    assert list(candidates("fmt", "server/main.go", tree)) == []
    assert list(siblings("server/users/a.go", tree, "User")) == ["server/users/b.go"]
    assert list(siblings("server/users/a_test.go", tree, "User")) == ["server/users/a.go", "server/users/b.go"]


def test_an_import_leads_to_a_folder_of_the_tree_where_no_file_tells_what_the_tree_is_called() -> None:
    tree = tree_of({"main.go": b"", "cmd/run/a.go": b"", "errors/b.go": b"", "tools/go.mod": b"module example.com/tools\n"})
    places = {
        "example.com/app/cmd/run": ["cmd/run/a.go"], "github.com/ours/app/errors": ["errors/b.go"], "github.com/pkg/errors": [],
        "cmd/run": [], "example.com/app/cmd/stop": [],
    }
    assert {module: list(candidates(module, "main.go", tree)) for module in places} == places
    assert list(candidates("example.com/app/cmd/run", "tools/a.go", tree)) == []


def test_constants_that_grow_from_line_to_line_have_an_end() -> None:
    sources = [
        'const A0 = "x"\n' + "".join(f"const A{number + 1} = A{number} + A{number}\n" for number in range(200)),
        "type Size int\n\nconst A0 Size = 3\n"
        + "".join(f"const A{number + 1} Size = A{number} * A{number}\n" for number in range(200)),
        "type Size int\n\nconst (\n\tA Size = 1 << 100000000000\n\tB Size = 0x" + "f" * 9000 + "\n\tC Size = 1 >> -1\n)\n",
    ]
    for source in sources:
        assert snapshot(tree_of({"a/a.go": f"package a\n\n{source}".encode()}), ["a/a.go"]).gaps == ()
