"""The tool as a user runs it, on a copy of the project's own copy in a git repository."""

import json
import shutil
import signal
import subprocess
from pathlib import Path

from own import TOOL
from page import ROOT


class Repository:
    """The catalogs and the configuration of the project, committed, to be changed; or one catalog with some of its keys."""

    def __init__(self, folder, table=None, prefixes=()):
        self.folder = Path(folder)
        if table:
            catalog = json.loads((ROOT / "Locales" / f"{table}.xcstrings").read_text("utf-8"))
            catalog["strings"] = {key: entry for key, entry in catalog["strings"].items() if key.startswith(prefixes)}
            self.path(table).parent.mkdir()
            # As Xcode lays it out.
            self.path(table).write_text(json.dumps(catalog, ensure_ascii=False, indent=2, separators=(",", " : ")), "utf-8")
        else:
            shutil.copytree(ROOT / "Locales", self.folder / "Locales", ignore=shutil.ignore_patterns("*.swift"))
        shutil.copy(ROOT / "alertcopy.json", self.folder)
        self.git("init", "--quiet", "--initial-branch=main")
        self.git("add", ".")
        self.git("-c", "user.name=Rokk", "-c", "user.email=rokk@example.com", "commit", "--quiet", "--message=Catalogs")

    def git(self, *arguments):
        return subprocess.run(["git", *arguments], cwd=self.folder, check=True, capture_output=True, text=True).stdout

    def tool(self, *arguments):
        """What the tool writes; it must not fail."""
        done = subprocess.run([TOOL, *arguments], cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise AssertionError(f"{arguments}: {done.returncode}: {done.stdout}{done.stderr}")
        return done.stdout

    def path(self, table):
        return self.folder / "Locales" / f"{table}.xcstrings"

    def text(self, table):
        return self.path(table).read_text("utf-8")

    def entry(self, table, key):
        return json.loads(self.text(table))["strings"][key]

    def unit(self, table, key, locale):
        """The value and the state, or None."""
        unit = self.entry(table, key)["localizations"].get(locale, {}).get("stringUnit")
        return unit and (unit["value"], unit["state"])

    def rewrite(self, table, old, new):
        """Changes a text on disk, as git or another program would."""
        text = self.text(table)
        if text.count(old) != 1:
            raise AssertionError(f"“{old}” stands {text.count(old)} times in {table}")
        self.path(table).write_text(text.replace(old, new), "utf-8")

    def restore(self):
        self.git("checkout", "--quiet", "--", ".")
        self.git("clean", "--quiet", "--force")

    def changed_units(self):
        """The units that are others than committed: by table, key and locale, with both."""
        changed = {}
        for path in sorted((self.folder / "Locales").glob("*.xcstrings")):
            old = units(self.git("show", f"HEAD:Locales/{path.name}"))
            new = units(path.read_text("utf-8"))
            for name in old.keys() | new.keys():
                if old.get(name) != new.get(name):
                    changed[(path.stem, *name)] = (old.get(name), new.get(name))
        return changed

    def changed_lines(self):
        """The lines that git counts as removed, and as added."""
        rows = [row.split("\t") for row in self.git("diff", "--numstat").splitlines()]
        return sum(int(row[1]) for row in rows), sum(int(row[0]) for row in rows)


def units(text):
    """Each value and all else of a catalog, by key and locale."""
    found = {}
    catalog = json.loads(text)
    for key, entry in catalog.pop("strings").items():
        for locale, localization in entry.pop("localizations", {}).items():
            unit = localization.pop("stringUnit", None)
            found[(key, locale)] = unit and (unit["value"], unit["state"])
            found[(key, locale, "rest")] = localization
        found[(key,)] = entry
    found[()] = catalog
    return found


class Served:
    """A running `alertcopy review --serve`."""

    def __init__(self, repository, port=0):
        self.process = subprocess.Popen(
            [TOOL, "review", "Locales", "--app-name", "Rokk", "--serve", "--port", str(port)],
            cwd=repository.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            raise AssertionError(self.process.stderr.read())
        self.port = int(self.url.split("/")[2].split(":")[1])

    def kill(self):
        self.end(signal.SIGKILL)

    def end(self, number=signal.SIGINT):
        """Ends it; returns its exit code, and what it said."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            _, words = self.process.communicate(timeout=20)
        except ValueError:
            words = ""
        return self.process.returncode, words
