"""How declarations look and what things are called, said in many wordings, with what reads like them and says something else; and where a
change breaks it, found by the line, with a minus where that only warns."""

from __future__ import annotations

from typing import Any

import pytest
from shown import shown

from keeper_validate.clause import Clause
from keeper_validate.compare import delta
from keeper_validate.delta import FileChange
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.spelling import with_tokens
from keeper_validate.finding import BLOCK
from keeper_validate.law.decision import Decision
from keeper_validate.law.law import Law
from keeper_validate.tree import tree_of
from keeper_validate.verdict import Judged, judge, spelled

READ = [
    # what classes are
    ("Mark all C# types as sealed.", "~ forbid-use token unsealed-class in:*.cs form=construct"),
    ("All concrete classes are sealed.", "forbid-use token unsealed-class form=construct"),
    ("Sealed classes are tested.", "unchecked"),
    ("Use `final class` everywhere", "forbid-use token open-class form=construct"),
    ("Use `final class` for view models that hold state", "unchecked"),
    ("Controllers must be final and take their dependencies only in methods (not in the constructor).", "unchecked"),
    ("Controllers must be final when nothing extends them.", "unchecked"),
    ("Controllers must be thin", "unchecked"),
    ("Follow the POCO pattern — all grain classes must be `sealed` and implement `IGrainBase` instead of inheriting from `Grain`",
     "~ forbid-use token declared-class:*Grain without sealed form=construct soft; forbid-use token declared-class:*Grain "
     "without base IGrainBase form=construct soft"),
    ("Follow the POCO pattern — grains may be `sealed`", "unchecked"),
    ("Handlers — `internal sealed class`, never public",
     "~ forbid-use token declared-class:*Handler without internal form=construct soft; forbid-use token "
     "declared-class:*Handler without sealed form=construct soft"),
    ("Handlers must be sealed, not in tests", "unchecked"),
    ("Handlers must never be public", "~ forbid-use token declared-class:*Handler with public form=construct soft"),
    ("Handlers must not be public in tests", "unchecked"),
    ("Services must not be static analysis targets", "unchecked"),
    ("Repositories are internal to the module", "unchecked"),
    ("`@MainActor @Observable final class` for ViewModels and routers.",
     "~ forbid-use token declared-class:*ViewModel without @MainActor form=construct soft; forbid-use token "
     "declared-class:*ViewModel without @Observable form=construct soft; forbid-use token declared-class:*ViewModel without "
     "final form=construct soft"),
    ("`@MainActor` for code of the view", "unchecked"),
    ("`internal sealed class` for handlers",
     "~ forbid-use token declared-class:*Handler without internal form=construct soft; forbid-use token "
     "declared-class:*Handler without sealed form=construct soft"),
    ("`internal sealed class` for handlers in tests", "unchecked"),
    ("Symfony controllers are `final`", "~ forbid-use token declared-class:*Controller without final form=construct soft"),
    ("Request and response types are `record`s",
     "~ forbid-use token declared-class:*Request|*Response without record in:*.java,*.cs form=construct"),
    ("Types in `Infrastructure` are `internal`",
     "~ forbid-use token public-class in:**/infrastructure/**,**/infra/**,**/adapters/** form=construct"),
    ("Types in `Billing` are `internal`", "unchecked"),
    # records and sealed types
    ("Do not use record for models. Use POCO instead",
     "~ forbid-use token record-declaration in:**/{models,model}/**,**/models.py form=construct"),
    ("Entities are classes, never records",
     "~ forbid-use token record-declaration in:**/{entities,entity}/**,**/*{Entity,_entity,.entity}.* form=construct"),
    ("Do not record models of cars", "unchecked"),
    ("Entities are recorded", "unchecked"),
    ("Within `sealed interface`, use `data object` instead of simple `object`.", "forbid-use token object-in-sealed-type form=construct"),
    ("Use an `object` within a `sealed interface`", "unchecked"),
    ("Nest `sealed interface` implementations within the interface.", "~ forbid-use token sealed-subtype-outside form=construct"),
    ("Nest requests within the interface.", "unchecked"),
    # who sees what
    ("Always specify function visibility (`public`, `private`, `internal`, `external`) to control access.",
     "~ forbid-use token implicit-visibility form=construct"),
    ("Explicit access modifiers on all members", "~ forbid-use token implicit-visibility form=construct"),
    ("Set the visibility of the repository to private.", "unchecked"),
    ("Access modifiers are explained in the wiki.", "unchecked"),
    ("The view controller holds its view model `private` — built by the coordinator.",
     "~ forbid-use token open-view-model form=construct"),
    ("The view controller holds its view model in memory.", "unchecked"),
    ("Dependencies are stored in `private readonly` fields", "~ forbid-use token open-dependency form=construct"),
    ("Dependencies are stored in `vendor/`", "unchecked"),
    ("Loggers must be `private static final`", "forbid-use token open-logger form=construct"),
    ("IBOutlets must be private", "forbid-use token open-outlet form=construct"),
    ("Use `[SerializeField] private` instead of public fields", "~ forbid-use token open-field form=construct"),
    ("Go struct fields are unexported", "~ forbid-use token exported-struct-field form=construct"),
    # names
    ("View controller: full `…ViewController` (never `…VC`)",
     "forbid-use token declared-view-controller:* unlike *ViewController form=construct"),
    ("View controllers end their work in `viewDidDisappear`", "unchecked"),
    ("Services end their work in `shutdown`", "unchecked"),
    ("View controller | full `…ViewController` (never `…VC`) | `ListViewController`",
     "forbid-use token declared-view-controller:* unlike *ViewController form=construct"),
    ("Component | PascalCase | `UserCard`", "require-shape component PascalCase"),
    ("Feature | Owner | `team`", "unchecked"),
    ("DTO classes must end with `Dto`, not `DTO`",
     "~ require-shape schema|type *Dto in:**/{dtos,dto}/**,**/*{Dto,DTO,_dto,.dto}.*,**/{dtos,dto}.*"),
    ("Prefix private/protected helper methods with `_`.", "~ forbid-use token declared-hidden-method:* unlike _* form=construct soft"),
    ("Private and protected methods are tested.", "unchecked"),
    ("Private C# fields use the `_` prefix", "~ forbid-use token private-member-without-underscore form=construct"),
    ("Type aliases end with `Type`", "forbid-use token declared-type-alias:* unlike *Type form=construct"),
    ("Props types are named `<Component>Props`", "~ forbid-use token declared-props-type:* unlike *Props form=construct soft"),
    ("Interfaces: `IThing`", "forbid-use token interface-without-i form=construct"),
    ("No `Impl` suffix", "~ forbid-use token declared-class:*Impl form=construct"),
    ("The `Impl` suffix is common in Java", "unchecked"),
    ("Never abbreviate ViewController to VC", "~ forbid-use token declared-class:*VC form=construct"),
    ("Hooks are named `useXxx.ts` and return plain objects", "require-shape hook use*"),
    ("Functions: PascalCase",
     "~ forbid-use token declared-free-function:* unlike PascalCase,declared-method:* unlike PascalCase form=construct"),
    ("Library crates use the `acme-` prefix: `acme-core`, `acme-cli`, etc.",
     "~ forbid-use token declared-crate:* unlike acme-*|acme form=construct soft"),
    ("Crate names are kebab-case", "~ forbid-use token declared-crate:* unlike kebab-case form=construct"),
    ("Crates use the `acme-` registry mirror", "unchecked"),
    ("Workspace packages use the `@acme/` scope", "~ forbid-use token declared-npm-package:* unlike @acme/* form=construct"),
    ("Packages are published to the `@acme/` registry", "unchecked"),
    ("Directory name matches the package name.",
     "~ forbid-use token declared-package:* unlike folder form=construct; forbid-use token declared-crate:* unlike folder "
     "form=construct"),
    ("Folder name equals the crate name", "~ forbid-use token declared-crate:* unlike folder form=construct"),
    ("Directory names match the route names", "unchecked"),
    ("Binary crate is named `acme`.", "~ forbid-use token declared-binary:* unlike acme* form=construct soft"),
    ("The binary is `static`", "unchecked"),
    ("Models: `stg_`, `int_`, `fct_`, `dim_` layer prefixes; `{layer}_{source}__{entity}.sql`.",
     "require-shape file stg_*,int_*,fct_*,dim_* in:**/models/**/*.sql"),
    ("Staging models start with `stg_`", "require-shape file stg_* in:**/models/**/staging/**/*.sql"),
    ("Models that read `stg_` tables are views", "unchecked"),
    ("Models: `stg_` for staging, `int_` for intermediate", "unchecked"),
    ("Indexes are named `idx_<table>_<column>`", "~ forbid-use token declared-index:* unlike idx_*_* form=construct soft"),
    ("Indexes are plural", "unchecked"),
    ("Views start with `v_`", "~ forbid-use token declared-view:* unlike v_* form=construct"),
    ("Views end with `View`", "require-shape component *View"),
    ("Observables are suffixed with `$`", "~ forbid-use token declared-observable:* unlike *$ form=construct"),
    ("Observables are cold", "unchecked"),
    ("Selectors start with `select`", "~ forbid-use token declared-selector-function:* unlike select* form=construct soft"),
    ("Selectors start with `app-`", "forbid-use token declared-selector:* unlike app-* form=construct"),
    ("All modules start with `MyApp.`", "forbid-use token declared-module:* unlike MyApp.*|MyApp form=construct"),
    ("Modules start with `use`", "unchecked"),
    ("Terraform variables are snake_case", "forbid-use token camel-case-in-terraform form=construct"),
    ("Terraform resources use snake_case", "forbid-use token camel-case-in-terraform form=construct"),
    ("Internal functions start with an underscore", "~ forbid-use token declared-internal-function:* unlike _* form=construct"),
    ("Function parameters start with an underscore", "~ forbid-use token declared-parameter:* unlike _* form=construct"),
    ("GraphQL input types end with `Input`", "forbid-use token declared-graphql-input:* unlike *Input form=construct"),
    ("Proto messages are PascalCase", "~ forbid-use token declared-message:* unlike PascalCase form=construct"),
    ("Shell functions are snake_case", "~ forbid-use token declared-shell-function:* unlike snake_case form=construct"),
    ("CSS custom properties are prefixed with `--app-`", "forbid-use token declared-css-variable:* unlike --app-* form=construct"),
    ("CSS classes start with `c-`", "~ forbid-use token declared-css-class:* unlike c-* form=construct"),
    ("Macros are UPPER_CASE", "~ forbid-use token declared-macro:* unlike SCREAMING_SNAKE_CASE form=construct"),
    ("Macros are documented", "unchecked"),
    ("Protocol names are PascalCase", "~ forbid-use token declared-protocol:* unlike PascalCase form=construct"),
    ("Attribute classes end with `Attribute`", "forbid-use token declared-attribute-class:* unlike *Attribute form=construct"),
    ("Custom errors end with `Error`", "require-shape error_type *Error"),
    ("Member variables are prefixed with `m_`", "~ forbid-use token declared-field:* unlike m_* form=construct soft"),
    ("Private members end with `_`", "forbid-use token declared-private-field:* unlike *_ form=construct"),
    ("Do not suffix async methods with `Async`", "forbid-use token declared-method:*Async form=construct"),
    # constructors, exports, comments
    ("Primary Constructors: Use for all records and classes to reduce boilerplate.",
     "~ forbid-use token assigning-constructor form=construct"),
    ("Primary constructors are new in C# 12", "unchecked"),
    ("Use dependency injection through constructors.", "~ forbid-use token field-injection form=construct"),
    ("Dependencies are injected by the container", "unchecked"),
    ("Use Named exports unless restricted by libraries", "~ forbid-use token export default soft"),
    ("Named exports help to refactor", "unchecked"),
    ("A file contains a single React component", "forbid-new component beside=file"),
    ("Pass `CancellationToken` to every async method", "~ forbid-use token async-without-cancellation form=construct"),
    ("Add summaries for all classes and all properties even if they seem obvious.",
     "~ forbid-use token undocumented-export form=construct"),
]
BANNED = [
    ("Never add XML comments.", "forbid-use token xml-doc-comment form=construct"),
    ("Entities must not be records",
     "~ forbid-use token record-declaration in:**/{entities,entity}/**,**/*{Entity,_entity,.entity}.* form=construct"),
    ("Don't include constructors in any `MonoBehavior` or `ScriptableObject`", "forbid-new token constructor-of-engine form=construct"),
    ("No Python class name may start with a leading underscore anywhere under `backend/`", "unchecked"),
    ("No public classes in `infrastructure`",
     "~ forbid-use token public-class in:**/infrastructure/**,**/infra/**,**/adapters/** form=construct"),
    ("Public keys in `infrastructure`", "unchecked"),
    ("Never omit access modifiers", "~ forbid-use token implicit-visibility form=construct"),
]
FOUND = [
    ("Mark all C# types as sealed.", "A.cs", "sealed class A { }\nclass B { }\nabstract class C { }\n", [2]),
    ("Use `final class` everywhere", "A.php", "<?php\nfinal class A {}\nclass B {}\n", [3]),
    ("Handlers must never be public", "A.cs", "internal class AHandler { }\npublic class BHandler { }\npublic class C { }\n", [-2]),
    ("View models: `@MainActor @Observable final class`", "A.swift",
     "@MainActor\n@Observable\nfinal class AViewModel {\n}\n@MainActor\nfinal class BViewModel {\n}\n", [-6]),
    ("Request and response types are `record`s", "A.cs", "record ARequest(int B);\nclass CResponse { }\nclass D { }\n", [2]),
    ("Types in `Infrastructure` are `internal`", "src/infrastructure/A.cs", "internal class A { }\npublic class B { }\n", [2]),
    ("Types in `Infrastructure` are `internal`", "src/domain/A.cs", "public class B { }\n", []),
    ("Entities must not be records", "src/entities/A.cs", "public class A { }\npublic record B(int C);\n", [2]),
    ("Use `data object` instead of `object`", "A.kt", "sealed interface A {\n  data object B : A\n  object C : A\n}\nobject D\n", [3]),
    ("Nest `sealed interface` implementations within the interface.", "A.kt",
     "sealed interface A {\n  class B : A\n}\nclass C : A\nclass D : E\n", [4]),
    ("Always specify function visibility", "A.sol", "contract A {\n  function f() public {}\n  function g() {}\n}\n", [3]),
    ("The view controller holds its view model `private`", "A.swift",
     "final class A {\n    private let viewModel: B\n    let listViewModel: C\n}\n", [3]),
    ("IBOutlets must be private", "A.swift",
     "final class A {\n    @IBOutlet private weak var b: C!\n    @IBOutlet weak var d: E!\n}\n", [3]),
    ("Dependencies are stored in `private readonly` fields", "a.ts",
     "class A {\n  constructor(private readonly b: B, private c: C) {}\n}\n", [2]),
    ("View controllers end in `ViewController`, never `VC`", "A.swift",
     "class HomeViewController: UIViewController {\n}\nclass ListVC: UITableViewController {\n}\nclass Cell: UIView {\n}\n", [3]),
    ("Prefix private/protected helper methods with `_`.", "a.rb",
     "class A\n  def f\n  end\n\n  private\n\n  def _g\n  end\n\n  def h\n  end\nend\n", [-10]),
    ("Type aliases end with `Type`", "a.ts", "type AType = { b: string }\ntype B = string\ninterface C { d: string }\n", [2]),
    ("Props types are named `<Component>Props`", "a.tsx",
     "export function A(props: AProps) { return <p /> }\nexport function B(props: Options) { return <p /> }\n", [-2]),
    ("Crate names start with `acme-`", "crates/core/Cargo.toml", "[package]\nname = \"core\"\nversion = \"1.0.0\"\n", [2]),
    ("Crate names start with `acme-`", "crates/core/Cargo.toml", "[package]\nname = \"acme-core\"\n\n[[bin]]\nname = \"run\"\n", []),
    ("Folder name equals the crate name", "crates/core/Cargo.toml", "[package]\nname = \"acme-core\"\n", [2]),
    ("Folder name equals the crate name", "crates/acme-core/Cargo.toml", "[package]\nname = \"acme-core\"\n", []),
    ("Workspace packages use the `@acme/` scope", "packages/ui/package.json", "{\n  \"name\": \"ui\",\n  \"version\": \"1.0.0\"\n}\n", [2]),
    ("Workspace packages use the `@acme/` scope", "packages/ui/package.json",
     "{\n  \"name\": \"@acme/ui\",\n  \"version\": \"1.0.0\"\n}\n", []),
    ("Workspace packages use the `@acme/` scope", "packages/ui/data.json", "{\n  \"name\": \"ui\"\n}\n", []),
    ("Binary crate is named `acme`.", "Cargo.toml", "[package]\nname = \"acme-cli\"\n\n[[bin]]\nname = \"run\"\n", [-5]),
    ("Staging models start with `stg_`", "models/staging/orders.sql", "select 1\n", [1]),
    ("Staging models start with `stg_`", "models/staging/stg_orders.sql", "select 1\n", []),
    ("Staging models start with `stg_`", "models/marts/orders.sql", "select 1\n", []),
    ("Indexes start with `idx_`", "a.sql", "CREATE INDEX idx_a ON b (c);\nCREATE UNIQUE INDEX orders_d ON b (d);\n", [-2]),
    ("Foreign keys are named `fk_<table>_<ref>`", "a.sql",
     "ALTER TABLE a ADD CONSTRAINT fk_a_b FOREIGN KEY (b) REFERENCES b;\nALTER TABLE a ADD CONSTRAINT c FOREIGN KEY (d)\n", [2]),
    ("Views start with `v_`", "a.sql", "CREATE VIEW v_a AS SELECT 1;\nCREATE OR REPLACE VIEW b AS SELECT 1;\n", [2]),
    ("Observables are suffixed with `$`", "a.ts",
     "const a$: Observable<B> = c();\nconst d: Observable<B> = e();\nconst f: B = g();\n", [2]),
    ("Selectors start with `select`", "a.ts", "const selectA = createSelector(b, c);\nconst getD = createSelector(b, c);\n", [-2]),
    ("All modules start with `MyApp.`", "a.ex", "defmodule MyApp.A do\nend\ndefmodule Other.B do\nend\n", [3]),
    ("Terraform variables are snake_case", "a.tf", "variable \"a_b\" {\n}\nvariable \"a-b\" {\n}\n", [3]),
    ("Terraform resources use snake_case", "a.tf", "resource \"aws_vpc\" \"main_vpc\" {\n}\nresource \"aws_vpc\" \"mainVpc\" {\n}\n", [3]),
    ("Internal functions start with an underscore", "A.sol",
     "contract A {\n  function _f() internal {}\n  function g() internal {}\n  function h() public {}\n}\n", [3]),
    ("Solidity contracts are PascalCase", "A.sol", "contract Vault {\n}\ncontract old_vault {\n}\n", [-3]),
    ("Solidity interfaces start with `I`", "A.sol", "interface IVault {\n}\ninterface Pool {\n}\n", [3]),
    ("Immutable variables use the `i_` prefix", "A.sol",
     "contract A {\n    uint256 private immutable i_a;\n    address public immutable owner;\n}\n", [-3]),
    ("Storage variables use the `s_` prefix", "A.sol", "contract A {\n    uint256 private s_a;\n    address internal owner;\n}\n", [3]),
    ("GraphQL input types end with `Input`", "a.graphql", "input CartInput { a: ID }\ninput Cart { a: ID }\ntype B { a: ID }\n", [2]),
    ("Proto messages are PascalCase", "a.proto", "message CartItem {\n}\nmessage cart_item {\n}\n", [3]),
    ("Shell functions are snake_case", "a.sh", "load_all() {\n  true\n}\nloadAll() {\n  true\n}\n", [4]),
    ("CSS custom properties are prefixed with `--app-`", "a.css", ":root {\n  --app-a: 1px;\n  --b: 2px;\n}\n", [3]),
    ("CSS classes start with `c-`", "a.css", ".c-card {\n}\n.card {\n}\n", [3]),
    ("Macros are UPPER_CASE", "a.h", "#define MAX_SIZE 4\n#define maxSize 4\n", [2]),
    ("GDScript functions are snake_case", "a.gd", "func load_all():\n\tpass\nfunc loadAll():\n\tpass\n", [3]),
    ("Dart classes are UpperCamelCase", "a.dart", "class CartView {\n}\nclass cart_view {\n}\n", [3]),
    ("C++ classes are PascalCase", "a.hpp", "class Cart {\n};\nclass old_cart {\n};\n", [-3]),
    ("Protocol names are PascalCase", "A.swift", "protocol Loading {\n}\nprotocol loads {\n}\n", [3]),
    ("Attribute classes end with `Attribute`", "A.cs",
     "class AuditAttribute : Attribute { }\nclass Logged : Attribute { }\nclass B { }\n", [2]),
    ("ScriptableObjects end with `SO`", "A.cs", "class CartSO : ScriptableObject { }\nclass Cart : ScriptableObject { }\n", [-2]),
    ("Member variables end with an underscore", "A.cs", "class A { int a_; int b; const int C = 1; }\n", [1]),
    ("Private fields start with `m_`", "A.cs", "class A {\n  private int m_a;\n  private int b;\n  public int c;\n}\n", [3]),
    ("Always use primary constructors", "A.cs",
     "class A(B b) { }\nclass C {\n  private readonly B _b;\n  public C(B b) { _b = b; }\n}\nclass D { public D() { Load(); } }\n", [4]),
]


@pytest.mark.parametrize(("text", "meant"), READ, ids=[text for text, _ in READ])
def test_what_is_asked_is_read_as(text: str, meant: str) -> None:
    assert shown(text, "constraints") == meant


@pytest.mark.parametrize(("text", "meant"), BANNED, ids=[text for text, _ in BANNED])
def test_what_is_forbidden_is_read_as(text: str, meant: str) -> None:
    assert shown(text, "forbidden") == meant


@pytest.mark.parametrize(("text", "path", "source", "lines"), FOUND, ids=[f"{text} {path} {lines}" for text, path, _, lines in FOUND])
def test_what_breaks_it_is_found(text: str, path: str, source: str, lines: list[int]) -> None:
    decision = Decision(1, "ADR-001", "d.yaml", clauses=(Clause("constraints[0]", "constraints", text, "d.yaml", 1, key="constraints"),))
    law, known = Law("law", decision), dict[Any, Any]()
    trees = [tree_of({name: content.encode() for name, content in one.items()}) for one in ({"a.md": ""}, {"a.md": "", path: source})]
    contexts = Contexts(trees[0])
    wanted = spelled(law)
    sides = [snapshot(tree, [path], known, contexts=contexts) for tree in trees]
    if wanted:
        sides = [with_tokens(side, tree, wanted, contexts) for side, tree in zip(sides, trees, strict=True)]
    files = (FileChange(path, "added", "100644", "100644"),)
    verdict = judge(delta(sides[0], sides[1], files), law, Judged("base", "head", "a case", 1, 1), "landing")
    assert [one.line if one.severity == BLOCK else -one.line for one in verdict.findings] == lines
