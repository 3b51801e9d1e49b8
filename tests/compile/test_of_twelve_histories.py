"""Sentences of decisions that were held against the histories of twelve repositories, each beside one that looks alike.
`~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"

ROWS = [
    # those that lack something are forbidden, and not what they lack
    ("forbidden", "components not using `useTheme`", "~ require-use hook|import|token useTheme"),
    ("forbidden", "components using `useTheme`", "~ forbid-use import|token useTheme in:**/components/**,**/ui/**"),
    ("forbidden", "routes that do not use `requireAuth`", "~ require-shape route guard=requireAuth"),
    ("forbidden", "route handlers that don't call `parseRequest`", "~ require-use route soft"),
    ("forbidden", "route handlers that do not go through `parseRequest`", "unchecked"),
    ("forbidden", "route handlers not going through `parseRequest`", "unchecked"),
    ("forbidden", "services that do not implement `Disposable`", "require-shape service inherited=yes"),
    ("forbidden", "services not implementing `Disposable`", "require-shape service inherited=yes"),
    ("forbidden", "services that do not inherit from `Base`", "require-shape service inherited=yes"),
    ("forbidden", "services not derived from `Base`", "unchecked"),
    ("forbidden", "components that do not have a story", "require-companion component with:{dir}/{stem}.stories.*"),
    ("forbidden", "components that do not come with a story", "require-companion component with:{dir}/{stem}.stories.*"),
    # places that are known by what files are called, and those of a language of components
    ("forbidden", "`@Locked` on API resources",
     "~ forbid-use token|import @Locked in:**/*{ApiResource,apiResource,api_resource,api-resource,api.resource}*,"
     "**/*{ApiResources,apiResources,api_resources,api-resources,api.resources}*/** soft"),
    ("forbidden", "`@Locked` in production", "~ forbid-use token|import @Locked soft"),
    ("forbidden", "`fetch` in Vue components", "~ forbid-use technology fetch in:*.vue"),
    ("forbidden", "`fetch` in Svelte components", "~ forbid-use technology fetch in:*.svelte"),
    ("constraints", "Vue components must not import axios", "~ forbid-use technology axios in:*.vue"),
    # what stands behind the comma is no place of it
    ("forbidden", "`fetch` in Svelte components, load data in `+page.ts`", "~ forbid-use technology fetch in:*.svelte soft"),
    ("forbidden", "`fetch` in components, the api hooks wrap them", "~ forbid-use technology fetch in:**/components/**,**/ui/** soft"),
    ("forbidden", "`fetch` in components, hooks", "~ forbid-use technology fetch in:**/components/**,**/ui/**,**/hooks/**"),
    # a folder in a project of .NET, and two members of one class
    ("constraints", "domain events live in `Ordering.Domain/Events`", "require-shape event Ordering.Domain/Events/"),
    ("forbidden", "`Console.Write/WriteLine` in controllers",
     "~ forbid-use token|import Console.Write in:**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*,"
     "**/{controllers,controller}.*; forbid-use token|import Console.WriteLine in:**/{controllers,controller}/**,"
     "**/*{Controller,_controller,.controller}.*,**/{controllers,controller}.*"),
    # whatever is changed was there before
    ("forbidden", "edits of old Knex migrations", f"append-only file {MIGRATIONS}"),
    ("forbidden", "edits of legacy Knex migrations", "unchecked"),
    ("forbidden", "changing old components", "unchecked"),
    # routes for what changes data
    ("forbidden", "API routes for mutations; use Server Actions", "forbid-new route /^(POST|PUT|PATCH|DELETE) /"),
    ("forbidden", "Endpoints that change data", "forbid-new route /^(POST|PUT|PATCH|DELETE) /"),
    ("forbidden", "Server Actions for mutations, no API routes", "forbid-new route /^(POST|PUT|PATCH|DELETE) /"),
    ("constraints", "Use Server Actions for mutations, never API routes", "forbid-new route /^(POST|PUT|PATCH|DELETE) /"),
    ("forbidden", "API routes for uploads", "~ forbid-new route upload"),
    # the parts of several things
    ("forbidden", "Removing or renaming fields of the Post and Comment models", "forbid-remove field|column Post,Comment"),
    ("forbidden", "removing columns of the orders and users tables", "forbid-remove column orders,users"),
    ("constraints", "Do not remove columns from `orders`, `users` and `carts`", "forbid-remove column orders,users,carts"),
    ("forbidden", "removing columns of the legacy orders tables", "~ forbid-remove column soft"),
    # what a program says while it runs
    ("forbidden", "secrets or tokens written to the console", "unchecked"),
    ("forbidden", "secrets printed into the log", "unchecked"),
    # values, and files
    ("constraints", "DTOs are immutable", "unchecked"),
    ("constraints", "Migrations are immutable", f"append-only file {MIGRATIONS}"),
]


@pytest.mark.parametrize(("field", "text", "meaning"), ROWS, ids=[row[1] for row in ROWS])
def test_read(field: str, text: str, meaning: str) -> None:
    assert shown(text, field) == meaning
