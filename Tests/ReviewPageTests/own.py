"""What the tool itself says of the project's own copy, to hold the page against."""

import functools
import json
import subprocess
import tempfile
from pathlib import Path

from page import ROOT

TOOL = ROOT / ".build" / "debug" / "alertcopy"
LOCALES = ["en", "zh-Hans", "zh-Hant-TW", "zh-Hant-HK"]


def run(*arguments):
    """What the tool writes, which may end with findings."""
    done = subprocess.run([TOOL, *arguments], capture_output=True, text=True, check=False, cwd=ROOT)
    if done.returncode > 1:
        raise AssertionError(done.stderr)
    return done.stdout


def own_document():
    """The document of the project's own catalogs."""
    return json.loads(run("review", "Locales", "--app-name", "Rokk", "--format", "json"))


@functools.cache
def metrics():
    """What the tool measures by, which it writes into every document."""
    with tempfile.TemporaryDirectory() as folder:
        catalog = Path(folder) / "Alerts.xcstrings"
        catalog.write_text('{"sourceLanguage": "en", "strings": {}, "version": "1.0"}', encoding="utf-8")
        return json.loads(run("review", catalog, "--format", "json"))["metrics"]


def own_alerts(version):
    """Every alert of the library in all locales."""
    text = run(
        "generate", "--app-name", "Rokk", "--permission", "all", "--situation", "all",
        "--locale", ",".join(LOCALES), "--ios", version, "--format", "json",
    )
    return json.loads(text)["alerts"]


def found(folder):
    """The rules that the tool finds broken in a folder, by the key of the string."""
    rules = {}
    for finding in json.loads(run("check", folder, "--format", "json"))["findings"]:
        rules.setdefault(finding["key"], set()).add(finding["rule"])
    return rules
