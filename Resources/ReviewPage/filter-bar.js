"use strict";

/** The controls above the list: the search and the filters. Event "change"; `isAboutLocale` when the locale is another. */
class FilterBar extends EventTarget {
  static #wait = 120;
  #filters;
  #place;
  #menus = {};
  #boxes = {};
  #timer = 0;

  /** @param place {form, search, more, grid, names, count} */
  constructor(place, review, filters) {
    super();
    this.#place = place;
    this.#filters = filters;
    const { document: data, locales } = review;
    const values = (name) => [...new Set([...data.alerts, ...data.strings].map((item) => item[name]).filter(Boolean))].sort();
    const named = (list) => list.map((value) => [value, spaced(value)]);
    const rules = [...new Set(data.findings.map(({ rule }) => rule))].sort();
    place.grid.append(
      this.#menu("locale", "Locale", review.editable.map((index) => [index, locales[index].name]), "All that I may edit"),
      this.#menu("state", "State", [["open", "to do: missing or needs review"], ...Object.entries(STATE_NAMES)]),
      this.#menu("permission", "Permission", named(values("permission"))),
      this.#menu("situation", "Situation", named(values("situation"))),
      this.#menu("finding", "Findings", [["any", "any finding"], ["severity:error", "errors"], ["severity:warning", "warnings"],
        ["severity:note", "notes"], ...rules.map((rule) => [`rule:${rule}`, rule])]),
      data.since !== undefined ? this.#box("isChanged", `Changed since ${data.since}`) : "",
      this.#box("isUnsaved", review.isServed ? "Not saved yet" : "Changed by me"),
      button("Reset", () => this.reset()));
    place.form.addEventListener("submit", (event) => event.preventDefault());
    // What is being composed is no query yet.
    place.search.addEventListener("input", (event) => event.isComposing || this.#searchSoon());
    place.search.addEventListener("compositionend", () => this.#searchSoon());
    place.more.open = window.matchMedia("(min-width: 50rem) and (min-height: 50rem)").matches;
  }

  reset() {
    this.#filters.reset();
    this.#place.search.value = "";
    for (const name of ["state", "permission", "situation", "finding"]) this.#menus[name].value = "";
    for (const box of Object.values(this.#boxes)) box.checked = false;
    this.#changed(false);
  }

  focusSearch() {
    this.#place.search.focus();
    this.#place.search.select();
  }

  showCount(shown, all) {
    this.#place.count.textContent = shown === all ? `${all.toLocaleString("en")} shown` : `${shown.toLocaleString("en")} of ${all.toLocaleString("en")} shown`;
    const active = Object.values(this.#menus).filter((menu) => menu.value !== "").length + Object.values(this.#boxes).filter((box) => box.checked).length;
    this.#place.names.textContent = active > 0 ? ` (${active})` : "";
  }

  #searchSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#filters.query = this.#place.search.value;
      this.#changed(false);
    }, FilterBar.#wait);
  }

  #menu(name, label, choices, all = "All") {
    const menu = element("select", {}, element("option", { value: "" }, all), choices.map(([value, text]) => element("option", { value }, text)));
    menu.addEventListener("change", () => {
      this.#filters[name] = menu.value;
      this.#changed(name === "locale");
    });
    this.#menus[name] = menu;
    return element("label", { class: `menu menu-${name}` }, element("span", {}, label), menu);
  }

  #box(name, label) {
    const box = element("input", { type: "checkbox" });
    box.addEventListener("change", () => {
      this.#filters[name] = box.checked;
      this.#changed(false);
    });
    this.#boxes[name] = box;
    return element("label", { class: "check" }, box, ` ${label}`);
  }

  #changed(isAboutLocale) {
    this.dispatchEvent(new CustomEvent("change", { detail: { isAboutLocale } }));
  }
}
