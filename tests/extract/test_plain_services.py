"""Services of authentication in Rust, PHP, Ruby, Elixir and C#, where no name leads to a definition: its name, and what its file shows."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

RUST = """use axum_login::AuthnBackend;
use jsonwebtoken::{decode, encode};
pub struct Backend { pool: Pool }
pub struct TokenClaims { sub: String }
impl Backend { pub fn new() -> Self { Self { pool } } }
impl<T: Store> AuthnBackend for Backend { async fn load(&self) { verify() } }
impl Claims {
    fn issue_token(&self) -> String { encode(&h, self, &k) }
    fn refresh_token(&self) -> String { self.issue_token() }
    fn token_age(&self) -> u64 { self.other.issue_token(); 1 }
}
impl<'a> Signs for Option<User> { fn sign_token(&self) { encode(&h, self, &k) } }
impl FromRequestParts<State> for Member { async fn from_request_parts(p: &mut Parts) { jar.get(SESSION_ID) } }
impl FromRequestParts<State> for Theme { async fn from_request_parts(p: &mut Parts) { jar.get("theme") } }
mod doors { pub fn verify_token(t: &str) { decode(t) } pub fn render(t: &str) { decode(t) } }
#[cfg(test)]
mod tests { fn make_token() { encode(a, b, c) } }
"""
PHP = """<?php
namespace App;
use Illuminate\\Support\\Facades\\Hash;
use Tymon\\JWTAuth\\Facades\\JWTAuth;
use Symfony\\Component\\Security\\Core\\Authorization\\Voter\\Voter;
class Mine extends Voter { function supports($x) { return true; } }
class Counted extends Tally { function vote($x) { return true; } }
class User extends Model {
  public function setPasswordAttribute($v) { $this->attributes['password'] = bcrypt($v); }
  public function getTokenAttribute() { return JWTAuth::fromUser($this); }
  public function freshToken() { return $this->getTokenAttribute(); }
  public function tokens() { return $this->hasMany(Token::class); }
  public function rename($v) { return Hash::make($v); }
}
if (!function_exists('check_password')) { function check_password($a, $b) { return password_verify($a, $b); } }
"""
RUBY = """class User < ApplicationRecord
  has_secure_password
  def generate_jwt
    JWT.encode({ id: id }, key)
  end
  def self.from_token(token)
    JWT.decode(token, key)
  end
  class << self
    def login_token
      SecureRandom.hex
    end
    def generate_api_token
      SecureRandom.hex(20)
    end
  end
  private def token_length = 3
  def issue_token
    generate_jwt()
  end
end
class Remembering < Devise::Strategies::Base
  def valid?; end
end
class PasswordList
  def sum; end
end
class ApplicationController
  def authenticate_user
    authenticate_or_request_with_http_token { |t| JWT.decode(t, key) }
  end
  def sum; end
end
"""
CSHARP = """using Microsoft.AspNetCore.Mvc.Filters;
public class MembersOnly : Attribute, IAuthorizationFilter { public void OnAuthorization(C c) { } }
public class JwtMiddleware { public async Task Invoke(HttpContext c) { } }
public class Logged : Attribute, IActionFilter { public void OnAction(C c) { } }
public class MayEdit : AuthorizationHandler<Editing> { protected override Task HandleRequirementAsync(C c, Editing e) { } }
public class ByKey : AuthenticationHandler<KeyOptions> { }
public class CurrentUserService : ICurrentUserService { }
public class Renamed : EventHandler<Editing> { }
"""
JAVA = """import com.nimbusds.oauth2.sdk.TokenRequest;
import com.warrenstrange.googleauth.GoogleAuthenticator;
public class Doors {
  Tokens oidcTokens(String code) { return send(new TokenRequest(url, client, grant)); }
  boolean checkOtp(String key, int code) { return new GoogleAuthenticator().authorize(key, code); }
  boolean ldapName(String s) { return s.isEmpty(); }
}
class KeyAuthFilter implements Filter { void doFilter(Request r) { } }
class SizeFilter implements Filter { void doFilter(Request r) { } }
"""
FORTIFY = """<?php
namespace App\\Actions;
use Laravel\\Fortify\\Contracts\\ResetsUserPasswords;
use Laravel\\Fortify\\Contracts\\UpdatesUserProfileInformation;
class Renew implements ResetsUserPasswords { public function reset($user, $input) { $user->save(); } }
class Rename implements UpdatesUserProfileInformation { public function update($user, $input) { $user->save(); } }
"""
ELIXIR = """defmodule Shop.Accounts do
  alias Shop.Codec
  def hash_password(p), do: Bcrypt.hash_pwd_salt(p)
  def issue_token(user), do: Phoenix.Token.sign(Endpoint, "user", user.id)
  def list_users, do: Repo.all(User)
  def encode(x), do: Codec.encode(x)
end
defmodule Shop.Tokens do
  use Joken.Config
end
defmodule Shop.Plain do
  use Shop.Config
end
"""
SERVICES = [
    pytest.param(
        "a.rs", RUST,
        ["Backend", "Claims.issue_token", "Claims.refresh_token", "Option.sign_token", "Member.from_request_parts", "doors.verify_token"],
        id="Rust",
    ),
    pytest.param(
        "a.php", PHP,
        ["Mine", "User.setPasswordAttribute", "User.getTokenAttribute", "User.freshToken", "check_password"],
        id="PHP",
    ),
    pytest.param(
        "app/services/auth/verify_link.rb",
        "module Auth\n  # a link\n  class VerifyLink\n    def call\n      JWT.decode(@link, key)\n    end\n  end\nend\n",
        ["Auth.VerifyLink"],
        id="Ruby: a module that is part of a name",
    ),
    pytest.param(
        "lib/auth.rb",
        "module Auth\n  class Error < StandardError; end\n  def self.verify(link)\n    JWT.decode(link, key)\n  end\nend\n",
        ["Auth"],
        id="Ruby: a module that does something itself",
    ),
    pytest.param(
        "a.rb", RUBY,
        ["User.generate_jwt", "User.from_token", "User.generate_api_token", "User.issue_token", "Remembering", "authenticate_user"],
        id="Ruby",
    ),
    pytest.param("lib/shop/accounts.ex", ELIXIR, ["Shop.Accounts.hash_password", "Shop.Accounts.issue_token", "Shop.Tokens"], id="Elixir"),
    pytest.param("a.cs", CSHARP, ["MembersOnly", "JwtMiddleware", "MayEdit", "ByKey", "CurrentUserService"], id="C#"),
    pytest.param("A.java", JAVA, ["Doors.oidcTokens", "Doors.checkOtp", "KeyAuthFilter"], id="Java"),
    pytest.param("a.php", FORTIFY, ["Renew"], id="PHP: what Laravel Fortify asks"),
]
CALLS = [
    pytest.param(
        "a.rs",
        "use axum_login::tower_sessions::SessionManagerLayer;\nuse jwt::decode;\nfn f() {\n    SessionManagerLayer::new(s);\n"
        "    auth_session.login(&u).await;\n    decode(t);\n    session.login(&u);\n    tokio::decode(t);\n}\n"
        "#[cfg(test)]\nmod tests {\n    fn g() { decode(t); }\n}\n#[tokio::test]\nasync fn h() { decode(t); }\n"
        "#[cfg(feature = \"test-keys\")]\nmod keys {\n    fn i() { decode(t); }\n}\n",
        [4, 5, 6, 18],
        id="Rust",
    ),
    pytest.param(
        "a.php",
        "<?php\nuse Illuminate\\Support\\Facades\\Auth;\nuse App\\Codec;\nAuth::guard('web')->logout();\n$user->createToken('a');\n"
        "$this->passwordHasher->hashPassword($u, $p);\n$this->jwtManager->create($u);\nauth()->guard('x')->attempt($c);\n"
        "$this->stripe->createToken('a');\n$this->repository->create($u);\n$this->hashPassword($p);\nAuth::guard('web')->user();\n",
        [4, 5, 6, 7, 8],
        id="PHP",
    ),
    pytest.param(
        "a.rs",
        "use actix_web_httpauth::extractors::bearer::BearerAuth;\nuse jwt::{SignWithKey, VerifyWithKey};\n"
        "use openidconnect::{Nonce, PkceCodeChallenge};\nfn f() {\n    BearerAuth::from_request(&r, &mut p).await?;\n"
        "    let t = Token::new(h, c).sign_with_key(k);\n    VerifyWithKey::verify_with_key(t, k);\n"
        "    PkceCodeChallenge::new_random_sha256();\n"
        "    Form::from_request(&r, &mut p);\n    t.verify_with(k);\n    Nonce::new(n);\n"
        "    jar.get(COOKIE_SESSION_ID);\n    jar.get(\"theme\");\n    req.cookie(\"token\");\n    req.cookie(\"theme\");\n}\n",
        [5, 6, 7, 8, 12, 14],
        id="Rust: bearers, keys, OpenID Connect, cookies",
    ),
    pytest.param(
        "A.java",
        "import com.nimbusds.openid.connect.sdk.AuthenticationRequest;\nclass A {\n  void f() {\n"
        "    new AuthenticationRequest.Builder(t, s);\n"
        "    request.getSession().invalidate();\n    requestContext.setSecurityContext(c);\n    cache.invalidate();\n  }\n}\n",
        [4, 5, 6],
        id="Java",
    ),
    pytest.param(
        "a.php",
        "<?php\nuse Laravel\\Fortify\\Fortify;\nFortify::createUsersUsing(A::class);\nFortify::loginView(fn () => 1);\n"
        "ldap_bind($c, $dn, $p);\nldap_search($c, $dn, $f);\nsetcookie('session_token', $t);\n"
        "setcookie(Keys::SESSION_COOKIE, $t);\nsetcookie('theme', $t);\n",
        [3, 5, 7, 8],
        id="PHP: Fortify, LDAP and cookies",
    ),
    pytest.param(
        "a.rb",
        "class A\n  def f\n    user.validate_and_consume_otp!(p)\n    warden.authenticate!(scope: :user)\n    ROTP::Base32.random_base32\n"
        "    Base32.encode(p)\n    user.validate!\n  end\nend\nWarden::Manager.after_authentication { |u| u.touch }\n",
        [3, 4, 5, 10],
        id="Ruby: Warden and codes of one time",
    ),
    pytest.param(
        "lib/shop/a.ex",
        "defmodule Shop.A do\n  alias Shop.Guardian\n  alias Shop.Codec, as: Joken\n  alias Phoenix.Token\n  def a(x) do\n"
        "    Guardian.encode_and_sign(x)\n    Joken.generate_and_sign(x)\n    Token.verify(c, \"a\", x)\n"
        "    ShopWeb.Guardian.Plug.sign_in(c, x)\n"
        "    Codec.verify_pass(x)\n  end\nend\n",
        [6, 8, 9],
        id="Elixir: a module of the project's own that stands on a library's, and one that another is called as",
    ),
    pytest.param("a.php", "<?php\nuse Auth;\nAuth::once($c);\nAuth::user();\n", [3], id="PHP: a facade by its alias"),
    pytest.param("a.php", "<?php\nuse App\\Own\\Auth;\nAuth::once($c);\n", [], id="PHP: a class of the project's own"),
    pytest.param(
        "a.rb",
        "class A\n  has_secure_token\n  has_secure_token :share_link\n  def f\n    reset_session\n    user.valid_password?(p)\n"
        "    cookies.delete(:session_token)\n    cookies.delete(:theme)\n    user.valid?\n  end\nend\n",
        [2, 5, 6, 7],
        id="Ruby",
    ),
    pytest.param(
        "a.rb",
        "class A\n  has_secure_password\n  def f(x)\n    reset_session if x\n    x.reset_session\n    [reset_session]\n  end\n"
        "  def g(devise)\n    devise\n  end\n  def h\n    devise = 1\n    devise\n  end\nend\n",
        [2, 4, 5],
        id="Ruby: a word that stands alone, and a variable",
    ),
    pytest.param(
        "a.rb",
        "class A\n  def f\n    user&.authenticate(params[:password])\n    user.authenticate(p)\n    account.authenticate(p)\n"
        "    User.find_by(email: e)&.authenticate(p)\n    client.authenticate(t)\n    user.authenticated?\n  end\nend\n",
        [3, 4, 5, 6],
        id="Ruby: the password of a model",
    ),
    pytest.param(
        "A.cs",
        'class A { void F() {\n Response.Cookies.Append("refreshToken", t);\n Response.Cookies.Append("theme", t);\n} }\n',
        [2],
        id="C#",
    ),
]


@pytest.mark.parametrize(("path", "text", "expected"), SERVICES)
def test_services(path: str, text: str, expected: list[str]) -> None:
    tree = tree_of({path: text.encode()})
    assert [one.name for one in snapshot(tree, [path], whole=True).elements if one.kind == "auth_service"] == expected


@pytest.mark.parametrize(("path", "text", "expected"), CALLS)
def test_calls(path: str, text: str, expected: list[int]) -> None:
    tree = tree_of({path: text.encode()})
    assert [one.line for one in snapshot(tree, [path], whole=True).elements if one.kind == "auth_call"] == expected
