"""Ten thousand strings: no task of the page may take 200 ms, by the Performance API."""

import time
import unittest

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
        cls.document = large()

    def setUp(self):
        super().setUp()
        script = self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": OBSERVER})
        self.addCleanup(self.driver.execute_cdp_cmd, "Page.removeScriptToEvaluateOnNewDocument", script)
        alerts, strings = len(self.document["alerts"]), len(self.document["strings"])
        # Each alert is a row with two strings.
        self.rows = strings - alerts

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
        self.show(self.document)
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
        return measured

    def reset(self):
        self.button("Reset").click()
        self.until(lambda: self.rows_shown() == f"{self.rows:,} shown")

    def test_only_what_is_seen_is_in_the_page(self):
        self.show(self.document)
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
