"""A page in headless Chromium, driven as a reviewer would, that fails on any error in the console."""

import json
import os
import shutil
import tempfile
import time
import unittest
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from page import make_page


class Browser:
    """Chromium with a profile and a folder for downloads."""

    def __init__(self, folder, width=1440, height=900, dark=False):
        self.folder = Path(folder)
        self.downloads = self.folder / "downloads"
        self.downloads.mkdir(exist_ok=True)
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--force-color-profile=srgb", "--force-device-scale-factor=1", "--hide-scrollbars",
            f"--window-size={width},{height}", f"--user-data-dir={self.folder / 'profile'}", "--lang=en",
        ]:
            options.add_argument(argument)
        options.add_experimental_option("prefs", {"download.default_directory": str(self.downloads)})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(self.downloads)})
        self.media(dark=dark)

    def media(self, dark=False, **features):
        names = {"prefers-color-scheme": "dark" if dark else "light", **features}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": name, "value": value} for name, value in names.items()]})

    def size(self, width, height, scale=1):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": False})

    def open(self, address):
        self.driver.get(address)

    def has_written(self, text):
        """Whether what a page keeps is on disk: Chromium writes it within some seconds."""
        logs = (self.folder / "profile" / "Default" / "Local Storage" / "leveldb").glob("*.log")
        return any(text.encode("utf-16-le") in path.read_bytes() for path in logs)

    def kill(self):
        """Ends the browser as a crash would: its process, with no word to it."""
        pid = int(self.driver.capabilities["goog:processID"]) if "goog:processID" in self.driver.capabilities else None
        if pid is None:
            lock = os.readlink(self.folder / "profile" / "SingletonLock")
            pid = int(lock.rsplit("-", 1)[1])
        os.kill(pid, 9)
        self.driver.service.stop()
        for name in ["SingletonLock", "SingletonSocket", "SingletonCookie"]:
            (self.folder / "profile" / name).unlink(missing_ok=True)

    def quit(self):
        self.driver.quit()


class PageTest(unittest.TestCase):
    """A test with a browser, and what a reviewer does in it."""

    # What a test is about may stand in the console: a piece of each such line.
    expected = ()

    @classmethod
    def setUpClass(cls):
        cls.folder = Path(tempfile.mkdtemp(prefix="review-page-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        cls.browser = Browser(cls.folder)
        cls.addClassCleanup(lambda: cls.browser.quit())

    @property
    def driver(self):
        return self.browser.driver

    def tearDown(self):
        for path in self.browser.downloads.iterdir():
            path.unlink()
        self.js("localStorage.clear()")
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        lines = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
        self.assertEqual([line for line in lines if not any(piece in line for piece in self.expected)], [])

    def show(self, document, name="review.html"):
        path = self.folder / name
        path.write_text(make_page(document), encoding="utf-8")
        self.browser.open(path.as_uri())
        self.until(lambda: self.js("return document.querySelectorAll('#totals li').length > 0"))

    def js(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def until(self, condition, seconds=20, message=""):
        wait = WebDriverWait(self.driver, seconds, poll_frequency=0.05, ignored_exceptions=[StaleElementReferenceException])
        return wait.until(lambda _: condition(), message)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def button(self, label):
        """The button that a screen reader would call so."""
        return next(node for node in self.find_all("button") if node.accessible_name == label and node.is_displayed())

    def field(self, label):
        """The field of a text: "Title, Chinese (Simplified)"."""
        return next(node for node in self.find_all("textarea") if node.accessible_name == label)

    def group(self, label):
        return self.find(f'[role="group"][aria-label="{label}"]')

    def keys(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def chord(self, *keys):
        *held, last = keys
        chain = ActionChains(self.driver)
        for key in held:
            chain.key_down(key)
        chain.send_keys(last)
        for key in reversed(held):
            chain.key_up(key)
        chain.perform()

    def choose_filter(self, label, text):
        menu = next(node for node in self.find_all("#filter-grid select") if node.accessible_name == label)
        next(option for option in menu.find_elements(By.TAG_NAME, "option") if option.text == text).click()

    def choose(self, place):
        """Chooses the row that belongs there."""
        row = next(row for row in self.find_all("#list [role=option]") if place in row.get_attribute("textContent"))
        row.click()
        self.until(lambda: self.find("#key").text == place)

    def compose(self, text):
        """What an input method shows while it composes."""
        self.driver.execute_cdp_cmd("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    def insert(self, text):
        """What an input method leaves when it is done."""
        self.driver.execute_cdp_cmd("Input.insertText", {"text": text})

    def rows_shown(self):
        return self.js("return document.getElementById('count').textContent")

    def titles(self):
        """What the rows of the list say that are in the page."""
        return self.js("return [...document.querySelectorAll('#list .row-title')].map((node) => node.textContent)")

    def said(self):
        """What a screen reader was told last."""
        return self.js("return document.getElementById('live').textContent").strip("\u00a0")

    def stored(self):
        """What the page keeps in the browser, by key and locale."""
        items = self.js("return Object.entries(localStorage)")
        entries = {}
        for key, value in items:
            if key.startswith("alertcopy.review/"):
                _, name, locale, path = json.loads(key.split("/", 2)[2])
                entries[(name, locale, path)] = json.loads(value)
        return entries

    def downloaded(self, name):
        path = self.browser.downloads / name
        self.until(path.exists, message=f"no {name}")
        time.sleep(0.2)
        return path

    def active(self):
        return self.driver.switch_to.active_element


__all__ = ["Browser", "By", "Keys", "PageTest"]


class SavingPageTest(PageTest):
    """A page that saves: what a reviewer does there, and what is said of it."""

    def type_at_end(self, label, text):
        field = self.field(label)
        field.send_keys(Keys.CONTROL, Keys.END)
        field.send_keys(text)

    def leave(self):
        self.find("#heading").click()

    def status(self):
        return self.find("#status").text

    def until_saved(self):
        self.until(lambda: self.status() == "All is saved" and self.stored() == {}, message=self.status())

    def findings(self, label):
        return [node.text for node in self.group(label).find_elements("css selector", ".finding")]
