"""Java, Kotlin, C#, Rust, PHP, Ruby and Elixir: a call, a construction or a key is a mention; prose, types and other names are none."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

JAVA = """import io.jsonwebtoken.Jwts;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import static org.mindrot.jbcrypt.BCrypt.hashpw;
class A {
  // Jwts.builder(), System.getenv("COMMENT")
  String text = "Jwts.builder() System.getenv(\\"TEXT\\")";
  BCryptPasswordEncoder declared;
  void f() {
    Jwts.builder().subject("x").compact();
    declared = new BCryptPasswordEncoder();
    hashpw(a, b);
    System.getenv("A");
    other.getenv("B");
    Thread.sleep(1);
    jdbcTemplate.query("SELECT 1", m);
    jdbcTemplate.query(built, m);
    list.forEach(System.out::println);
  }
}
"""
KOTLIN = """package a
import io.jsonwebtoken.Jwts
fun f() {
    val t = Jwts.builder().subject("x")
    System.getenv("A") ?: "x"
    System.getenv()["B"]
    // System.getenv("C")
    val s = "System.getenv(D)"
    Thread.sleep(1)
}
"""
CSHARP = """using System.IdentityModel.Tokens.Jwt;
class A {
  // new JwtSecurityTokenHandler()
  JwtSecurityTokenHandler declared;
  void F() {
    var h = new JwtSecurityTokenHandler();
    BCrypt.Net.BCrypt.HashPassword(x);
    await HttpContext.SignInAsync(p);
    Environment.GetEnvironmentVariable("A");
    this.Environment.GetEnvironmentVariable("B");
    connection?.QueryAsync<int>("select 1");
    connection.QueryAsync<int>(built);
    ConnectionMultiplexer.Connect("x");
    var s = "Environment.GetEnvironmentVariable(C)";
    JwtSecurityTokenHandler brief = new();
    JwtSecurityTokenHandler given = Make(new Box()), named;
    other.JwtSecurityTokenHandler = new();
  }
}
"""
RUST = """use std::env;
use std::env::var as read;
use jsonwebtoken::{encode, Header};
fn f() {
    encode::<Claims>(&h, &c, &k)?;
    env::var("A");
    std::env::var_os("B");
    read("C");
    env!("D");
    other::var("E");
    // env::var("F")
    sqlx::query!("select 1");
    std::thread::sleep(d);
    codec.encode(x);
}
"""
PHP = """<?php
use Firebase\\JWT\\JWT;
use Illuminate\\Support\\Facades\\Hash;
class A {
  function f() {
    JWT::encode($x, $k);
    \\Firebase\\JWT\\JWT::decode($x, $k);
    Hash::make($p);
    password_verify($p, $h);
    getenv('A');
    env('B', 1);
    $_ENV['C'];
    $this->env('D');
    // env('E')
    $s = "env('F')";
    DB::statement('drop table x');
    shell_exec('ls');
    $this->shell_exec('ls');
  }
}
"""
RUBY = """class A
  def f
    JWT.encode(x, k)
    BCrypt::Password.create(p)
    ENV["A"]
    ENV.fetch("B", 1)
    settings["C"]
    # ENV["D"]
    s = 'ENV["E"]'
    Stripe::Charge.create(amount: 1)
    sleep 1
    thread.sleep 1
    encoder.encode(x)
  end
end
"""
ELIXIR = """defmodule Shop.A do
  alias Shop.{Repo, Codec}
  alias Elsewhere.Hackney, as: HTTPoison
  use Oban.Worker, queue: :default
  def perform(x) do
    Bcrypt.verify_pass(x, y)
    x |> System.fetch_env!("A")
    System.get_env("B", "")
    Joken.generate_and_sign(claims)
    # System.get_env("C")
    IO.puts("System.get_env(\\"D\\")")
    HTTPoison.get!("/")
    Redix.command(conn, ["GET"])
    :timer.sleep(1)
    Process.sleep(1)
    &Jason.encode!/1
    Codec.verify_pass(x, y)
  end
  @spec verify_pass(binary, binary) :: boolean
  def verify_pass(x, y) when is_binary(x), do: x == y
end
"""
CASES = [
    pytest.param(
        "A.java", JAVA, ["9 Jwts.builder", "10 BCryptPasswordEncoder", "11 BCrypt.hashpw"], ["12 A"],
        {"thread-sleep", "raw-sql", "environment-access", "jwt", "bcrypt", "spring", "spring-security"}, id="java",
    ),
    pytest.param("a.kt", KOTLIN, ["4 Jwts.builder"], ["5 A", "6 B"], {"jwt", "environment-access", "thread-sleep"}, id="kotlin"),
    pytest.param(
        "a.cs", CSHARP, ["6 JwtSecurityTokenHandler", "7 HashPassword", "8 SignInAsync", "15 JwtSecurityTokenHandler"], ["9 A"],
        {"bcrypt", "jwt", "environment-access", "raw-sql", "redis"}, id="csharp",
    ),
    pytest.param(
        "a.rs", RUST, ["5 jsonwebtoken.encode"], ["6 A", "7 B", "8 C", "9 D"],
        {"jwt", "jsonwebtoken", "environment-access", "raw-sql", "sqlx", "thread-sleep"}, id="rust",
    ),
    pytest.param(
        "a.php", PHP, ["6 JWT.encode", "7 JWT.decode", "8 Hash.make", "9 password_verify"], ["10 A", "11 B", "12 C"],
        {"jwt", "laravel", "laravel-db-facade", "laravel-db-queries", "laravel-facades", "environment-access", "raw-sql", "subprocess"},
        id="php",
    ),
    pytest.param(
        "a.rb", RUBY, ["3 JWT.encode", "4 Password.create"], ["5 A", "6 B"],
        {"jwt", "bcrypt", "environment-access", "stripe", "thread-sleep"}, id="ruby",
    ),
    pytest.param(
        "lib/shop/a.ex", ELIXIR, ["6 Bcrypt.verify_pass", "9 Joken.generate_and_sign"], ["7 A", "8 B"],
        {"bcrypt", "environment-access", "jason", "joken", "jwt", "oban", "print", "redis", "redix", "thread-sleep"}, id="elixir",
    ),
]


@pytest.mark.parametrize(("path", "text", "calls", "variables", "technologies"), CASES)
def test_what_a_source_does(path: str, text: str, calls: list[str], variables: list[str], technologies: set[str]) -> None:
    elements = snapshot(tree_of({path: text.encode()}), (path,), whole=True).elements
    listed = {kind: [f"{one.line} {one.name}" for one in elements if one.kind == kind] for kind in ("auth_call", "env_var")}
    assert listed == {"auth_call": calls, "env_var": variables}
    assert {one.name for one in elements if one.kind == "technology"} == technologies
