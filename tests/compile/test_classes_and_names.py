"""What classes of a sort must be, and what that is declared is called, read as slots; each beside look-alikes that say something else."""

from __future__ import annotations

import pytest
from shown import shown

from keeper_validate.checks.about import in_words, remedied
from keeper_validate.clause import Check

CONSTRUCT = " form=construct"
CLASSES = [
    ("Use cases are `internal` classes annotated with `@UseCase`.",
     "~ forbid-use token declared-class:*UseCase without internal form=construct soft; "
     "forbid-use token declared-class:*UseCase without @UseCase form=construct soft"),
    ("`ViewModel` classes must be annotated with `@MainActor`.",
     "~ forbid-use token viewmodel-off-the-main-actor form=construct"),
    ("The MailService must have the `@Transactional` annotation.",
     "~ forbid-use token declared-class:MailService without @Transactional form=construct"),
    ("Every gateway must extend `BaseGateway`.", "~ forbid-use token declared-class:*Gateway without base BaseGateway form=construct soft"),
    ("Use the `BaseGateway` base class for all gateways.",
     "~ forbid-use token declared-class:*Gateway without base BaseGateway form=construct soft"),
    ("Handlers must implement `IHandler<T>` and be `sealed`.",
     "~ forbid-use token declared-class:*Handler without base IHandler form=construct soft; "
     "forbid-use token declared-class:*Handler without sealed form=construct soft"),
    ("Each job must define a `perform` method.", "~ forbid-use token declared-class:*Job without member perform form=construct soft"),
    ("Annotate controllers and listeners with `@Audited`.",
     "~ forbid-use token declared-class:*Controller|*Listener without @Audited form=construct soft"),
    ("Mappers: annotate with `@Mapper`, extend `BaseMapper`.",
     "~ forbid-use token declared-class:*Mapper without @Mapper form=construct soft; "
     "forbid-use token declared-class:*Mapper without base BaseMapper form=construct soft"),
    ("C#: all validators must be `sealed`.", "~ forbid-use token declared-class:*Validator without sealed in:*.cs form=construct soft"),
    ("Annotate JPA entities with `@Table(name = \"x\")`.",
     "~ forbid-use token declared-class:* with @Entity without @Table form=construct"),
    ("`Snapshot` must be `Sendable`.", "~ forbid-use token declared-class:Snapshot without base Sendable form=construct"),
    ("`@Reducer` features must declare `var body: some Reducer<A, B>`.",
     "~ forbid-use token declared-class:* with @Reducer without member body form=construct"),
    ("Commands and queries are records.",
     "~ forbid-use token declared-class:*Command|*Query without record in:*.java,*.cs form=construct soft"),
    ("Inherit from `BasePresenter`.", "~ forbid-use token declared-class:*Presenter without base BasePresenter form=construct soft"),
    ("Extend `AppError`.", "~ require-shape error_type inherited=yes soft"),
    ("Do not use ViewModels.", "~ forbid-new token declared-class:*ViewModel form=construct"),
    ("Functions take at most four parameters.", "limit token max:4 size=parameters"),
    ("Methods must not have more than 3 arguments.", "limit token max:3 size=parameters"),
    ("Use constructor property promotion.", "forbid-use token unpromoted-property form=construct"),
    ("Use `record` types for DTOs.", "forbid-use token dto-class form=construct"),
    ("No classes in the domain layer.", "~ forbid-new token class-declaration in:**/domain/**,**/domains/** form=construct"),
    # look-alikes
    ("Every gateway must extend `BaseGateway` unless it is a fake.",
     "~ require-use file in:*{Gateway,gateway}* except:**/{BaseGateway,base-gateway,base_gateway}.* soft"),
    ("Handlers may implement `IHandler`.", "unchecked"),
    ("Handlers must not extend `BaseHandler`.", "~ forbid-use token declared-class:*Handler with BaseHandler form=construct"),
    ("Handlers must implement the matching interface.", "~ forbid-use token declared-class:*Handler without base any form=construct soft"),
    ("Handlers are public.", "unchecked"),
    ("Keep `PhaseMap` partial by default.", "unchecked"),
    ("All public types implement `Send + Sync`.", "unchecked"),
    ("Components take at most four parameters.", "unchecked"),
    ("Extend `AppError` only when needed.", "unchecked"),
]
NAMES = [
    ("Interfaces start with `I`.", "forbid-use token interface-without-i" + CONSTRUCT),
    ("No `I` prefix on interfaces.", "forbid-use token interface-with-i" + CONSTRUCT),
    ("Every async method has the `Async` suffix.", "~ forbid-use token async-without-suffix" + CONSTRUCT),
    ("Test methods follow the pattern `should_<do>_when_<state>`.",
     "~ forbid-use token declared-test:* unlike should_*_when_*" + CONSTRUCT),
    ("Test classes are named `<Class>Test`.", "~ forbid-use token declared-test-class:* unlike *Test" + CONSTRUCT),
    ("Follow .NET naming conventions: PascalCase for public members, camelCase for parameters.",
     "~ forbid-use token declared-public-member:* unlike PascalCase in:*.cs form=construct; "
     "forbid-use token declared-parameter:* unlike camelCase in:*.cs form=construct"),
    ("Event handlers: `handle` prefix (`handleClick`)", "~ forbid-use token declared-event-handler:* unlike handle*" + CONSTRUCT),
    ("Abstract classes start with `Base`.", "forbid-use token declared-abstract-class:* unlike Base*" + CONSTRUCT),
    ("Generic type parameters start with `T`.", "forbid-use token declared-type-parameter:* unlike T*" + CONSTRUCT),
    ("Error variables: `ErrXxx`", "forbid-use token declared-error-variable:* unlike Err*" + CONSTRUCT),
    ("Do not suffix classes with `Impl`.", "~ forbid-use token declared-class:*Impl" + CONSTRUCT),
    ("Never name a class `Utils` or `Helper`.", "~ forbid-new token declared-class:Utils|Helper" + CONSTRUCT),
    ("Name pattern: `useVoice`, `useChat`", "require-shape hook use*"),
    ("Protobuf messages use PascalCase and fields use snake_case.",
     "~ forbid-use token declared-message:* unlike PascalCase form=construct; require-shape field|column snake_case in:*.proto"),
    ("Constants: `PascalCase` (exported) or `camelCase`", "~ forbid-use token screaming-constant-name" + CONSTRUCT),
    ("Packages: short, lowercase, no underscores", "~ forbid-use token marked-package-name" + CONSTRUCT),
    # look-alikes
    ("Every Terraform resource is named in snake_case.", "forbid-use token camel-case-in-terraform" + CONSTRUCT),
    ("Factory functions start with `create`.", "unchecked"),
    ("Test data builders end with `Builder`.", "unchecked"),
    ("Kubernetes resources use kebab-case names.", "unchecked"),
]


@pytest.mark.parametrize(("text", "meaning"), [*CLASSES, *NAMES])
def test_a_demand_on_declarations_is_read_as(text: str, meaning: str) -> None:
    assert shown(text, "constraints") == meaning


def test_a_class_that_is_refused_by_its_key_is_none_that_is_used() -> None:
    assert shown("ViewModels") == "~ forbid-new token declared-class:*ViewModel form=construct"
    assert shown("functions with more than 4 parameters") == "limit token max:4 size=parameters"


@pytest.mark.parametrize(("name", "words", "remedy"), [
    ("declared-class:*Job without base Task", "class *Job without base Task", "Let it come from `Task`."),
    ("declared-class:*Job without member run", "class *Job without member run", "Give it `run`."),
    ("declared-class:*Job without @Audited", "class *Job without @Audited", "Give it `@Audited`."),
    ("declared-test:* unlike should_*", "test * unlike should_*", "Call it `should_*`."),
    ("nested-ternary", "nested ternary", "Take this use out again."),
])
def test_a_declaration_is_told_in_words(name: str, words: str, remedy: str) -> None:
    assert (in_words(name), remedied(Check("forbid-use", parameters=(("form", "construct"),)), name)) == (words, remedy)
