"""Clients of data stores that one file makes and others import: the import shows the technology, without the library's name."""

from __future__ import annotations

import pytest

from keeper_validate.element import Element
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of


def shown(files: dict[str, str], path: str) -> list[Element]:
    tree = tree_of({name: text.encode() for name, text in files.items()})
    return [element for element in snapshot(tree, files, whole=True).elements if (element.kind, element.path) == ("technology", path)]


MADE = """\
import { PrismaClient } from '@prisma/client';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readReplicas } from '@prisma/extension-read-replicas';

const kept = globalThis as any;
export const prisma = kept.prisma ?? new PrismaClient();
export const cachedDb = remember('prisma', () => new PrismaClient());
export const replicatedDb = remember('replicas', () => {
  if (!process.env.REPLICAS) {
    return prisma;
  }
  return prisma.$extends(readReplicas({}));
});
export const extendedDb = remember('extended', () => cachedDb.$extends({}));
export let client: PrismaClient;
const single = () => new PrismaClient();
const db = kept.db || single();
export default db;
export const drizzled_db = drizzle(pool, { schema });
export { replicatedDb as readDb };

export function findDbUsers() {
  return prisma.user.findMany();
}
export const dbUsers = prisma.user;
export const dbName = 'main';
export class DbError extends Error {}
"""


@pytest.mark.parametrize(
    ("imported", "technologies"),
    [
        pytest.param("{ prisma }", {"prisma"}, id="what is kept from one run to the next, or made"),
        pytest.param("{ cachedDb }", {"prisma"}, id="what a callback makes for something that keeps it"),
        pytest.param("{ replicatedDb as own }", {"prisma"}, id="one made of another, after a special case"),
        pytest.param("{ extendedDb }", {"prisma"}, id="one made of another in a callback"),
        pytest.param("{ client }", {"prisma"}, id="one that its type tells"),
        pytest.param("db", {"prisma"}, id="the default export, through a function"),
        pytest.param("{ drizzled_db }", {"drizzle"}, id="one that a function of the library makes"),
        pytest.param("{ readDb }", {"prisma"}, id="one under another name"),
        pytest.param("{ findDbUsers }", set(), id="a function that gives what it found is none"),
        pytest.param("{ dbUsers }", set(), id="a part of a client is none"),
        pytest.param("{ dbName }", set(), id="a text is none"),
        pytest.param("{ DbError }", set(), id="a class of the project is none"),
        pytest.param("type { PrismaDb }", set(), id="a type is none"),
    ],
)
def test_an_imported_client_shows_what_made_it(imported: str, technologies: set[str]) -> None:
    files = {"src/db/index.ts": MADE, "src/app/users.ts": f"import {imported} from '../db';\n"}
    elements = shown(files, "src/app/users.ts")
    assert {element.name for element in elements} == technologies
    assert all([(facet.name, facet.value) for facet in element.facets] == [("client", "src/db/index.ts")] for element in elements)


WHOLE = """\
import { PrismaClient } from '@prisma/client';

function getClient() {
  if (globalThis.kept) {
    return globalThis.kept;
  }
  return new PrismaClient();
}

const client = (globalThis.kept || getClient()) as ReturnType<typeof getClient>;

export default { getSearchQuery, client };
export const named = { users: client.user };
"""


def test_a_client_among_all_that_a_module_hands_out_shows_what_made_it() -> None:
    files = {
        "src/lib/prisma.ts": WHOLE,
        "src/app/users.ts": "import prisma from '../lib/prisma';\n",
        "src/app/none.ts": "import { named } from '../lib/prisma';\n",
    }
    assert [element.name for element in shown(files, "src/app/users.ts")] == ["prisma"]
    assert shown(files, "src/app/none.ts") == []


PYTHON = """\
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import create_engine
from sqlalchemy.orm import sessionmaker

engine = create_engine("sqlite://")
SessionLocal = sessionmaker(bind=engine)
db = SQLAlchemy()
database_url = "sqlite://"

class User(db.Model):
    pass
"""


@pytest.mark.parametrize(
    ("imported", "technologies"),
    [
        pytest.param("SessionLocal", {"sqlalchemy"}, id="a factory of sessions"),
        pytest.param("engine as e", {"sqlalchemy"}, id="an engine"),
        pytest.param("db", {"sqlalchemy"}, id="an extension of a framework"),
        pytest.param("database_url", set(), id="an address is none"),
        pytest.param("User", set(), id="a model is none"),
    ],
)
def test_python_files_hand_out_clients_too(imported: str, technologies: set[str]) -> None:
    files = {"app/__init__.py": "", "app/db.py": PYTHON, "app/views.py": f"from .db import {imported}\n"}
    assert {element.name for element in shown(files, "app/views.py")} == technologies
