"""The files that a reviewer hands over."""

import json
import subprocess
import unittest
import xml.etree.ElementTree as ElementTree

from documents import small, string, unit
from harness import Keys, PageTest

TITLE = "Title, Chinese (Simplified)"
MESSAGE = "Message, Chinese (Simplified)"
XLIFF = "{urn:oasis:names:tc:xliff:document:1.2}"


class ExportTests(PageTest):
    def decide(self):
        self.button(f"Approve: {TITLE}").click()
        self.field(MESSAGE).send_keys("<&>好")
        self.button(f"Comment: {TITLE}").click()
        self.keys("Fine")
        self.button("Save comment").click()
        self.button("Suggest instead: Message, Chinese (Traditional)").click()
        self.keys("！")
        self.button("Save suggestion").click()
        self.until(lambda: "3 changes" in self.find("#export-patch").text)

    def test_the_patch_has_every_change_with_its_base(self):
        self.show(small())
        self.decide()
        self.find("#export-patch").click()
        patch = json.loads(self.downloaded("review-Rokk.patch.json").read_text("utf-8"))
        self.assertEqual((patch["schema"], patch["tool"]), ("alertcopy.patch/1", "0.1.0"))
        [catalog] = patch["catalogs"]
        self.assertEqual((catalog["path"], catalog["table"]), ("Locales/Alerts.xcstrings", "Alerts"))
        title, message, suggested = catalog["changes"]
        note = title["notes"][0]
        self.assertRegex(note["date"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
        self.assertEqual(title, {
            "key": "camera.denied.title", "locale": "zh-Hans", "source": "Camera Access Turned Off",
            "base": {"value": "相机访问权限已关闭", "state": "needs_review"},
            "value": "相机访问权限已关闭", "state": "translated",
            "notes": [{"kind": "comment", "text": "Fine", "date": note["date"]}]})
        self.assertEqual((message["value"][-4:], message["state"]), ("<&>好", "needs_review"))
        self.assertNotIn("value", suggested)
        self.assertEqual(suggested["notes"][0]["kind"], "suggestion")

    def test_the_xliff_has_every_change(self):
        self.show(small())
        self.decide()
        self.find("#export-xliff").click()
        path = self.downloaded("review-Rokk.xliff")
        subprocess.run(["xmllint", "--noout", path], check=True)
        files = ElementTree.parse(path).getroot().findall(f"{XLIFF}file")
        self.assertEqual([(file.get("original"), file.get("source-language"), file.get("target-language"), file.get("datatype")) for file in files],
                         [("Locales/Alerts.xcstrings", "en", "zh-Hans", "plaintext"), ("Locales/Alerts.xcstrings", "en", "zh-Hant", "plaintext")])
        units = files[0].findall(f".//{XLIFF}trans-unit")
        self.assertEqual([item.get("id") for item in units], ["camera.denied.title", "camera.denied.message"])
        targets = [item.find(f"{XLIFF}target") for item in units]
        self.assertEqual([target.get("state") for target in targets], ["translated", "needs-review-translation"])
        self.assertTrue(targets[1].text.endswith("<&>好"))
        note = units[0].find(f"{XLIFF}note")
        self.assertEqual((note.get("from"), note.text), ("reviewer", "Fine"))
        suggested = files[1].find(f".//{XLIFF}trans-unit")
        self.assertIsNone(suggested.find(f"{XLIFF}target"))
        self.assertTrue(suggested.find(f"{XLIFF}alt-trans/{XLIFF}target").text.endswith("！"))

    def test_paths_and_odd_characters_come_through(self):
        document = small()
        document["title"] = "a/b: \u0001?"
        document["strings"].append(string("line\nend\"<", "other", unit("Two\nlines\r\nand\ttabs"), unit(" 两行\r\n "), None, None))
        self.show(document)
        self.choose("tickets")
        self.field("Text, plural other, Chinese (Simplified)").send_keys("了")
        # The list shows the key of the last string on one line.
        self.find("#list").click()
        self.keys(Keys.END)
        self.until(lambda: self.find("#heading").text.startswith("Two"))
        self.button("Needs review: Text, Chinese (Simplified)").click()
        self.find("#export-xliff").click()
        units = ElementTree.parse(self.downloaded("review-a-b- -.xliff")).getroot().findall(f".//{XLIFF}trans-unit")
        self.assertEqual([item.get("id") for item in units], ["tickets|==|plural.other", "line\nend\"<"])
        self.assertEqual(units[1].find(f"{XLIFF}source").text, "Two\nlines\r\nand\ttabs")
        self.assertEqual(units[1].find(f"{XLIFF}target").text, " 两行\r\n ")

    def test_what_xml_cannot_hold_is_named(self):
        document = small()
        document["strings"].append(string("bell", "other", unit("A\u0007B"), unit("甲\u0007乙"), None, None))
        document["strings"].append(string("half", "other", unit("A"), unit("甲\ud83d"), None, None))
        self.show(document)
        for key in ["bell", "half"]:
            self.choose(key)
            self.button("Needs review: Text, Chinese (Simplified)").click()
        self.find("#export-xliff").click()
        self.until(lambda: self.find_all("dialog[open]"))
        self.assertEqual([node.text for node in self.find_all("dialog[open] li")], ["bell", "half"])
        self.button("Export patch").click()
        changes = json.loads(self.downloaded("review-Rokk.patch.json").read_text("utf-8"))["catalogs"][0]["changes"]
        self.assertEqual([change["value"] for change in changes], ["甲\u0007乙", "甲\ud83d"])

    def test_nothing_is_exported_as_nothing(self):
        self.show(small())
        self.find("#export-patch").click()
        self.until(lambda: "nothing to export" in self.said())
        self.assertEqual(list(self.browser.downloads.iterdir()), [])


if __name__ == "__main__":
    unittest.main()
