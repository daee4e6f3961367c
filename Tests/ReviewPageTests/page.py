"""The review page made from its files, as the tool makes it, around any document."""

import json
import re
import secrets
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Resources" / "ReviewPage"


def embedded(name):
    """The files that creviewpage.c embeds under a name, one after the other."""
    source = (FOLDER / "creviewpage.c").read_text()
    block = re.search(rf"unsigned char {name}\[\] = \{{(.*?)\}};", source, re.S).group(1)
    return "".join((FOLDER / file).read_text() for file in re.findall(r'#embed "([^"]+)"', block))


def as_json(value):
    """JSON that no parser of HTML reads as markup."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for character in "<>\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    # Half a character cannot be written as UTF-8.
    return re.sub("[\ud800-\udfff]", lambda match: f"\\u{ord(match[0]):04x}", text)


def make_page(document, session=None):
    """The page as text."""
    nonce = secrets.token_hex(16)
    title = document["title"].replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    session = session or {"mode": "offline"}
    policy = (
        f"default-src 'none'; script-src 'nonce-{nonce}'; style-src 'nonce-{nonce}'; "
        "base-uri 'none'; form-action 'none'"
    )
    if session["mode"] == "served":
        policy += "; connect-src 'self'"
    values = {
        "POLICY": policy,
        "NONCE": nonce,
        "TITLE": title,
        "CSS": embedded("css"),
        "SCRIPT": embedded("script"),
        "DOCUMENT": as_json(document),
        "SESSION": as_json(session),
    }
    return re.sub(r"%([A-Z]+)%", lambda match: values.get(match[1], match[0]), (FOLDER / "page.html").read_text())
