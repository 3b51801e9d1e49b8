"""Where one thing of many is told to be made, what stands together or alone, what is gone, and names that no case tells.

Each reading stands beside look-alikes that say something else, or say it of some."""

from __future__ import annotations

import pytest
from shown import NAMED_TESTS as NAMED
from shown import TESTS, shown

APART = (
    "~ forbid-new file in:**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*}"
    " except:**/{e2e,integration,acceptance,playwright,cypress,smoke}/**"
)
CLASSES = (
    r"~ forbid-use token /(?:^|[\s,}>+~&(])(?:\.|#(?![0-9a-fA-F]{3,8}\b))(?:[A-Z]|[a-z][\w-]*?(?:[A-Z]|(?<!_)_(?!_)))/"
    " in:*.css,*.scss,*.sass,*.less form=literal"
)
MADE = [
    ("Define mapper in `src/main/java/com/acme/mapping/`",
     "~ require-shape file src/main/java/com/acme/mapping/ in:*{Mapper,_mapper,.mapper,-mapper}.* soft"),
    ("Create the ViewModel in `app/src/main/java/ui/`",
     "~ require-shape file app/src/main/java/ui/ in:**/*{ViewModel,_view_model,.viewmodel,-view-model}.* soft"),
    ("Implement the resolver in `graph/resolvers/`",
     "~ require-shape file graph/resolvers/ in:*{Resolver,_resolver,.resolver,-resolver}.* soft"),
    ("Add the use case in `lib/domain/usecases/`",
     "~ require-shape file lib/domain/usecases/ in:*{UseCase,useCase,use_case,use-case,use.case}* soft"),
    ("Create command class in `src/Command/`", "~ require-shape file src/Command/ in:*{Command,command}* soft"),
    ("Create struct in `src/models/`", "~ require-shape schema src/models/ soft"),
    ("Create model in `shop/domain/model_name.py`", "~ require-shape schema|table shop/domain/*.py soft"),
    ("Create service in `app/services/<name>.py`", "~ require-shape service app/services/*.py soft"),
    ("Create hook in `src/hooks/useX.ts`", "~ require-shape hook src/hooks/use*.ts soft"),
    ("Add validators in the app's `validators/` directory",
     "~ require-shape file validators/ in:**/*{Validator,_validator,.validator}.* soft"),
    ("Tests should be placed in AcmeKit/Tests.", f"~ require-shape file AcmeKit/Tests/** in:{TESTS} soft"),
    ("axios requests must live in `src/api/`", "~ forbid-use technology axios except:src/api/ soft"),
    ("Data used by specs must be placed in `spec/data`",
     "~ require-shape file spec/data/**"
     " in:**/{testdata,test-data,test_data,fixtures,__fixtures__}/**,**/{test,tests,spec,specs}/**/*.{json,csv,xml,yaml,yml,txt,bin} soft"),
    ("All CSS lives in `src/styles/app.css`", "~ require-shape file src/styles/app.css in:*.{css,scss,sass,less} soft"),
    ("Place new crates under `crates/`",
     "~ require-shape file crates/"
     " in:{package.json,pyproject.toml,go.mod,Cargo.toml,Gemfile,mix.exs,composer.json,pom.xml,build.gradle} soft"),
    ("Go handlers live in `internal/handlers`",
     "~ require-shape file internal/handlers in:**/*{Handler,_handler,.handler,-handler}.go,**/{handlers,handler}.go soft"),
    ("Ruby jobs live in `app/jobs`", "~ require-shape file app/jobs in:*{Job,job}*.rb,**/jobs/**/*.rb soft"),
    ("Dart widgets go in `lib/widgets/`", "unchecked"),
    ("Go packages live in `internal/`", "unchecked"),
    ("Go handlers live in `internal/handlers` if they are shared", "unchecked"),
    ("Add validation in `src/forms/`", "unchecked"),
    ("Create service in `api/cart_service.py`", "unchecked"),
    ("Add method to `apps/cart/views.py`", "unchecked"),
    ("Define once in `src/shared/`", "unchecked"),
    ("Write the plan in `docs/plans/`", "unchecked"),
    ("Create the branch in `origin/`", "unchecked"),
    ("Keep the handler in `src/handlers/` small", "unchecked"),
    ("Create handler in `src/handlers/` if needed", "unchecked"),
    ("Define the interface in `src/ports/` before implementing it", "unchecked"),
    ("Put handlers in Unit/Integration groups", "unchecked"),
    ("Put DTOs in TypeScript/JavaScript packages", "unchecked"),
    ("user data must be stored in `data/`", "unchecked"),
    ("Test data is generated in `tmp/`", "unchecked"),
]
TOGETHER = [
    ("Code, test, and style files should be in the same directory", f"{APART} soft"),
    ("A component and its test must sit in the same folder", APART),
    ("Keep source and test files in the same folder", APART),
    ("Place request and validator files alongside their endpoint.",
     "~ require-companion file *{Request,request}* with:{dir}/*{Endpoint,endpoint}* soft; "
     "require-companion file *{Validator,validator}* with:{dir}/*{Endpoint,endpoint}* soft"),
    ("Styles are co-located with the component",
     "~ require-companion file *.{css,scss,sass,less} with:{dir}/*.{tsx,jsx,vue,svelte,astro} soft"),
    ("Put unit tests in the same package as the code they test", "unchecked"),
    ("Keep unit tests and integration tests in the same folder", "unchecked"),
    ("Do not put tests in the same folder as the source", "unchecked"),
    ("If tests and source are in the same directory, move them", "unchecked"),
    ("Code and tests must be in the same commit", "unchecked"),
    ("Place the icon next to the title", "unchecked"),
    ("Keep comments next to the code", "unchecked"),
    ("Place validators next to their handler unless shared", "unchecked"),
    ("Never place validators next to their handler", "unchecked"),
]
ALONE = [
    ("`docs/` contains only Markdown files", "forbid-new file docs/ except:*.md,*.mdx"),
    ("Only `.sql` files are allowed in `migrations/`", "forbid-new file migrations/ except:*.sql"),
    ("`docs/` should only contain Markdown files", "~ forbid-new file docs/ except:*.md,*.mdx soft"),
    ("`scripts/` is for Python files only", "forbid-new file scripts/ except:*.py"),
    ("`src/` contains only source files", "unchecked"),
    ("`assets/` contains only static files", "unchecked"),
    ("`src/env.ts` is the only place where `process.env` is read", "forbid-use technology|env_var process.env except:src/env.ts"),
    ("`db/client.ts` is the only place `PrismaClient` is instantiated", "forbid-use import|token PrismaClient except:db/client.ts"),
    ("`routes.rb` is the only file that defines routes", "forbid-new route except:routes.rb"),
    (r"The `app\Http\Kernel.php` file no longer exists; use `bootstrap/app.php`", "forbid-new file app/Http/Kernel.php"),
    ("`src/legacy/` no longer exists", "forbid-new file src/legacy/"),
    ("The `setup.py` file is gone; use `pyproject.toml`.", "~ gone file setup.py"),
    ("There is no `Startup.cs`; use `Program.cs`.", "unchecked"),
    ("`config.ts` no longer exists in the web package", "unchecked"),
    ("Do not invent new top-level modules", "~ forbid-new file */** form=root-folder soft"),
    ("Do not introduce another top-level directory", "forbid-new file */** form=root-folder"),
    ("Avoid creating new directories at the repository root", "~ forbid-new file */** form=root-folder soft"),
    ("Each class in its own file", "~ forbid-new token second-class form=construct"),
    ("Write all new code in `packages/core`, not in `legacy/`", "forbid-new file legacy/"),
]
CALLED = [
    ("Constants: `PascalCase` (public) or `camelCase` (private)", "~ forbid-use token screaming-constant-name form=construct"),
    ("Packages: lowercase, single word, no underscores", "~ forbid-use token marked-package-name form=construct"),
    ("Private fields: `_camelCase`", "~ forbid-use token private-member-without-underscore form=construct"),
    ("Private members: no underscore prefix", "forbid-use token private-member-with-underscore form=construct"),
    ("Do not prefix private members with an underscore", "forbid-use token private-member-with-underscore form=construct"),
    ("Private members: No underscore prefix — use closure scope for privacy",
     "forbid-use token private-member-with-underscore form=construct"),
    ("CSS classes: kebab-case", CLASSES),
    ("Separate words in ID and class names by a hyphen.", CLASSES),
    ("SCSS variables must be kebab-case",
     r"~ forbid-use token /(?:^|[\s;{])(?:--|\$)[\w-]*?(?:[A-Z]|(?<!_)_(?!_))[\w-]*\s*:/"
     r" in:*.css,*.scss,*.sass,*.less form=literal soft"),
    ("Typically, keys in an Enum should be TitleCase. For example: `BestLake`.", "require-shape enum|member PascalCase soft"),
    ("Event names are `{domain}.{action}`", "~ require-shape event *.*"),
    ("Test files: `xxx_spec.rb`, next to the class", f"~ require-shape file *_spec.rb in:{NAMED}"),
    ("Name module tests with the pattern `src/tests/modules/<domain>.test.ts`.",
     "~ require-shape file src/tests/modules/*.test.ts"
     " in:src/tests/modules/*.test.*,src/tests/modules/*.spec.*,src/tests/modules/*_test.*,src/tests/modules/test_*.py soft"),
    ("Boolean variables: `is`/`has` prefix", "~ forbid-use token boolean-without-prefix form=construct"),
    ("Prefix booleans with `is`, `has`, or `should`", "~ forbid-use token boolean-without-prefix form=construct soft"),
    ("Suffix services with `Service`", "require-shape service *Service"),
    ("No numbers in file names", r"forbid-new file /\d[^\/]*\.[^\/.]*$/"),
    ("Never use single-letter variable names", "~ forbid-use token single-letter-variable form=construct"),
    ("Avoid one-letter variables except in loops", "~ forbid-use token single-letter-variable form=construct soft"),
    ("Avoid vague names like `data`, `p`, `item`.",
     "~ forbid-use token variable-named:data,variable-named:p,variable-named:item form=construct soft"),
    ("Don't name files `helpers.ts` or `misc.ts`", "forbid-new file **/helpers.ts,**/misc.ts"),
    ("No abbreviations like `btn`, `usr`, `msg`",
     "~ forbid-use token variable-named:btn,variable-named:usr,variable-named:msg form=construct"),
    ("Boolean variables: `b` prefix", "unchecked"),
    ("Files: kebab-case, in `src/` only", "unchecked"),
    ("Query keys are `[entity, id]`", "unchecked"),
    ("Use `{a}.{b}` for templates", "unchecked"),
    ("Never use names like `x` in tests", "unchecked"),
    ("Avoid names like `data` unless they are local", "unchecked"),
    ("Avoid generic names like `UserManager`", "unchecked"),
    ("Do not use files like `a.ts`", "unchecked"),
    ("Prefix commits with `feat`", "unchecked"),
    ("Prefix logs with the module name", "unchecked"),
]


@pytest.mark.parametrize(("text", "expected"), [*MADE, *TOGETHER, *ALONE, *CALLED])
def test_a_place_or_a_name_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


def test_what_is_forbidden_is_no_place_told() -> None:
    assert shown("Avoid vague names like `data`", "forbidden") == "unchecked"
    assert shown("Place validators next to their handler", "forbidden") == "unchecked"
