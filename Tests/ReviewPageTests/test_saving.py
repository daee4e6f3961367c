"""The page and a server that answers late, not at all, or that somebody else was quicker."""

import threading
import time
import unittest

from answers import Answers
from documents import HANS, small, unit
from harness import Keys, SavingPageTest

KEY = "camera.denied.message"
TITLE = "Title, Chinese (Simplified)"
MESSAGE = "Message, Chinese (Simplified)"
HONG_KONG = "Title, Chinese (Traditional, Hong Kong)"
BEFORE = "若要扫描二维码，请前往“设置”，打开“{appName}”。"
WRITTEN = {"value": BEFORE, "state": "translated"}
FINDING = {"locale": HANS, "rule": "tone", "severity": "warning", "message": "Too loud."}


class AnswersTest(SavingPageTest):
    def setUp(self):
        super().setUp()
        self.server = Answers(small())
        self.addCleanup(self.server.end)
        self.open()

    def tearDown(self):
        self.js("localStorage.clear()")
        super().tearDown()
        # The page asks on otherwise.
        self.browser.open("about:blank")

    def open(self):
        self.browser.open(self.server.url)
        self.until(lambda: self.find_all("#totals li"))

    def saves(self, key=KEY):
        return [body for body in self.server.bodies("save") if body["key"] == key]


class UndoTests(AnswersTest):
    def test_a_first_translation_is_taken_out_again(self):
        self.type_at_end(HONG_KONG, "相機取用權限已關閉")
        self.leave()
        self.until_saved()
        self.find("#undo").click()
        self.until_saved()
        first, second = self.saves("camera.denied.title")
        self.assertIsNone(first["base"])
        self.assertEqual(second["base"], {"value": "相機取用權限已關閉", "state": "needs_review"})
        self.assertIsNone(second["value"])
        self.assertNotIn("state", second)
        self.assertEqual(self.group(HONG_KONG).find_element("css selector", ".state").text, "as in Chinese (Traditional)")
        self.find("#redo").click()
        self.until_saved()
        self.assertIsNone(self.saves("camera.denied.title")[2]["base"])

    def test_what_is_on_its_way_can_be_undone(self):
        hold = threading.Event()
        self.addCleanup(hold.set)
        self.server.routes["save"] = lambda body: hold.wait(20) and Answers.save(body)
        self.button(f"Needs review: {MESSAGE}").click()
        self.until(lambda: self.saves())
        self.find("#undo").click()
        hold.set()
        self.until(lambda: len(self.saves()) == 2)
        self.assertEqual(self.saves()[1]["base"], {"value": BEFORE, "state": "needs_review"})
        self.assertEqual(self.saves()[1]["state"], "translated")
        self.until_saved()


class FindingTests(AnswersTest):
    expected = ["422 (Unprocessable"]

    def test_findings_of_a_draft_go_with_it(self):
        self.server.routes["check"] = lambda body: (200, {"findings": [FINDING] if "！" in body["value"] else []})
        self.type_at_end(MESSAGE, "！")
        self.until(lambda: self.findings(MESSAGE))
        self.button(f"Undo: {MESSAGE}").click()
        self.until(lambda: self.findings(MESSAGE) == [])
        time.sleep(0.5)
        self.assertEqual(self.findings(MESSAGE), [])

    def test_a_text_that_undo_brings_is_checked(self):
        self.server.routes["check"] = lambda body: (200, {"findings": [FINDING] if body["value"].endswith("！") else []})
        self.type_at_end(MESSAGE, "！")
        self.until(lambda: self.findings(MESSAGE))
        self.leave()
        self.until_saved()
        self.type_at_end(MESSAGE, "好")
        self.leave()
        self.until_saved()
        self.assertEqual(self.findings(MESSAGE), [])
        self.server.routes["save"] = lambda body: (422, {"error": "Not now."})
        self.find("#undo").click()
        self.until(lambda: self.findings(MESSAGE))


class ContestedTests(AnswersTest):
    expected = ["409 (Conflict)"]

    def contest(self, *texts):
        """The next saves meet these texts of somebody else."""
        answers = list(texts)

        def save(body):
            if not answers:
                return Answers.save(body)
            current = unit(answers.pop(0))
            return 409, {"current": current, "yours": {"value": body["value"], "state": body["state"]}, "serial": 1}
        self.server.routes["save"] = save

    def test_a_problem_goes_with_the_decision(self):
        self.contest("他们的")
        self.type_at_end(MESSAGE, "我的")
        self.leave()
        self.until(lambda: self.find_all("dialog[open]"))
        self.assertIn("someone changed it meanwhile", self.group(MESSAGE).text)
        self.button("Take theirs").click()
        self.until_saved()
        self.assertEqual(self.field(MESSAGE).get_attribute("value"), "他们的")
        self.assertNotIn("not saved", self.group(MESSAGE).text)

    def test_a_refused_text_that_is_undone_has_no_problem(self):
        self.server.routes["save"] = lambda body: (409, {"current": None, "serial": 1})
        self.type_at_end(MESSAGE, "我的")
        self.leave()
        self.until(lambda: self.find_all("dialog[open]"))
        self.keys(Keys.ESCAPE)
        self.button(f"Undo: {MESSAGE}").click()
        self.until_saved()
        self.assertNotIn("not saved", self.group(MESSAGE).text)

    def test_no_question_comes_while_one_types(self):
        hold = threading.Event()
        self.addCleanup(hold.set)
        self.server.routes["save"] = lambda body: hold.wait(20) and (409, {"current": unit("他们的"), "serial": 1})
        self.button(f"Needs review: {MESSAGE}").click()
        self.until(lambda: self.saves())
        field = self.field(TITLE)
        field.click()
        self.keys(Keys.CONTROL, Keys.END, Keys.NULL)
        self.compose("ni")
        hold.set()
        self.until(lambda: "someone changed it meanwhile" in self.group(MESSAGE).text)
        time.sleep(2.5)
        self.assertEqual(self.find_all("dialog[open]"), [])
        self.insert("你")
        self.keys("好")
        self.assertEqual(self.find_all("dialog[open]"), [])
        self.assertTrue(field.get_attribute("value").endswith("你好"))
        self.until(lambda: self.find_all("dialog[open]"))
        # Keys that are pressed now go nowhere.
        self.assertEqual(self.active().get_attribute("id"), "conflict-title")
        self.keys("好")
        self.assertEqual(self.find("#conflict-mine").get_attribute("value"), BEFORE)
        self.keys(Keys.ESCAPE)
        self.until(lambda: not self.find_all("dialog[open]"))
        self.assertEqual(self.active().accessible_name, TITLE)

    def test_what_is_contested_again_is_asked_again(self):
        self.contest("他们的一", "他们的二")
        self.type_at_end(MESSAGE, "我的")
        self.leave()
        self.until(lambda: self.find_all("dialog[open]"))
        self.find("#conflict-mine").send_keys("文字")
        self.button("Keep mine").click()
        self.until(lambda: len(self.saves()) == 2)
        self.until(lambda: self.find_all("dialog[open]") and "他们的二" in self.find("dialog[open]").text)
        self.button("Keep mine").click()
        self.until_saved()
        self.assertEqual(self.saves()[2]["value"], f"{BEFORE}我的文字")
        self.assertEqual(self.saves()[2]["base"]["value"], "他们的二")

    def test_two_questions_about_one_text_lose_none_about_another(self):
        """While the first is open, the same text is contested again, and so is another."""
        self.server.routes["save"] = lambda body: (409, {"current": unit("他们的"), "serial": 1})
        self.type_at_end(MESSAGE, "我的")
        self.leave()
        self.until(lambda: self.find_all("dialog[open]"))
        self.find("#conflict-mine").send_keys("文字")
        # A shortcut reaches no text behind the dialog; a script stands for a save that was still queued.
        self.server.routes["save"] = lambda body: (409, {"current": unit("他们的新"), "serial": 2})
        self.js("for (const name of arguments[0]) [...document.querySelectorAll('button')].find((node) => node.ariaLabel === name).click()",
                [f"Approve: {MESSAGE}", f"Approve: {TITLE}"])
        self.until(lambda: "他们的新" in self.find("dialog[open]").text)
        self.until(lambda: self.saves("camera.denied.title"))
        self.assertEqual(self.find("#conflict-mine").get_attribute("value"), f"{BEFORE}我的文字")
        self.server.routes["save"] = Answers.save
        self.button("Keep mine").click()
        self.until(lambda: "camera.denied.title" in self.find("dialog[open]").text)
        self.button("Take theirs").click()
        self.until_saved()
        self.assertEqual(self.saves()[-1], {"catalog": 0, "key": KEY, "locale": "zh-Hans", "base": unit("他们的新"),
                                            "value": f"{BEFORE}我的文字", "state": "translated"})


class WarningTests(AnswersTest):
    def test_a_trouble_that_ends_leaves_the_other_warning(self):
        full = self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source":
            "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"})
        self.addCleanup(self.driver.execute_cdp_cmd, "Page.removeScriptToEvaluateOnNewDocument", full)
        self.server.routes["changes"] = lambda _: (200, {"serial": 0, "error": "Alerts.xcstrings cannot be read."})
        self.open()
        self.type_at_end(MESSAGE, "好")
        problem = lambda: self.find("#problem").text
        self.until(lambda: "cannot be read" in problem() and "cannot keep your changes" in problem())
        del self.server.routes["changes"]
        self.until(lambda: "cannot be read" not in problem())
        self.assertIn("cannot keep your changes", problem())
        self.leave()
        self.until_saved()


class KeptTests(AnswersTest):
    expected = ["422 (Unprocessable"]

    def test_escape_writes_nothing_and_keeps_them(self):
        self.server.routes["save"] = lambda body: (422, {"error": "Not now."})
        self.type_at_end(MESSAGE, "我的")
        self.leave()
        self.until(lambda: self.saves())
        self.server.requests.clear()
        del self.server.routes["save"]
        self.open()
        self.assertIn("saves them to the catalogs", self.find("dialog[open]").text)
        self.keys(Keys.ESCAPE)
        self.until(lambda: self.field(MESSAGE).get_attribute("value") == f"{BEFORE}我的")
        # Passing through is not deciding.
        self.field(MESSAGE).click()
        self.leave()
        time.sleep(0.5)
        self.assertEqual(self.saves(), [])
        self.assertEqual(self.status(), "1 change not saved")
        self.assertIn((KEY, "zh-Hans", ""), self.stored())
        self.open()
        self.button("Continue with them").click()
        self.until_saved()
        self.assertEqual([(body["base"], body["value"]) for body in self.saves()], [(WRITTEN, f"{BEFORE}我的")])


class NoteTests(AnswersTest):
    expected = ["ERR_EMPTY_RESPONSE"]

    def comment(self, text):
        self.button(f"Comment: {TITLE}").click()
        self.keys(text)
        self.button("Save comment").click()

    def test_a_note_that_is_sent_again_is_the_same(self):
        lost = [None]
        self.server.routes["note"] = lambda body: lost.pop() if lost else Answers.note(body)
        self.comment("Too long?")
        self.until(lambda: len(self.server.bodies("note")) == 2)
        first, second = self.server.bodies("note")
        self.assertEqual(first, second)
        self.assertRegex(first["date"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
        self.until_saved()
        self.assertEqual(self.group(TITLE).text.count("Too long?"), 1)

    def test_a_kept_note_that_is_beside_the_catalog_is_not_offered(self):
        self.server.routes["note"] = lambda body: None
        self.comment("Too long?")
        self.until(lambda: self.server.bodies("note"))
        document = small()
        note = {name: self.server.bodies("note")[0][name] for name in ["kind", "text", "date"]}
        document["strings"][0]["notes"] = [{"locale": HANS, **note}]
        self.server.document = document
        self.open()
        self.assertEqual(self.find_all("dialog[open]"), [])
        self.assertEqual(self.stored(), {})

    def test_a_discarded_note_is_not_sent(self):
        hold = threading.Event()
        self.addCleanup(hold.set)
        self.server.routes["save"] = lambda body: hold.wait(20) and Answers.save(body)
        self.button(f"Approve: {TITLE}").click()
        self.comment("Too long?")
        self.js("document.getElementById('discard').click()")
        hold.set()
        self.until(lambda: len(self.saves("camera.denied.title")) == 2)
        self.until_saved()
        self.assertEqual(self.server.bodies("note"), [])
        self.find("#undo").click()
        self.until(lambda: len(self.server.bodies("note")) == 1)
        self.until_saved()
        self.assertEqual(self.group(TITLE).text.count("Too long?"), 1)


if __name__ == "__main__":
    unittest.main()
