"""A review from the first command to the last, as a new user goes through it."""

import json
import tempfile
import unittest
from pathlib import Path

import jsonschema
from harness import Keys, PageTest
from page import ROOT
from served import Repository

HONG_KONG = "Chinese (Traditional, Hong Kong)"
# Of each alert its title, which Hong Kong has from Taiwan so far, and its message, of which it has its own.
ALERTS = [("camera", "camera · denied"), ("bluetooth", "bluetooth · denied"), ("health", "health · denied"),
          ("faceID", "Face ID · denied"), ("focusStatus", "focus status · denied")]


def validate(data, schema):
    schema = json.loads((ROOT / "docs" / schema).read_text("utf-8"))
    jsonschema.validators.validator_for(schema)(schema).validate(data)


class RoundTests(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory(prefix="review-round-")
        cls.addClassCleanup(folder.cleanup)
        cls.repository = Repository(folder.name)

    def review(self):
        """Writes the page, opens it and changes ten texts; returns them by table, key and locale."""
        output = self.folder / "review.html"
        self.repository.tool("review", "Locales", "--locale", "zh-Hant-HK", "--output", str(output))
        self.browser.open(output.as_uri())
        self.until(lambda: self.find_all("#totals li"))
        changed = {}
        for permission, place in ALERTS:
            search = self.find("#search")
            search.clear()
            search.send_keys(f"{permission}.denied")
            self.until(lambda place=place: self.find_all("#list [role=option]")
                       and place in self.find("#list [role=option]").get_attribute("textContent"))
            self.choose(place)
            for part, text in [("title", f"請開啟{permission}權限"), ("message", "測試")]:
                field = self.field(f"{part.capitalize()}, {HONG_KONG}")
                before = self.repository.unit("Alerts", f"{permission}.denied.{part}", "zh-Hant-HK")
                if part == "title":
                    self.assertIsNone(before)
                    self.assertIn("same as Chinese (Traditional)", field.get_attribute("placeholder"))
                else:
                    self.assertEqual(field.get_attribute("value"), before[0])
                field.send_keys(Keys.CONTROL, Keys.END)
                field.send_keys(text)
                self.chord(Keys.CONTROL, Keys.ENTER)
                changed[("Alerts", f"{permission}.denied.{part}", "zh-Hant-HK")] = (before, ((before or ("",))[0] + text, "translated"))
        self.until(lambda: "10 changes" in self.find("#export-patch").text)
        return changed

    def assert_applied(self, changed):
        for name, (before, after) in self.repository.changed_units().items():
            # A localization that was not there is empty but for its unit.
            if name[-1] == "rest":
                self.assertEqual((before, after), (None, {}))
            else:
                self.assertEqual((before, after), changed.pop(name))
        self.assertEqual(changed, {})
        # Five lines of text and their unchanged states; five new localizations of six lines, each after a brace that gets its comma.
        self.assertEqual(self.repository.changed_lines(), (5, 5 + 5 * 6))
        self.assertEqual(self.repository.git("status", "--short").split(), ["M", "Locales/Alerts.xcstrings"])

    def test_what_is_exported_changes_ten_units_and_nothing_else(self):
        changed = self.review()
        for name, extension in [("patch", "patch.json"), ("xliff", "xliff")]:
            with self.subTest(name):
                self.find(f"#export-{name}").click()
                path = self.downloaded(f"review-Locales.{extension}")
                if name == "patch":
                    validate(json.loads(path.read_text("utf-8")), "patch.schema.json")
                report = self.repository.tool("apply", str(path), "--to", "Locales")
                self.assertIn("zh-Hant-HK: 5 added, 5 changed", report)
                self.assert_applied(dict(changed))
                # A second time it is all there.
                before = self.repository.text("Alerts")
                self.repository.tool("apply", str(path), "--to", "Locales")
                self.assertEqual(self.repository.text("Alerts"), before)
                self.repository.restore()

    def test_the_document_is_of_its_schema(self):
        document = self.repository.tool("review", "Locales", "--since", "HEAD", "--locale", "zh-Hant-HK", "--format", "json")
        validate(json.loads(document), "review.schema.json")


if __name__ == "__main__":
    unittest.main()
