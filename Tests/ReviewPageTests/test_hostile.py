"""Markup and scripts in keys, values, comments, names: shown as text, and nothing runs."""

import unittest

from documents import ATTACKS, HANS, hostile
from harness import By, PageTest


class HostileTests(PageTest):
    def test_nothing_runs_and_all_is_text(self):
        self.show(hostile())
        self.assertEqual(self.find("#title").text, f"Review of {ATTACKS[1]}")
        scripts = self.js("return document.scripts.length")
        self.js("document.getElementById('others').open = true; document.getElementById('filter-more').open = true")
        for row in range(len(ATTACKS)):
            self.js("document.getElementById('list').focus()")
            if row > 0:
                self.keys("j")
            self.until(lambda: self.find("#heading").text == " ".join(ATTACKS[row].split()))
            self.assertEqual(self.field("Title, Chinese (Simplified)").get_attribute("value"), ATTACKS[row])
        self.assertIsNone(self.js("return window.attacked ?? null"))
        self.assertEqual(self.js("return document.scripts.length"), scripts)
        self.assertEqual(self.js("return document.querySelectorAll('#detail img, #list img, svg[onload], [onerror]').length"), 0)
        self.assertEqual(self.js("return [...document.querySelectorAll('a')].map((node) => node.getAttribute('href'))"), ["#list", "#work"])

    def test_what_is_typed_is_text_too(self):
        self.show(hostile())
        field = self.field("Title, Chinese (Traditional)")
        for attack in ATTACKS:
            field.clear()
            field.send_keys(attack)
        self.button("Comment: Title, Chinese (Simplified)").click()
        self.keys(ATTACKS[1])
        self.button("Save comment").click()
        self.find("#search").send_keys(ATTACKS[0])
        self.until(lambda: self.rows_shown() == f"1 of {len(ATTACKS)} shown")
        self.assertIsNone(self.js("return window.attacked ?? null"))

    def test_names_that_every_object_has(self):
        document = hostile()
        for item, key in zip(document["strings"], ["__proto__", "constructor", "toString", "hasOwnProperty"]):
            item["key"] = key
            item["permission"] = key
            item["texts"][HANS][0]["path"] = "__proto__"
        for finding in document["findings"]:
            finding["rule"] = "__proto__"
        self.show(document)
        self.find("#search").send_keys("__proto__")
        self.until(lambda: "shown" in self.rows_shown())
        self.assertTrue(self.driver.find_elements(By.CSS_SELECTOR, "#cards textarea"))


if __name__ == "__main__":
    unittest.main()
