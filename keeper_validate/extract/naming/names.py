"""What a name means: followed through scopes, aliases, imports and re-exports, across the files of one tree.

A name leads to a `Site` (a definition in the tree, or a module) or to an `External` (a qualified name outside it). Must not know any
framework."""

from __future__ import annotations

from keeper_validate.extract.expression import OUTSIDE, Call, Entries, Expression, Inline, Member, Name, begun
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition, Import, Module
from keeper_validate.extract.naming.aliases import taken_over
from keeper_validate.extract.naming.beside import beside
from keeper_validate.extract.naming.given_back import asked_for, given_by, is_made_anew, made_under, one_of_several
from keeper_validate.extract.naming.linked import files_of
from keeper_validate.extract.naming.renaming import renamed
from keeper_validate.extract.naming.scopes import Indexes, Scopes
from keeper_validate.extract.naming.site import External, Site, Target
from keeper_validate.extract.naming.starred import Search, beyond, handed_on, starred
from keeper_validate.extract.records import reader
from keeper_validate.extract.sources import Sources
from keeper_validate.values import replace

DEPTH = 24
_FORKS = 6


class Names:
    """Follows names in one tree, remembering what it found."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self._indexes = Indexes(sources.wide)
        self._located: dict[tuple[str, str], tuple[str, ...]] = {}
        self._followed: dict[tuple[str, str, str], Target] = {}
        self._search = Search()
        self._missing: dict[tuple[str, str, str], int] = {}  # members that no class above has, and from how deep they were sought

    def scopes(self, module: Module) -> Scopes:
        """The index of a module's names."""
        return self._indexes.of(module)

    def follow(self, path: str, scope: str, name: str, depth: int = 0) -> Target:
        """Where a dotted name leads from a scope of a file."""
        found = self._followed.get(key := (path, scope, name))
        if found is None and depth > DEPTH:
            return External(name)  # so far from here; what asks from nearer is to find it
        if found is None:
            self._followed[key] = External(name)  # a cycle ends at the name itself
            found = self._followed[key] = self._follow(path, scope, name, depth)
        return found

    def _follow(self, path: str, scope: str, name: str, depth: int) -> Target:
        if (module := self.sources.names(path)) is None:
            return External(name)
        bound = self.scopes(module).bound(scope, name)
        own = self._own(path, module, scope, name, depth) if bound is None or isinstance(bound[0], tuple) else None
        if bound is None or own is not None:
            return own or self._elsewhere(path, module, name.removeprefix(OUTSIDE), depth)
        binding, rest = bound
        if isinstance(binding, Import):
            return self._imported(path, module, binding, rest, depth)
        if isinstance(binding, tuple):
            return Site(path, binding[0], rest, binding[1])
        return self._defined(path, binding, rest, depth)

    def _own(self, path: str, module: Module, scope: str, name: str, depth: int) -> Target | None:
        """A member of the object that a method is called on: `self.app`, `this.app`."""
        receiver, _, rest = name.partition(".")
        if not rest or receiver != getattr(reader(named(module.language)), "RECEIVER", None):
            return None
        around = self.scopes(module).class_around(scope)
        return self._inside(path, around, rest, depth + 1) if around is not None else None

    def _elsewhere(self, path: str, module: Module, name: str, depth: int) -> Target:
        """A name that the file does not bind: star imports, then files that share its scope, else nothing of the tree."""
        for star in module.stars:
            for target in self._located_in(path, module, star.module):
                if (found := self.member(target, name, depth + 1)) is not None:
                    return found
        for sibling, other in beside(path, module, name.partition(".")[0], self.sources):
            if (bound := self.scopes(other).bound("", name)) is not None and isinstance(bound[0], Definition):
                return self._defined(sibling, bound[0], bound[1], depth)
        return External(starred(module, name, lambda one: self._located_in(path, module, one)))

    def _defined(self, path: str, definition: Definition, rest: str, depth: int) -> Target:
        scope, value = definition.name.rpartition(".")[0], definition.value
        kept = scope.rpartition(".")[2] == "self" and isinstance(value, Name)  # `self.client = client`
        scope = scope.removesuffix(".self") if kept else scope
        if definition.form in ("value", "type") and isinstance(value, Name) and (kept or value.name != definition.name.rpartition(".")[2]):
            return self.follow(path, scope, f"{value.name}.{rest}" if rest else value.name, depth + 1)
        given = self._given_class(path, definition, depth) or one_of_several(path, scope, value, depth, self.target)
        if given is not None and given.definition is not None and (rest or not is_made_anew(given, value)):
            return self._defined(given.path, given.definition, rest, depth + 1)
        if not rest:
            return Site(path, definition)
        inside = self._inside(path, definition, rest, depth)
        return inside if inside is not None else Site(path, definition, rest)

    def _inside(self, path: str, definition: Definition, rest: str, depth: int) -> Target | None:
        """A member of a class, of an instance of a local class, or of an object (`{ api: apiRouter }`)."""
        if (module := self.sources.names(path)) is None:
            return None
        first, _, more = rest.partition(".")
        member = self.scopes(module).member(definition, first)
        if member is not None:
            return self._defined(path, member, more, depth + 1)
        method = f"{definition.name}.{first}"  # of a struct, any file beside its own may hold it
        for sibling, other in beside(path, module, method, self.sources) if "struct" in definition.traits else ():
            if (apart := self.scopes(other).definition(method)) is not None:
                return self._defined(sibling, apart, more, depth + 1)
        around, own = definition.name.rpartition(".")[0], dict(definition.value.entries) if isinstance(definition.value, Entries) else None
        if own is not None and isinstance(named_in := own.get(first), Name):
            return self.follow(path, around, f"{named_in.name}.{more}" if more else named_in.name, depth + 1)
        if own is not None and isinstance(made := own.get(first), Call):
            return Site(path, replace(definition, name=f"{definition.name}.{first}", value=made, annotation=None), more)
        over = taken_over(definition.value)[: None if depth < _FORKS else 1]  # choices of choices are more than anybody follows
        taken = {name: self.follow(path, around, name, depth + 1) for name in (f"{one}.{rest}" for one in over)}
        if taken:  # what leads out of the tree tells most; a name that leads nowhere only stands for itself
            led = (target for name, target in taken.items() if target != External(name) and isinstance(target, External))
            return next(led, next(iter(taken.values())))
        if own is not None:
            return None
        if definition.form == "class":
            key, bases = (path, definition.name, rest), definition.bases
            for base in bases if depth < self._missing.get(key, DEPTH + 1) else ():
                target = self.target(path, definition.name.rpartition(".")[0], base, depth + 1)
                above = target.definition if isinstance(target, Site) and target.definition != definition and depth < DEPTH else None
                if isinstance(target, Site) and above and (found := self._inside(target.path, above, rest, depth + 1)) is not None:
                    return found
            self._missing.update({key: min(depth, self._missing.get(key, DEPTH))} if len(bases) > 1 else {})
        maker = self.maker(path, definition, depth)
        return self._inside(maker.path, maker.definition, rest, depth + 1) if maker is not None and maker.definition is not None else None

    def maker(self, path: str, definition: Definition, depth: int = 0) -> Site | None:
        """The local class of which a value is an instance."""
        if definition.form not in ("value", "annotation") or depth > DEPTH:
            return None
        function = definition.value.function if isinstance(definition.value, Call) else definition.annotation
        made = self._made(path, definition.name.rpartition(".")[0], function, depth) if function is not None else None
        return made or asked_for(path, definition.name.rpartition(".")[0], definition.value, depth, self.target)

    def _made(self, path: str, scope: str, function: Expression, depth: int) -> Site | None:
        """The class that a call of something gives an instance of: itself, or what a function says it returns."""
        if (first := begun(function)) is not None and self._made(path, scope, first, depth) is None:
            return None  # what a chain begins with is nothing of the tree
        target = self.target(path, scope, function, depth + 1)
        made = target.definition if isinstance(target, Site) and target.parameter is None else None
        if isinstance(target, Site) and made is not None and made.form == "function" and made.annotation is not None:
            target = self.target(target.path, made.name.rpartition(".")[0], made.annotation, depth + 1)
        elif isinstance(target, Site) and made is not None and (given := given_by(target.path, made, depth, self.target)) is not None:
            return self._made(*given, depth + 1)
        return target if isinstance(target, Site) and target.definition is not None and target.definition.form == "class" else None

    def _given_class(self, path: str, definition: Definition, depth: int) -> Site | None:
        """The class that a value is, where a function of the tree makes it: `Router = router_class(Route)`."""
        value = definition.value
        if definition.form != "value" or not isinstance(value, Call) or depth > DEPTH:
            return None
        maker = self.target(path, definition.name.rpartition(".")[0], value.function, depth + 1)
        function = maker.definition if isinstance(maker, Site) and not maker.rest and maker.parameter is None else None
        if not isinstance(maker, Site) or function is None or function.form != "function" or not isinstance(function.value, Name):
            return None
        given = self.follow(maker.path, function.name, function.value.name, depth + 1)
        return given if isinstance(given, Site) and given.definition is not None and given.definition.form == "class" else None

    def _imported(self, path: str, module: Module, binding: Import, rest: str, depth: int) -> Target:
        located = self._located_in(path, module, binding.module)
        wanted = ".".join(part for part in (binding.member, rest) if part)
        for target in located:
            if not wanted:
                return Site(target)
            # `from . import views` in a package's own __init__ means the submodule
            if target != path and (found := self.member(target, wanted, depth + 1)) is not None:
                return found
        looked = self._submodule(path, module, binding.module, wanted, depth) if module.language == "python" and wanted else None
        if looked is not None:
            return looked
        if located:
            return Site(located[0], None, wanted)
        package = renamed(module, binding.module, path, self.sources.tree) or binding.module
        return External(".".join(filter(None, (package, "" if binding.member == "default" else binding.member, rest))))

    def _submodule(self, path: str, module: Module, base: str, wanted: str, depth: int) -> Target | None:
        first, _, rest = wanted.partition(".")
        deeper = f"{base}{first}" if base.endswith(".") else f"{base}.{first}"
        for target in self._located_in(path, module, deeper):
            if not rest:
                return Site(target)
            if (found := self.member(target, rest, depth + 1)) is not None:
                return found
        return self._submodule(path, module, deeper, rest, depth + 1) if rest and depth < DEPTH else None

    def member(self, path: str, name: str, depth: int = 0) -> Target | None:
        """What a module offers under a dotted name; None where it offers nothing of that name."""
        module = self.sources.names(path)
        if module is None or depth > DEPTH:
            return None
        (first, _, rest), scopes = name.partition("."), self.scopes(module)
        export = scopes.export(first)
        if export is not None and export.module is not None:
            return self._imported(path, module, Import(first, export.module, export.member, export.line), rest, depth)
        if export is not None and export.local is not None and export.local != first:
            return self.follow(path, "", f"{export.local}.{rest}" if rest else export.local, depth + 1)
        if (held := scopes.held(name)) is not None:
            return self.follow(path, "", held, depth + 1)
        if export is None and first == "default" and rest:
            return self.member(path, rest, depth + 1)  # `require` gives the whole of a module that offers its parts alone
        handed = handed_on(module, scopes)
        files = (file for specifier in handed for file in self._located_in(path, module, specifier))
        found = self._search.find(name, path, files, lambda to: self.member(to, name, depth + 1) if self._may_offer(to, first) else None)
        if found is not None:
            return found
        # what no file of the tree offers can only come from the one package, in any of its versions, that everything is handed on from
        packages = beyond(handed, lambda one: self._located_in(path, module, one))
        return External(f"{packages[0]}.{name}") if len({one.partition(".")[0] for one in packages}) == 1 else None

    def _may_offer(self, path: str, name: str) -> bool:
        """Whether a search of a file for a name can find it; one that is not read yet is only read for it where its text holds the name."""
        if (module := self.sources.read(path)) is None:
            return self.sources.may_offer(path, name)
        scopes = self.scopes(module)
        return name in scopes.outermost or bool(handed_on(module, scopes))

    def _located_in(self, path: str, module: Module, specifier: str) -> tuple[str, ...]:
        key = (path.rpartition("/")[0], specifier)
        if (found := self._located.get(key)) is None:
            found = self._located[key] = files_of(reader(named(module.language)), specifier, path, self.sources.tree)
        return found

    def leads_to(self, path: str, module: Module, specifier: str) -> str | None:
        """The path of the tree that an import of this file leads to."""
        return next(iter(self._located_in(path, module, specifier)), None)

    def target(self, path: str, scope: str, expression: Expression, depth: int = 0) -> Target | None:
        """Where an expression leads, for those that are references; a subscript leads where what is subscripted leads."""
        if isinstance(expression, Name):
            return self.follow(path, scope, expression.name, depth)
        if isinstance(expression, Inline):
            module = self.sources.names(path)
            definition = self.scopes(module).definition(expression.name) if module is not None else None
            return Site(path, definition) if definition is not None else None
        if isinstance(expression, Call) and isinstance(expression.function, Member) and expression.function.name == "[]":
            return made_under(path, scope, expression, depth, self.target) or self.target(path, scope, expression.function.of, depth)
        if isinstance(expression, Member) and expression.name == "..." and isinstance(expression.of, Name):
            return self.follow(path, scope, f"{expression.of.name}.0", depth)  # the first of what is spread
        if isinstance(expression, Member) and isinstance(expression.of, Call) and depth < DEPTH:
            made = self._made(path, scope, expression.of.function, depth) or asked_for(path, scope, expression.of, depth, self.target)
            if made is not None and made.definition is not None:
                return self._inside(made.path, made.definition, expression.name, depth + 1)
        return None
