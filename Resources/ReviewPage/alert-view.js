"use strict";

/** Draws an alert as iOS draws it. It is a picture with text that can be read and selected; its buttons do nothing. */
class AlertView {
  #metrics;
  #sizes;

  constructor(metrics, textSize = "default") {
    this.#metrics = metrics;
    this.#sizes = new AlertSizes(metrics, textSize);
  }

  /**
   * @param {{title, message, cancel, confirm}} texts what is not there is left out
   * @param {{lang, dir}} locale
   */
  draw(texts, locale) {
    const box = element("div", { class: "pv-alert", lang: locale.lang, dir: locale.dir ?? "ltr" });
    const style = { width: this.#sizes.width, title: this.#sizes.title, message: this.#sizes.message, button: this.#sizes.button };
    for (const [name, points] of Object.entries(style)) box.style.setProperty(`--pv-${name}`, `${points}px`);
    const body = element("div", { class: "pv-alert-body" });
    if (texts.title) body.append(element("p", { class: "pv-alert-title" }, texts.title));
    if (texts.message) body.append(element("p", { class: "pv-alert-message" }, texts.message));
    box.append(body, this.#buttons(texts, locale.lang));
    return box;
  }

  /** Whether buttons stand side by side: two of them, each in half the alert. */
  isSideBySide(titles, lang, weights = ["regular", "semibold"]) {
    const fits = (title, index) => {
      const ruler = new TextMeasure(this.#metrics, lang, this.#sizes.button, weights[index]);
      return ruler.width(title) <= this.#sizes.buttonWidth;
    };
    return titles.length === 2 && titles.every(fits);
  }

  #buttons({ cancel, confirm }, lang) {
    const drawn = (text, kind) => element("span", { class: `pv-alert-button ${kind}` }, text);
    const given = [cancel, confirm].filter(Boolean);
    const isRow = this.isSideBySide(given, lang);
    const left = cancel && drawn(cancel, confirm ? "pv-cancel" : "pv-confirm");
    const right = confirm && drawn(confirm, "pv-confirm");
    const order = isRow ? [left, right] : [right, left];
    return element("div", { class: isRow ? "pv-alert-buttons pv-row" : "pv-alert-buttons pv-stack" }, order);
  }
}
