"""Widths as `alertcopy preview` measures them, against those that Chromium gives the same lines."""

import json
import pathlib
import subprocess
import unittest

from selenium import webdriver

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/debug/alertcopy"
TOLERANCE = 0.03
# Of a last line of one word, where one pair of characters that kern is more than 3%.
SHORT, POINTS = 50, 1.5


def preview(*options):
    command = [TOOL, "preview", "--app-name", "Rokk", *options]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def uses():
    """Every use of every permission, so that every purpose string is measured."""
    facts = json.loads((ROOT / "Resources/uses.json").read_text(encoding="utf-8"))["uses"]
    rounds, seen = [], {}
    for fact in facts:
        permission = fact["permission"]
        index = seen[permission] = seen.get(permission, -1) + 1
        if index == len(rounds):
            rounds.append([])
        rounds[index].append(f"{permission}={fact['use']}")
    return [",".join(pairs) for pairs in rounds]


def blocks(alert):
    yield alert["title"]
    if alert["message"]:
        yield alert["message"]
    for button in alert["buttons"]:
        yield button["title"]


def lines(documents):
    """Each line that is drawn, with its fonts, once."""
    found = {}
    for document in documents:
        for alert in document["alerts"]:
            for block in blocks(alert):
                for line in block["lines"]:
                    key = (line["text"], block["size"], block["weight"], alert["lang"])
                    found[key] = {
                        "text": line["text"],
                        "size": block["size"],
                        "weight": block["weight"],
                        "lang": alert["lang"],
                        "fonts": alert["fonts"],
                        "punctuationFonts": alert["punctuationFonts"],
                        "width": line["width"],
                    }
    return list(found.values())


def line_key(line):
    return line["text"], line["size"], line["weight"], line["lang"]


# The fonts as the drawings name them: marks of Chinese in their own, the rest in Inter first.
MEASURE = """
const marks = /[·—‘’“”…⋯]+/gu;
const body = document.body;
const all = arguments[0].map((line) => {
  const span = document.createElement("span");
  span.lang = line.lang;
  span.style.cssText = `white-space:pre;text-spacing-trim:space-all;font-size:${line.size}px;font-weight:${line.weight}`;
  const names = (fonts) => fonts.map((name) => (/ /.test(name) ? `"${name}"` : name)).join(",");
  span.style.fontFamily = names(line.fonts);
  let rest = 0;
  const isChinese = line.lang.startsWith("zh");
  for (const match of isChinese ? line.text.matchAll(marks) : []) {
    span.append(line.text.slice(rest, match.index));
    const mark = document.createElement("span");
    mark.style.fontFamily = names(line.punctuationFonts);
    mark.textContent = match[0];
    span.append(mark);
    rest = match.index + match[0].length;
  }
  span.append(line.text.slice(rest));
  body.append(span, document.createElement("br"));
  return span;
});
return all.map((span) => span.getBoundingClientRect().width);
"""

DRAWN = """
return [...document.querySelectorAll("text[text-anchor], g[text-anchor] text")]
  .map((text) => [text.textContent, text.getComputedTextLength()]);
"""


class WidthsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu"):
            options.add_argument(argument)
        service = webdriver.ChromeService("/usr/bin/chromedriver")
        cls.browser = webdriver.Chrome(options=options, service=service)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def widths(self, found):
        self.browser.get("data:text/html;charset=utf-8,<!DOCTYPE html><body>")
        return self.browser.execute_script(MEASURE, found)

    def test_fonts_are_there(self):
        for name in ("Inter", "Noto Sans CJK SC", "Noto Sans CJK TC", "Noto Sans CJK HK"):
            found = subprocess.run(["fc-match", "-f", "%{family}", name], capture_output=True, text=True).stdout
            self.assertIn(name, found)

    def test_every_line_of_our_words(self):
        documents = []
        for textSize in ("default", "xxxLarge"):
            documents.append(json.loads(preview("--format", "json", "--text-size", textSize)))
        for ios in ("9", "15", "17"):
            documents.append(json.loads(preview("--format", "json", "--ios", ios)))
        documents.append(json.loads(preview("--format", "json", "--register", "formal")))
        documents.append(json.loads(preview("--format", "json", "--register", "concise")))
        for pairs in uses():
            permissions = ",".join(pair.split("=")[0] for pair in pairs.split(","))
            documents.append(
                json.loads(preview("--format", "json", "--permission", permissions, "--use", pairs))
            )
        found = lines(documents)
        self.assertGreater(len(found), 2000)
        worst = 0
        for line, width in zip(found, self.widths(found)):
            em = line["size"] / 13
            error = abs(line["width"] - width)
            allowed = POINTS * em if width < SHORT * em else TOLERANCE * width
            worst = max(worst, error / width)
            with self.subTest(line["text"], lang=line["lang"], size=line["size"]):
                self.assertLessEqual(error, allowed, f"{line['width']} measured, {width} drawn")
        print(f"{len(found)} lines, at worst {worst:.2%} off")

    def test_whole_texts(self):
        """Titles, messages and buttons, the lines of each taken together."""
        document = json.loads(preview("--format", "json"))
        found = lines([document])
        drawn = {line_key(line): width for line, width in zip(found, self.widths(found))}
        for alert in document["alerts"]:
            for block in blocks(alert):
                keys = [(line["text"], block["size"], block["weight"], alert["lang"]) for line in block["lines"]]
                measured = sum(line["width"] for line in block["lines"])
                width = sum(drawn[key] for key in keys)
                with self.subTest(" ".join(key[0] for key in keys)):
                    self.assertLessEqual(abs(measured / width - 1), TOLERANCE)

    def test_text_of_the_drawing(self):
        """The SVG itself, in which every text is as wide as the JSON says."""
        options = ["--permission", "camera,photoLibrary", "--use", "camera=scanCode"]
        document = json.loads(preview("--format", "json", *options))
        measured = {}
        for line in lines([document]):
            measured.setdefault(line["text"], []).append(line["width"])
        file = pathlib.Path(self.browser.capabilities["chrome"]["userDataDir"]) / "sheet.svg"
        file.write_text(preview("--format", "svg", *options), encoding="utf-8")
        self.browser.get(file.as_uri())
        drawn = self.browser.execute_script(DRAWN)
        self.assertGreater(len(drawn), 50)
        for text, width in drawn:
            with self.subTest(text):
                self.assertTrue(any(abs(m / width - 1) <= TOLERANCE for m in measured[text]), width)


if __name__ == "__main__":
    unittest.main()
