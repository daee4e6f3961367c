"""A page of ten thousand strings that the tool made: no task of it may take 200 ms, by the Performance API."""

import json
import time
import unittest

import own
from documents import large
from harness import Keys, PageTest

LIMIT = 200

OBSERVER = """
window.longTasks = [];
new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((entry) => entry.duration)))
  .observe({type: 'longtask', buffered: true});
"""


class LargeTests(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        (cls.folder / "alertcopy.json").write_text('{"icu": ["*.xcstrings"], "fallbacks": {"zh-Hant-HK": "zh-Hant"}}', encoding="utf-8")
        (cls.folder / "Alerts.xcstrings").write_text(json.dumps(large(), ensure_ascii=False), encoding="utf-8")
        cls.page = cls.folder / "large.html"
        own.run("review", cls.folder / "Alerts.xcstrings", "--app-name", "Rokk", "--output", cls.page)

    def open(self):
        self.browser.open(self.page.as_uri())
        self.until(lambda: self.find_all("#totals li"))

    def setUp(self):
        super().setUp()
        script = self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": OBSERVER})
        self.addCleanup(self.driver.execute_cdp_cmd, "Page.removeScriptToEvaluateOnNewDocument", script)
        # Each alert is a row with two strings.
        self.rows = 5_000

    def test_no_long_task(self):
        """Other work on the machine makes every task longer, so the best of three rounds counts."""
        best = {}
        for _ in range(3):
            for name, duration in self.measure().items():
                best[name] = min(duration, best.get(name, duration))
            if max(best.values()) < LIMIT:
                break
        print("\nLongest tasks with 10,000 strings:", ", ".join(f"{name} {duration:.0f} ms" for name, duration in best.items()))
        self.assertLess(max(best.values()), LIMIT, best)

    def measure(self):
        """The longest task of each thing that a reviewer does; 0 where none took 50 ms."""
        measured = {}

        def note(name):
            time.sleep(0.5)
            measured[name] = max(self.js("return window.longTasks.splice(0)"), default=0)

        self.js("localStorage.clear()")
        self.open()
        self.until(lambda: self.rows_shown() == f"{self.rows:,} shown")
        time.sleep(3)
        note("open")
        self.js("document.getElementById('filter-more').open = true")
        for label, text in [("State", "needs review"), ("Findings", "any finding"), ("Permission", "camera"), ("State", "All")]:
            self.choose_filter(label, text)
            time.sleep(0.3)
        note("filter")
        self.reset()
        for query in ["第77项", "第77項", "feature123"]:
            field = self.find("#search")
            field.clear()
            field.send_keys(query)
            self.until(lambda: " of " in self.rows_shown())
            time.sleep(0.3)
        note("search")
        self.reset()
        self.js("""return new Promise((done) => {
          const list = document.getElementById('list');
          let step = 0;
          const scroll = () => {
            list.scrollTop = (step / 60) * list.scrollHeight;
            step += 1;
            if (step > 60) done(); else requestAnimationFrame(scroll);
          };
          scroll();
        })""")
        note("scroll")
        self.js("document.getElementById('list').focus()")
        self.keys(Keys.END, Keys.HOME, *["j"] * 30)
        note("move")
        self.field("Title, Chinese (Simplified)").send_keys("好好好")
        note("type")
        self.chord(Keys.CONTROL, Keys.ENTER)
        note("approve")
        self.js("""const key = Object.keys(localStorage).find((name) => name.startsWith('alertcopy.review/'));
          const [prefix, name] = [key.slice(0, key.indexOf('[')), key.slice(key.indexOf('['))];
          const [catalog, , locale, path] = JSON.parse(name);
          localStorage.clear();
          const { strings } = JSON.parse(document.getElementById('document').textContent);
          for (const [number, string] of strings.slice(0, 2000).entries()) {
            const decision = {base: null, value: `第${number}项`, state: 'translated'};
            localStorage.setItem(prefix + JSON.stringify([catalog, string.key, locale, path]), JSON.stringify({date: '2026-11-30T12:00:00Z', decision}));
          }""")
        self.driver.refresh()
        self.until(lambda: self.find_all("dialog[open]"))
        time.sleep(2)
        self.js("window.longTasks.length = 0")
        self.button("Continue with them").click()
        self.until(lambda: "2,000 changes" in self.find("#export-patch").text)
        note("restore")
        self.js("document.getElementById('discard').click()")
        self.until(lambda: "(0 changes)" in self.find("#export-patch").text)
        note("discard")
        self.find("#undo").click()
        self.until(lambda: "2,000 changes" in self.find("#export-patch").text)
        note("undo")
        return measured

    def reset(self):
        self.button("Reset").click()
        self.until(lambda: self.rows_shown() == f"{self.rows:,} shown")

    def test_only_what_is_seen_is_in_the_page(self):
        self.open()
        self.js("document.getElementById('list').focus()")
        self.keys(Keys.END)
        self.until(lambda: self.js("return document.getElementById('list').scrollTop > 0"))
        time.sleep(0.2)
        options = self.find_all("#list [role=option]")
        self.assertLess(len(options), 60)
        places = self.js("return [...document.querySelectorAll('#list [role=option]')].map((node) => Number(node.getAttribute('aria-posinset')))")
        self.assertEqual(places, sorted(places))
        self.assertEqual(places[-1], self.rows)
        # The chosen option stays, wherever the list is scrolled.
        self.js("document.getElementById('list').scrollTop = 0")
        time.sleep(0.2)
        self.assertTrue(self.js("return document.getElementById(document.getElementById('list').getAttribute('aria-activedescendant')) !== null"))


if __name__ == "__main__":
    unittest.main()
