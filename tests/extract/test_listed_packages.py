"""Packages that the lexicon lists as evidence of a technology are written as manifests are read: else the list holds nothing."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.extract.manifests.dependencies import reader_of
from keeper_validate.extract.unversioned import unversioned


def _read(name: str) -> str:
    """A package as the readers of manifests name it."""
    registry, _, package = name.partition(":")
    return f"{registry}:{re.sub('[-_.]+', '-', package).lower() if registry == 'pypi' else unversioned(package)}"


def test_packages_are_listed_as_they_are_read() -> None:
    listed = {name for entry in shipped.data("rules/lexicon/technologies").values() for name in entry.get("dependencies", ())}
    assert {name for name in listed if _read(name) != name} == set()


def test_a_group_of_maven_without_an_artifact_stands_for_each_of_its_artifacts() -> None:
    groups = {
        (name.removeprefix("maven:"), technology)
        for technology, entry in shipped.data("rules/lexicon/technologies").items()
        for name in entry.get("dependencies", ())
        if name.startswith("maven:") and name.count(":") == 1
    }
    assert groups
    read = reader_of("build.gradle")
    assert read is not None
    for group, technology in groups:
        elements, _ = read(f"dependencies {{ implementation '{group}:anything:1' }}\n".encode())
        assert technology in {element.name for element in elements if element.kind == "technology"}, group
