"""A whole pass without a mouse."""

import unittest

from documents import small
from harness import Keys, PageTest

FOCUS = """const node = document.activeElement; return node.id || node.getAttribute('aria-label') || node.textContent.trim()"""


class KeyboardTests(PageTest):
    def setUp(self):
        super().setUp()
        self.show(small())

    def heading(self):
        return self.find("#heading").text

    def chosen(self):
        """The option that a screen reader is at."""
        return self.js("""const list = document.getElementById('list');
          const option = document.getElementById(list.getAttribute('aria-activedescendant'));
          return [option.querySelector('.row-title').textContent, option.getAttribute('aria-posinset'), option.getAttribute('aria-setsize')]""")

    def to_list(self):
        self.keys(Keys.TAB)
        self.assertEqual(self.active().text, "To the list")
        self.keys(Keys.ENTER)
        self.until(lambda: self.js(FOCUS) == "list")

    def test_a_whole_pass(self):
        self.to_list()
        self.keys("j")
        self.assertEqual(self.chosen(), ["Send Voice Messages", "2", "5"])
        self.keys("k")
        self.keys(Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.END, Keys.HOME)
        self.assertEqual(self.chosen()[1], "1")
        self.keys(Keys.ENTER)
        names = ["Title", "Message", "Cancel button", "Button"]
        for name in names:
            self.assertEqual(self.active().accessible_name, f"{name}, Chinese (Simplified)")
            self.keys("。" if name == "Message" else "")
            self.chord(Keys.CONTROL, Keys.ENTER)
        # Beyond the last text of the locale comes the next alert, in the same locale.
        self.until(lambda: self.heading() == "Send Voice Messages")
        self.assertEqual(self.active().accessible_name, "Title, Chinese (Simplified)")
        self.chord(Keys.CONTROL, Keys.SHIFT, Keys.ENTER)
        self.assertEqual(self.active().accessible_name, "Message, Chinese (Simplified)")
        self.keys(Keys.ESCAPE)
        self.assertEqual(self.js(FOCUS), "list")
        states = {key[0]: entry["decision"]["state"] for key, entry in self.stored().items()}
        self.assertEqual(states, {"camera.denied.title": "translated", "camera.denied.message": "translated",
                                  "microphone.primer.title": "needs_review"})
        self.chord(Keys.CONTROL, "z")
        self.assertNotIn("microphone.primer.title", {key[0] for key in self.stored()})
        self.chord(Keys.CONTROL, Keys.SHIFT, "z")
        self.assertIn("microphone.primer.title", {key[0] for key in self.stored()})

    def test_the_list_approves_all_that_is_shown(self):
        self.to_list()
        self.chord(Keys.CONTROL, Keys.ENTER)
        self.assertEqual(self.chosen()[1], "2")
        self.assertEqual(set(self.stored()), {("camera.denied.title", "zh-Hans", "")})
        self.assertIn("texts approved", self.said())

    def test_only_the_list_approves_all_that_is_shown(self):
        self.js("for (const node of document.querySelectorAll('#more, #filter-more')) node.open = true")
        for selector in ["#search", "#filter-grid select", "#preview-bar select", "#reviewer", "#undo", "#heading"]:
            with self.subTest(selector):
                self.js("document.querySelector(arguments[0]).focus()", selector)
                self.chord(Keys.CONTROL, Keys.ENTER)
                self.assertEqual(self.stored(), {})
                self.assertEqual(self.chosen()[1], "1")

    def test_search_help_and_back(self):
        self.to_list()
        self.keys("/")
        self.assertEqual(self.js(FOCUS), "search")
        self.keys("mic/j?")
        self.assertEqual(self.find("#search").get_attribute("value"), "mic/j?")
        self.keys(Keys.ESCAPE)
        self.assertEqual(self.js(FOCUS), "list")
        self.keys("?")
        self.until(lambda: self.find("#help").is_displayed())
        self.keys("j", Keys.ESCAPE)
        self.until(lambda: not self.find("#help").is_displayed())
        self.assertEqual(self.js(FOCUS), "list")

    def test_keys_without_ctrl_can_be_turned_off(self):
        self.js("document.getElementById('more').open = true; document.getElementById('single-keys').click(); document.getElementById('list').focus()")
        self.keys("j")
        self.assertEqual(self.chosen()[1], "1")
        self.js("localStorage.removeItem('alertcopy.settings/single-keys')")

    def test_no_letter_is_a_key_in_a_field(self):
        field = self.field("Title, Chinese (Simplified)")
        field.send_keys("jk/?")
        self.assertTrue(field.get_attribute("value").endswith("jk/?"))
        self.assertEqual(self.heading(), "Camera Access Turned Off")
        # Undo in a field is the browser's own.
        self.chord(Keys.CONTROL, "z")
        self.assertEqual(self.active().accessible_name, "Title, Chinese (Simplified)")

    def test_every_control_can_be_reached_and_shows_it(self):
        """Tab goes round the whole page: each stop has a name and a ring."""
        seen = []
        for _ in range(200):
            self.keys(Keys.TAB)
            node = self.active()
            if node.tag_name == "body":
                break
            name, ring = node.accessible_name, self.js(
                "const style = getComputedStyle(document.activeElement); return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0", )
            self.assertTrue(name, node.get_attribute("outerHTML"))
            self.assertTrue(ring, node.get_attribute("outerHTML")[:200])
            seen.append(name)
        for name in ["Alerts and texts", "Search in texts, keys and comments", "Title, Chinese (Simplified)",
                     "Approve: Button, Chinese (Traditional, Hong Kong)", "Source and other locales"]:
            self.assertIn(name, seen)

    def test_the_last_of_the_list_leads_back_to_it(self):
        self.to_list()
        self.keys(Keys.END, Keys.ARROW_UP, Keys.ENTER)
        self.until(lambda: self.active().accessible_name.startswith("Text, plural other"))
        self.chord(Keys.CONTROL, Keys.ENTER)
        self.until(lambda: self.heading() == "Rokk")
        # There is nothing to edit: the heading has the focus.
        self.assertEqual(self.js(FOCUS), "heading")
        self.chord(Keys.CONTROL, Keys.ENTER)
        self.assertNotEqual(self.js("return document.activeElement.tagName"), "BODY")


if __name__ == "__main__":
    unittest.main()
