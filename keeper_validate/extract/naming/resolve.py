"""What an expression is: its qualified name, and, of a class, its ancestors and members, across the files of one tree.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from keeper_validate.extract.calls import Calls
from keeper_validate.extract.expression import CHOSEN, Call, Expression, Member, Name, says_little
from keeper_validate.extract.module import Import
from keeper_validate.extract.naming.doors import spelled
from keeper_validate.extract.naming.given_back import first_told, handed_back, one_of_several
from keeper_validate.extract.naming.given_names import given_name
from keeper_validate.extract.naming.names import DEPTH, Names
from keeper_validate.extract.naming.site import External, Site, Target
from keeper_validate.extract.sources import Sources
from keeper_validate.values import replace

# No class that anybody wrote has as many; what has would cost its square, or more frames than Python allows.
_MOST = 300
_STEEP = 20
_WIDE = 100


class Resolver(Names):
    """Names, and what they stand for."""

    def __init__(self, sources: Sources) -> None:
        super().__init__(sources)
        self.handed, self.given_back = dict[tuple[str, str], set[str]](), set[tuple[str, str]]()
        self.answers: dict[tuple[str, str, str, str | int], tuple[frozenset[str], Expression, tuple[Site, Expression] | None]] = {}
        self.meant: dict[tuple[str, str, str], str] = {}
        self.calls = Calls()
        self._ancestors, self._climbed = dict[tuple[str, str], tuple[str, ...]](), 0
        self._told: dict[tuple[str, str, int], str] = {}

    def forget(self) -> None:
        """Drop what was found for one module of a wide change: neighbours ask the same, others seldom do."""
        self.answers.clear()
        self.meant.clear()
        if len(self._followed) > 20_000:
            self._followed.clear()

    def _follow(self, path: str, scope: str, name: str, depth: int) -> Target:
        if name.startswith("//"):  # a name of another file, `//views.py//Users`
            where, _, name = name[2:].rpartition("//")
            return self.follow(where, "", name, depth + 1)
        target = super()._follow(path, scope, name, depth)
        return self._taken(target, name.partition(".")[0], depth) or target

    def _taken(self, target: Target, name: str, depth: int) -> Site | None:
        """What is taken out of a parameter whose type says that something from outside the tree stands there: `({ app }: Context)`."""
        if not isinstance(target, Site) or target.definition is None or target.parameter is None:
            return None
        function, given = target.definition, target.definition.parameters[target.parameter]
        typed, scope = given.annotation if name in given.fields else None, function.name.rpartition(".")[0]
        if not isinstance(typed, Name) or not isinstance(self.follow(target.path, scope, typed.name, depth + 1), Site):
            return None
        said = Name(f"{typed.name}.{name}")
        if not isinstance(self.follow(target.path, scope, said.name, depth + 1), External):
            return None
        taken = f"{function.name}#{target.parameter}.{name}"
        return replace(target, parameter=None, definition=replace(function, name=taken, form="annotation", value=None, annotation=said))

    def qualified(self, path: str, scope: str, expression: Expression, depth: int = 0) -> str:
        """The qualified name of what an expression is; empty where it has none. Something of the tree is `path#name`."""
        if depth > DEPTH:
            return ""
        links: list[Call | Member] = []
        while (target := self.target(path, scope, expression, depth)) is None and isinstance(expression, Call | Member):
            links.append(expression)
            expression = expression.function if isinstance(expression, Call) else expression.of
        name = target.name if isinstance(target, External) else self._site_name(target, depth) if target is not None else ""
        for link in reversed(links):
            if isinstance(link, Call):
                name = self._called(path, scope, link, name, depth)
            elif name:
                name = f"{name}.{link.name}"
        return name

    def called(self, path: str, scope: str, function: Expression) -> Target | None:
        """What a call calls: of a class what makes its objects, of a parameter's method that of the class which it is said to be."""
        target = self.target(path, scope, function)
        if isinstance(target, Site) and target.definition is not None and target.definition.form == "class" and not target.rest:
            return next((one for one in self.members(target) if one.definition is not None and "makes" in one.definition.traits), target)
        if not isinstance(target, Site) or target.definition is None or target.parameter is None or not target.rest:
            return target
        typed, scope = target.definition.parameters[target.parameter].annotation, target.definition.name.rpartition(".")[0]
        return self.target(target.path, scope, Name(f"{typed.name}.{target.rest}")) if isinstance(typed, Name) else target

    def written(self, path: str, scope: str, expression: Expression) -> str:
        """The qualified name as the file's own imports spell it, whether or not the tree holds that module (a repository that is the
        framework, or that carries a copy of it); empty for imports by a path that is no package's, and for what is not imported."""
        if isinstance(expression, Call):
            return f"{inner}()" if (inner := self.written(path, scope, expression.function)) else ""
        module = self.sources.names(path) if isinstance(expression, Name) else None
        bound = self.scopes(module).bound(scope, expression.name) if module is not None and isinstance(expression, Name) else None
        if module is None or bound is None or not isinstance(bound[0], Import):
            return ""
        found = spelled(bound[0], path, module.language, self.sources.tree)
        return f"{found}.{bound[1]}" if found and bound[1] else found

    def _called(self, path: str, scope: str, call: Call, function: str, depth: int) -> str:
        if call.function == CHOSEN:
            choices = (one for one in sorted(call.arguments, key=says_little) if isinstance(one, Call | Name))
            return first_told(self._told, (path, scope, id(call)), (self.qualified(path, scope, one, depth + 1) for one in choices))
        target = self.target(path, scope, call.function, depth)
        giving = target.definition if isinstance(target, Site) and target.parameter is None else None
        if isinstance(target, Site) and giving is not None and giving.form == "function" and giving.value is not None:
            returned = self.qualified(target.path, giving.name, giving.value, depth + 1)
            if not returned.endswith("()") and (same := handed_back(target, call)) is not None:
                returned = self.qualified(path, scope, same, depth + 1)
            if returned.endswith("()"):
                return returned
        return self._from_method(function, depth) or (f"{function}()" if function else "")

    def _from_method(self, function: str, depth: int) -> str:
        """What a method of a class of the tree gives, where it says so: `path#Router().With` is again a router."""
        owner, _, method = function.rpartition("().")
        where, _, name = owner.rpartition("#")
        module = self.sources.names(where) if where else None
        made = self.scopes(module).definition(f"{name}.{method}") if module is not None else None
        if made is None or made.form != "function" or made.annotation is None:
            return ""
        said = self.qualified(where, name.rpartition(".")[0], made.annotation, depth + 1)
        return f"{said}()" if said else ""

    def _site_name(self, site: Site, depth: int) -> str:
        definition = site.definition
        if definition is None:
            return f"{site.path}#{site.rest}"
        rest = f".{site.rest}" if site.rest else ""
        if site.parameter is not None:
            return given_name(site, depth, self.qualified, self.follow)
        if (given := one_of_several(site.path, definition.name.rpartition(".")[0], definition.value, depth, self.target)) is not None:
            return self._site_name(given, depth + 1) + rest
        if definition.form in ("value", "annotation"):
            source = definition.value if isinstance(definition.value, Call | Member) else None
            made = self.qualified(site.path, definition.name.rpartition(".")[0], source, depth + 1) if source is not None else ""
            if not made and definition.annotation is not None:
                annotation = self.qualified(site.path, definition.name.rpartition(".")[0], definition.annotation, depth + 1)
                made = f"{annotation}()" if annotation else ""
            if made:
                return made + rest
        return f"{site.path}#{definition.name}{rest}"

    def members(self, site: Site, gone: set[tuple[str, str]] | None = None) -> Iterator[Site]:
        """The members of a class and of its bases in the tree, its own first; an overridden one is not repeated."""
        gone = set() if gone is None else gone
        if site.definition is None or site.key in gone or len(gone) > _WIDE:
            return
        gone.add(site.key)
        module = self.sources.names(site.path)
        seen: set[str] = set()
        for member in self.scopes(module).members_of(site.definition) if module is not None else ():
            seen.add(member.name.rpartition(".")[2])
            yield Site(site.path, member)
        for base in site.definition.bases:
            target = self.target(site.path, site.definition.name.rpartition(".")[0], base)
            if isinstance(target, Site) and target.definition is not None and target.key != site.key:
                for inherited in self.members(target, gone):
                    if (last := inherited.key[1].rpartition(".")[2]) not in seen:
                        seen.add(last)
                        yield inherited

    def ancestors(self, site: Site) -> tuple[str, ...]:
        """The qualified names of a class's bases, all the way up, nearest first, local ones (`path#name`) included, and no more than
        `_MOST`; what decorates a class by a call (`@as_declarative()`) may put a base below it, and counts as one."""
        key = site.key
        found = self._ancestors.get(key)
        if found is None:
            self._ancestors[key] = ()
            for above in self._unknown(site) if self._climbed == _STEEP else ():
                self.ancestors(above)
            self._climbed += 1
            found = self._ancestors[key] = tuple(islice(dict.fromkeys(self._climb(site)), _MOST))
            self._climbed -= 1
        return found

    def _unknown(self, site: Site) -> Iterator[Site]:
        """The classes above one whose ancestors are yet to be found, the farthest first, by a list instead of frames."""
        ahead, seen = [(site, False)], {site.key}
        while ahead:
            one, climbed = ahead.pop()
            if climbed:
                yield one
            elif one.definition is not None:
                ahead.append((one, True))
                for target in (self.target(one.path, one.definition.name.rpartition(".")[0], base) for base in one.definition.bases):
                    if isinstance(target, Site) and target.key not in seen and target.key not in self._ancestors:
                        seen.add(target.key)
                        ahead.append((target, False))

    def _climb(self, site: Site) -> Iterator[str]:
        if site.definition is None:
            return
        scope = site.definition.name.rpartition(".")[0]
        for base in site.definition.bases:
            yield from self.lineage(site.path, scope, base)
            yield from self._replaced(site, base)
        for decorator in site.definition.decorators if site.definition.form == "class" else ():
            if isinstance(decorator, Call) and (made := self.qualified(site.path, scope, decorator)):
                yield made

    def _replaced(self, site: Site, base: Expression) -> Iterator[str]:
        """A class that is later put in place of its own base (`ma.Schema = OwnSchema`) was made below what stood there first."""
        owner, _, member = base.name.rpartition(".") if isinstance(base, Name) else ("", "", "")
        target = self.target(site.path, site.definition.name.rpartition(".")[0] if site.definition else "", base) if owner else None
        if isinstance(target, Site) and target.key == site.key and (of := self.qualified(site.path, "", Name(owner))):
            yield f"{of}.{member}"

    def lineage(self, path: str, scope: str, base: Expression, seen: set[tuple[str, str, str]] | None = None) -> Iterator[str]:
        """A base expression's qualified name, and those of its own ancestors; of a base made by a call outside the tree
        (`with_metaclass(Meta, Base)`) also those of the names passed to it, each once."""
        seen = set() if seen is None else seen
        if qualified := self.qualified(path, scope, base):
            yield qualified
            yield from self.inherited_member(qualified)
        target = self.target(path, scope, base)
        made: Expression | None = base if target is None else None
        if isinstance(target, Site) and target.definition is not None:
            yield from self.ancestors(target)
            yield from self._declared(target)
            path, scope, made = target.path, target.definition.name.rpartition(".")[0], target.definition.value
        if isinstance(made, Call) and not isinstance(self.target(path, scope, made.function), Site):
            for argument in (*made.arguments, *(value for _, value in made.keywords)):
                if isinstance(argument, Name) and len(seen) < _MOST and (key := (path, scope, argument.name)) not in seen:
                    seen.add(key)
                    yield from self.lineage(path, scope, argument, seen)

    def _declared(self, site: Site) -> Iterator[str]:
        """A member that a class only says the type of (`Model: type[Base]`) is that of its bases."""
        definition = site.definition
        owner, _, member = definition.name.rpartition(".") if definition is not None and definition.form == "annotation" else ("", "", "")
        module = self.sources.names(site.path) if owner else None
        around = self.scopes(module).definition(owner) if module is not None else None
        for ancestor in self.ancestors(Site(site.path, around)) if around is not None else ():
            yield f"{ancestor}().{member}"

    def inherited_member(self, qualified: str) -> Iterator[str]:
        """`db.Model`, where `db` is an instance of a local class, is also `Model` of an instance of that class's bases, and so is what
        is called on it further on."""
        path, _, within = qualified.rpartition("#")
        name, call, member = within.partition("().")
        module = self.sources.names(path) if call and path else None
        definition = self.scopes(module).definition(name) if module is not None else None
        for ancestor in sorted(self.ancestors(Site(path, definition))) if definition is not None else ():
            yield f"{ancestor}().{member}"
