"""What the page tells about a string beside its text."""

import unittest

from documents import HANS, HANT, base, string, unit
from drawing import SETUP
from harness import PageTest

CAMERA = {"permission": "camera", "situation": "denied"}
STEPS = [
    {"actor": "person", "text": "Taps the feature"},
    {"actor": "app", "text": "Says what it is for", "alert": "primer"},
    {"actor": "os", "text": "Asks for the camera", "prompt": True},
    {"actor": "app", "text": "Says that it is off", "alert": "denied"},
]


def document():
    return base(
        since="v1",
        strings=[
            string("camera.denied.title", "title", unit("Camera Off"), unit("相机已关闭", commit=0),
                   unit("相機已關閉", was=unit("相機已停用")), None, comment="No full stop.", terms=[0, 1],
                   arguments=[{"text": "{appName}", "about": "the app’s name", "example": "Rokk"}], **CAMERA),
            string("settings.title", "title", unit("Camera Off"), unit("相机关闭"), unit("相機已關閉"), None),
            string("other", "title", unit("Something else"), unit("别的"), None, None),
        ],
        alerts=[{**CAMERA, "title": 0, "buttons": 0}],
        buttons=[{"cancel": ["Cancel", "取消", "取消", "取消"], "confirm": ["Go on", "继续", "繼續", "繼續"]}],
        commits=[{"id": "7dbbd06aaaaaaa", "date": "2026-11-30", "author": "A. Writer", "summary": "The words of the camera"}],
        flows=[{**CAMERA, "steps": STEPS, "after": [{"button": "confirm", "steps": [{"actor": "os", "text": "Opens Settings"}]}]}],
        terms=[{"id": "row.camera", "versions": ["26"], "names": ["Camera", "相机", "相機", None], "note": "a row in Settings"},
               {"id": "row.camera", "versions": ["18"], "names": ["Old", "旧", "舊", None], "note": "an old row"}],
        glossary=[{"term": "camera", "names": [None, "相机"], "forbidden": [[], ["摄像头"]]}],
        findings=[{"string": 0, "locale": HANT, "rule": "regional-word", "severity": "warning", "message": "A word."}],
        rules={"regional-word": {"summary": "A word of another region.", "rationale": "Readers stumble."}},
    )


class ContextTests(PageTest):
    def context(self, key, locale, **options):
        self.show(document())
        self.js(SETUP)
        self.js("""
        const [key, locale, options] = arguments;
        window.opened = [];
        drawn.open = (string) => opened.push(string.key);
        renderContext(document.getElementById("drawing"), drawn, drawn.document.strings.find((string) => string.key === key), locale, options);
        """, key, locale, options)
        sections = self.find_all("#drawing section")
        return {section.find_element("css selector", "h4").text: section for section in sections}

    def test_the_flow_is_an_ordered_list_with_the_alert_marked(self):
        section = self.context("camera.denied.title", HANS)["Where it appears"]
        lists = section.find_elements("css selector", "ol")
        self.assertEqual([item.text.replace("\n", " ") for item in lists[0].find_elements("css selector", "li")],
                         ["Person Taps the feature", "App Says what it is for", "iOS Asks for the camera system prompt", "App Says that it is off this alert"])
        self.assertEqual([item.text for item in lists[1].find_elements("css selector", "li")], ["iOS Opens Settings"])
        self.assertIn("After “Go on”", section.text)
        marked = section.find_elements("css selector", "[aria-current=step]")
        self.assertEqual(len(marked), 1)
        self.assertIn("Says that it is off", marked[0].text)

    def test_names_are_those_of_the_version(self):
        rows = self.context("camera.denied.title", HANS)["Names in iOS 26"].find_elements("css selector", "tbody tr")
        self.assertEqual([row.text for row in rows], ["Camera 相机 a row in Settings", "camera 相机 the project’s word; not 摄像头"])
        rows = self.context("camera.denied.title", HANS, version="18")["Names in iOS 18"].find_elements("css selector", "tbody tr")
        self.assertIn("Old 旧 an old row", [row.text for row in rows])

    def test_a_change_is_shown_word_by_word(self):
        section = self.context("camera.denied.title", HANT)["Last change"]
        self.assertIn("Since v1:", section.text)
        self.assertEqual(section.find_element("css selector", "del").text, "停用")
        self.assertEqual(section.find_element("css selector", "ins").text, "關閉")
        section = self.context("camera.denied.title", HANS)["Last change"]
        self.assertEqual(section.text.split("\n")[1], "7dbbd06aa A. Writer, 30 November 2026: The words of the camera")

    def test_the_same_source_elsewhere_is_a_button_that_leads_there(self):
        section = self.context("camera.denied.title", HANS)["The same source elsewhere"]
        button = section.find_element("css selector", "button")
        self.assertEqual(button.text, "settings.title: translated as “相机关闭”")
        button.click()
        self.assertEqual(self.js("return opened"), ["settings.title"])
        section = self.context("camera.denied.title", HANT)["The same source elsewhere"]
        self.assertEqual(section.text.split("\n")[1], "settings.title: translated the same")

    def test_arguments_comment_length_and_rules(self):
        sections = self.context("camera.denied.title", HANT)
        self.assertEqual(sections["What stands in it"].find_element("css selector", "tbody").text, "{appName} the app’s name Rokk")
        self.assertIn("No full stop.", sections["The developer’s comment"].text)
        self.assertRegex(sections["Length"].text, r"10 columns, [\d.]+ points, 1 line; the limit is two lines of 238 points\.")
        self.assertIn("Readers stumble.", sections["Why this is found"].text)
        self.assertNotIn("Why this is found", self.context("camera.denied.title", HANS))

    def test_what_is_not_known_is_left_out(self):
        self.assertEqual(list(self.context("other", HANS)), ["Length"])


if __name__ == "__main__":
    unittest.main()
