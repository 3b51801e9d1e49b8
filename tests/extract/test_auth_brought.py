"""Credentials that a framework brings, classes that stand before views or on what does, and innocent ones close to them."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

BROUGHT = """from typing import Annotated
from fastapi import Cookie, Depends
from app.doors import scheme

async def given(token: Annotated[str | None, Depends(scheme)], held: Annotated[str | None, Cookie()] = None):
    return token or held

async def numbered(access_token: str = Depends(given)):
    return access_token.partition(".")[0]

async def rows(page_token: str = Depends(given), csrf_token: str = Cookie()):
    return page_token

async def places(shelf: str = Depends(scheme)):
    return shelf

def plain(token: str):
    return token
"""
SHOWN_BY = """from django.http import HttpResponseRedirect

class StaffMixin:
    def dispatch(self, request, *given):
        if not request.user.is_staff:
            return HttpResponseRedirect("/")
        return super().dispatch(request, *given)

class ShelfMixin:
    def dispatch(self, request, *given):
        return super().dispatch(request, *given)

class StaffView:
    def dispatch(self, request, *given):
        return HttpResponseRedirect("/")
"""
ONWARD = """from django.http import HttpResponseRedirect

class RoomMiddleware:
    def __init__(self, get_response):
        self.get_response = get_response
    def __call__(self, request):
        if not request.user.is_authenticated:
            return HttpResponseRedirect("/welcome")
        return self.get_response(request)

class MovedMiddleware:
    def __init__(self, get_response):
        self.get_response = get_response
    def __call__(self, request):
        return HttpResponseRedirect("/y") if request.path == "/x" else self.get_response(request)
"""
STANDING = {
    "a.py": """from fastapi.security import HTTPBearer

class BaseChecker(HTTPBearer):
    async def __call__(self, request):
        return request
""",
    "b.py": """from a import BaseChecker

class RoomChecker(BaseChecker):
    pass

class Room:
    pass
""",
}
SCOPED = """from oauth2_provider.contrib.rest_framework import TokenHasScope

class MayRead(TokenHasScope):
    pass
"""
BACKEND = """
class LetterBackend:
    def authenticate(self, request, letter=None):
        return letter

class LetterSender:
    def authenticate(self, request):
        return request
"""
ITSELF = """
def is_forbidden(place, within):
    return is_forbidden(within, None) if within else place.closed
"""
SENT = """
async def auth_middleware(request: aiohttp.ClientRequest, handler):
    request.headers["Authorization"] = "Bearer " + KEY
    return await handler(request)
"""
DRAWN = """import secrets

def url_safe_token():
    return secrets.token_urlsafe(24)

def generate_pair_code():
    return "".join(secrets.choice("ABC") for _ in range(6))

def colour():
    return secrets.choice("ABC")
"""
LOADED = """
class ResetToken(Base):
    @classmethod
    def options(cls):
        return [selectin(PasswordReset.user).joined(User.tokens)]
"""
CHECKED = """
class Joining(Base):
    @field_validator("again")
    def passwords_match(cls, value, info):
        if value != info.data["password"]:
            raise ValueError("x")
        return value
"""
OTHERS = """
class PlaySessionRows:
    def delete_session(self, session_id):
        return self.execute(delete(Row).where(Row.id == session_id))
class Rows:
    def delete_session(self, session_id):
        return self.execute(delete(Row).where(Row.id == session_id))
"""
HELD = """
def get_access_token(answer):
    return answer.json().get("access_token")

def find_access_token(rows):
    return rows.objects.get(access_token="x")
"""
TAGGED = """
export async function validateSession(token: string) {
  return (await db.$queryRaw<Row[]>`select id from kept where token = ${token}`).length > 0
}
export async function checkSession(token: string) {
  return say`hello ${token}`
}
"""
REFUSED = """
export async function requireApiAccess() { if (!(await room())) throw new AppError({ code: 'UNAUTHORIZED' }) }
export const validatePermission = async (one) => { if (!one.may) throw new AppError({ status: 403 }) }
export const requireRoomPermission = async (one) => { await validatePermission(one) }
export const RequirePermission = (held, one) => { if (!held.has(one)) throw new Error('You do not have permission') }
export const validateForm = async (one) => { if (!one.may) throw new AppError({ status: 403 }) }
"""
VERIFIED = """import { timingSafeEqual } from 'node:crypto'
const same = (given, kept) => timingSafeEqual(Buffer.from(given), Buffer.from(kept))
"""
PDF = """
class PdfLock { checkPassword(password, held) { return password === held.digest } }
class Lock { checkPassword(password, held) { return password === held.digest } }
"""
READ_AND_LEFT = """
import { authenticateKey } from './keys'
export async function madeFrom(req) {
  const header = req.headers.get('Authorization')
  return { user: header ? await authenticateKey(header.split(' ')[1]) : null }
}
export async function answered(req, res) {
  res.json(await authenticateKey(req.headers.get('Authorization')))
}
export const buildHandler = () => async (one, two) => two.json(await authenticateKey(one.headers.get('Authorization')))
export async function shown(req) { return { header: req.headers.get('Authorization') } }
"""
KEYS = "export const authenticateKey = async (key) => db.find({ where: { apiKey: key } })"
HELPED = """
export function randomChars(length) { return Array.from({ length }, () => 'ABC'[Math.floor(Math.random() * 3)]).join('') }
export const createToken = () => randomChars(24) + '.x'
export const createColour = () => randomChars(6)
"""
LOOKED_UP = """
def revoke_all_sessions(keys):
    Session.objects.filter(session_key__in=keys).delete()

def blacklist_tokens(rows):
    for row in rows:
        BlacklistedToken.objects.get_or_create(token=row)

def revoke_sessions(keys):
    Session.objects.filter(day__in=keys).delete()
"""
STOOD = """from django.contrib.auth.middleware import RemoteUserMiddleware

class ProxyUsers(RemoteUserMiddleware):
    header = "HTTP_X"
"""
GUARDS = """
export class RoomGuard { canActivate(context) { return this.rooms.has(context) } }
export class HistoryFeatureFlagGuard { canActivate(context) { return this.flags.on } }
"""
COMMAND = """from django.contrib.auth.password_validation import validate_password

class Command:
    def handle(self, *given):
        validate_password(given)
class Door:
    def handle(self, given):
        validate_password(given)
"""
SERVICES = [
    pytest.param({"a.py": BROUGHT}, ["given", "numbered"], id="FastAPI: what is brought a credential, by any name"),
    pytest.param({"a.py": SHOWN_BY}, ["StaffMixin"], id="Django: what is mixed into views and sends others away"),
    pytest.param({"a.py": ONWARD}, ["RoomMiddleware"], id="Django: a middleware that sends away whom it does not know"),
    pytest.param(STANDING, ["BaseChecker", "RoomChecker"], id="what stands on what a framework asks"),
    pytest.param({"a.py": SCOPED}, ["MayRead"], id="Django OAuth Toolkit: a permission"),
    pytest.param({"a.py": BACKEND}, ["LetterBackend"], id="Django: a backend that is asked"),
    pytest.param({"a.py": ITSELF}, [], id="what only calls itself turns nobody away"),
    pytest.param({"a.py": SENT}, [], id="what puts a key of its own into what is sent to others"),
    pytest.param({"core/security.py": DRAWN}, ["url_safe_token", "generate_pair_code"], id="what draws a credential by its name"),
    pytest.param({"core/kit.py": DRAWN}, [], id="the same where nothing speaks of credentials"),
    pytest.param({"a.py": LOADED}, [], id="what the calls before a member are given says nothing"),
    pytest.param({"auth/a.py": CHECKED}, [], id="what only checks the form of what is given, by its name"),
    pytest.param({"a.py": OTHERS}, ["Rows.delete_session"], id="methods of what keeps sessions of something else"),
    pytest.param({"a.py": HELD}, ["find_access_token"], id="what an answer of another service holds is not looked up"),
    pytest.param({"a.ts": TAGGED}, ["validateSession"], id="a statement in a tagged text"),
    pytest.param(
        {"a.ts": REFUSED}, ["requireApiAccess", "validatePermission", "requireRoomPermission", "RequirePermission"],
        id="what turns away by access and permission",
    ),
    pytest.param({"features/api-keys/a.ts": VERIFIED}, ["same"], id="files that are called after keys of an interface"),
    pytest.param({"a.ts": READ_AND_LEFT, "keys.ts": KEYS}, ["madeFrom", "authenticateKey"], id="a header that is read and left to others"),
    pytest.param({"routes/a.ts": READ_AND_LEFT, "routes/keys.ts": KEYS}, ["authenticateKey"], id="the same where requests are answered"),
    pytest.param({"lib/a.ts": HELPED}, ["createToken"], id="what a helper draws"),
    pytest.param({"a.py": LOOKED_UP}, ["revoke_all_sessions", "blacklist_tokens"], id="Django: what is looked up by the key of a session"),
    pytest.param({"a.py": STOOD}, ["ProxyUsers"], id="Django: what stands on a middleware of authentication"),
    pytest.param({"a.py": LOOKED_UP.replace("revoke_all_sessions", "migrate_tokens")}, ["blacklist_tokens"], id="a migration"),
    pytest.param({"a.ts": GUARDS}, ["RoomGuard"], id="NestJS: a guard that only asks whether something is switched on"),
    pytest.param({"a.py": COMMAND}, ["Door.handle"], id="Django: what a command line runs"),
    pytest.param({"a.ts": PDF}, ["Lock.checkPassword"], id="a password of a document"),
]


@pytest.mark.parametrize(("files", "expected"), SERVICES)
def test_services(files: dict[str, str], expected: list[str]) -> None:
    tree = tree_of({path: text.encode() for path, text in files.items()})
    found = snapshot(tree, files, whole=True).elements
    assert [one.name for one in found if one.kind == "auth_service"] == expected
