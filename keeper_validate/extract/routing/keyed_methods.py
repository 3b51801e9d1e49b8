"""The methods that what a file offers answers by its keys: `export const handler = { GET() {}, POST() {} }`.

Must not know any framework; which of what is offered is read so is data of its convention (`keyed`)."""

from __future__ import annotations

from keeper_validate.extract.expression import Call, Entries
from keeper_validate.extract.module import Module
from keeper_validate.extract.routing.verbs import METHODS


def keyed_methods(module: Module, handler: str) -> tuple[str, ...]:
    """The keys of an object, or of the one that a call makes it of, where all of them are methods; nothing where not."""
    held = next((one.value for one in module.definitions if one.name == handler and one.form == "value"), None)
    made = held.arguments[0] if isinstance(held, Call) and len(held.arguments) == 1 else held
    keys = tuple(key for key, _ in made.entries) if isinstance(made, Entries) else ()
    return keys if METHODS.issuperset(keys) else ()
