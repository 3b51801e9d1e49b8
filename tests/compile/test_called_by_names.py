"""Things that no kind stands for, known by what their files are called, beside nouns that say too little; sentences that share a verb."""

from __future__ import annotations

import pytest
from shown import shown

FILTER_SETS = "*{FilterSet,filterSet,filter_set,filter-set,filter.set}*"
UNIT = "*{UnitTest,unitTest,unit_test,unit-test,unit.test,UnitSpec,unitSpec,unit_spec,unit-spec,unit.spec}*"
REDUCERS = "require-shape file *Reducer,*reducer,**/*.reducer.* in:*{Reducer,reducer}*.* soft"
MANIFESTS = "**/{package.json,pyproject.toml,setup.py,Cargo.toml,go.mod,composer.json,*.csproj,*.gemspec}"
HANDLERS = (
    "**/*{CommandHandler,_command_handler,.command-handler,-command-handler,.command.handler}.*,"
    "**/{commands,Commands}/**/*{Handler,_handler,.handler,-handler}.*"
)
READ = [
    ("Policies live in `app/policies`", "~ require-shape file app/policies in:**/*{Policy,_policy}.* soft"),
    ("Filter sets live in `netapp/`", f"~ require-shape file netapp/ in:{FILTER_SETS} soft"),
    ("Django tasks live in `jobs/`", "~ require-shape file jobs/ in:*{Task,task}* soft"),
    ("Feature libraries live under `src/Libraries/[Feature]`", "~ require-shape file src/Libraries/* in:**/Libraries/** soft"),
    ("New scripts belong in scripts/", "~ require-shape file scripts/ in:*.sh,*.bash,*.ps1"),
    ("Unit tests live in `tests/unit`", f"~ require-shape file tests/unit in:{UNIT} soft"),
    ("Playwright tests live in `e2e/`", "unchecked"),
    ("Exceptions are defined in `errors.py`", "~ require-shape error_type **/errors.py soft"),
    ("Contract libraries live in `src/shared/`", "unchecked"),
    ("Contributors live in `eu-west-1`", "unchecked"),
    ("Reducers are named `<slice>Reducer`", f"~ {REDUCERS}"),
    ("Reducers end in `Reducer`", f"~ {REDUCERS}"),
    ("Reducers end in `Slice`", "unchecked"),
    ("Variables end in `_`", "unchecked"),
    ("Background jobs end in `Job`",
     "~ require-shape file *Job,*job,**/*.job.* in:*{BackgroundJob,backgroundJob,background_job,background-job,background.job}*.* soft"),
    ("Request types are named `*Params`", "~ forbid-new schema request except:*Params soft"),
    ("Command handlers go in `app/` and are named `*CommandHandler`",
     f"~ require-shape file app/ in:{HANDLERS} soft; "
     f"require-shape file *CommandHandler,*command_handler,*command-handler,**/*.command-handler.*,**/*.commandhandler.* in:{HANDLERS} "
     "soft"),
    ("Policies are kept in `app/policies` and suffixed with `Policy`",
     "~ require-shape file app/policies in:**/*{Policy,_policy}.* soft; "
     "require-shape file *Policy,*policy,**/*.policy.* in:*{Policy,policy}*.* soft"),
    ("Hooks live in `src/hooks`, components in `src/ui/`", "require-shape hook src/hooks; require-shape component src/ui/"),
    ("Hooks live in `src/hooks`, components live in `src/ui/`", "require-shape hook src/hooks; require-shape component src/ui/"),
    ("Hooks are prefixed with `use`, stores with `the`", "require-shape hook use*; require-shape store the*"),
    ("Hooks are named `useX`, stores `*Store`", "~ require-shape hook use*; require-shape store *Store"),
    ("Filter sets inherit from `BaseFilterSet`",
     "~ forbid-use token declared-class:*FilterSet|*Filterset without base BaseFilterSet form=construct soft"),
    ("Contributors implement `Foo`", "unchecked"),
    ("View models carry the `ViewModel` suffix",
     "~ require-shape file *ViewModel,*view_model,*view-model,**/*.view-model.*,**/*.viewmodel.* "
     "in:**/*{ViewModel,_view_model,.viewmodel,-view-model}.* soft"),
    ("Test classes start with `Test`", "~ forbid-use token declared-test-class:* unlike Test* form=construct"),
    ("Receivers go in `receivers.py`", "~ require-shape file **/receivers.py in:*{Receiver,receiver}* soft"),
    ("Receivers go in `signals.py`", "unchecked"),
    ("Reducers have their entry point in `cmd/<name>/main.go`", "unchecked"),
    ("Routes start with `/api/<resource>`", r"require-shape route /^\S+ \/api\/[^\/]+(\/|$)/"),
    ("New commands must be documented in `docs/cli.md`.", "~ require-companion file **/{commands,command}/** with:docs/cli.md soft"),
    ("Adding a command requires a page under `docs/cli/`", "~ require-companion file **/{commands,command}/** with:docs/cli/ soft"),
    ("Every reducer needs a matching `*.test.ts`", "~ require-companion file **/{reducers,reducer}/** with:**/{stem}.test.ts soft"),
    ("Every new customer needs a contract", "unchecked"),
    ("Every new package has a `README.md`", f"~ require-companion file {MANIFESTS} with:{{dir}}/README.md soft"),
    ("A new package must be listed in `pnpm-workspace.yaml`", f"~ require-companion file {MANIFESTS} with:pnpm-workspace.yaml soft"),
    ("Each Terraform module contains `main.tf` and `outputs.tf`",
     "~ require-companion file **/modules/*/* with:{dir}/main.tf soft; require-companion file **/modules/*/* with:{dir}/outputs.tf soft"),
    ("Each module contains its data", "unchecked"),
    ("Each component lives in its own folder with an `index.ts`", "~ require-companion component with:{dir}/index.ts soft"),
    ("Every new route needs a policy class in `app/policies`", "~ require-companion route with:app/policies/** soft"),
    ("`package-lock.json` must be committed together with `package.json`",
     "~ require-companion file package.json with:package-lock.json on=change"),
    ("Hooks live in `src/hooks`, those that fetch in `src/api`", "unchecked"),
]


@pytest.mark.parametrize(("text", "expected"), READ, ids=[text for text, _ in READ])
def test_what_is_called_so_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected
