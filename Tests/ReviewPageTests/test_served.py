"""The page against the running server, and what it does to the files."""

import http.server
import json
import signal
import tempfile
import threading
import unittest

from harness import Browser, Keys, SavingPageTest
from served import Repository, Served

PLACE = "camera · denied"
KEY = "camera.denied.message"
TITLE = "Title, Chinese (Simplified)"
MESSAGE = "Message, Chinese (Simplified)"
HONG_KONG = "Title, Chinese (Traditional, Hong Kong)"


class ServedTest(SavingPageTest):
    """A page that is served, of a catalog with two permissions."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory(prefix="review-served-")
        cls.addClassCleanup(folder.cleanup)
        cls.repository = Repository(folder.name, "Alerts", ("camera.", "bluetooth."))
        cls.server = Served(cls.repository)
        cls.addClassCleanup(lambda: cls.server.end())

    def setUp(self):
        super().setUp()
        self.repository.restore()
        self.open()

    def tearDown(self):
        super().tearDown()
        # The page asks on otherwise, and what is answered would stand in the next test's console.
        self.browser.open("about:blank")

    def open(self):
        self.browser.open(self.server.url)
        self.until(lambda: self.find_all("#totals li"))
        if not self.find_all("dialog[open]"):
            self.choose(PLACE)

    def unit(self, key=KEY, locale="zh-Hans"):
        return self.repository.unit("Alerts", key, locale)


class SavingTests(ServedTest):
    def test_a_text_is_typed_checked_and_approved(self):
        before, _ = self.unit()
        comment = self.repository.entry("Alerts", KEY)["comment"]
        self.find("#filter-more > summary").click()
        self.choose_filter("Locale", "Chinese (Simplified)")
        self.until(lambda: [node.text for node in self.find_all("#cards h3")] == ["Chinese (Simplified)"])
        self.field(MESSAGE).click()
        self.keys(Keys.CONTROL, Keys.END, Keys.NULL)
        self.compose("qing nin")
        self.insert("请您允许。")
        # The whole catalog is needed to find this: other texts have 你.
        self.until(lambda: any("mixed-pronouns" in text for text in self.findings(MESSAGE)))
        self.keys(*[Keys.BACKSPACE] * 5)
        self.compose("ma")
        self.insert("吗？")
        self.until(lambda: self.findings(MESSAGE) == [])
        self.assertEqual(self.unit(), (before, "translated"))
        self.chord(Keys.CONTROL, Keys.ENTER)
        self.until_saved()
        self.assertEqual(self.unit(), (f"{before}吗？", "translated"))
        self.assertEqual(self.repository.entry("Alerts", KEY)["comment"], comment)
        self.assertEqual(self.repository.changed_lines(), (1, 1))

    def test_a_field_that_is_left_needs_review(self):
        before, _ = self.unit()
        self.type_at_end(MESSAGE, "好")
        self.leave()
        self.until_saved()
        self.assertEqual(self.unit(), (f"{before}好", "needs_review"))
        self.assertEqual(self.repository.changed_lines(), (2, 2))
        self.button(f"Approve: {MESSAGE}").click()
        self.until_saved()
        self.assertEqual(self.unit(), (f"{before}好", "translated"))

    def test_needs_review_and_undo(self):
        self.button(f"Needs review: {MESSAGE}").click()
        self.until_saved()
        self.assertEqual(self.unit()[1], "needs_review")
        self.assertEqual(self.repository.changed_lines(), (1, 1))
        self.find("#undo").click()
        self.until_saved()
        self.assertEqual(self.repository.git("status", "--short"), "")

    def test_a_text_whose_answer_gets_lost_is_no_conflict(self):
        self.expected = ["409 (Conflict)"]
        before, _ = self.unit()
        self.js("""
          const { fetch } = window;
          window.fetch = async (address, options) => {
            const answer = await fetch(address, options);
            if (!address.endsWith("save")) return answer;
            window.fetch = fetch;
            throw new TypeError("lost");
          };
        """)
        self.type_at_end(MESSAGE, "好")
        self.leave()
        self.until_saved()
        self.assertEqual(self.find_all("dialog[open]"), [])
        self.assertEqual(self.unit(), (f"{before}好", "needs_review"))

    def test_a_locale_gets_its_first_text(self):
        self.assertIsNone(self.unit("camera.denied.title", "zh-Hant-HK"))
        self.type_at_end(HONG_KONG, "相機權限已關閉")
        self.chord(Keys.CONTROL, Keys.ENTER)
        self.until_saved()
        self.assertEqual(self.unit("camera.denied.title", "zh-Hant-HK"), ("相機權限已關閉", "translated"))
        self.assertEqual(self.repository.changed_lines(), (0, 6))
        # Approved in one step, typed in another.
        self.find("#undo").click()
        self.until_saved()
        self.find("#undo").click()
        self.until_saved()
        self.assertEqual(self.repository.git("status", "--short"), "")

    def test_notes_go_beside_the_catalog(self):
        self.js("document.getElementById('more').open = true")
        self.find("#reviewer").send_keys("美玲", Keys.TAB)
        self.js("document.getElementById('more').open = false")
        self.button(f"Comment: {TITLE}").click()
        self.keys("Too long?")
        self.button("Save comment").click()
        self.button(f"Suggest instead: {TITLE}").click()
        self.keys("了")
        self.button("Save suggestion").click()
        self.until_saved()
        self.assertEqual(self.repository.git("status", "--short").split(), ["??", "Locales/Alerts.notes.json"])
        sidecar = json.loads((self.repository.folder / "Locales" / "Alerts.notes.json").read_text("utf-8"))
        self.assertEqual([(note["key"], note["locale"], note["kind"], note["text"], note["author"]) for note in sidecar["notes"]], [
            ("camera.denied.title", "zh-Hans", "comment", "Too long?", "美玲"),
            ("camera.denied.title", "zh-Hans", "suggestion", "相机访问权限已关闭了", "美玲")])
        self.open()
        self.assertIn("Comment by 美玲", self.group(TITLE).text)

    def test_with_the_keyboard_alone(self):
        before, _ = self.unit()
        self.keys("/")
        self.until(lambda: self.active().get_attribute("id") == "search")
        self.keys("camera.denied")
        self.until(lambda: "of" in self.rows_shown())
        self.keys(Keys.ESCAPE)
        self.until(lambda: self.active().get_attribute("id") == "list")
        self.keys(Keys.HOME)
        self.until(lambda: self.find("#key").text == PLACE)
        self.keys(Keys.ENTER)
        self.until(lambda: self.active().accessible_name == TITLE)
        self.chord(Keys.CONTROL, Keys.ENTER)
        self.until(lambda: self.active().accessible_name == MESSAGE)
        self.keys(Keys.CONTROL, Keys.END, Keys.NULL)
        self.keys("好")
        self.chord(Keys.CONTROL, Keys.ENTER)
        self.until_saved()
        self.assertEqual(self.unit(), (f"{before}好", "translated"))


class ConflictTests(ServedTest):
    expected = ["409 (Conflict)"]

    def begin(self):
        """Two windows that change one text; the second has the question."""
        self.before, _ = self.unit()
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        second = self.driver.current_window_handle
        self.addCleanup(self.close, second, first)
        # Otherwise the field is left, and saved, when the other window is looked at.
        self.driver.execute_cdp_cmd("Emulation.setFocusEmulationEnabled", {"enabled": True})
        self.open()
        self.type_at_end(MESSAGE, "我的")
        self.driver.switch_to.window(first)
        self.type_at_end(MESSAGE, "他们的")
        self.leave()
        self.until(lambda: self.unit()[0].endswith("他们的"))
        self.driver.switch_to.window(second)
        self.chord(Keys.CONTROL, Keys.ENTER)
        dialog = self.until(lambda: self.find_all("dialog[open]"))[0]
        self.assertIn(f"{self.before}他们的", dialog.text)
        self.assertEqual(self.find("#conflict-mine").get_attribute("value"), f"{self.before}我的")
        self.assertEqual(self.unit(), (f"{self.before}他们的", "needs_review"))

    def close(self, window, other):
        self.driver.switch_to.window(window)
        self.driver.close()
        self.driver.switch_to.window(other)

    def test_keep_mine(self):
        self.begin()
        self.button("Keep mine").click()
        self.until_saved()
        self.assertEqual(self.unit(), (f"{self.before}我的", "translated"))

    def test_take_theirs(self):
        self.begin()
        self.button("Take theirs").click()
        self.until_saved()
        self.assertEqual(self.unit(), (f"{self.before}他们的", "needs_review"))
        self.assertEqual(self.repository.changed_lines(), (2, 2))

    def test_what_changes_on_disk_shows(self):
        self.repository.rewrite("Alerts", '"相机访问权限已关闭"', '"相机权限已关闭"')
        self.until(lambda: self.field(TITLE).get_attribute("value") == "相机权限已关闭")
        self.until(lambda: "1 text changed" in self.said())

    def test_what_is_being_typed_stays_when_it_changes_on_disk(self):
        before, _ = self.unit()
        self.type_at_end(MESSAGE, "我的")
        self.repository.rewrite("Alerts", f'"{before}"', '"别人的。"')
        self.until(lambda: "Changed in the catalog meanwhile: 别人的。" in self.group(MESSAGE).text)
        self.keys("文字")
        self.assertEqual(self.field(MESSAGE).get_attribute("value"), f"{before}我的文字")
        self.leave()
        self.until(lambda: self.find_all("dialog[open]"))
        self.assertEqual(self.unit()[0], "别人的。")
        self.button("Keep mine").click()
        self.until_saved()
        self.assertEqual(self.unit(), (f"{before}我的文字", "needs_review"))


class EndingTests(ServedTest):
    # Of the server that is gone, and of the new one, which the old address does not open.
    expected = ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "404 (Not Found)"]

    def test_a_killed_server_loses_nothing(self):
        before, _ = self.unit()
        self.type_at_end(MESSAGE, "我的")
        self.server.kill()
        self.keys("文字")
        self.leave()
        self.until(lambda: "1 text not saved: the server does not answer" in self.status())
        self.assertIn("not saved", self.group(MESSAGE).text)
        self.assertEqual(self.unit(), (before, "translated"))
        type(self).server = Served(self.repository, self.server.port)
        # The address has a new secret: the page says where to go on.
        self.until(lambda: "address" in self.find("#problem").text)
        self.open()
        self.button("Continue with them").click()
        self.until_saved()
        self.assertEqual(self.unit(), (f"{before}我的文字", "needs_review"))

    def test_a_killed_browser_loses_nothing(self):
        before, _ = self.unit()
        self.type_at_end(MESSAGE, "我的")
        self.until(lambda: self.browser.has_written("我的"))
        self.browser.kill()
        type(self).browser = Browser(self.folder)
        self.assertEqual(self.unit(), (before, "translated"))
        self.open()
        self.assertIn("1 change from", self.find("dialog[open] h2").text)
        self.button("Continue with them").click()
        self.until_saved()
        self.assertEqual(self.unit(), (f"{before}我的", "needs_review"))

    def test_ctrl_c_ends_it(self):
        server = Served(self.repository)
        code, words = server.end(signal.SIGINT)
        self.assertEqual(code, 0)
        self.assertIn("has ended", words)


class AttackTests(ServedTest):
    """Another page in the same browser, which even knows the address."""

    # What the browser says of requests that it does not let pass, or that are refused.
    expected = ["blocked by CORS policy", "net::ERR_FAILED", "415 (", "405 (", "ERR_BLOCKED_BY_RESPONSE",
                "frame-ancestors 'none'", "status of 403"]

    @classmethod
    def setUpClass(cls):
        super().setUpClass()

        class Page(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(b"<!doctype html><title>Elsewhere</title>")

        elsewhere = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
        threading.Thread(target=elsewhere.serve_forever, daemon=True).start()
        cls.addClassCleanup(elsewhere.server_close)
        cls.addClassCleanup(elsewhere.shutdown)
        cls.elsewhere = f"http://127.0.0.1:{elsewhere.server_port}/"

    def body(self):
        value, state = self.unit()
        return {"catalog": 0, "key": KEY, "locale": "zh-Hans", "base": {"value": value, "state": state}, "value": "攻击", "state": "translated"}

    def send(self, options):
        """What a script is told of its request."""
        return self.driver.execute_async_script("""
          const [address, options, done] = arguments;
          fetch(address, options).then(async (answer) => done(`${answer.type} ${answer.status} ${await answer.text()}`), (error) => done(String(error)));
        """, f"{self.server.url}save", options)

    def test_the_page_itself_may(self):
        answer = self.send({"method": "POST", "headers": {"Content-Type": "application/json"}, "body": json.dumps(self.body())})
        self.assertTrue(answer.startswith("basic 200"), answer)
        self.assertEqual(self.unit()[0], "攻击")

    def test_another_origin_changes_and_learns_nothing(self):
        body = json.dumps(self.body())
        self.browser.open(self.elsewhere)
        for options in [
            {"method": "POST", "headers": {"Content-Type": "application/json"}, "body": body},
            {"method": "POST", "mode": "no-cors", "headers": {"Content-Type": "text/plain"}, "body": body},
            {"method": "POST", "mode": "no-cors", "referrerPolicy": "no-referrer", "body": body},
            {"method": "PUT", "headers": {"Content-Type": "application/json"}, "body": body},
        ]:
            with self.subTest(options):
                answer = self.send(options)
                self.assertTrue(answer in ("opaque 0 ", "TypeError: Failed to fetch"), answer)
                self.assertEqual(self.repository.git("status", "--short"), "")

    def test_a_form_of_another_origin_changes_nothing(self):
        body = json.dumps(self.body())
        self.browser.open(self.elsewhere)
        # A name and a value whose form is JSON, as text/plain writes it.
        self.js("""
          const form = document.createElement("form");
          Object.assign(form, { method: "post", enctype: "text/plain", action: arguments[0] });
          const input = document.createElement("input");
          [input.name, input.value] = [arguments[1].slice(0, -1) + ',"x":"', '"}'];
          form.append(input);
          document.body.append(form);
          form.submit();
        """, f"{self.server.url}save", body)
        self.until(lambda: self.driver.current_url.endswith("/save") and "error" in self.find("body").text)
        self.assertEqual(self.repository.git("status", "--short"), "")

    def test_it_cannot_be_framed_or_opened_with_a_hand_on_it(self):
        self.browser.open(self.elsewhere)
        self.js("""
          const frame = document.createElement("iframe");
          frame.src = arguments[0];
          frame.onload = () => { window.loaded = true; };
          document.body.append(frame);
          window.other = open(arguments[0]);
        """, self.server.url)
        handles = self.until(lambda: len(self.driver.window_handles) == 2 and self.driver.window_handles)
        self.until(lambda: self.js("return window.loaded"))
        self.assertIsNone(self.js("return document.querySelector('iframe').contentDocument"))
        self.until(lambda: self.js("return window.other.closed"))
        here = self.driver.current_window_handle
        self.driver.switch_to.window(next(handle for handle in handles if handle != here))
        self.driver.close()
        self.driver.switch_to.window(here)


if __name__ == "__main__":
    unittest.main()
