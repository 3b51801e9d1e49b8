"""The names of one module, indexed by scope. Must not look outside the module."""

from __future__ import annotations

from keeper_validate.extract.expression import OUTSIDE, Call, Joined, Literal, Name, Text, names
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Export, Import, Module

_FEW = 500
_DECLARED = frozenset({"annotation", "type"})
_CLASS = "cls"
Binding = Import | Definition | tuple[Definition, int]


def _is_made_of(definition: Definition) -> bool:
    """Whether a name is bound to a call that is given its own former value: `router = with_users(router)`."""
    own = Name(definition.name.rpartition(".")[2])
    return isinstance(definition.value, Call) and own in definition.value.arguments


def _is_put_in(first: Definition, later: Definition) -> bool:
    """Whether an empty text is given a value that is made of others: `prefix = ""`, and where a path is set `prefix = f"{path}/"`; or what
    is empty where nothing says it, one that is made of itself: `root = getenv("ROOT", "")`, `root = root + "/"`."""
    if not isinstance(later.value, Joined):
        return False
    own, unsaid = later.name.rpartition(".")[2], isinstance(first.value, Call) and first.value.arguments[1:][-1:] == (Text(""),)
    return first.value == Text("") or (unsaid and any(one.partition(".")[0] == own for one in names(later.value)))


def _given_in_method(definition: Definition) -> tuple[str, str]:
    """The class and the member of what a method gives its own object: `self.app = FastAPI()`, `this.app = express()`."""
    if definition.form != "value" or not isinstance(definition.value, Call | Name):
        return "", ""
    method, own, member = definition.name.rpartition(".self.")
    if not own and "assigned" in definition.traits:
        method, _, member = definition.name.rpartition(".")
    return (method.rpartition(".")[0], member) if method and "." not in member else ("", "")


class Scopes:
    """Answers what a dotted name is bound to, seen from a scope: an import, a definition, or a parameter (its function and position).

    `outermost` holds every name that the module itself can offer, and more; `looping` what loops bind, each as often as it is bound;
    `listing` are the mounts that hold their routes in place."""

    def __init__(self, module: Module) -> None:
        language = named(module.language)
        self._bare = language.bare
        self._twice = set[str]()
        self._definitions: dict[str, Definition] = {}
        self._placed: dict[tuple[int, str], Definition] = {}
        self.members: dict[str, list[Definition]] = {}
        self.looping: dict[str, list[Definition]] = {}
        for definition in module.definitions:
            kept = self._definitions.get(definition.name)
            # a name bound twice keeps its last value, but neither a declaration nor a type hides a value, nor what is made of the
            # first one, nor what a setting puts where there is nothing otherwise
            made = kept is not None and kept.value is not None and (_is_made_of(definition) or _is_put_in(kept, definition))
            if not made and (kept is None or definition.form not in _DECLARED or kept.form == definition.form):
                self._definitions[definition.name] = definition
            if kept is not None and language.anew and kept.form == definition.form == "class":
                self._twice.add(definition.name)
            self._placed.setdefault((definition.start, definition.name), definition)
            self.members.setdefault(definition.name.rpartition(".")[0], []).append(definition)
            if definition.form == "each" or definition.traits == ("each",):
                self.looping.setdefault(definition.name.rpartition(".")[2], []).append(definition)
        self.listing = tuple(one for one in module.records if one.setting("kind") == "mount" and one.setting("inline") is not None)
        self._given: dict[str, Definition] = {}
        for definition in module.definitions:
            owner, member = _given_in_method(definition)
            around = self._definitions.get(owner)
            known = isinstance(definition.value, Call) or self._is_typed(definition)
            if around is not None and around.form == "class" and known:
                self._given.setdefault(f"{owner}.{member}", definition)
        self._imports: dict[tuple[str, str], Import] = {}
        for binding in module.imports:
            self._imports[binding.scope, binding.local] = binding
        self._exports = {export.name: export for export in module.exports if export.name != "*"}
        self.outermost = frozenset(name.partition(".")[0] for name in (*self._definitions, *(local for _, local in self._imports)))
        self.outermost |= self._exports.keys()
        self.star_exports = tuple(export for export in module.exports if export.name == "*")

    def _is_typed(self, kept: Definition) -> bool:
        """Whether what a method gives its own object is a parameter of which it says the type, and the class does not."""
        if ".".join(_given_in_method(kept)) in self._definitions:
            return False
        method, value = self._definitions.get(kept.name.rpartition(".self.")[0]), kept.value
        given = method.parameters if method is not None and isinstance(value, Name) else ()
        return any(one.name == value.name and one.annotation is not None for one in given if isinstance(value, Name))

    def definition(self, name: str) -> Definition | None:
        """The definition of a full dotted name."""
        return self._definitions.get(name)

    def member(self, owner: Definition, name: str) -> Definition | None:
        """A member of a class or object; one that is only declared, or empty at first, is what a method makes it."""
        dotted = f"{owner.name}.{name}"
        declared = self._definitions.get(dotted)
        made = self._given.get(dotted) if declared is None or declared.value is None or isinstance(declared.value, Literal) else None
        return declared if made is None or (declared is not None and declared.form == "function") else made

    def handed_over(self, declared: Definition) -> tuple[Definition, str] | None:
        """The method that gives its own object one of its parameters under a name that the class only declares, and that parameter, where
        the class makes such objects itself: `return cls(Application())`."""
        owner, _, name = declared.name.rpartition(".") if declared.form == "annotation" else ("", "", "")
        methods = [one for one in self.members.get(owner, ()) if owner and one.form == "function"]
        making = (Name(_CLASS), Name(owner.rpartition(".")[2]))
        if not any(isinstance(one.value, Call) and one.value.function in making for one in methods):
            return None
        for method in methods:
            kept = self._definitions.get(f"{method.name}.self.{name}") or self._definitions.get(f"{method.name}.{name}")
            given = kept.value if kept is not None and _given_in_method(kept) == (owner, name) else None
            if isinstance(given, Name) and any(one.name == given.name for one in method.parameters):
                return method, given.name
        return None

    def members_of(self, owner: Definition) -> list[Definition]:
        """The members of a definition; of a class whose name another has as well, those that stand in it."""
        found = self.members.get(owner.name, [])
        if owner.form != "class" or owner.name not in self._twice:
            return found
        return [one for one in found if owner.line <= one.line <= owner.end_line]

    def class_around(self, scope: str) -> Definition | None:
        """The innermost class that a scope is within."""
        while scope:
            found = self._definitions.get(scope)
            if found is not None and found.form == "class":
                return found
            scope = scope.rpartition(".")[0]
        return None

    def placed(self, start: int, name: str) -> Definition | None:
        """The definition of a name at a place: a value and a type of one name are two."""
        return self._placed.get((start, name)) or self._definitions.get(name)

    def at(self, start: int, name: str) -> Definition | None:
        """The definition of a name at a place, one of several of that name."""
        return self._placed.get((start, name))

    def export(self, name: str) -> Export | None:
        """What the module offers under a name explicitly."""
        return self._exports.get(name)

    def held(self, name: str) -> str | None:
        """How the module itself calls what others ask for by a name: `add` may be the `users.add` of `module.exports = users`."""
        if self.bound("", name) is not None:
            return name
        default = self._exports.get("default")
        member = f"{default.local}.{name}" if default is not None and default.local is not None else ""
        found = self.bound("", member) if member else None
        return member if found is not None and not found[1] else None

    def bound(self, scope: str, name: str) -> tuple[Binding, str] | None:
        """The binding of the longest known head of a dotted name, innermost scope first, and the rest of the name."""
        if name.startswith(OUTSIDE):
            name = name.removeprefix(OUTSIDE)
            return self.bound(scope.rpartition(".")[0], name) if scope else self._brought(name)
        while True:
            found = self._bound_in(scope, name)
            if found is not None or not scope:
                return found
            scope = scope.rpartition(".")[0]

    def _brought(self, name: str) -> tuple[Binding, str] | None:
        """What an import brings under a name, whatever the module binds that to later."""
        head, _, rest = name.partition(".")
        found = self._imports.get(("", head))
        return (found, rest) if found is not None else None

    def _bound_in(self, scope: str, name: str) -> tuple[Binding, str] | None:
        head, rest = name, ""
        while head:
            definition = self._in_scope(scope, head)
            imported = self._imports.get((scope, head))
            # `const jwt = require("jsonwebtoken")` is both, as is a fallback for an import that fails: the import says what it is
            if definition is not None and (imported is None or definition.form != "value"):
                return definition, rest
            if imported is not None:
                return imported, rest
            head, _, last = head.rpartition(".")
            rest = f"{last}.{rest}" if rest else last
        return self._parameter(scope, name)

    def _in_scope(self, scope: str, name: str) -> Definition | None:
        """A definition that its bare name means in a scope; where the language says so, a field that a class declares is only reached
        through an instance, and so is a method that is called as something imported is (`@get("/users")` over `def get`)."""
        found = self._definitions.get(f"{scope}.{name}" if scope else name)
        hidden = found is not None and (found.form == "annotation" or (found.form == "function" and ("", name) in self._imports))
        owner = self._definitions.get(scope) if hidden and not self._bare else None
        return found if owner is None or owner.form != "class" else None

    def _parameter(self, scope: str, name: str) -> tuple[Binding, str] | None:
        function = self._definitions.get(scope)
        if function is None or not function.parameters:
            return None
        first, _, rest = name.partition(".")
        for index, parameter in enumerate(function.parameters):
            if parameter.name == first or first in parameter.fields:
                return (function, index), rest
            if "." in parameter.name and f"{name}.".startswith(f"{parameter.name}."):
                return (function, index), name[len(parameter.name) + 1 :]
        return None


class Indexes:
    """The names of many modules. Of a wide change only a few are kept: an index is made anew in a fraction of what its module cost."""

    def __init__(self, wide: bool) -> None:
        self._wide = wide
        self._known: dict[int, Scopes] = {}

    def of(self, module: Module) -> Scopes:
        """The names of a module, which lives as long as these are asked for."""
        found = self._known.get(id(module))
        if found is None:
            if self._wide and len(self._known) >= _FEW:
                self._known.clear()
            found = self._known[id(module)] = Scopes(module)
        return found
