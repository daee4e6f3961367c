"""The page that the tool makes, against the one that these tests make of the same files."""

import json
import re
import tempfile
import unittest
from pathlib import Path

import own
from page import make_page

CATALOG = {
    "sourceLanguage": "en",
    "strings": {"camera.denied.title": {"localizations": {
        locale: {"stringUnit": {"state": "translated", "value": value}}
        for locale, value in [("en", "<Camera> & \u2028 Off"), ("zh-Hans", "相机已关闭")]}}},
    "version": "1.0",
}


def frame(page):
    """A page without what is another in each."""
    nonce = re.search(r'<script nonce="(\w+)">', page)[1]
    page = page.replace(nonce, "NONCE")
    return re.sub(r'(<script type="application/json" id="document">).*?(</script>)', r"\1\2", page, flags=re.S)


class MadeTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            catalog = Path(folder) / "Alerts.xcstrings"
            catalog.write_text(json.dumps(CATALOG), encoding="utf-8")
            cls.page = own.run("review", catalog, "--app-name", "Rokk")
            cls.document = json.loads(own.run("review", catalog, "--app-name", "Rokk", "--format", "json"))

    def test_the_frame_is_the_same(self):
        self.assertEqual(frame(self.page), frame(make_page(self.document)))

    def test_the_page_holds_the_document(self):
        text = re.search(r'<script type="application/json" id="document">(.*?)</script>', self.page, re.S)[1]
        self.assertEqual(json.loads(text), self.document)
        for character in "<\u2028\u2029":
            self.assertNotIn(character, text)


if __name__ == "__main__":
    unittest.main()
