"""What a service leaves to others: to a function beside it, to one of another file, to a helper's helper; and guards by what they do."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

GO_STAMPS = """package stamps

import jwtgo "github.com/golang-jwt/jwt/v4"

func DecodeSeat(stamp string) (*Seat, error) { return nil, decode(stamp) }

func DescribeSeat(stamp string) string { return describe(stamp) }

func decode(stamp string) error { _, err := jwtgo.Parse(stamp, nil); return err }

func describe(stamp string) string { return stamp }
"""
GO_WEB = """package web

import (
	"example.com/shop/jwt"
	"example.com/shop/pages"
)

func encode(seat *Seat) string { return jwt.DecodeSeat(seat.Stamp) }

func compare(seat *Seat) string { return pages.Decode(seat.Stamp) }

func AddAuthCookie(c *Context, token string) { c.AddCookie(name, token, later) }

func AddThemeCookie(c *Context, theme string) { c.AddCookie(name, theme, later) }
"""
GO_PAGES = """package pages

func Decode(page string) string { return page }
"""
GO_RANDOM = """package rand

import (
	"crypto/rand"
	"math/big"
)

func String(n int) string { at, _ := rand.Int(rand.Reader, big.NewInt(int64(n))); return letters[at.Int64()] }
"""
GO_CODES = """package codes

import "example.com/shop/rand"

func GenerateVerificationCode() string { return rand.String(6) }

func GenerateLabel() string { return rand.String(6) }

func saveVerificationKey(trx *Trx, key string) error { return trx.Execute("INSERT INTO email_verifications (key) VALUES ($1)", key) }

func saveKey(trx *Trx, key string) error { return trx.Execute("INSERT INTO email_verifications (key) VALUES ($1)", key) }
"""
GO_ROLES = """package doors

import (
	"context"
	"errors"
)

func HasRole(ctx context.Context, next graphql.Resolver, role Role) (any, error) {
	if GetUser(ctx) == nil {
		return nil, errors.New("you need to login")
	}
	return next(ctx)
}

func HasPages(ctx context.Context, next graphql.Resolver) (any, error) {
	if pages(ctx) == nil {
		return nil, errors.New("no pages")
	}
	return next(ctx)
}

func GetUser(ctx context.Context) *User { user, _ := ctx.Value(userKey).(*User); return user }

func GetDevice(ctx context.Context) *Device { device, _ := ctx.Value(deviceKey).(*Device); return device }

func basicAuth(handler http.Handler, users *Users) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if !users.Known(r) {
			w.WriteHeader(401)
			return
		}
		handler.ServeHTTP(w, r)
	}
}
"""
PYTHON_GIVEN = """from core.doors import get_current_user, get_page
def require_scopes(*rights):
    return Injected(get_current_user, rights)
def require_scopes_page(size):
    return Injected(get_page, size)
"""
PYTHON_DOORS = """
def get_current_user(request):
    raise HTTPException(status_code=401)
def get_page(request):
    return request.page
"""
PYTHON_DRAWN = """from secrets import token_hex
class TokenNumber:
    @classmethod
    def generate(cls):
        return cls(token_hex(40))
class BoxNumber:
    @classmethod
    def generate(cls):
        return cls(token_hex(40))
class TokenPrinter:
    def draw(self):
        return token_hex(40)
"""
PYTHON_DERIVED = """from cryptography.hazmat.primitives.kdf.hkdf import HKDF
def derived():
    return HKDF(algorithm=None, length=32).derive(settings.secret)
def named():
    return settings.name
"""
PYTHON_KEPT = """from flask.sessions import SecureCookieSessionInterface
class Timed(SecureCookieSessionInterface):
    def open_session(self, app, request):
        return super().open_session(app, request)
class Untimed(Interface):
    def open_session(self, app, request):
        return super().open_session(app, request)
"""
PYTHON_HANDED = """
def api_key_fits(request, kept):
    return token_store.check_and_name(request.api_key)
def api_key_form(request, kept):
    return token_form.check_and_name(request.api_key)
"""
PYTHON_BROUGHT = """
def get_token(bearer_auth=Depends(scheme)):
    return bearer_auth.credentials
def get_tone(bell=Depends(scheme)):
    return bell.tone
"""
PYTHON_WORKERS = """from redis import Redis
kept = Redis()
def delete_worker_session(id):
    kept.delete(f"session:{id}")
def delete_login_session(id):
    kept.delete(f"session:{id}")
"""
SCRIPT_SENT = """
function ensureAdmin(req, res, next) {
  if (req.user.role === 'Admin') return next()
  res.redirect('/contact')
}
function ensureLanguage(req, res, next) {
  if (req.language) return next()
  res.redirect('/languages')
}
"""
SCRIPT_PUT = """
import { applyDecorators, UseGuards } from '@nestjs/common'
export const Seated = () => applyDecorators(UseGuards(SeatGuard), Seats('front'))
export const Standing = () => UseGuards(StandGuard)
export const Listed = () => applyDecorators(Described('x'))
@UseGuards(SeatGuard)
export class Seats { sit() {} }
"""
SCRIPT_DECORATED = """
import fp from 'fastify-plugin'
export default fp(async (fastify) => {
  fastify.decorate('admin', async (request, reply) => {
    if (request.user.role !== 'admin') return reply.code(403).send({})
  })
  fastify.decorate('attachment', async (request, reply) => {
    if (request.files.size > most) return reply.code(403).send({})
  })
  fastify.decorate('counted', async (request, reply) => { reply.code(200) })
})
"""
SCRIPT_DONE = """
function checkAuthorization(data, done) {
  if (!data.roles.includes('seat')) return done('Permission denied', null)
}
function checkAuthor(data, done) {
  if (!data.name) return done('No name', null)
}
function secure(socket, next) {
  if (socket.request.headers.cookie) return next()
  next(new Error('AUTH failed: nothing shown'))
}
function steady(socket, next) {
  if (socket.request.headers.cookie) return next()
  next(new Error('nothing shown'))
}
"""
SCRIPT_CODES = """
import { randomInt } from 'node:crypto'
import { letters } from './letters'
export const randomCode = () => randomInt(9)
export class VerificationCodes { static make(user) { return randomCode() } }
export class VisitorCodes { static make(user) { return randomCode() } }
export class UserSessions { static checkUser(id) { return db.query('SELECT 1 FROM shop_user_sessions WHERE id = $1', [id]) } }
export async function validateUserAndSession(user, id) { return UserSessions.checkUser(id) }
export async function validateUserAndPage(user, id) { return Pages.checkUser(id) }
export function generateStrongPassword() { return letters[Math.random()] }
export function generateTestPassword() { return letters[Math.random()] }
"""
GO_USERS = """package users

import "github.com/google/uuid"

func (s *Users) ValidateCredentials(email, password string) error { return s.hasher.Compare(password, s.rows.HashOf(email)) }

func (s *Users) ValidateLetters(letters, others string) error { return s.sorter.Compare(letters, others) }

func (u *User) IsResetTokenValid(token string) bool { return *u.ResetToken == token }

func (u *User) IsPageValid(page string) bool { return *u.Page == page }

func NewRefreshToken(id string) *Row { return &Row{Token: uuid.New().String(), User: id} }

func NewRow(id string) *Row { return &Row{Name: uuid.New().String(), User: id} }
"""
SCRIPT_SESSIONS = """
export function generateSecureRandomString() { return crypto.getRandomValues(new Uint8Array(24)) }
export function generateSecureRowId() { return crypto.getRandomValues(new Uint8Array(24)) }
export async function hashSecret(secret) { return crypto.subtle.digest('SHA-256', secret) }
export async function hashPicture(picture) { return crypto.subtle.digest('SHA-256', picture) }
"""
SCRIPT_GLOBAL = """
export function generateSeatToken() { return globalThis.crypto.getRandomValues(new Uint8Array(32)) }
export function generateSeatId() { return globalThis.crypto.getRandomValues(new Uint8Array(32)) }
export function generateInboundToken() { return globalThis.crypto.getRandomValues(new Uint8Array(32)) }
export const hashSeatToken = (raw) => window.crypto.subtle.digest('SHA-256', raw)
export const showSeatToken = (raw) => window.crypto.subtle.describe('SHA-256', raw)
"""
SCRIPT_INSISTING = """
import { auth } from './auth'
export function assertAdminSession(session) { if (!session) throw new Error('Anmeldung nötig') }
export function assertPageShape(page) { if (!page) throw new Error('Seite nötig') }
export async function assertTenantAdmin() { const session = await auth(); return session ? { ok: true } : { ok: false } }
export const assertBoardOwner = async () => assertTenantAdmin()
export const assertBoardPlan = async () => assertTenantAdmin()
export async function assertTenantPlan() { const session = await auth(); return session ? { ok: true } : { ok: false } }
"""
SCRIPT_WHOLE = "import NextAuth from 'next-auth'\nexport const { auth } = NextAuth({})\n"
SCRIPT_SAML = """
import { SAML } from '@node-saml/node-saml'
export async function getSsoLoginUrl(saml: SAML) { return await saml.getAuthorizeUrlAsync('') }
export async function getSsoPageUrl(page: Page) { return await page.getAuthorizeUrlAsync('') }
"""
PYTHON_PLACES = """
def check_admin_ip_whitelist(get_response):
    def middleware(request):
        if request.ip not in allowed:
            raise PermissionDenied()
        return get_response(request)
    return middleware
def check_admin_role(get_response):
    def middleware(request):
        if request.role not in allowed:
            raise PermissionDenied()
        return get_response(request)
    return middleware
"""
GO_MOD = "module example.com/shop\n"
CASES = (
    (
        {"go.mod": GO_MOD, "jwt/jwt.go": GO_STAMPS, "web/web.go": GO_WEB, "pages/pages.go": GO_PAGES},
        ["DecodeSeat", "decode", "encode", "AddAuthCookie"],
    ),
    ({"go.mod": GO_MOD, "rand/rand.go": GO_RANDOM, "codes/codes.go": GO_CODES}, ["GenerateVerificationCode", "saveVerificationKey"]),
    ({"doors/doors.go": GO_ROLES}, ["HasRole", "GetUser", "basicAuth"]),
    ({"users/users.go": GO_USERS}, ["Users.ValidateCredentials", "User.IsResetTokenValid", "NewRefreshToken"]),
    ({"lib/session.server.ts": SCRIPT_SESSIONS}, ["generateSecureRandomString", "hashSecret"]),
    ({"lib/seat-token.ts": SCRIPT_GLOBAL}, ["generateSeatToken", "hashSeatToken"]),
    ({"lib/role.ts": SCRIPT_INSISTING, "lib/auth.ts": SCRIPT_WHOLE}, ["assertAdminSession", "assertTenantAdmin", "assertBoardOwner"]),
    ({"lib/doors.ts": SCRIPT_SAML}, ["getSsoLoginUrl"]),
    ({"core/middleware.py": PYTHON_PLACES}, ["check_admin_role"]),
    ({"core/given.py": PYTHON_GIVEN, "core/doors.py": PYTHON_DOORS}, ["get_current_user", "require_scopes"]),
    ({"core/tokens/number.py": PYTHON_DRAWN}, ["TokenNumber.generate"]),
    ({"core/auth.py": PYTHON_DERIVED}, ["derived"]),
    ({"core/kept.py": PYTHON_KEPT}, ["Timed"]),
    ({"core/api_keys.py": PYTHON_HANDED}, ["api_key_fits"]),
    ({"core/brought.py": PYTHON_BROUGHT}, ["get_token"]),
    ({"core/workers.py": PYTHON_WORKERS}, ["delete_login_session"]),
    ({"a.js": SCRIPT_SENT}, ["ensureAdmin"]),
    ({"a.ts": SCRIPT_PUT}, ["Seated", "Standing"]),
    ({"a.js": SCRIPT_DECORATED}, ["admin"]),
    ({"a.js": SCRIPT_DONE}, ["checkAuthorization", "secure"]),
    ({"a.ts": SCRIPT_CODES}, ["VerificationCodes", "UserSessions", "validateUserAndSession", "generateStrongPassword"]),
)


@pytest.mark.parametrize(("files", "expected"), CASES)
def test_services(files: dict[str, str], expected: list[str]) -> None:
    tree = tree_of({path: text.encode() for path, text in files.items()})
    found = [one.name for one in snapshot(tree, files, whole=True).elements if one.kind == "auth_service"]
    assert found == expected
