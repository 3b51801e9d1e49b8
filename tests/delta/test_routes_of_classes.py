"""What a change does to routes that annotations, attributes and blocks declare: a guard that goes or asks less, a prefix, a name."""

from __future__ import annotations

import pytest

from keeper_validate.compare import delta
from keeper_validate.delta import Delta
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

JAVA = """package app;
import org.springframework.web.bind.annotation.*;
@RestController
@RequestMapping("/items")
@PreAuthorize("isAuthenticated()")
class Items {
    @GetMapping("/{id}")
    @PreAuthorize("hasRole('ADMIN')")
    Item one(long id) { return null; }
}
"""
KOTLIN = """package app
import io.ktor.server.routing.*
fun Application.module() {
    routing {
        authenticate("admin") {
            get("/items/{id}") { call.respond(1) }
        }
    }
}
"""
CSHARP = """namespace App;
[Route("items")]
[Authorize]
public class ItemsController : ControllerBase
{
    [HttpGet("{id:int}")]
    [Authorize(Policy = "admin")]
    public Item One(int id) => null;
}
"""
MINIMAL = """var app = builder.Build();
app.MapGet("/items/{id}", Get).WithName("one").RequireAuthorization("admin");
"""


def of(path: str, base: str, head: str) -> Delta:
    sides = [snapshot(tree_of({path: text.encode()}), [path], whole=True) for text in (base, head)]
    return delta(sides[0], sides[1], ())


def routes(found: Delta) -> dict[str, list[str]]:
    return {
        "created": [one.name for one in found.created if one.kind == "route"],
        "removed": [one.name for one in found.removed if one.kind == "route"],
        "lost": [
            f"{facet.name}({facet.value or ''})" for one in found.altered if one.head.kind == "route"
            for facet in (*one.removed, *(was for was, _ in one.changed)) if facet.role == "guard"
        ],
    }


NOTHING: dict[str, list[str]] = {"created": [], "removed": [], "lost": []}
CHANGES = [
    ("a guard on a Spring method goes", "A.java", JAVA, ("    @PreAuthorize(\"hasRole('ADMIN')\")\n", ""),
     {"lost": ["PreAuthorize(hasRole('ADMIN'))"]}),
    ("a guard on a Spring method asks less", "A.java", JAVA, ("hasRole('ADMIN')", "permitAll()"),
     {"lost": ["PreAuthorize(hasRole('ADMIN'))"]}),
    ("the prefix of a Spring class changes", "A.java", JAVA, ('"/items"', '"/things"'),
     {"created": ["GET /things/{id}"], "removed": ["GET /items/{id}"]}),
    ("a Spring method is renamed", "A.java", JAVA, ("Item one(", "Item item("), {}),
    ("annotations of Spring change their order", "A.java", JAVA,
     ('@RestController\n@RequestMapping("/items")', '@RequestMapping("/items")\n@RestController'), {}),
    ("a Ktor block that authenticates goes", "A.kt", KOTLIN, ('authenticate("admin")', 'rateLimit("admin")'),
     {"lost": ["authenticate(admin)"]}),
    ("a method of Ktor changes", "A.kt", KOTLIN, ("get(", "post("), {"created": ["POST /items/{id}"], "removed": ["GET /items/{id}"]}),
    ("a policy on an action goes", "A.cs", CSHARP, ('    [Authorize(Policy = "admin")]\n', ""), {"lost": ["Authorize(Policy=admin)"]}),
    ("an action is open to all", "A.cs", CSHARP, ('[Authorize(Policy = "admin")]', "[AllowAnonymous]"),
     {"lost": ["Authorize()", "Authorize(Policy=admin)"]}),
    ("a type in a template changes", "A.cs", CSHARP, ("{id:int}", "{id:long}"), {}),
    ("a minimal route asks nobody any more", "A.cs", MINIMAL, ('.RequireAuthorization("admin")', ""),
     {"lost": ["RequireAuthorization(admin)"]}),
    ("a name behind a minimal route goes", "A.cs", MINIMAL, ('.WithName("one")', ""), {}),
]


@pytest.mark.parametrize(("path", "base", "edit", "expected"), [row[1:] for row in CHANGES], ids=[row[0] for row in CHANGES])
def test_a_change_of_a_route_is_seen(path: str, base: str, edit: tuple[str, str], expected: dict[str, list[str]]) -> None:
    assert edit[0] in base
    assert routes(of(path, base, base.replace(*edit))) == NOTHING | expected
