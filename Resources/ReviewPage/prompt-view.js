"use strict";

/**
 * Draws the system prompt around a purpose string.
 *
 * Apple's sentence is not ours to show: bars stand for it, and for buttons whose names nobody has seen.
 */
class PromptView {
  #document;
  #version;
  #alerts;

  constructor(document, { version, textSize } = {}) {
    this.#document = document;
    this.#version = version ?? document.versions[0];
    this.#alerts = new AlertView(document.metrics, textSize);
  }

  draw(string, purpose, locale) {
    const { lang, dir } = this.#document.locales[locale];
    const titles = this.#buttons(string.permission, locale);
    const sentence = element("p", { class: "pv-bars", role: "img", "aria-label": "The question, in the words of iOS" },
      element("span", { class: "pv-bar" }), element("span", { class: "pv-bar pv-short" }));
    const box = this.#alerts.draw({ title: null, message: purpose }, { lang, dir });
    box.classList.add("pv-prompt");
    box.firstElementChild.prepend(sentence);
    box.lastElementChild.replaceWith(this.#drawButtons(titles, lang));
    return box;
  }

  /** The names of the buttons in the order in which they stand; `null` where they are not known. */
  #buttons(permission, locale) {
    const prompt = this.#document.prompts.find(
      (item) => item.permission === permission && (item.versions ?? [this.#version]).includes(this.#version),
    );
    const titles = prompt?.byLocale[locale];
    if (titles) return titles;
    const count = prompt?.byLocale.find(Boolean)?.length ?? 2;
    return Array(count).fill(null);
  }

  #drawButtons(titles, lang) {
    const isRow = this.#alerts.isSideBySide(titles.map((title) => title ?? ""), lang, ["regular", "regular"]);
    const bar = () => element("span", { class: "pv-bar", role: "img", "aria-label": "A button of iOS" });
    const spans = titles.map((title) => element("span", { class: "pv-alert-button" }, title ?? bar()));
    return element("div", { class: isRow ? "pv-alert-buttons pv-row" : "pv-alert-buttons pv-stack" }, spans);
  }
}
