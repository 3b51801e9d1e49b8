"""A context is earned: by place and name, by base-side attributes or configuration, and lost where source files import the file."""

from __future__ import annotations

import pytest

from keeper_validate.extract.contexts import Contexts, by_name, demoted
from keeper_validate.tree import EMPTY, tree_of


@pytest.mark.parametrize(
    ("path", "context"),
    [
        ("src/ui/Modal.tsx", "source"),
        ("src/ui/Modal.test.tsx", "test"),
        ("src/ui/Modal.spec.ts", "test"),
        ("src/ui/Modal.clienttest.tsx", "test"),
        ("src/api/users.servertest.ts", "test"),
        ("src/api/users.latest.ts", "source"),
        ("src/ui/Modal.stories.tsx", "story"),
        ("src/__tests__/modal.ts", "test"),
        ("src/Shop.Core.Test/Http/Fixture.cs", "test"),
        ("src/Shop.Core/Http/Latest.cs", "source"),
        ("src/__mocks__/api.ts", "fixture"),
        ("billing/fakes/service.py", "fixture"),
        ("billing/fakes.py", "source"),
        ("api_tests/src/shared.ts", "test"),
        ("ui-tests/login.ts", "test"),
        ("contests/src/a.ts", "source"),
        ("server/hub_test.go", "test"),
        ("server/testdata/a.go", "fixture"),
        ("internal/core/spec/params.go", "source"),
        ("shop/specs/order.py", "source"),
        ("src/main/java/shop/spec/Order.java", "source"),
        ("spec/models/user_spec.rb", "test"),
        ("spec/support/helpers/login.rb", "test"),
        ("client/spec/login.js", "test"),
        ("server/hub.go", "source"),
        ("tests/helpers.py", "test"),
        ("app/test_users.py", "test"),
        ("app/conftest.py", "test"),
        ("app/contest.py", "source"),
        ("app/latest/users.py", "source"),
        ("app/testing.py", "source"),
        ("src/attestation.ts", "source"),
        ("src/main/java/UserTest.java", "test"),
        ("playwright.config.ts", "test"),
        ("web/app/api/test/route.ts", "source"),
        ("web/app/specs/[id]/page.tsx", "source"),
        ("src/routes/(app)/test/+page.svelte", "source"),
        ("web/app/api/test/helper.ts", "test"),
        ("app/routes/_app.shops.$shop.test.$run/route.tsx", "source"),
        ("app/routes/_app.shops.$shop.test.$run/sample.ts", "test"),
        ("app/routes/shops.$shop.test.preview.tsx", "source"),
        ("app/routes/shops.$shop.test.tsx", "test"),
        ("app/routes/shops.test.helpers.ts", "test"),
        ("app/lib/shops.test.lib/route.tsx", "test"),
        ("web/app/api/test/route.test.ts", "test"),
        ("tests/web/app/page.tsx", "test"),
        ("tests/web/app/users/route.ts", "test"),
        ("web/karma.conf.js", "test"),
        ("vite.config.ts", "source"),
        ("src/test/java/Users.java", "test"),
        ("node_modules/x/index.js", "source"),
        ("vendor/github.com/x/y.go", "source"),
        ("api/user.pb.go", "source"),
    ],
)
def test_by_place_and_name(path: str, context: str) -> None:
    assert by_name(path) == context


ATTRIBUTES = b"""# generated code
*.pb.go linguist-generated
/third_party/** linguist-vendored=true
dist/*.js -diff linguist-generated=true
dist/kept.js -linguist-generated
docs/** linguist-generated=false
shop/db/** linguist-generated
"""


@pytest.mark.parametrize(
    ("path", "context"),
    [
        ("api/user.pb.go", "generated"),
        ("third_party/lib/a.py", "vendored"),
        ("src/third_party/a.py", "source"),
        ("dist/app.js", "generated"),
        ("dist/kept.js", "source"),
        ("docs/conf.py", "source"),
        ("web/gen/api.ts", "generated"),
        ("web/api.ts", "source"),
        ("shop/db/schema.rb", "source"),
        ("shop/db/seeds.rb", "generated"),
    ],
)
def test_attributes_of_the_base_side_count(path: str, context: str) -> None:
    base = tree_of({".gitattributes": ATTRIBUTES, "web/.gitattributes": b"gen/** linguist-generated\n"})
    assert Contexts(base).of(path) == context


def test_attributes_that_the_change_adds_do_not_count() -> None:
    assert Contexts(EMPTY).of("api/user.pb.go") == "source"


def test_configuration_decides_before_names_and_attributes() -> None:
    base = tree_of({".gitattributes": b"* linguist-generated\n"})
    contexts = Contexts(base, (("src/sdk/**", "source"), ("examples/**", "fixture")))
    assert [contexts.of(path) for path in ("src/sdk/a.ts", "examples/a.ts", "b.ts")] == ["source", "fixture", "generated"]


@pytest.mark.parametrize(
    ("imports", "expected"),
    [
        pytest.param([("src/a.ts", "tests/auth.ts")], {"tests/auth.ts"}, id="a test file that source imports is source"),
        pytest.param([("src/a.ts", "tests/x.ts"), ("tests/x.ts", "tests/y.ts")], {"tests/x.ts", "tests/y.ts"}, id="and what that imports"),
        pytest.param([("tests/a.test.ts", "tests/helper.ts")], set(), id="a helper of tests stays a test"),
        pytest.param([("tests/a.test.ts", "src/a.ts")], set(), id="what tests import is not changed by that"),
        pytest.param([("src/a.ts", "src/b.mock.ts"), ("src/b.mock.ts", "src/a.ts")], {"src/b.mock.ts"}, id="cycles end"),
    ],
)
def test_what_source_imports_is_source(imports: list[tuple[str, str]], expected: set[str]) -> None:
    assert demoted({}, imports) == expected


def test_an_attribute_that_matches_by_trying_claims_nothing() -> None:
    pattern = "*a" * 12 + "b"
    contexts = Contexts(tree_of({".gitattributes": f"{pattern} linguist-generated\n*.js linguist-vendored\n".encode()}))
    assert contexts.of("src/" + "a" * 200 + "c") == "source"
    assert contexts.of("src/" + "a" * 200 + "b") == "source"
    assert contexts.of("src/" + "a" * 200 + ".js") == "vendored"
