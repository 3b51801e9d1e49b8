"""Libraries of a closed set: a clause about HTTP libraries means them, not every package, nor what a language brings along."""

from __future__ import annotations

import pytest
from shown import compiled, shown


def technologies(text: str) -> set[str]:
    return {check.technology or "" for check in compiled(text, "forbidden").checks}


@pytest.mark.parametrize(
    "text", ["new HTTP client libraries", "new HTTP packages", "additional http client dependencies"],
)
def test_packages_of_a_set_are_its_members_that_come_as_packages(text: str) -> None:
    found = compiled(text, "forbidden").checks
    assert {"axios", "requests", "httpx"} <= technologies(text)
    assert not {"fetch", "urllib", "xhr"} & technologies(text)
    assert {(check.op, check.kinds) for check in found} == {("forbid-new", ("technology", "dependency"))}


def test_what_a_browser_brings_along_is_still_a_client() -> None:
    assert {"axios", "fetch", "xhr"} <= technologies("direct HTTP calls in components")


@pytest.mark.parametrize("text", ["new logistics packages", "new kitchen framework", "new kitchen libraries"])
def test_packages_of_no_known_set_are_not_all_packages(text: str) -> None:
    assert shown(text, "forbidden") == "unchecked"


def test_a_package_of_a_technology_is_not_any_package() -> None:
    assert shown("new React dependencies", "forbidden") == "unchecked"


@pytest.mark.parametrize(("said", "target"), [
    ("crates", "cargo:*"), ("Rust dependencies", "cargo:*"), ("NuGet packages", "nuget:*"), ("Go modules", "go:*"), ("Ruby gems", "gem:*"),
    ("PyPI packages", "pypi:*"), ("JavaScript dependencies", "npm:*"), ("Maven dependencies", "maven:*"),
])
def test_packages_of_one_manager_are_its_own(said: str, target: str) -> None:
    assert shown(f"No new {said}") == f"forbid-new dependency {target}"


@pytest.mark.parametrize("said", ["CocoaPods", "Swift packages"])
def test_packages_of_a_manager_whose_manifests_are_not_read_are_told(said: str) -> None:
    assert shown(f"No new {said}") == "unchecked"
