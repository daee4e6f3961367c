"use strict";

/** How the alerts are drawn: appearance, text size, version, app name. Event "change". */
class PreviewBar extends EventTarget {
  static #sizeNames = { default: "Default text", xxxLarge: "Largest text", ax5: "Largest accessibility text" };
  #options;

  constructor(container, review, isDark) {
    super();
    const { versions, metrics } = review.document;
    const sizes = Object.keys(metrics?.sizes ?? { default: {} });
    this.#options = { appearance: isDark ? "dark" : "light", textSize: sizes[0], version: versions[0] ?? "", appName: "own" };
    const names = { own: "The app’s name", long: "A long name", rtl: "A right-to-left name", quotes: "A name in quotation marks" };
    container.append(
      this.#menu("appearance", "Appearance", [["light", "Light"], ["dark", "Dark"]]),
      this.#menu("textSize", "Text size", sizes.map((size) => [size, PreviewBar.#sizeNames[size] ?? size])),
      this.#menu("version", "Version", versions.map((version) => [version, `iOS ${version}`])),
      this.#menu("appName", "App name", Object.entries(names)));
  }

  get options() {
    return { ...this.#options };
  }

  #menu(name, label, choices) {
    const menu = element("select", {}, choices.map(([value, text]) => element("option", { value }, text)));
    menu.value = this.#options[name];
    menu.addEventListener("change", () => {
      this.#options[name] = menu.value;
      this.dispatchEvent(new CustomEvent("change"));
    });
    return element("label", { class: "menu" }, element("span", {}, label), menu);
  }
}
