"""Finding, editing and deciding, with a mouse and with an input method."""

import time
import unittest

from documents import small, string, unit
from harness import Keys, PageTest

TITLE = "Title, Chinese (Simplified)"
MESSAGE = "Message, Chinese (Simplified)"


class ListTests(PageTest):
    def setUp(self):
        super().setUp()
        self.show(small())

    def filter(self, label, text):
        if not self.js("return document.getElementById('filter-more').open"):
            self.find("#filter-more > summary").click()
        self.choose_filter(label, text)

    def search(self, text):
        field = self.find("#search")
        field.clear()
        field.send_keys(text)

    def test_opens_with_alerts_and_the_strings_in_none(self):
        self.assertEqual(self.titles(), [
            "Camera Access Turned Off", "Send Voice Messages", "The camera scans QR codes.", "One ticket", "Rokk"])
        self.assertEqual(self.rows_shown(), "5 shown")
        self.assertEqual(self.find("#heading").text, "Camera Access Turned Off")

    def test_searches_in_chinese_keys_and_comments(self):
        for query, title in [("麦克风", "Send Voice Messages"), ("咪高風", "Send Voice Messages"), ("full stop", "Camera Access Turned Off"),
                             ("purposestring", "The camera scans QR codes."), ("ＱＲ碼 不在", None)]:
            with self.subTest(query):
                self.search(query)
                self.until(lambda: self.titles() == ([title] if title else []))
        self.assertEqual(self.rows_shown(), "0 of 5 shown")
        self.until(lambda: self.find("#empty").is_displayed())

    def test_searches_when_the_composition_is_done(self):
        self.find("#search").click()
        self.compose("mai")
        time.sleep(0.3)
        self.assertEqual(len(self.titles()), 5)
        self.insert("麦克风")
        self.until(lambda: self.titles() == ["Send Voice Messages"])

    def test_filters(self):
        for label, text, count in [("State", "needs review", 1), ("State", "missing", 2), ("Permission", "microphone", 1),
                                   ("Situation", "denied", 1), ("Findings", "missing-translation", 1), ("Findings", "errors", 0)]:
            with self.subTest(text):
                self.filter(label, text)
                self.until(lambda: self.rows_shown() == f"{count} of 5 shown")
                self.button("Reset").click()
                self.until(lambda: self.rows_shown() == "5 shown")
        self.js("document.querySelectorAll('#filter-grid input')[0].click()")
        self.until(lambda: self.titles() == ["Camera Access Turned Off"])

    def test_a_locale_shows_its_card_alone(self):
        self.filter("Locale", "Chinese (Traditional, Hong Kong)")
        self.until(lambda: [node.text for node in self.find_all("#cards h3")] == ["Chinese (Traditional, Hong Kong)"])

    def test_progress_counts_each_text(self):
        # Eight texts can be translated: four of the camera alert, two of the primer, the purpose string, and the tickets.
        self.until(lambda: [node.text for node in self.find_all(".progress-words")] == [
            "6 translated, 1 needs review, 1 missing", "6 translated, 2 missing",
            "2 translated, 4 as in another locale, 2 missing"])


class EditTests(PageTest):
    def setUp(self):
        super().setUp()
        self.show(small())

    def state(self, label):
        return self.group(label).find_element("css selector", ".state").text

    def findings(self, label):
        return [node.text for node in self.group(label).find_elements("css selector", ".finding")]

    def test_each_text_has_its_language(self):
        for label, lang in [(TITLE, "zh-Hans"), ("Title, Chinese (Traditional)", "zh-Hant-TW"),
                            ("Title, Chinese (Traditional, Hong Kong)", "zh-Hant-HK")]:
            self.assertEqual(self.field(label).get_attribute("lang"), lang)

    def test_typing_needs_review_until_it_is_approved(self):
        field = self.field(MESSAGE)
        field.send_keys("好")
        self.assertEqual(self.state(MESSAGE), "needs review")
        self.button(f"Approve: {MESSAGE}").click()
        self.assertEqual(self.state(MESSAGE), "translated")
        entry = self.stored()[("camera.denied.message", "zh-Hans", "")]["decision"]
        self.assertEqual(entry["state"], "translated")
        self.assertTrue(entry["value"].endswith("好"))
        self.assertEqual(entry["base"]["state"], "translated")

    def test_a_text_typed_back_is_no_change(self):
        self.field(MESSAGE).send_keys("好", Keys.BACKSPACE)
        self.assertEqual(self.state(MESSAGE), "translated")
        self.assertEqual(self.stored(), {})

    def test_needs_review_and_undo(self):
        self.button(f"Needs review: {MESSAGE}").click()
        self.assertEqual(self.state(MESSAGE), "needs review")
        self.button(f"Undo: {MESSAGE}").click()
        self.assertEqual(self.state(MESSAGE), "translated")
        self.assertEqual(self.stored(), {})
        # The button is disabled now, and the focus is in the field.
        self.assertEqual(self.active().accessible_name, MESSAGE)

    def test_undo_takes_back_step_by_step(self):
        self.button(f"Approve: {TITLE}").click()
        self.field(MESSAGE).send_keys("一二三")
        self.find("#heading").click()
        self.find("#undo").click()
        self.assertNotIn("一", self.field(MESSAGE).get_attribute("value"))
        self.assertEqual(self.state(TITLE), "translated")
        self.find("#undo").click()
        self.assertEqual(self.state(TITLE), "needs review")
        self.assertEqual(self.stored(), {})
        self.find("#redo").click()
        self.find("#redo").click()
        self.assertEqual(self.field(MESSAGE).get_attribute("value")[-3:], "一二三")

    def test_a_locale_without_text_shows_whose_text_stands_for_it(self):
        label = "Title, Chinese (Traditional, Hong Kong)"
        field = self.field(label)
        self.assertEqual(field.get_attribute("value"), "")
        self.assertIn("相機取用權限已關閉", field.get_attribute("placeholder"))
        self.assertIn("same as Chinese (Traditional)", field.get_attribute("placeholder"))
        self.assertEqual(self.state(label), "as in Chinese (Traditional)")
        self.button(f"Approve: {label}").click()
        self.assertEqual(self.stored(), {})
        field.send_keys("相機取用權限已關閉")
        self.assertEqual(self.stored()[("camera.denied.title", "zh-Hant-HK", "")]["decision"]["base"], None)
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(Keys.BACKSPACE)
        self.assertEqual(self.stored(), {})

    def test_a_composition_is_one_thing_and_nothing_happens_in_it(self):
        field = self.field(MESSAGE)
        before = field.get_attribute("value")
        field.click()
        self.keys(Keys.CONTROL, Keys.END, Keys.NULL)
        self.compose("ni")
        self.compose("ni hao")
        # The keys that an input method takes for itself.
        for key, modifiers in [("Enter", 2), ("Escape", 0), ("j", 0)]:
            self.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {
                "type": "rawKeyDown", "key": key, "windowsVirtualKeyCode": 229, "modifiers": modifiers})
        time.sleep(0.4)
        self.assertEqual(self.stored(), {})
        self.assertEqual(self.active().accessible_name, MESSAGE)
        self.assertEqual(self.find("#heading").text, "Camera Access Turned Off")
        self.assertEqual(self.state(MESSAGE), "translated")
        self.insert("你好")
        self.until(lambda: self.stored())
        self.assertEqual(self.stored()[("camera.denied.message", "zh-Hans", "")]["decision"]["value"], before + "你好")

    def test_findings_come_and_go(self):
        self.assertEqual(self.findings(MESSAGE), [])
        field = self.field(MESSAGE)
        field.send_keys("關")
        self.until(lambda: any("關" in text for text in self.findings(MESSAGE)))
        self.until(lambda: "關" in self.said())
        field.send_keys(Keys.BACKSPACE)
        self.until(lambda: self.findings(MESSAGE) == [])
        self.until(lambda: self.said() == "No findings")

    def test_a_lost_argument_is_an_error(self):
        field = self.field(MESSAGE)
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys("若要扫描二维码，请前往“设置”。")
        self.until(lambda: any(text.startswith("error") and "appName" in text for text in self.findings(MESSAGE)))
        self.assertEqual(field.get_attribute("aria-invalid"), "true")

    def test_findings_about_a_missing_text_a_string_and_a_catalog(self):
        document = small()
        document["findings"] += [
            {"string": 6, "rule": "comment", "severity": "note", "message": "There is no comment."},
            {"catalog": 0, "rule": "layout", "severity": "note", "message": "The file is not laid out as Xcode does."}]
        self.show(document)
        self.choose("camera.purposeString")
        self.assertEqual(self.findings("Purpose string, Chinese (Simplified)"), ["warning There is no text in zh-Hans. missing-translation"])
        self.assertIn("There is no comment.", self.find("#row-findings").text)
        self.find("#catalog-findings > summary").click()
        self.assertIn("laid out", self.find("#catalog-findings").text)

    def test_the_context_leads_to_another_string(self):
        document = small()
        document["strings"].append(string("again", "other", unit("Camera Access Turned Off"), unit("相机"), None, None))
        self.show(document)
        self.until(lambda: self.find_all("#context .pv-jump"))
        self.js("document.querySelector('#context details')?.setAttribute('open', '')")
        self.find("#context .pv-jump").click()
        self.until(lambda: self.find("#key").text == "again")
        self.assertEqual(self.active().get_attribute("id"), "heading")

    def test_the_preview_follows(self):
        self.field(TITLE).send_keys("了")
        self.until(lambda: "相机访问权限已关闭了" in self.find("#preview").text)

    def test_the_list_and_the_progress_follow(self):
        self.button(f"Approve: {TITLE}").click()
        self.until(lambda: "✓ zh-Hans" in self.find("#list .row").text)
        self.until(lambda: self.find(".progress-words").text == "7 translated, 1 missing")

    def test_comments_and_suggestions(self):
        self.js("document.getElementById('more').open = true")
        self.find("#reviewer").send_keys("美玲", Keys.TAB)
        self.js("document.getElementById('more').open = false")
        self.button(f"Comment: {TITLE}").click()
        self.keys("Too long?")
        self.button("Save comment").click()
        self.button(f"Suggest instead: {TITLE}").click()
        self.assertEqual(self.active().get_attribute("value"), "相机访问权限已关闭")
        self.assertEqual(self.active().get_attribute("lang"), "zh-Hans")
        self.keys("了")
        self.chord(Keys.CONTROL, Keys.ENTER)
        notes = self.stored()[("camera.denied.title", "zh-Hans", "")]["notes"]
        self.assertEqual([(note["kind"], note["text"], note["author"]) for note in notes],
                         [("comment", "Too long?", "美玲"), ("suggestion", "相机访问权限已关闭了", "美玲")])
        self.assertIn("Comment by 美玲", self.group(TITLE).text)
        self.assertEqual(self.active().accessible_name, f"Suggest instead: {TITLE}")

    def test_a_comment_that_is_begun_is_not_lost(self):
        self.button(f"Comment: {TITLE}").click()
        self.keys("Half a th", Keys.ESCAPE)
        self.choose("microphone · primer")
        self.choose("camera · denied")
        form = self.until(lambda: self.find(".note-form textarea"))
        self.assertEqual(form.get_attribute("value"), "Half a th")
        self.assertEqual(self.stored(), {})
        self.button("Cancel").click()
        self.assertEqual(self.find_all(".note-form"), [])

    def test_a_variation_is_a_field_with_its_name(self):
        self.choose("tickets")
        names = [node.accessible_name for node in self.find_all("#cards textarea")]
        # Chinese has one form for all numbers.
        self.assertEqual(names, ["Text, plural other, Chinese (Simplified)", "Text, plural other, Chinese (Traditional)",
                                 "Text, plural other, Chinese (Traditional, Hong Kong)"])
        self.field("Text, plural other, Chinese (Traditional)").send_keys("%lld 張車票")
        self.assertIn(("tickets", "zh-Hant", "plural.other"), self.stored())

    def test_what_is_not_to_be_translated_can_be_commented_only(self):
        self.choose("brand")
        self.assertEqual(self.find_all("#cards textarea"), [])
        labels = {node.text for node in self.find_all("#cards .actions button")}
        self.assertEqual(labels, {"Comment", "Suggest instead"})

    def test_the_source_can_be_commented_only(self):
        self.find("#others > summary").click()
        self.until(lambda: self.find_all("#others .field"))
        self.button("Comment: Title, English").click()
        self.keys("A typo?")
        self.button("Save comment").click()
        self.assertIn(("camera.denied.title", "en", ""), self.stored())


if __name__ == "__main__":
    unittest.main()
