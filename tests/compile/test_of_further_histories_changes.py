"""Sentences of decisions that were held against further histories of applications, each against a change that breaks it and one that only
looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart

CONTROLLER = """import { Controller, Get, UseGuards } from "@nestjs/common";
import { AuthGuard, OtherGuard, RoleGuard } from "./guards";

@Controller("carts")
@UseGuards({guards})
export class CartsController {
  @Get() list() {}
}
"""


@pytest.mark.slow
def test_each_of_two_guards_that_are_named_is_asked_for() -> None:
    both, one, other = (CONTROLLER.replace("{guards}", given) for given in ("AuthGuard, RoleGuard", "AuthGuard", "RoleGuard"))
    for clause in ("All controllers are guarded by `AuthGuard` and `RoleGuard`", "Every endpoint must have `@UseGuards(AuthGuard, RoleGuard)`"):
        clause_tells_apart(clause, {}, {"src/carts.controller.ts": one}, {"src/carts.controller.ts": both})
        clause_tells_apart(clause, {}, {"src/carts.controller.ts": other}, {"src/carts.controller.ts": both})
