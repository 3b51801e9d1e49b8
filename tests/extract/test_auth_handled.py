"""Credentials that a source handles itself: held against each other, kept, looked up, put into somebody's row, left to a helper beside."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

COMPARED = """
def verify_otp(user, code):
    return user.otp_code == code
def check_token(given, row):
    return row["refresh_token"] == given
def is_token_revoked(token, gone):
    return token in gone
def has_password(user):
    return user.password != ""
def passwords_agree(password, confirm_password):
    return password == confirm_password
def token_is_long(token, least):
    return len(token) == least
def tokens_before(token):
    return token.kind == "name"
"""
COMPARED_SCRIPT = """
export const verifyToken = (token, row) => row.tokenHash === digest(token)
export const checkToken = (token) => typeof token === kind
export const changePassword = (form) => form.newPassword !== form.oldPassword
export const resetPassword = (form) => form.password !== form.password2
export const validateToken = (token, row) => token.length !== row.length
export const readToken = (token) => token.type === Kind.name
"""
COMPARED_GO = """package store

func CheckToken(given string, row *Row) bool { return row.Token == given }

func EmptyToken(row *Row) bool { return row.Token == "" }

func CheckPage(given string, row *Row) bool { return row.Page == given }
"""
KEPT = """
export function createTokenStore() {
  const kept = new Map()
  return { add: (token, id) => kept.set(token, id), has: (token) => kept.has(token) }
}
export const saveToken = (headers, token) => headers.set(token, 'x')
export const storeToken = async (kit, token) => kit.draw(token)
export const issueToken = async (rows, id) => rows.insert({ data: { refreshToken: id } })
export const createToken = (container, token) => container.get(token)
export const revokeTokens = async (api, token) => api.post('/x', { token })
"""
KEPT_GO = """package store

func (s *shelf) SaveToken(ctx context.Context, token string) error { return s.rows.Insert(ctx, &Row{Token: token}) }

func (s *shelf) StoreToken(ctx context.Context, token string) error { return s.rows.Draw(ctx, token) }
"""
PUT = """
def forgot_password(user, make):
    user.reset_token = make()
def clear_password(self):
    self.password = None
def reset_password(options, given):
    options.password = given
"""
PUT_SCRIPT = """
export const resetPassword = async (user) => { user.passwordResetToken = undefined; await user.keep() }
export const setPassword = (client, given) => { client.password = given }
"""
SURELY = """
import { randomBytes } from 'node:crypto'
export const begin = (rows, token) => rows.delete(token)
export const letter = () => randomBytes(4).toString('hex')
export const makeId = () => randomBytes(4).toString('hex')
export const seedUsers = (rows, password) => rows.insert({ password })
export const shown = (rows) => rows.list()
"""
CHECKED = """
from pydantic import BaseModel, field_validator
class Renewal(BaseModel):
    token: str
    @field_validator("token")
    def known(cls, token):
        return rows.get(token)
"""
HELPED = """
import { createHmac } from 'node:crypto'
const digestOf = (text) => createHmac('sha256', KEY).update(text).digest('hex')
const bare = (text) => text.trim()
export const generateToken = (id) => `${id}.${digestOf(id)}`
export const validateToken = (id) => bare(id)
export const pictureKey = (id) => digestOf(id)
"""
PROMISED = {
    "kits.py": (
        "from typing import Protocol\nclass Kit(Protocol):\n    def verify_password(self, a, b): ...\n    def draw(self, a, b): ...\n"
    ),
    "login.py": (
        "from kits import Kit\n"
        "class LoginHandler:\n    kit: Kit\n    def run(self, a):\n        return self.kit.verify_password(a, a)\n"
        "class SigninHandler:\n    kit: Kit\n    def run(self, a):\n        return self.kit.draw(a, a)\n"
    ),
}
CALLED = """
from fastapi import Depends
class MayEdit:
    def __call__(self, user=Depends(somebody)):
        if not user.editor:
            raise PermissionDeniedError()
class MayDraw:
    def __call__(self, user=None):
        if not user.editor:
            raise PermissionDeniedError()
class MaySee:
    def __call__(self, user=Depends(somebody)):
        return user
"""
POLICY = """
class ListPolicy:
    async def run(self, actor):
        if not actor.may("list"):
            raise PermissionDeniedError("no")
class RetryPolicy:
    async def run(self, actor):
        raise TimeoutError("no")
"""
REQUIRES = """
class Requires:
    async def __call__(self, user):
        if user.role != self.role:
            raise NoPermission()
class NeedsPaper:
    async def __call__(self, user):
        raise NoPaper()
"""
BASED = {
    "doors/base.py": "import bcrypt\nclass LoginBase:\n    def enter(self, a, b):\n        return bcrypt.checkpw(a, b)\n",
    "doors/one.py": "from doors.base import LoginBase\nclass GuestLogin(LoginBase):\n    scope = 'a'\n",
    "doors/two.py": "from kit import Base\nclass HostLogin(Base):\n    scope = 'a'\n",
}
LEFT = """
export class Door {
  async authenticateGuest(token) { return this.people.validateToken(token) }
  async authenticateRow(token) { return this.people.draw(token) }
  async authenticateHost(token) { return this.doorsApi.validateToken(token) }
}
"""
UNAUTHORIZED = "def unauthorized_handler(e):\n    return render('x'), 401\n"
SHOWN = """<script>
export default { methods: { checkPassword() { return this.password === this.other } } }
</script>
<template><p /></template>
"""
CONNECTED = """
export const saveTokens = (rows, accessToken) => rows.update({ accessToken })
export const begin = (rows, token) => rows.delete(token)
"""
CIPHERED = """
import { createCipheriv } from 'node:crypto'
export const encryptToken = (t) => createCipheriv('aes', KEY, IV).update(t)
export const encryptPage = (t) => createCipheriv('aes', KEY, IV).update(t)
"""
DECORATED = """
module.exports = async function plug(fastify) {
  fastify.decorateRequest('generateToken', async function () { return fastify.jwt.sign({ id: this.user.id }) })
  fastify.decorateRequest('drawn', async function () { return fastify.board.draw({ id: this.user.id }) })
}
"""
FIELD = """
import secrets
from django.contrib.auth.hashers import make_password
class Made(Factory):
    password = LazyAttribute(lambda o: make_password(o.plain))
def set_password(user, given):
    user.kept = make_password(given)
"""
MULTI_FACTORY = """
import { randomBytes } from 'node:crypto'
export const systemFactory = () => randomBytes(4).toString('hex')
"""
SERVICES = [
    pytest.param({"a.py": COMPARED}, ["verify_otp", "check_token", "is_token_revoked"], id="what is held against another"),
    pytest.param({"a.ts": COMPARED_SCRIPT}, ["verifyToken"], id="the same in TypeScript"),
    pytest.param({"a.go": COMPARED_GO}, ["CheckToken"], id="the same in Go"),
    pytest.param({"a.ts": KEPT}, ["createTokenStore", "issueToken"], id="what is kept, by itself or under its key"),
    pytest.param({"a.go": KEPT_GO}, ["shelf.SaveToken"], id="the same in Go"),
    pytest.param({"a.py": PUT}, ["forgot_password"], id="what is put into somebody's row"),
    pytest.param({"a.ts": PUT_SCRIPT}, ["resetPassword"], id="the same in TypeScript"),
    pytest.param({"lib/auth/login.ts": SURELY}, ["begin", "letter"], id="by any name where all around is of people who sign in"),
    pytest.param({"lib/tokens/lexer.ts": SURELY}, [], id="where tokens may be others"),
    pytest.param({"auth/forms.py": CHECKED}, [], id="what only checks the form of what is given"),
    pytest.param({"a.ts": HELPED}, ["generateToken"], id="what a helper does by hand"),
    pytest.param(PROMISED, ["LoginHandler"], id="what is only promised is asked by its name"),
    pytest.param({"a.py": CALLED}, ["MayEdit"], id="a class that a framework calls before what answers"),
    pytest.param({"a.py": POLICY}, ["ListPolicy"], id="a policy that turns away"),
    pytest.param({"a.py": REQUIRES}, ["Requires"], id="a class that is called, and says that there is no permission"),
    pytest.param(BASED, ["LoginBase", "GuestLogin"], id="what stands on a service"),
    pytest.param({"a.ts": LEFT}, ["Door.authenticateGuest"], id="what leaves a credential to what is called after one"),
    pytest.param({"errorHandlers/unauthorizedErrorHandler.py": UNAUTHORIZED}, [], id="what only answers that somebody may not"),
    pytest.param({"src/auth/Form.vue": SHOWN}, [], id="a component that asks for a password"),
    pytest.param({"src/oauth/a.ts": CONNECTED}, ["saveTokens", "begin"], id="tokens of people who sign in"),
    pytest.param({"src/calendar/oauth/a.ts": CONNECTED}, [], id="tokens of another service that is connected"),
    pytest.param({"a.ts": CIPHERED}, ["encryptToken"], id="what is ciphered"),
    pytest.param({"a.js": DECORATED}, ["generateToken"], id="Fastify: what every request is given"),
    pytest.param({"a.py": FIELD}, ["set_password"], id="a field of a class"),
    pytest.param({"a.ts": MULTI_FACTORY}, [], id="a factory of systems"),
]


@pytest.mark.parametrize(("files", "expected"), SERVICES)
def test_services(files: dict[str, str], expected: list[str]) -> None:
    tree = tree_of({path: text.encode() for path, text in files.items()})
    found = snapshot(tree, files, whole=True).elements
    assert [one.name for one in found if one.kind == "auth_service"] == expected
