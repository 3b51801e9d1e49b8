"""The forms in which people say where things live, beside “jobs live in `a/`”: each with look-alikes that say something else, less, or of
another thing. What a repository holds or does not is told in as many ways."""

from __future__ import annotations

import pytest
from shown import TESTS, said_under, shown

REPOSITORIES = "**/*{Repository,_repository,.repository,-repository,_repo,.repo}.*,**/{repositories,repository}.*"
JOBS = "*{Job,job}*,**/jobs/**"
ALONE = "~ forbid-new token second-class in:**/{jobs,job}/**,*{Job,job}*.* form=construct soft"
THERE = f"~ require-shape file app/jobs/ in:{JOBS} soft"
AWAY = "~ forbid-new file *{Job,job}* in:app/models/ soft"
BY_THEMSELVES = "~ forbid-new file app/jobs/ except:*{Job,job}*.* soft"
ROWS = [
    # a new one, and where it is put
    ("For a new job, create a file in `app/jobs/`", THERE),
    ("To add a job, create a class in `app/jobs/`", THERE),
    ("When adding a new job, put it in `app/jobs/`", THERE),
    ("If you add a job, it must live in `app/jobs/`", THERE),
    ("If you add a job, it should live in `app/jobs/`", THERE),
    ("When adding a job, register it in `app/queue.ts`", "~ require-companion file **/{jobs,job}/** with:app/queue.ts soft"),
    ("When adding a job, put its settings in `config/`", "unchecked"),
    ("When a job fails, put it in `app/failed/`", "unchecked"),
    ("For more details, create an issue in `app/jobs/`", "unchecked"),
    ("To run the jobs, go to `app/jobs/`", "unchecked"),
    # the folder first
    ("`src/stores/` holds all stores", "require-shape store src/stores/"),
    ("`src/stores/` is the only place for stores", "require-shape store src/stores/"),
    ("The home of stores is `src/stores/`", "require-shape store src/stores/"),
    ("Location of stores: `src/stores/`", "~ require-shape store src/stores/ soft"),
    ("`db/schema.prisma` is the only place where models may be defined", "require-shape schema|table db/schema.prisma"),
    ("`app/jobs/` is where jobs are run", "unchecked"),
    ("`app/jobs/` is the only place where jobs may run", "unchecked"),
    ("`src/stores/` holds the stores of the old app", "unchecked"),
    ("`src/stores/` holds stores", "unchecked"),
    ("Use `src/stores/` for new stores", "require-shape store src/stores/"),
    ("Use the `src/stores/` folder for stores, not `src/state/`", "~ require-shape store src/stores/"),
    ("Use `src/stores` for stores", "~ require-shape store src/stores soft"),
    ("Use `packages/ui` for buttons", "unchecked"),
    ("Use `./gradlew` for builds", "unchecked"),
    ("Use LazyVStack/LazyHStack for large lists", "unchecked"),
    # said together with something else
    ("All stores must use Pinia and be placed in `src/stores/`", "~ require-shape store src/stores/"),
    ("Stores should use Pinia and live in `src/stores/`", "~ require-shape store src/stores/ soft"),
    ("Stores in `src/old/` use Redux and live in peace", "unchecked"),
    # of their own
    ("Each job has its own file under `app/jobs/`", f"{ALONE}; {THERE.removeprefix('~ ')}"),
    ("Every job gets a file of its own in `app/jobs/`", f"{ALONE}; {THERE.removeprefix('~ ')}"),
    ("One job per file in `app/jobs/`", f"{ALONE}; {THERE.removeprefix('~ ')}"),
    ("One job per feature in `app/jobs/`", THERE),
    ("One approval per change in `infra/`", "unchecked"),
    ("Each job has its own file", ALONE),
    ("Each binary has its own directory under `cmd/`", "unchecked"),
    ("Place each component in its own folder: `Button/Button.tsx`", "unchecked"),
    ("Each job has its own queue in `app/jobs/`", "unchecked"),
    # nowhere else
    ("No jobs outside `app/jobs/`", THERE),
    ("Never create jobs anywhere but `app/jobs/`", THERE),
    ("Jobs must not live outside of `app/jobs/`", THERE),
    ("Jobs live exclusively in `app/jobs/`", THERE),
    ("Jobs may only be created in `app/jobs/`", THERE),
    ("Never run jobs outside `app/jobs/`", "unchecked"),
    # not there
    ("Do not put jobs in `app/models/`", AWAY),
    ("Jobs must not be placed in `app/models/`", AWAY),
    ("Jobs no longer live in `app/models/`", AWAY),
    ("Jobs must not fail in `app/models/`", "unchecked"),
    ("No side effects in `app/models/`", "unchecked"),
    ("No jobs in `app/models/`", AWAY),
    ("Do not put stray files in `app/models/`", "unchecked"),
    # they alone
    ("`app/jobs/` contains only jobs", BY_THEMSELVES),
    ("Only jobs may live in `app/jobs/`", BY_THEMSELVES),
    ("Nothing but jobs belongs in `app/jobs/`", BY_THEMSELVES),
    ("Don't put anything other than jobs in `app/jobs/`", BY_THEMSELVES),
    ("`src/generated/` is for generated files only", "unchecked"),
    ("Only hooks belong in `src/hooks/`", "unchecked"),  # which file holds a hook, no name tells, and others may live elsewhere
    ("Hooks only belong in `src/hooks/`", "forbid-new hook except:src/hooks/"),
    ("`app/jobs/` contains only the jobs of the shop", "unchecked"),
    # by a mark
    ("Repositories — `app/repositories/`", f"~ require-shape file app/repositories/ in:{REPOSITORIES} soft"),
    ("Repository location: `app/repositories/`", f"~ require-shape file app/repositories/ in:{REPOSITORIES} soft"),
    ("Past decisions (why is it so?) → `docs/decisions/`", "unchecked"),
    ("Scenes in `scenes/`, shaders in `shaders/`",
     "~ require-shape file scenes/ in:*.{tscn,unity,scene},*{Scene,_scene,-scene}.* soft;"
     " require-shape file shaders/ in:*.{glsl,vert,frag,shader,hlsl,wgsl,gdshader},*{Shader,_shader,-shader}.* soft"),
    ("Events → `app/Events`, listeners → `app/Listeners`",
     f"~ require-shape file app/Listeners in:*{{Listener,_listener,-listener,.listener}}.* except:{TESTS} soft"),
    ("Jobs → `app/jobs`, `app/tasks`", "~ require-shape file app/jobs,app/tasks in:*{Job,job}*,**/jobs/** soft"),
    ("Server actions → `app/actions/`", "~ forbid-use token use server except:app/actions/ soft"),
    ("Requests → `api/v1`, responses → `api/v2`", "unchecked"),
    # what is written above them
    ("Classes annotated with `@Service` live in `src/service/`", "forbid-use token|import @Service except:src/service/"),
    ("Every `@Entity` class goes into the `domain` package", "forbid-use token|import @Entity except:**/domain/**"),
    ("Classes annotated with `@Service` live in `src/service/` when they are shared", "unchecked"),
    ("Every `@Entity` class goes through review", "unchecked"),
    # what they are added to
    ("Add a method to the appropriate controller in `src/Controller/`",
     "~ require-shape file src/Controller/ in:*{Controller,_controller,.controller,-controller}.* soft"),
    ("Add a note to the relevant section in `docs/`", "unchecked"),
    # tests that lie as the code does
    ("Tests mirror the source: `lib/cart.ex` → `test/cart_test.exs`", f"~ require-shape file test/ in:{TESTS} soft"),
    ("Test modules mirror the app in `shop/tests/`", f"require-shape file shop/tests/ in:{TESTS}"),
    ("Unit tests mirror the source: `lib/cart.rb` → `spec/unit/cart_spec.rb`", "unchecked"),
    ("Tests mirror the source: `src/a.ts` → `src/a.test.ts`", "unchecked"),
    # what they are called
    ("Repository classes live in `app/repositories/`", f"~ require-shape file app/repositories/ in:{REPOSITORIES} soft"),
    ("Create service struct in `src/services/`", "~ require-shape service src/services/ soft"),
    ("Background jobs belong under `app/jobs`",
     "~ require-shape file app/jobs in:*{Job,_job,-job,.job,_jobs,-jobs}.*,**/jobs/** soft"),
    ("Background jobs belong to `celery`", "unchecked"),
    ("Seeds belong in `db/seeds.rb`",
     "~ require-shape file db/seeds.rb in:**/{seeds,seed,seeders}/**,"
     "*{Seeder,_seeder,-seeder,.seed,_seed,-seed,_seeds,-seeds,.seeds}.*,**/seeds.* soft"),
    ("Header files go in `include/`", "~ require-shape file include/ in:*.{h,hh,hpp,hxx} soft"),
    ("Public headers go in `include/`", "unchecked"),
    ("DTO classes live in `src/dto/`", "require-shape schema src/dto/"),
    ("Hooks used by more than one feature go in `src/hooks/`", "~ require-shape hook src/hooks/ soft"),
    ("Test utilities live in `tests/kit/`",
     "~ require-shape file tests/kit/ in:**/{test-utils,test_utils,testutils,test-helpers,test_helpers}/**,"
     "*{test-utils,test_utils,testUtils,TestUtils,test-helpers,test_helpers,testHelpers,TestHelper}* soft"),
]
COMMITTED = [
    ("Source maps must never end up in the repository", "forbid-new file *.map"),
    ("`.env` must stay out of git", "forbid-new file .env"),
    ("Keep `.env` out of version control", "forbid-new file .env"),
    ("`.env.local` should not be tracked in git", "~ forbid-new file .env.local soft"),
    ("`dist/` must not be part of a pull request", "forbid-new file dist/"),
    ("Never check `secrets.yml` into source control", "forbid-new file secrets.yml"),
    ("Terraform state is never stored in git", "forbid-new file *.tfstate,*.tfstate.*"),
    ("The lock file (`poetry.lock`) must be committed", "forbid-remove file poetry.lock"),
    ("Always commit `package-lock.json`", "forbid-remove file package-lock.json"),
    ("All migrations must be committed", "unchecked"),
    ("Tests must be committed with the code", "unchecked"),
    ("Changes must not be committed directly to main", "unchecked"),
    ("Transactions must not be committed in repositories", "unchecked"),
    ("Validation should stay out of the repository", "unchecked"),
    ("Business logic must not be in the repository", "unchecked"),
]
BELOW = [
    ("Place in `Models/` folder", "1. Models (what the shop knows)", "require-shape schema|table Models/"),
    ("Create in `src/Event/`", "Adding New Event Subscribers",
     "~ require-shape file src/Event/ in:**/*{Listener,Consumer,_listener,_consumer,.listener,.consumer}.* soft"),
    ("Must be placed in `app/policies/`", "Policies", "~ require-shape file app/policies/ in:**/*{Policy,_policy}.* soft"),
    ("Located in `src/hooks/`", "Hooks", "require-shape hook src/hooks/"),
    ("Place in `src/ui/`", "Setup", "unchecked"),
    ("Stored in `x/`", "Logs", "unchecked"),
    ("Place hooks in `src/hooks/`", "Stores", "require-shape hook src/hooks/"),
]


@pytest.mark.parametrize(("text", "expected"), [*ROWS, *COMMITTED])
def test_a_form_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("text", "heading", "expected"), BELOW)
def test_a_heading_tells_what_lives_there(text: str, heading: str, expected: str) -> None:
    assert said_under(text, "constraints", (heading,)) == expected


@pytest.mark.parametrize(("text", "expected"), [
    ("Jobs outside `app/jobs/`", THERE), ("Placing jobs anywhere except `app/jobs/`", THERE), ("Jobs in `app/models/`", AWAY),
    ("Jobs in `app/models/` that call the mailer", "unchecked"), ("Components outside `src/ui/`", "forbid-new component except:src/ui/"),
])
def test_a_home_is_told_by_what_is_forbidden(text: str, expected: str) -> None:
    assert shown(text, "forbidden") == expected
