"""Draws the pictures of docs/images anew: pictures.py"""

import shutil
import tempfile
from pathlib import Path

import own
from drawing import DRAW, SETUP
from harness import Browser
from page import ROOT, make_page

KEY = "camera.denied.title"
PICTURES = {
    "light": ({"key": KEY}, {}),
    "dark": ({"key": KEY}, {"appearance": "dark"}),
    "largest": ({"key": KEY}, {"textSize": "ax5", "locales": [0, 1, 3]}),
    "long-name": ({"key": "photoLibrary.limited.title"}, {"appName": "long", "textSize": "xxxLarge"}),
    "right-to-left-name": ({"key": KEY}, {"appName": "rtl", "appearance": "dark"}),
    "prompt": ({"key": "camera.scanCode.purposeString"}, {}),
}


def draw(folder):
    """Takes a picture of the drawings, and of nothing around them."""
    page = folder / "review.html"
    page.write_text(make_page(own.own_document()), encoding="utf-8")
    browser = Browser(folder)
    try:
        browser.open(page.as_uri())
        browser.driver.execute_script(SETUP)
        browser.driver.execute_script("document.body.style.cssText += 'height: auto; padding: 16px; background: #fff'")
        # A plain ground, of which a PNG is small.
        browser.driver.execute_script("document.head.append(element('style', { nonce: document.querySelector('style').nonce }, arguments[0]))",
                                      ".pv-light .pv-backdrop { background: #b4c1d0 } .pv-dark .pv-backdrop { background: #39434f }")
        for name, (target, options) in PICTURES.items():
            browser.size(1408, 400)
            browser.driver.execute_script(DRAW, target, options)
            browser.driver.execute_script("return document.fonts.ready.then(() => null)")
            height = browser.driver.execute_script("return Math.ceil(document.getElementById('drawing').getBoundingClientRect().height)")
            browser.size(1408, height + 32)
            browser.driver.save_screenshot(str(ROOT / "docs" / "images" / f"review-{name}.png"))
    finally:
        browser.quit()


if __name__ == "__main__":
    (ROOT / "docs" / "images").mkdir(exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="pictures-"))
    try:
        draw(scratch)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
