"""The page at every width, in both appearances, and on paper."""

import unittest

from documents import hostile, small
from harness import PageTest

LONG = "Datenschutzeinstellungsberechtigungsverwaltungsoberflächenbezeichnung" * 4

# The contrast of every text with what is painted behind it, by WCAG 2.2, where the background is a plain colour.
CONTRAST = """
const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
const parse = (color) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
const over = (top, below) => { const a = top[3] / 255; return [0, 1, 2].map((i) => top[i] * a + below[i] * (1 - a)).concat(255); };
const linear = (value) => { const c = value / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const background = (node) => { const layers = []; for (; node; node = node.parentElement) { layers.push(parse(getComputedStyle(node).backgroundColor)); }
  return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 255]); };
const bad = [];
for (const node of document.body.querySelectorAll('*')) {
  if (node.closest('#preview, #context, .hidden, .skip, script, noscript, option, [hidden]')) continue;
  if (node.disabled || !node.getClientRects().length) continue;
  if (![...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim())) continue;
  const style = getComputedStyle(node);
  const behind = background(node);
  const [a, b] = [light(over(parse(style.color), behind)), light(behind)].sort((x, y) => y - x);
  const ratio = (a + 0.05) / (b + 0.05);
  if (ratio < 4.5) bad.push(`${node.tagName}.${node.className} ${ratio.toFixed(2)} ${node.textContent.trim().slice(0, 30)}`);
}
return bad;
"""


def long_document():
    document = small()
    document["title"] = LONG
    for item in document["strings"][:2]:
        item["key"] = LONG + item["key"]
        item["comment"] = LONG
        item["texts"][0][0]["value"] = LONG
        item["texts"][1][0]["value"] = "相机访问权限" * 40
        item["notes"] = [{"locale": 1, "kind": "comment", "text": LONG, "author": LONG, "date": "2026-12-01T04:00:00Z"}]
    document["findings"].append({"string": 0, "locale": 1, "rule": LONG, "severity": "warning", "message": LONG})
    return document


class ReflowTests(PageTest):
    def test_many_locales_leave_room_for_the_list(self):
        document = small()
        for number in range(30):
            document["locales"].append(
                {"id": f"x{number}", "lang": "en", "dir": "ltr", "name": f"Locale {number}", "editable": True})
            document["appNames"].append("Rokk")
            document["forbidden"].append(None)
            for item in document["strings"]:
                item["texts"].append([])
        self.browser.size(1300, 900)
        self.show(document)
        self.js("document.querySelector('#filters details').open = true")
        heights = self.js("return ['#list', '#totals'].map((id) => document.querySelector(id).closest('.totals, #list').clientHeight)")
        self.assertGreater(heights[0], heights[1])

    def overflow(self):
        return self.js("""const root = document.documentElement;
          return [...document.querySelectorAll('body, main, #cards, #filters, #list, .top')].concat(root)
            .filter((node) => node.getClientRects().length && node.scrollWidth > node.clientWidth + 1)
            .map((node) => `${node.tagName}#${node.id} ${node.scrollWidth} > ${node.clientWidth}`)""")

    def test_nothing_overflows(self):
        # 320 CSS pixels are a window of 1280 at 400 %; 640 are it at 200 %.
        for name, document in [("small", small()), ("long", long_document()), ("hostile", hostile())]:
            for width, height, scale in [(320, 256, 4), (320, 640, 2), (640, 400, 2), (768, 1024, 1), (1024, 700, 1), (1440, 900, 1)]:
                self.browser.size(width, height, scale)
                self.show(document)
                for view in ["list", "detail"]:
                    with self.subTest(f"{name}, {width}, {view}"):
                        self.js("document.body.dataset.view = arguments[0]; document.getElementById('filter-more').open = true", view)
                        self.assertEqual(self.overflow(), [])

    def test_narrow_the_list_leads_to_the_texts_and_back(self):
        self.browser.size(320, 640)
        self.show(small())
        self.assertFalse(self.find("#heading").is_displayed())
        self.find_all("#list [role=option]")[1].click()
        self.until(lambda: self.find("#heading").is_displayed())
        self.assertEqual(self.active().get_attribute("id"), "heading")
        self.button("Next").click()
        self.until(lambda: self.find("#heading").text == "The camera scans QR codes.")
        self.assertEqual(self.active().get_attribute("id"), "heading")
        self.button("Back to the list").click()
        self.until(lambda: self.find("#list").is_displayed())
        self.assertEqual(self.active().get_attribute("id"), "list")

    def test_contrast(self):
        for dark in [False, True]:
            with self.subTest(dark=dark):
                self.browser.media(dark=dark)
                self.js("localStorage.clear()")
                self.show(long_document())
                self.js("document.getElementById('filter-more').open = true; document.getElementById('more').open = true")
                self.field("Message, Chinese (Simplified)").send_keys("關{")
                self.until(lambda: self.find_all(".finding-error"))
                self.assertEqual(self.js(CONTRAST), [])
        self.browser.media()

    def test_forced_colors_keep_the_page_whole(self):
        self.browser.media(**{"forced-colors": "active"})
        self.show(small())
        self.assertEqual(self.overflow(), [])
        width = self.js("return parseFloat(getComputedStyle(document.querySelector('[aria-selected=true]')).outlineWidth)")
        self.assertGreaterEqual(width, 2)
        self.browser.media()

    def test_prints_what_the_list_shows(self):
        self.show(small())
        self.js("window.print = () => { window.printed = document.querySelectorAll('#print > *').length }; document.getElementById('more').open = true")
        self.button("Print all in the list").click()
        self.assertEqual(self.js("return window.printed"), 5)
        self.js("document.getElementById('more').open = true")
        self.button("Print this one").click()
        self.assertEqual(self.js("return window.printed"), 1)
        # The browser's own command prints the chosen one.
        self.js("window.dispatchEvent(new Event('afterprint')); window.dispatchEvent(new Event('beforeprint'))")
        self.assertEqual(len(self.find_all("#print > *")), 1)
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        shown = self.js("return [...document.body.children].filter((node) => node.getClientRects().length && getComputedStyle(node).display !== 'none').map((node) => node.id)")
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
        self.assertEqual(shown, ["print"])

    def test_headings_and_landmarks(self):
        self.show(small())
        levels = self.js("return [...document.querySelectorAll('h1, h2, h3, h4')].filter((node) => node.getClientRects().length && !node.closest('dialog, #preview')).map((node) => Number(node.tagName[1]))")
        self.assertEqual(levels[0], 1)
        self.assertTrue(all(next_ - level <= 1 for level, next_ in zip(levels, levels[1:])), levels)
        for selector in ["header", "main", "nav", "[role=search]", "section[aria-labelledby]"]:
            self.assertTrue(self.find_all(selector), selector)
        unnamed = self.js("return [...document.querySelectorAll('input, select, textarea, button')].filter((node) => !(node.labels?.length || node.getAttribute('aria-label') || node.textContent.trim())).map((node) => node.outerHTML)")
        self.assertEqual(unnamed, [])


if __name__ == "__main__":
    unittest.main()
