"""Path globs: what they match, and that any text is one."""

from __future__ import annotations

import pytest

from keeper_validate.pathglob import lies_in, matches, matches_any, path_starts


@pytest.mark.parametrize(("glob", "path", "expected"), [
    pytest.param("*.ts", "src/a.ts", True, id="a bare name matches at any depth"),
    pytest.param("src/*.ts", "src/ui/a.ts", False, id="one star stays inside a segment"),
    pytest.param("src/**/*.ts", "src/a.ts", True, id="two stars may be no folder at all"),
    pytest.param("src/**/*.ts", "src/ui/x/a.ts", True, id="two stars may be several folders"),
    pytest.param("src/**/**/**/*.ts", "src/a.ts", True, id="a run of folders says no more than one"),
    pytest.param("src/****.ts", "src/ui/a.ts", True, id="a run of stars says no more than two"),
    pytest.param("web/", "web/src/a.ts", True, id="a folder names what is below"),
    pytest.param("web", "webbing/a.ts", False, id="a name is a whole segment"),
    pytest.param("{a,b/{c,d}}/*", "b/c/x", True, id="braces nest"),
    pytest.param("{a,b/{c,d}}/*", "b/e/x", False, id="braces mean only what they list"),
    pytest.param("{{a}", "{a", True, id="a brace without its partner stands for itself"),
    pytest.param("a}", "a}", True, id="a closing brace alone stands for itself"),
    pytest.param("a.ts", "axts", False, id="a dot is a dot"),
    pytest.param("[a].ts", "[a].ts", True, id="brackets stand for themselves"),
    pytest.param("./src/a", "src/a", True, id="a leading ./ says nothing"),
    pytest.param("a?c", "a/c", False, id="a question mark is no slash"),
    pytest.param("*", "a\nb", True, id="a line break is a letter like others"),
])
def test_a_glob(glob: str, path: str, expected: bool) -> None:
    assert matches(path, glob) is expected
    assert matches_any(path, ("no/such", glob)) is expected


def test_a_folder_that_is_called_by_a_word_may_be_written_with_a_capital() -> None:
    assert lies_in("app/Http/Controllers/A.php", ("**/{controllers,controller}/**",))
    assert lies_in("src/Ui/a.ts", ("**/ui/**",))
    assert lies_in("Shop.Core/Orders/Order.cs", ("**/core/**",))
    assert not lies_in("shop.core/orders/order.py", ("**/core/**",))
    assert not lies_in("Shop.Core.Web/Order.cs", ("**/core/**",))
    assert not lies_in("Shop.Score/Order.cs", ("**/core/**",))
    assert not lies_in("app/Http/Controllers/A.php", ("app/http/controllers/**",))
    assert not lies_in("app/domain/A.php", ("**/Domain/**",))
    assert not lies_in("app/Controllers.php", ("**/controllers/**",))


def test_no_globs_match_nothing() -> None:
    assert not matches_any("a", ())


@pytest.mark.parametrize(("pattern", "expected"), [
    (r"/^\S+ \/api(\/|$)/", ("/api",)),
    (r"/^\S+ (?:\/api\/v1|\/api\/v2)(\/|$)/", ("/api/v1", "/api/v2")),
    (r"/^\S+ (?:\/api)?\/v1(\/|$)/", ("/v1", "/api/v1")),
    (r"/^\S+ (?:(?:\/api)?\/v1|\/admin)(\/|$)/", ("/v1", "/api/v1", "/admin")),
    (r"/^\S+ \/api\/[^\/]+\/mail(\/|$)/", ("/api/*/mail",)),
    (r"/^\S+ \/api(\/|$)|^(?!.*(?:mail))/", ("/api",)),
    (r"/^\S+ (?!.*\/v\d)/", ()),
    (r"/^\S+ (?:\/(?:[a-z-]+|\{[^}]+\}))+\/?$/", ()),
    ("/api/", ()),
    ("plural", ()),
])
def test_what_a_pattern_of_the_compiler_says_that_routes_begin_with(pattern: str, expected: tuple[str, ...]) -> None:
    assert path_starts(pattern) == expected
