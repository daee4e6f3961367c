"""The contact sheet as Chromium draws it: nothing of it is cut off."""

import subprocess
import unittest

from harness import PageTest

OUTSIDE = """
    const { width, height } = document.documentElement.viewBox.baseVal;
    return [...document.querySelectorAll("text")].filter((text) => {
      const box = text.getBBox();
      return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height;
    }).map((text) => text.textContent);"""


class SheetTest(PageTest):
    def outside(self, *options, name="Rokk"):
        path = self.folder / "sheet.svg"
        subprocess.run(
            [".build/debug/alertcopy", "preview", "--app-name", name, "--format", "svg", "--output", path, *options],
            check=True)
        self.browser.open(path.as_uri())
        return self.js(OUTSIDE)

    def test_one_locale_is_as_wide_as_its_words(self):
        camera = ["--permission", "camera", "--situation", "denied", "--locale", "en"]
        self.assertEqual(self.outside(*camera), [])
        self.assertEqual(self.outside(*camera, name="W" * 60), [])
        self.assertEqual(self.outside(*camera, name="A name of many words " * 5 + "!"), [])

    def test_long_headings(self):
        options = ["--permission", "locationWhenInUse", "--use", "locationWhenInUse=weather", "--locale", "zh-Hans"]
        self.assertEqual(self.outside(*options), [])


if __name__ == "__main__":
    unittest.main()
