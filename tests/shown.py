"""A compiled clause as one short line, for tables of expectations."""

from __future__ import annotations

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile import compile_clause
from keeper_validate.values import replace

# The files of tests, as readings write them: by their names, wherever they lie, where a scope says them, and the one of a new thing.
NAMED_TESTS = "*.test.*,*.spec.*,*_test.*,test_*.py"
TESTS = "**/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py"
TEST_PLACES = "**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py"
TEST = "**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"
# Where parts lie that answer nothing, in a folder that what answers often lies in as well.
BELOW_API = "except:**/api/**/{services,service,models,model,schemas,dtos,dto,repositories,repository,utils,helpers,clients,client}/**"


def compiled(text: str, key: str = "forbidden") -> Compiled:
    return compile_clause(Clause("clause[0]", key, text, "decisions/001-x.yaml", 7, key=key))


def shown(text: str, key: str = "forbidden") -> str:
    """The checks of a text in the words of the written form; `~` stands before what shows only some violations."""
    return _shown(compiled(text, key))


def said_under(text: str, key: str, under: tuple[str, ...]) -> str:
    """The same of a text that stands below something in its list."""
    return _shown(compile_clause(Clause("clause[0]", key, text, "decisions/001-x.md", 7, key=key, under=under)))


def _shown(result: Compiled) -> str:
    if not result.checks:
        return "unchecked"
    return ("~ " if result.partial else "") + "; ".join(_check(check) for check in result.checks if not _is_beside(check, result.checks))


def _is_beside(check: Check, checks: tuple[Check, ...]) -> bool:
    """Whether a check is the one on manifests that comes with each on the use of a library everywhere (`compile/as_dependency.py`)."""
    used = replace(check, op="forbid-use", kinds=("technology",))
    return (check.op, check.kinds) == ("forbid-new", ("dependency",)) and check.technology is not None and used in checks


def _check(check: Check) -> str:
    words = [check.op, "|".join(check.kinds), check.technology or "", check.target or ""]
    words += [f"in:{','.join(check.within)}" if check.within else "", f"except:{','.join(check.excepted)}" if check.excepted else ""]
    words += [f"with:{check.companion}" if check.companion else "", f"max:{check.limit}" if check.limit is not None else ""]
    words += [f"{name}={value}" for name, value in check.parameters]
    words += ["human" if check.human else "", "soft" if check.soft else ""]
    return " ".join(word for word in words if word)
