"""What the page finds by itself, against `alertcopy check` on the same texts."""

import json
import unittest
from pathlib import Path

from documents import base, string, unit
from harness import PageTest
from own import found
from page import ROOT

HANS, HANT, HK = 1, 2, 3
LOCALES = ["en", "zh-Hans", "zh-Hant", "zh-Hant-HK"]

PATH = "To use {appName}, go to {settingsPath}."
PLURAL = "{count, plural, one {# photo of {name}} other {# photos of {name}}}"
ROW = "Go to Settings > Privacy & Security > Photos."

# Key, part, locale, source, translations.
ICU = [
    ("camera.denied.message", "message", HANS, PATH, [
        "请在{settingsPath}打开{appName}。", "请打开{appName}。", "请打开。", "请在{settingsPath}打开{appname}。", "请在{settingsPath}打开{appName",
        "请在'{'settingsPath}打开{appName}。", "请在{settingsPath}打开{appName}，{extra}。", "請在{settingsPath}打開{appName}。",
        "请在{settingsPath}打开「{appName}」。", "请在\"设置\"中{settingsPath}打开{appName}。", "请在{settingsPath}\u200b打开{appName}。",
        "请在{settingsPath}打\ufffd开{appName}。", "请在{settings\ufffdPath}打开{appName}。", "请在{settingsPath}打开{appName}繁體中文。", "", " ",
    ]),
    ("camera.denied.message", "message", HANT, PATH, [
        "請在{settingsPath}打開「{appName}」。", "請在{settingsPath}打开「{appName}」。", "请在{settingsPath}打开{appName}。",
        "請在{settingsPath}打開“{appName}”。", "請在{settingsPath}打開\u202e{appName}。", "請在{settingsPath}打開\u3000「{appName}」。",
        "請在{settingsPath}\u00a0打開{appName}。", "請在{settingsPath}打開\ufeff{appName}。",
    ]),
    ("camera.denied.message", "message", HK, PATH, ["請在{settingsPath}打開「{appName}」。", "請在{settingsPath}打开「{appName}」。"]),
    ("photos.count", "other", HANS, PLURAL, [
        "{count, plural, other {{name}的#张照片}}", "{count, plural, one {{name}的一张照片} other {{name}的#张照片}}",
        "{count, plural, other {{name}的照片}}", "{name}的{count}张照片", "{count, plural, other {#张照片}}", "{count, plural, one {{name}的一张照片}}",
        "{n, plural, other {{name}的#张照片}}", "{count, plural, offset:1 other {{name}的#张照片}}", "{count, select, other {{name}的照片}}",
        "{count, plural, =1 {{name}的一张照片} other {{name}的#张照片}}", "{0x, plural, other {照片}}", "{name}{,}",
    ]),
    ("camera.denied.title", "title", HANS, "Camera Access Turned Off",
     ["相机访问权限已关闭", "相机访问权限已经在系统设置中被关闭所以现在没有办法使用任何功能"]),
    ("camera.denied.title", "title", HANT, "Camera Access Turned Off",
     ["相機取用權限已關閉", "相機取用權限已經在系統設定中被關閉所以現在沒有辦法使用任何功能"]),
    ("camera.denied.button", "button", HANS, "Open Settings", ["前往设置", "立即前往系统的设置页面"]),
    ("camera.denied.message", "message", HANS, ROW,
     ["请前往“设置”>“隐私与安全性”>“照片”。", "请前往“设置”>“隐私与安全性”>“相册”。", "请前往“设置”。"]),
    ("x.album", "other", HANS, "Open the shared album", ["打开共享相簿", "打开共用相簿", "打开门票"]),
]
PRINTF = [
    ("%@ can use it.", "%@可以使用。"), ("%@ can use it.", "可以使用。"), ("%@ can use it.", "%@可以使用%@。"), ("%d photos", "%@张照片"),
    ("%d photos", "%lld张照片"), ("%@ shared %d photos.", "%d张照片由%@共享。"), ("%@ shared %d photos.", "%2$d张照片由%1$@共享。"),
    ("%1$@ and %2$@", "%2$@和%1$@"), ("%1$@ and %2$@", "%1$@和"), ("100% of it", "全部100%的内容"), ("%@ is 5% of it", "%@是其中的5%。"),
    ("%.1f km", "%.2f公里"), ("%.1f km", "%d公里"), ("%u items", "%d项"), ("%@ and %@", "%1$@和%@"), ("%lx", "%X"), ("%i", "%d"), ("photo", "%u张照片"),
    ("100% of it", "全部%u的内容"),
]
GLOSSARY = {"term": "shared album", "translations": {"zh-Hans": "共享相簿"}, "forbidden": {"zh-Hans": ["门票"]}}


def cases(syntax):
    if syntax == "printf":
        return [("text.label", "other", HANS, *pair) for pair in PRINTF]
    return [(key, part, locale, source, text) for key, part, locale, source, texts in ICU for text in texts]


def forbidden():
    """Characters of the other script, from the table of the checks."""
    table = json.loads((ROOT / "Resources" / "han-characters.json").read_text())
    words = [word for line in table["simplified"] for word in line.split()]
    more = [word for line in table["traditional"] for word in line.split()]
    simplified = "".join(word[0] for word in words)
    traditional = "".join(word[1:] for word in words + more)
    return [None, traditional, simplified, simplified]


class CheckTests(PageTest):
    def test_the_page_finds_what_the_tool_finds(self):
        for syntax in ["icu", "printf"]:
            texts = cases(syntax)
            keys = [f"case{number:03}.{case[0]}" for number, case in enumerate(texts)]
            rules = self.by_tool(syntax, keys, texts)
            self.show(self.document(syntax, keys, texts), f"{syntax}.html")
            here = set(self.js("return [...checkedRules()]"))
            for number, (key, case) in enumerate(zip(keys, texts)):
                with self.subTest(key=key, source=case[3], translation=case[4]):
                    self.assertEqual(self.by_page(number, case[2]), rules.get(key, set()) & here)

    def by_tool(self, syntax, keys, texts):
        folder = self.folder / syntax
        folder.mkdir()
        configuration = {"glossary": [GLOSSARY]} | ({"icu": ["*.xcstrings"]} if syntax == "icu" else {})
        (folder / "alertcopy.json").write_text(json.dumps(configuration))
        for key, (_, _, locale, source, text) in zip(keys, texts):
            units = {"en": source, LOCALES[locale]: text}
            localizations = {name: {"stringUnit": {"state": "translated", "value": value}} for name, value in units.items()}
            # A catalog for each, so that no text is compared with another.
            catalog = {"sourceLanguage": "en", "strings": {key: {"localizations": localizations}}, "version": "1.0"}
            (folder / f"{key}.xcstrings").write_text(json.dumps(catalog, ensure_ascii=False))
        return found(folder)

    def document(self, syntax, keys, texts):
        strings = []
        for key, (_, part, locale, source, text) in zip(keys, texts):
            units = [unit(source), None, None, None]
            units[locale] = unit(text)
            strings.append(string(key, part, *units, permission="camera", situation="denied", terms=[0]))
        return base(
            id=syntax,
            strings=strings,
            catalogs=[{"path": "A.xcstrings", "table": "A", "syntax": syntax}],
            forbidden=forbidden(),
            terms=[{"id": "row.photos", "versions": ["26", "18"], "names": ["Photos", "照片", "照片", "相片"]}],
            glossary=[{"term": GLOSSARY["term"], "names": [None, "共享相簿"], "forbidden": [[], ["门票"]]}],
        )

    def by_page(self, number, locale):
        script = """
        const [number, locale] = arguments;
        const review = new Review(JSON.parse(document.getElementById("document").textContent));
        const string = review.document.strings[number];
        return checkText(review, string, locale, "", review.unit(string, locale, "").value).map((finding) => finding.rule);
        """
        return set(self.js(script, number, locale))

    def test_what_the_tool_found_is_marked_when_the_text_is_another_one(self):
        document = base(
            strings=[string("camera.denied.title", "title", unit("Camera"), unit("相机"), None, None)],
            findings=[
                {"string": 0, "locale": HANS, "rule": "regional-word", "severity": "warning", "message": "A word."},
                {"string": 0, "locale": HANS, "rule": "wrong-script", "severity": "warning", "message": "A character."},
            ],
        )
        self.show(document)
        script = """
        const review = new Review(JSON.parse(document.getElementById("document").textContent));
        return findingsOf(review, review.document.strings[0], 1, "", arguments[0]).map((item) => [item.rule, Boolean(item.stale)]);
        """
        self.assertEqual(self.js(script, "相机"), [["regional-word", False], ["wrong-script", False]])
        self.assertEqual(self.js(script, "照相机"), [["regional-word", True]])
        self.assertEqual(self.js(script, "關"), [["wrong-script", False], ["regional-word", True]])


if __name__ == "__main__":
    unittest.main()
