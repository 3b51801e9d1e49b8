"""What languages have learnt since their grammars were released, said in older words of the same length: offsets and lines stay.

Asked only of a source in which its grammar finds errors, and believed only where none is left. Must not touch a name that rules ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.extract.blanks import blank
from keeper_validate.extract.language import Language
from keeper_validate.extract.newer_kotlin import KOTLIN
from keeper_validate.extract.respelling import Rewrite, in_turn, lettered, written


def older(language: Language, source: bytes) -> Iterator[bytes]:
    """The source in words that the grammar of a language may know: with one rewriting more each time, then with each alone."""
    said, alone = source, list[bytes]()
    for rewrite in _REWRITES.get(language.rules, ()) + _REWRITES_OF_ONE.get(language.name, ()):
        text = rewrite(said)
        if text != said:
            yield text
            alone += [rewrite(source)] if said != source else []
        said = text
    yield from alone


_TYPE_PARAMETERS = re.compile(rb"\b(?:class|def|type)[ \t]+\w{1,100}[ \t]*\[")


def _without_defaults(source: bytes) -> bytes:
    """Type parameters without their defaults (PEP 696, Python 3.13)."""
    text = bytearray(source)
    for found in _TYPE_PARAMETERS.finditer(source):
        for start, end in _defaults(source, found.end()):
            text[start:end] = blank(source[start:end])
    return bytes(text)


def _defaults(source: bytes, place: int) -> Iterator[tuple[int, int]]:
    """Where a default begins and ends, each from its sign to the comma or bracket behind it."""
    depth, begun = 1, 0
    while depth and place < len(source):
        sign = source[place : place + 1]
        depth += (sign in b"[(") - (sign in b"])")
        if begun and (not depth or (depth == 1 and sign == b",")):
            yield begun, place
            begun = 0
        elif depth == 1 and sign == b"=":
            begun = begun or place
        place += 1


_ARROW_PARAMETERS = re.compile(rb"\([^(){};]{1,300}\)(?=\s*=>)")
_MODIFIER = re.compile(rb"\b(?:out|ref|in|scoped|readonly)(?=\s+\w)")


def _plain_parameters(source: bytes) -> bytes:
    """Parameters of a C# lambda without their modifiers, which need no type since C# 14."""
    return _ARROW_PARAMETERS.sub(lambda found: _MODIFIER.sub(lambda word: blank(word[0]), found[0]), source)


_EXTENSION = re.compile(rb"\bextension(\s*(?:<[^{}();]{1,200}>\s*)?)(\([^{}();]{1,300}\))(?=[^{};]{0,300}\{)")


def _extensions(source: bytes) -> bytes:
    """A C# extension block (C# 14) as a class within its class."""
    return _EXTENSION.sub(lambda found: b"class Ext" + found[1] + blank(found[2]), source)


_CASE = re.compile(rb"\bcase\s[\w$.,\s]{1,500}(?=->)")
_UNNAMED = re.compile(rb"(?<=\w)\s+_(?=\s*(?:,|\Z))")


def _unnamed_cases(source: bytes) -> bytes:
    """Cases of Java that name types alone as cases of constants."""
    return _CASE.sub(lambda found: _UNNAMED.sub(lambda one: blank(one[0]), found[0]), source)


_SIGNATURE = re.compile(rb"\bfn\s+\w+\s*\([^{};]{1,2000}?\)\s*(?:->[^{};]{1,200})?\{")
_ATTRIBUTE_BEFORE_ANOTHER = re.compile(rb"#\[[^\]\n]{1,200}\](?=\s*#\[)")


def _single_attributes(source: bytes) -> bytes:
    """Parameters of a Rust function with the last of their attributes alone."""
    return _SIGNATURE.sub(lambda found: _ATTRIBUTE_BEFORE_ANOTHER.sub(lambda one: blank(one[0]), found[0]), source)


_KEYWORD_IN_TEXT = re.compile(
    rb"(\$\w+(?:\[|->))(?=(?:abstract|and|array|as|break|case|catch|class|clone|const|continue|declare|default|do|echo|else|empty|exit"
    rb"|extends|final|fn|for|foreach|function|global|goto|if|implements|include|instanceof|interface|isset|list|match|namespace|new|or"
    rb"|print|private|protected|public|readonly|require|return|static|switch|throw|trait|try|unset|use|var|while|xor|yield)\b)\w",
    re.IGNORECASE,
)


def _plain_keys(source: bytes) -> bytes:
    """Keys and members in the texts of PHP that are called as keywords are."""
    return _KEYWORD_IN_TEXT.sub(lambda found: found[1] + b"_", source)


_TEXT_OF_JSX = re.compile(rb"(?<![=\s])>(?!\()[^<>{}]{0,500}&&[^<>{}]{0,500}(?=<[/\w>]|\{)")


def _signs_in_texts(source: bytes) -> bytes:
    """Texts of JSX that speak of `&&`."""
    return _TEXT_OF_JSX.sub(lambda found: found[0].replace(b"&&", b"  "), source)


_PARTED = rb"in\??:|in[_$\d][\w$]*\s*(?:=(?![=>])|[(.\[]|\??:)|<(?:const )?\w+ (?:extends|=) [^()\n]{1,200}>\("
_VARIANCE = rb"(?:in\s+out|in|out)(?=\s+[A-Za-z_$][\w$]*\s*(?:[,>=]|extends\b))"

_TYPE_IMPORTED_IN_PLACE = (
    rb"(?:(?<=typeof )|(?<=keyof )|(?<=extends )|(?<=\sas )|(?<=satisfies )|(?<=[:?<,|&(]\s)|(?<=[<(]))"
    rb"import\(\s*[\"'][^\"']*[\"']\s*\)(?=\s*(?:\.(?:[A-Z]|default\b)|[>,;)\[|&]))"
    rb"|(?<==\s)import\(\s*[\"'][^\"']*[\"']\s*\)(?=\s*\.[A-Z])"
)

_REWRITES: dict[str, tuple[Rewrite, ...]] = {
    "python": (_without_defaults,),
    # `new` is given a value since Go 1.26: it is called like any function, but where a type stands in it
    "go": (written(rb"\bnew(?=\((?!\s*\**(?:\[\w*\]\**)*\w+(?:\.\w+)?\s*\)))", b"nev"),),
    "ecmascript": (
        in_turn(
            written(rb"(?<=export)\s+type(?=\s+\*)"),
            lettered(_TYPE_IMPORTED_IN_PLACE, b"I"),
            # a parameter of a type that is called as a type is
            lettered(rb"(?<=\()(?:any|string|number|boolean|object|unknown)(?=\)\s*=>)", b"_"),
            written(rb"(?<!\s)\s+as\s+[\w.]{1,100}(?=[^\[\]\n=]{0,200}\]\s*=[^=>])"),
        ),
        in_turn(
            # TypeScript 4.7
            written(rb"(?<=[<,])\s*" + _VARIANCE),
            written(rb"(?<=const)\s+" + _VARIANCE),
            written(rb"(?<=import)\s+type(?=\s+[\w$]+\s*=)"),
            written(rb"(?<=abstract)\s+accessor(?=\s+[\w$#])"),
            written(rb"(?<=[\w>\]])\?(?=\s*[\],])"),
            written(rb"&#[0-9]{6,7};"),
            _signs_in_texts,
            # a name that is a word of types elsewhere, and members of a type that only the end of a line parts
            written(rb"(?<=<\s)u(?=nique\b(?!\s+symbol))", b"_"),
            written(rb"(?<=[\w\"'>\])}/]\n)[ \t](?=[ \t]*(?:" + _PARTED + rb"))", b";"),
            # resources that are let go of at the end of their block, TypeScript 5.2
            written(rb"\bawait(?=\s+using\s+[\w$]+\s*(?:=|of\b))"),
            written(rb"\busing(?=\s+[\w$]+\s*(?:=|of\b))", b"const"),
            written(rb"(?<![.\"'\w$/-])u(?=sing\b(?!\s+[\w$]+\s*(?:=|of\b)))", b"_"),
            # TypeScript 5.9
            written(rb"(?<=import)\s+(?:defer(?=\s*\*)|source(?=\s+[\w$]+\s+from\b))"),
        ),
    ),
    "java": (
        in_turn(
            written(rb"(?<=import)\s+module(?=\s+[\w.]+\s*;)"),
            # a constructor may do something before it calls another since Java 25
            written(rb"(?<![\w.])super(?=\s*\()", b"_uper"),
            written(rb"(?<![\w.])this(?=\s*\()", b"_his"),
            # what a pattern does not name (Java 22), what it names for good, a record by its whole name, and marks of what takes the rest
            _unnamed_cases,
            written(rb"(?<=\()\s*_\s*(?:,|(?=\)))|,\s*_(?=\s*[,)])"),
            written(rb"(?<![\w$.])_(?=\s*(?:->|[,):]|&&))", b"u"),
            written(rb"(?<=[(,])\s*final(?=\s+[\w.<>?]{1,200}\s+\w+\s*[,)])"),
            written(rb"(?:(?<=case\s)|(?<=instanceof\s))(?:\w{1,100}\.){1,20}(?=\w{1,100}\s*\()"),
            written(rb"(?<=case)\s+final(?=\s)|@\w{1,100}(?:\.\w{1,100}){0,9}(?=\s*\.\.\.)"),
        ),
    ),
    "csharp": (
        in_turn(
            written(rb"\ballows ref struct\b", b"IAllowsRefStruct_"),
            written(rb"(?m)^#:(?=\w)", b"//"),
            # C# 14: members of what may be null are assigned to, compound operators, blocks of extensions
            written(rb"\?(?=(?:\.[\w.]{1,200}|\[[^\]\n]{0,100}\][\w.]{0,100})\s*(?:[-+*/%&|^]|<<|>>|\?\?)?=(?![=>]))"),
            written(rb"(?:(?<=operator [-+*/%&|^])|(?<=operator (?:<<|>>)))="),
            _extensions,
            _plain_parameters,
        ),
    ),
    "rust": (
        in_turn(
            written(rb"\bsafe(?=\s+(?:fn|static)\b)"),
            # a macro called as a type is, and patterns of nightly
            written(rb"\bstr(?=!\s*[\[({])", b"st_"),
            written(rb"\bbox(?=\s+[A-Za-z_])"),
            _single_attributes,
        ),
    ),
    # the block of a method, handed on without parentheses at the end of a line
    "ruby": (written(rb",[ \t]*&(?=[ \t]*\r?\n)"),),
    "php": (in_turn(_plain_keys, written(rb"<\?xml\b[^?\n]{0,300}\?>|\breadonly(?=\s+p(?:ublic|rotected|rivate)\s)|(?<=\w),(?=\s+\};)")),),
    "kotlin": KOTLIN,
}

# an ampersand in the text of JSX or of its attributes, also of a sign whose name has a number (`&sup2;`)
_AMPERSAND = written(rb"(?<=[^&])&(?![&=]|#\w+;|[A-Za-z]{1,30};)", b"|")
_REWRITES_OF_ONE = {"javascript": (_AMPERSAND,), "tsx": (_AMPERSAND,)}
"""What a language has beside those that share its folder of rules; in TypeScript without JSX the sign is a type's."""
