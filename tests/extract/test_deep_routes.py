"""Routes below more blocks than anybody follows: found, or said to be a gap, never lost in silence."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

NESTED = {
    "config/routes.rb": ("Rails.application.routes.draw do\n", "scope 'a' do\n", "get 'x', to: 'a#b'\n", "end\n", "end\n"),
    "routes/web.php": ("<?php\n", "Route::prefix('a')->group(function () { ", "Route::get('x', fn () => 1);", "});", "\n"),
    "src/main.rs": (
        "use axum::{Router, routing::get};\nfn app() -> Router { ", 'Router::new().nest("/a", ', 'Router::new().route("/x", get(h))',
        ")", " }\n",
    ),
}


@pytest.mark.parametrize("path", NESTED)
@pytest.mark.parametrize("times", [3, 30, 60, 180, 400])
def test_a_route_is_found_or_its_file_is_a_gap(path: str, times: int) -> None:
    first, opening, route, closing, last = NESTED[path]
    source = first + opening * times + route + closing * times + last
    read = snapshot(tree_of({path: source.encode()}), [path])
    found = [element.name for element in read.elements if element.kind == "route"]
    assert found == ["GET " + "/a" * times + "/x"] or [gap.reason for gap in read.gaps] == ["nested too deeply to read"]
    assert times > 30 or found


@pytest.mark.parametrize("times", [3, 30, 60, 80, pytest.param(180, marks=pytest.mark.slow)])
def test_a_route_below_more_routers_than_anybody_mounts_says_that_its_path_is_not_known(times: int) -> None:
    opening = 'package a\n\nimport "github.com/go-chi/chi/v5"\n\nfunc routes() {\n\tr := chi.NewRouter()\n'
    source = opening + 'r.Route("/a", func(r chi.Router) {\n' * times + 'r.Get("/x", h)\n' + "})\n" * times + "}\n"
    [route] = [one for one in snapshot(tree_of({"main.go": source.encode()}), ["main.go"]).elements if one.kind == "route"]
    assert route.name == "GET " + "/a" * times + "/x" or "unresolved" in {facet.name for facet in route.named("prefix")}
    assert times > 60 or not route.named("prefix")
