"""Alerts as the page draws them, against the library's own and against what Chromium lays out."""

import unittest

from documents import HANS, HANT, HK, base, hostile, string, unit
from drawing import DRAW, SETUP
from harness import PageTest
from own import LOCALES, own_alerts, own_document

CAMERA = {"permission": "camera", "situation": "denied"}


def alert(**more):
    """An alert whose message names the app, a path and, in versions that have it, a level."""
    strings = [
        string("camera.denied.title", "title", unit("Camera Off"), unit("相机已关闭"), unit("相機已關閉"), None, **CAMERA),
        string("camera.denied.message", "message", unit("Go to {settingsPath} for “{appName}”."), unit("请前往{settingsPath}打开“{appName}”。"),
               unit("請前往{settingsPath}開啟「{appName}」。"), None, **CAMERA),
        string("camera.denied.message.neutral", "message", unit("Turn on “{appName}” in Settings."), unit("请在“设置”中打开“{appName}”。"),
               unit("請在「設定」中開啟「{appName}」。"), None, **CAMERA),
        string("cancel", "button", unit("Cancel"), unit("取消"), unit("取消"), None),
        string("confirm", "button", unit("Open Settings"), unit("前往设置"), unit("前往設定"), None),
        string("camera.purposeString", "purposeString", unit("The camera scans codes."), unit("相机用于扫描。"), None, None, permission="camera"),
    ]
    paths = ["Settings > Apps > {appName}", "“设置”> App > {appName}", "「設定」> App > {appName}", "「設定」> App > {appName}"]
    return base(
        strings=strings,
        alerts=[{**CAMERA, "title": 0, "message": 1, "cancel": 3, "confirm": 4}],
        values=[{**CAMERA, "versions": ["26"], "byLocale": [{"settingsPath": path} for path in paths]}],
        prompts=[{"permission": "camera", "versions": ["26"], "byLocale": [["Don’t Allow", "Allow"], ["不允许", "允许"], None, None]}],
    ) | more


class PreviewTests(PageTest):
    def draw(self, place, **options):
        return self.js(DRAW, place, options)

    def begin(self, document):
        self.show(document)
        self.js(SETUP)

    def test_names_and_values_fill_the_arguments(self):
        self.begin(alert())
        english, hans, hant, hk = self.draw({"alert": 0})
        self.assertEqual(english["message"], "Go to Settings > Apps > Rokk for “Rokk”.")
        # A row that is not in Latin letters stands in marks: docs/Copy.md, and SettingsPath in the library.
        self.assertEqual(hans["message"], "请前往“设置”> App >“罗克”打开“罗克”。")
        self.assertEqual(hant["message"], "請前往「設定」> App >「羅克」開啟「羅克」。")
        self.assertEqual(hk["title"], hant["title"])
        self.assertIn("Title, message, and button from Chinese (Traditional)", hk["notes"])
        self.assertEqual(english["buttons"], ["Cancel", "Open Settings"])

    def test_the_neutral_text_shows_where_a_version_has_no_name(self):
        self.begin(alert())
        english = self.draw({"alert": 0}, version="18", locales=[0])[0]
        self.assertEqual(english["message"], "Turn on “Rokk” in Settings.")
        self.assertIn("Not every name in this text is known for iOS 18, so a person sees the neutral text.", english["notes"])

    def test_a_change_is_told_beside_the_drawing(self):
        document = alert()
        document["strings"][0]["texts"][HANT][0]["was"] = unit("相機")
        document["strings"][1]["texts"][HANT][0]["was"] = None
        self.begin(document)
        english, _, hant, hk = self.draw({"alert": 0})
        self.assertEqual(hant["notes"], ["Title and message changed"])
        self.assertEqual(english["notes"], [])
        self.assertNotIn("Title and message changed", hk["notes"])

    def test_a_name_that_runs_the_other_way_is_isolated(self):
        """UAX #9, 2.4: FSI … PDI."""
        self.begin(alert())
        for figure in self.draw({"alert": 0}, appName="rtl"):
            self.assertRegex(figure["message"], "\u2068[\u0590-\u06ff][^\u2069]*\u2069")
        # What stands behind the name is still at its right.
        places = self.js("""
        const node = document.querySelector(".pv-alert-message").firstChild;
        const at = (text) => { const range = document.createRange(); const start = node.data.lastIndexOf(text);
          range.setStart(node, start); range.setEnd(node, start + text.length); return range.getBoundingClientRect(); };
        return [at("\u2068").left, at(".").left];
        """)
        self.assertLess(places[0], places[1])

    def test_names_are_data(self):
        for name in ["{settingsPath}", "it's '{", "%@", "$&", "<b>x</b>"]:
            with self.subTest(name=name):
                self.begin(alert(appNames=[name] * 4))
                self.assertEqual(self.draw({"alert": 0}, locales=[0], version="18")[0]["message"], f"Turn on “{name}” in Settings.")

    def test_a_message_that_cannot_be_read_is_shown_as_it_is(self):
        document = alert()
        document["strings"][1]["texts"][HANS][0]["value"] = "请{打开“{appName”。"
        self.begin(document)
        figure = self.draw({"alert": 0}, locales=[HANS])[0]
        self.assertEqual(figure["message"], "请{打开“{appName”。")
        self.assertTrue(any("cannot be read" in note for note in figure["notes"]))
        self.assertEqual(len(self.find_all(".pv-fault")), 1)

    def test_the_prompt_is_the_systems_and_says_so(self):
        self.begin(alert())
        english, hans, hant, _ = self.draw({"key": "camera.purposeString"})
        self.assertIn("iOS asks here, in its own words. Only the text below the bars is the app’s.", english["notes"])
        self.assertEqual([english["buttons"], hans["buttons"]], [["Don’t Allow", "Allow"], ["不允许", "允许"]])
        self.assertEqual((english["title"], english["message"]), (None, "The camera scans codes."))
        # Names that nobody has seen are bars.
        self.assertEqual(hant["buttons"], ["", ""])

    def test_a_sibling_stands_in_the_alert_of_the_text_that_it_is_instead_of(self):
        self.begin(alert())
        english = self.draw({"key": "camera.denied.message.neutral"}, locales=[0])[0]
        self.assertEqual((english["title"], english["message"]), ("Camera Off", "Turn on “Rokk” in Settings."))

    def test_each_form_of_a_text_is_shown(self):
        """Plural rules of CLDR: English has one and other, Chinese other alone."""
        plural = "{count, plural, =0 {No photos} one {# photo} other {# photos}}"
        document = alert(strings=[
            string("icu", "other", unit(plural), unit("{count, plural, other {#张照片}}"), None, None),
            string("tickets", "other", [unit("One ticket", path="plural.one"), unit("%lld tickets", path="plural.other")],
                   [unit("%lld 张车票", path="plural.other")], None, None, catalog=1),
            string("files", "other", [unit("%#@n@ of %@"), unit("%arg file", path="substitutions.n.plural.one"),
                                      unit("%arg files", path="substitutions.n.plural.other")], None, None, None, catalog=1,
                   arguments=[{"text": "%#@n@", "about": "how many", "example": "2"}, {"text": "%@", "about": "the app’s name", "example": "X"}]),
        ], alerts=[])
        document["catalogs"] += [{"path": "B.xcstrings", "table": "B", "syntax": "printf"}]
        self.begin(document)
        script = "return [...document.querySelectorAll('.pv-figure')].slice(0, 2).map((figure) => [...figure.querySelectorAll('.pv-lines p')].map((line) => line.textContent))"
        expected = {
            "icu": [["=0: 0", "No photos", "one: 1", "1 photo", "other: 2", "2 photos"], ["2张照片"]],
            "tickets": [["plural.one", "One ticket", "plural.other", "2 tickets"], ["2 张车票"]],
            "files": [["one: 1", "1 file of Rokk", "other: 2", "2 files of Rokk"]] * 2,
        }
        for key, lines in expected.items():
            with self.subTest(key=key):
                self.draw({"key": key})
                self.assertEqual(self.js(script), lines)

    def test_the_drawing_is_a_figure_with_a_language_and_nothing_to_press(self):
        self.begin(alert())
        self.draw({"alert": 0})
        figures = self.find_all("#drawing figure")
        self.assertEqual([figure.find_element("css selector", "figcaption h4").text for figure in figures],
                         ["English", "Chinese (Simplified)", "Chinese (Traditional)", "Chinese (Traditional, Hong Kong)"])
        self.assertEqual([node.get_attribute("lang") for node in self.find_all(".pv-alert")], ["en", "zh-Hans", "zh-Hant-TW", "zh-Hant-HK"])
        self.assertEqual(self.find_all("#drawing button, #drawing a, #drawing input"), [])

    def test_nothing_of_hostile_data_runs(self):
        document = hostile()
        self.begin(document)
        for index in range(len(document["alerts"])):
            for name in ["own", "long", "rtl", "quotes"]:
                self.draw({"alert": index}, appName=name)
        for index in range(len(document["strings"])):
            self.js("""
            const [index] = arguments;
            for (const locale of [0, 1, 2]) renderContext(document.getElementById("drawing"), drawn, drawn.document.strings[index], locale);
            """, index)
            self.assertEqual(self.js("return document.querySelectorAll('#drawing :is(script, img, svg[onload], a, iframe)').length"), 0)
        self.assertIsNone(self.js("return window.attacked ?? null"))

    def test_it_fits_320_pixels(self):
        self.begin(alert())
        self.browser.size(320, 700)
        for size in ["default", "xxxLarge", "ax5"]:
            self.draw({"alert": 0}, textSize=size)
            self.assertLessEqual(self.js("return document.documentElement.scrollWidth"), 320)

    def test_an_alert_of_the_largest_text_scrolls_inside(self):
        self.begin(alert())
        self.draw({"alert": 0}, textSize="ax5", appName="long", locales=[0])
        height, scrolled, shown = self.js("""
        const [box, body] = [".pv-alert", ".pv-alert-body"].map((name) => document.querySelector(name));
        return [box.offsetHeight, body.scrollHeight, body.clientHeight];
        """)
        self.assertLessEqual(height, 640)
        self.assertGreater(scrolled, shown)


class OwnCopyTests(PageTest):
    """The project's own copy: hundreds of alerts in four locales."""

    def begin(self):
        self.show(own_document())
        self.js(SETUP)

    def test_alerts_are_those_of_the_library(self):
        """`alertcopy generate` formats with ICU, and is held to it by tests of its own."""
        self.begin()
        script = """
        const alerts = new Map();
        for (const alert of drawn.document.alerts) {
          const message = drawn.document.strings[alert.message]?.key;
          if (alert.use || alert.variant || /^(combined|concise)\\.|\\.(neutral|formal)$/.test(message)) continue;
          alerts.set(`${alert.permission} ${alert.situation}`, alert);
        }
        const place = document.getElementById("drawing");
        return arguments[0].map(([name, locale, version]) => {
          if (!alerts.has(name)) return null;
          renderPreview(place, drawn, alerts.get(name), { locales: [locale], version });
          const text = (part) => place.querySelector(`.pv-alert-${part}`)?.textContent ?? null;
          return [text("title"), text("message"), [...place.querySelectorAll(".pv-alert-button")].map((button) => button.textContent).sort()];
        });
        """
        for version in ["26", "18", "15"]:
            alerts = own_alerts(version)
            self.assertGreater(len(alerts), 300)
            names = [[f"{item['permission']} {item['situation']}", LOCALES.index(item["requestedLocale"]), version] for item in alerts]
            for item, name, drawn in zip(alerts, names, self.js(script, names)):
                buttons = sorted(item[part]["title"] for part in ["cancel", "confirm"] if item[part])
                with self.subTest(alert=name):
                    self.assertEqual(drawn, [item["title"], item["message"], buttons])

    def test_widths_are_those_that_are_measured(self):
        """Within 3 %, for each own text at each size, in Inter and Noto Sans CJK."""
        self.begin()
        script = """
        const place = document.getElementById("drawing");
        const { metrics, locales } = drawn.document;
        const shown = new ShownText(drawn);
        const list = [];
        for (const textSize of Object.keys(metrics.sizes)) {
          const sizes = new AlertSizes(metrics, textSize);
          for (const string of drawn.document.strings) for (const [index, { lang }] of locales.entries()) {
            const kind = { title: "title", message: "message", purposeString: "message", button: "button" }[string.part] ?? "message";
            const text = drawn.unit(string, index, "") && shown.of(string, index).text;
            if (!text) continue;
            for (const weight of { title: ["semibold"], message: ["regular"], button: ["regular", "semibold"] }[kind]) {
              const line = element("span", { class: "pv-alert", lang }, text);
              Object.assign(line.style, { display: "inline-block", width: "max-content", maxWidth: "none", whiteSpace: "pre",
                fontSize: `${sizes[kind]}px`, fontWeight: weight === "semibold" ? 600 : 400 });
              list.push([line, new TextMeasure(metrics, lang, sizes[kind], weight).width(text)]);
            }
          }
        }
        place.append(...list.map(([line]) => line));
        return list.map(([line, width]) => [line.textContent, line.getBoundingClientRect().width, width]);
        """
        # The fonts that preview.css names are loaded when they are first used.
        self.js("renderPreview(document.getElementById('drawing'), drawn, drawn.document.alerts[0], {}); return document.fonts.ready.then(() => null)")
        widths = self.js(script)
        self.assertGreater(len(widths), 5000)
        off = [item for item in widths if abs(item[2] / item[1] - 1) > 0.03]
        self.assertEqual(off, [])

    def test_buttons_stand_as_they_are_measured(self):
        """Chromium has the last word: side by side where no title of a button breaks or overflows its half."""
        self.begin()
        alerts = self.js("return drawn.document.alerts.length")
        for size in ["default", "xxxLarge", "ax5"]:
            for index in range(0, alerts, 20):
                self.js(DRAW, {"alert": index}, {"textSize": size})
                rows = self.js("""
                return [...document.querySelectorAll(".pv-row > .pv-alert-button")].map((button) => {
                  const range = document.createRange();
                  range.selectNodeContents(button);
                  return [button.textContent, range.getClientRects().length, range.getBoundingClientRect().width <= button.clientWidth - 16 + 0.5];
                });
                """)
                for text, lines, fits in rows:
                    with self.subTest(text=text, size=size):
                        self.assertEqual((lines, fits), (1, True))


if __name__ == "__main__":
    unittest.main()
