"""What the browser keeps: after a closed tab, after a crash, and where it cannot."""

import json
import unittest

from documents import small
from harness import Browser, Keys, PageTest
from page import make_page

TITLE = "Title, Chinese (Simplified)"
MESSAGE = "Message, Chinese (Simplified)"


class KeptTests(PageTest):
    def reopen(self):
        self.driver.refresh()
        self.until(lambda: self.find_all("#totals li"))

    def test_a_crash_loses_nothing(self):
        self.show(small())
        self.field(MESSAGE).send_keys("好")
        self.button(f"Approve: {TITLE}").click()
        # Of both texts, one in the field and one approved after it.
        self.until(lambda: self.browser.has_written("。好") and self.browser.has_written("相机访问权限已关闭"))
        self.browser.kill()
        type(self).browser = Browser(self.folder)
        self.browser.open((self.folder / "review.html").as_uri())
        self.until(lambda: self.find_all("dialog[open]"))
        self.assertIn("2 changes from", self.find("dialog[open] h2").text)
        self.button("Continue with them").click()
        self.until(lambda: self.field(MESSAGE).get_attribute("value").endswith("好"))
        self.until(lambda: "2 changes" in self.find("#export-patch").text)

    def test_kept_changes_are_offered_with_their_day(self):
        self.show(small())
        self.button(f"Approve: {TITLE}").click()
        self.js("""const key = Object.keys(localStorage)[0];
          localStorage.setItem(key, JSON.stringify({...JSON.parse(localStorage.getItem(key)), date: "2026-11-30T12:00:00Z"}))""")
        self.reopen()
        self.assertEqual(self.find("dialog[open] h2").text, "1 change from 30 November 2026 is kept")

    def test_escape_keeps_them(self):
        self.show(small())
        self.button(f"Approve: {TITLE}").click()
        self.reopen()
        self.keys("\ue00c")
        self.until(lambda: "1 change" in self.find("#export-patch").text)

    def test_discarded_changes_come_back_by_undo(self):
        self.show(small())
        self.button(f"Approve: {TITLE}").click()
        self.reopen()
        self.button("Discard").click()
        self.until(lambda: self.stored() == {})
        self.until(lambda: self.find("#undo").is_enabled())
        self.find("#undo").click()
        self.assertIn(("camera.denied.title", "zh-Hans", ""), self.stored())

    def test_another_document_is_offered_nothing(self):
        self.show(small())
        self.button(f"Approve: {TITLE}").click()
        self.show({**small(), "id": "another"}, "another.html")
        self.assertEqual(self.find_all("dialog[open]"), [])

    def test_changes_keep_what_they_were_based_on(self):
        """A newer document has another text: the decision keeps its base, and the page says so."""
        self.show(small())
        self.field(MESSAGE).send_keys("好")
        newer = small()
        newer["strings"][1]["texts"][1][0]["value"] = "“{appName}”需要相机。"
        (self.folder / "review.html").write_text(make_page(newer), encoding="utf-8")
        self.reopen()
        self.button("Continue with them").click()
        self.until(lambda: "Changed in the catalog meanwhile" in self.group(MESSAGE).text)
        base = self.stored()[("camera.denied.message", "zh-Hans", "")]["decision"]["base"]
        self.assertEqual(base["value"], small()["strings"][1]["texts"][1][0]["value"])

    def test_what_was_applied_is_no_change_any_more(self):
        """The next round: a newer document holds what was exported, and somebody changed another text."""
        self.show(small())
        self.field(MESSAGE).send_keys("好")
        self.button(f"Approve: {MESSAGE}").click()
        self.button(f"Approve: {TITLE}").click()
        newer = small()
        for text, value in [(0, "相机访问权限已关闭"), (1, "若要扫描二维码，请前往“设置”，打开“{appName}”。好")]:
            newer["strings"][text]["texts"][1] = [{"value": value, "state": "translated"}]
        (self.folder / "review.html").write_text(make_page(newer), encoding="utf-8")
        self.reopen()
        self.assertEqual(self.find_all("dialog[open]"), [])
        self.assertEqual(self.stored(), {})
        self.assertEqual(self.find("#export-patch").text, "Export patch (0 changes)")

    def test_a_decision_that_becomes_what_the_catalog_has_is_no_change(self):
        """Whatever it was made from: here an older text."""
        self.show(small())
        self.button(f"Approve: {TITLE}").click()
        newer = small()
        newer["strings"][0]["texts"][1] = [{"value": "相机访问权限已关闭了", "state": "needs_review"}]
        self.show(newer)
        self.button("Continue with them").click()
        self.until(lambda: "1 change" in self.find("#export-patch").text)
        field = self.field(TITLE)
        field.send_keys(Keys.CONTROL, Keys.END)
        field.send_keys("了")
        # It says now what the catalog says.
        self.until(lambda: self.stored() == {})

    def test_two_tabs_do_not_overwrite_each_other(self):
        self.show(small())
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        self.show(small())
        self.button(f"Approve: {TITLE}").click()
        self.driver.close()
        self.driver.switch_to.window(first)
        self.field(MESSAGE).send_keys("好")
        self.assertEqual(len(self.stored()), 2)

    def test_a_tab_does_not_throw_away_what_another_keeps(self):
        self.show(small())
        self.field(MESSAGE).send_keys("甲")
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        self.show(small())
        self.button("Continue with them").click()
        self.until(lambda: self.field(MESSAGE).get_attribute("value").endswith("甲"))
        self.field(MESSAGE).send_keys("乙")
        self.driver.close()
        self.driver.switch_to.window(first)
        self.button(f"Undo: {MESSAGE}").click()
        self.assertTrue(self.stored()[("camera.denied.message", "zh-Hans", "")]["decision"]["value"].endswith("甲乙"))

    def test_full_storage_is_told_and_work_goes_on(self):
        full = self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source":
            "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"})
        self.addCleanup(self.driver.execute_cdp_cmd, "Page.removeScriptToEvaluateOnNewDocument", full)
        self.show(small())
        self.button(f"Approve: {TITLE}").click()
        self.until(lambda: "cannot keep your changes" in self.find("#problem").text)
        self.button(f"Needs review: {MESSAGE}").click()
        self.assertIn("2 changes", self.until(lambda: "2" in self.find("#export-patch").text and self.find("#export-patch").text))
        # What stands in the page alone is not left without a question.
        self.assertTrue(self.js("const event = new Event('beforeunload', {cancelable: true}); window.dispatchEvent(event); return event.defaultPrevented"))

    def test_nothing_asks_when_all_is_kept(self):
        self.show(small())
        self.button(f"Approve: {TITLE}").click()
        self.assertFalse(self.js("const event = new Event('beforeunload', {cancelable: true}); window.dispatchEvent(event); return event.defaultPrevented"))

    def test_broken_entries_are_left_alone(self):
        self.show(small())
        self.js("localStorage.setItem('alertcopy.review/test/[\"a\"', '{'); localStorage.setItem('alertcopy.review/test/x', '{\"decision\": 3}')")
        self.reopen()
        self.assertEqual(self.find_all("dialog[open]"), [])
        self.assertEqual(json.loads(self.js("return JSON.stringify(Object.keys(localStorage).length)")), 2)


if __name__ == "__main__":
    unittest.main()
