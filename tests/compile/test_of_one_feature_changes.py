"""What decisions about one feature say, each held against a change that breaks it and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

CHANGES = [
    ("All controllers must extend `BaseController`",
     {"app/Http/Controllers/OldController.php": "<?php\nclass OldController { function a() {} }\n"},
     {"app/Http/Controllers/UserController.php": "<?php\nclass UserController { function index() {} }\n"},
     {"app/Http/Controllers/UserController.php": "<?php\nclass UserController extends BaseController { function index() {} }\n",
      "app/Http/Controllers/OldController.php": "<?php\nclass OldController { function a() {} function b() {} }\n"}),
    ("All services must extend `BaseService`", {}, {"src/UserService.cs": "public class UserService { public int Get() => 1; }\n"},
     {"src/UserService.cs": "public class UserService : BaseService { public int Get() => 1; }\n"}),
    ("Services must not depend on `HttpContext`", {},
     {"Services/UserService.cs": "public class UserService { public UserService(HttpContext c) { } public int Get() => 1; }\n"},
     {"Services/UserService.cs": "public class UserService { public UserService(Clock c) { } public int Get() => 1; }\n",
      "Web/Filter.cs": "public class Filter { public Filter(HttpContext c) { } }\n"}),
    ("The domain layer must not import infrastructure", {}, {"src/Domain/a.ts": "import { send } from '../Infrastructure/mail';\n"},
     {"src/Domain/a.ts": "import { Infrastructure } from '../Parts/Infrastructure';\n"}),
    ("Never set `synchronize: true`", {}, {"ormconfig.json": '{"synchronize": true}\n'}, {"ormconfig.json": '{"synchronize": false}\n'}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)
