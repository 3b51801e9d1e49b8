"""The compiled half of a grammar package, loaded without the package's own start, which costs more than all else a run imports.

What cannot be loaded so (a zip, a binding of another name) is imported in the ordinary way. Must not know any language."""

from __future__ import annotations

import importlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import module_from_spec
from types import ModuleType


def grammar_package(package: str) -> ModuleType:
    """A module with the grammar functions of a package: its extension module, else the package itself. Raises ImportError."""
    if package in sys.modules:
        return sys.modules[package]
    name = f"{package}._binding"
    if name not in sys.modules:
        try:
            sys.modules[name] = _extension(name, package)
        except (ImportError, OSError, SystemError):
            return importlib.import_module(package)
    return sys.modules[name]


def _extension(name: str, package: str) -> ModuleType:
    found = PathFinder.find_spec(package)
    for folder in (found.submodule_search_locations if found is not None else None) or ():
        for suffix in EXTENSION_SUFFIXES:
            path = os.path.join(folder, "_binding" + suffix)
            if os.path.isfile(path):
                loader = ExtensionFileLoader(name, path)
                module = module_from_spec(ModuleSpec(name, loader, origin=path))
                loader.exec_module(module)
                return module
    raise ImportError(f"{package} has no extension module of the usual name")
