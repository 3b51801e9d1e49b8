"""What decisions about one feature say, each held against a change that breaks it and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

SPRING = "import org.springframework.web.bind.annotation.*;\n@RestController\nclass A {\n"


def laravel(word: str, *statements: str) -> str:
    body = "\n".join(f"    $table->{one};" for one in statements)
    return (
        "<?php\nuse Illuminate\\Database\\Migrations\\Migration;\nreturn new class extends Migration { public function up() {\n"
        f"  Schema::{word}('orders', function (Blueprint $table) {{\n{body}\n  }});\n}} }};\n"
    )


ORDERS = {"database/migrations/2024_01_01_a.php": laravel("create", "id()", "string('title')")}
ADDED = "database/migrations/2024_02_01_b.php"
BUTTON = "export const Button = ({{ variant }}: {{ variant: {} }}) => <button className={{variant}} />;\n"
CHANGES = [
    ("`Button` must not get new variants", {"src/Button.tsx": BUTTON.format("'a' | 'b'")},
     {"src/Button.tsx": BUTTON.format("'a' | 'b' | 'c'")},
     {"src/Button.tsx": BUTTON.format("'a' | 'b'").replace("className", "title"),
      "src/Tag.tsx": BUTTON.replace("Button", "Tag").format("'c'")}),
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
    ("Never store PINs in AsyncStorage", {},
     {"a.ts": "import AsyncStorage from '@react-native-async-storage/async-storage';\nawait AsyncStorage.setItem('pin', x);\n"},
     {"a.ts": "import AsyncStorage from '@react-native-async-storage/async-storage';\nawait AsyncStorage.setItem('theme', x);\n"}),
    ("Workflows must not use `pull_request_target`", {}, {".github/workflows/a.yml": "on: [push, pull_request_target]\njobs: {}\n"},
     {".github/workflows/a.yml": "on: [push, pull_request]\njobs: {}\n"}),
    ("Workflows must not use `pull_request_target`", {}, {".github/workflows/a.yml": "on:\n  pull_request_target:\n    types: [opened]\n"},
     {".github/workflows/a.yml": "on:\n  push:\n"}),
    ("All screens are written in Compose; XML layouts are not allowed", {}, {"app/src/main/res/layout/home.xml": "<LinearLayout/>\n"},
     {"app/src/main/res/values/home.xml": "<resources/>\n"}),
    ("No new networking libraries besides Retrofit",
     {"build.gradle.kts": 'dependencies {\n  implementation("com.squareup.retrofit2:retrofit:2.9.0")\n}\n'},
     {"build.gradle.kts": 'dependencies {\n  implementation("io.ktor:ktor-client-core:2.3.0")\n}\n'},
     {"build.gradle.kts": 'dependencies {\n  implementation("com.squareup.retrofit2:retrofit:2.11.0")\n}\n'}),
    ("No callbacks in models", {}, {"app/models/a.rb": "class A < ApplicationRecord\n  after_save :f\nend\n"},
     {"app/models/a.rb": "class A < ApplicationRecord\n  validates :a\nend\n"}),
    ("No Socket.IO", {}, {"a.ts": "import { Server } from 'socket.io';\nnew Server();\n"},
     {"a.ts": "import { WebSocketServer } from 'ws';\nnew WebSocketServer();\n"}),
    ("No WebSockets", {}, {"a.ts": "import { Server } from 'socket.io';\nnew Server();\n"}, {"a.ts": "import { Server } from 'net';\n"}),
    ("No privileged containers", {}, {"k8s/a.yaml": "spec:\n  securityContext:\n    privileged: true\n"},
     {"k8s/a.yaml": "spec:\n  securityContext:\n    privileged: false\n"}),
    ("All endpoints must have `@PreAuthorize`", {},
     {"A.java": f"{SPRING}  @GetMapping(\"/a\") String a() {{ return null; }}\n}}\n"},
     {"A.java": f"{SPRING}  @PreAuthorize(\"hasRole('X')\") @GetMapping(\"/a\") String a() {{ return null; }}\n}}\n"}),
    ("No native queries", {},
     {"A.java": "interface A extends JpaRepository<B, Long> {\n  @Query(value = \"q\", nativeQuery = true) int a();\n}\n"},
     {"A.java": "interface A extends JpaRepository<B, Long> {\n  @Query(value = \"q\", nativeQuery = false) int a();\n}\n"}),
    ("No nullable columns", ORDERS, {ADDED: laravel("table", "string('note')->nullable()")},
     {ADDED: laravel("table", "string('note')->nullable(false)", "string('tag')")}),
    ("`email` must be unique", ORDERS, {ADDED: laravel("table", "string('email')")},
     {ADDED: laravel("table", "string('email')", "unique('email')")}),
    ("`email` must be unique", ORDERS, {ADDED: laravel("table", "string('email')", "index('email')")},
     {ADDED: laravel("table", "string('email')", "string('name')", "unique(['email', 'name'])")}),
    ("No new columns without a default", ORDERS, {ADDED: laravel("table", "string('note')")},
     {ADDED: laravel("table", "string('note')->default('x')")}),
    ("No cascade deletes", ORDERS,
     {ADDED: laravel("table", "unsignedBigInteger('user_id')", "foreign('user_id')->references('id')->on('users')->onDelete('cascade')")},
     {ADDED: laravel("table", "foreignId('user_id')->constrained()->restrictOnDelete()")}),
    ("Every table has a primary key", {}, {"database/migrations/2024_01_01_a.php": laravel("create", "string('title')")}, ORDERS),
    ("Never set `synchronize: true`", {}, {"ormconfig.json": '{"synchronize": true}\n'}, {"ormconfig.json": '{"synchronize": false}\n'}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)
