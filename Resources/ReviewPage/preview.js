"use strict";

/** The alerts of a document, by the strings in them. */
class AlertIndex {
  static #known = new WeakMap();
  #byString = new Map();

  static of(document) {
    let index = AlertIndex.#known.get(document);
    if (!index) AlertIndex.#known.set(document, (index = new AlertIndex(document)));
    return index;
  }

  constructor(document) {
    for (const alert of document.alerts) {
      for (const part of alertParts) {
        const string = alert[part];
        if (string !== undefined && !this.#byString.has(string)) this.#byString.set(string, alert);
      }
    }
  }

  alert(string) {
    return this.#byString.get(string.index) ?? null;
  }
}

const alertParts = ["title", "message", "cancel", "confirm"];

/** The alert in which a string stands, or `null`. */
function alertOf(review, string) {
  return AlertIndex.of(review.document).alert(string);
}

/** Draws an alert or a string in the locales that are asked for, one beside the other. */
function renderPreview(container, review, target, options = {}) {
  const preview = new Preview(review, target, options);
  clear(container);
  container.append(preview.draw());
}

/** One alert or string in several locales. */
class Preview {
  #review;
  #options;
  #alert;
  #string;
  #shown;

  constructor(review, target, options) {
    this.#review = review;
    this.#options = { appearance: "light", textSize: "default", ...options };
    const isString = typeof target.key === "string";
    this.#string = isString ? target : null;
    this.#alert = isString ? this.#alertWith(target) : target;
    this.#shown = new ShownText(review, options);
  }

  draw() {
    const { appearance, textSize } = this.#options;
    const locales = this.#options.locales ?? [...this.#review.document.locales.keys()];
    const figures = locales.map((locale) => this.#figure(locale));
    return element("div", { class: `pv-preview pv-${appearance} pv-size-${textSize}` }, figures);
  }

  /** The alert of a string; of a sibling in other words, the alert with those. */
  #alertWith(string) {
    const alert = alertOf(this.#review, string);
    if (alert) return alert;
    const key = string.key.replace(/(\.neutral)?(\.formal)?$/, "");
    const base = key === string.key ? null : this.#baseOf(string, key);
    const around = base && alertOf(this.#review, base);
    if (!around || !["title", "message"].includes(string.part)) return null;
    return { ...around, [string.part]: string.index };
  }

  #baseOf(string, key) {
    const { strings } = this.#review.document;
    return this.#review.stringOf(string.catalog, key) ?? strings.find((other) => other.key === key) ?? null;
  }

  #figure(locale) {
    const { lang, dir, name } = this.#review.document.locales[locale];
    const notes = new Notes();
    const drawing = this.#drawing(locale, notes);
    const said = notes.texts.map((note) => element("li", {}, note));
    return element("figure", { class: "pv-figure", "data-locale": lang },
      element("figcaption", {}, element("h4", { class: "pv-name" }, name)),
      element("div", { class: "pv-backdrop", dir: dir ?? "ltr" }, drawing),
      said.length > 0 && element("ul", { class: "pv-notes" }, said));
  }

  #drawing(locale, notes) {
    const place = this.#review.document.locales[locale];
    if (this.#alert) {
      const view = new AlertView(this.#review.document.metrics, this.#options.textSize);
      return view.draw(this.#alertTexts(locale, notes), place);
    }
    if (this.#string.part === "purposeString") {
      const purpose = this.#content(this.#string, locale, notes, "purpose string");
      notes.add("iOS asks here, in its own words. Only the text below the bars is the app’s.");
      return new PromptView(this.#review.document, this.#options).draw(this.#string, purpose.nodes, locale);
    }
    return element("div", { class: "pv-lines" }, this.#variants(locale).map(({ label, ...variant }) => {
      const shown = new ShownText(this.#review, { ...this.#options, ...variant });
      const { nodes } = this.#content(this.#string, locale, notes, "text", shown);
      return [
        label && element("p", { class: "pv-variant" }, label),
        element("p", { class: "pv-line", lang: place.lang, dir: place.dir ?? "ltr" }, nodes),
      ];
    }));
  }

  /** The forms that a text has: one for each variation of the catalog, or for each case of a plural. */
  #variants(locale) {
    const found = this.#shown.unit(this.#string, locale);
    if (!found) return [{}];
    const { lang } = this.#review.document.locales[found.locale];
    const paths = this.#review.paths(this.#string, found.locale).filter((path) => !path.startsWith("substitutions."));
    if (paths.length > 1) {
      return paths.map((path) => {
        const number = exampleNumber(lang, /plural\.([^.]+)$/.exec(path)?.[1] ?? "other");
        return { label: path || "otherwise", path, number };
      });
    }
    const branches = branchesOf(this.#review, this.#string, found.locale, found.unit.value);
    if (branches.length < 2) return [{}];
    return branches.map((branch) => {
      const number = exampleNumber(lang, branch);
      return { label: `${branch}: ${number}`, number };
    });
  }

  #alertTexts(locale, notes) {
    const texts = {};
    for (const part of alertParts) {
      const string = this.#review.document.strings[this.#alert[part]];
      if (string) {
        const isButton = part === "cancel" || part === "confirm";
        const content = this.#content(string, locale, notes, isButton ? "button" : part);
        texts[part] = isButton ? content.text : content.nodes;
      } else {
        texts[part] = this.#review.ownButtons(this.#alert)?.[part]?.[locale] ?? undefined;
      }
    }
    return texts;
  }

  /** What stands for a string; what is to be known about it goes into the notes. */
  #content(string, locale, notes, part, source = this.#shown) {
    const shown = source.of(string, locale);
    if (!shown) {
      notes.add(`No ${part} yet.`);
      return { text: "", nodes: [element("span", { class: "pv-missing" }, "…")] };
    }
    if (shown.locale !== locale) notes.addPart(`from ${this.#review.document.locales[shown.locale].name}`, part);
    if (shown.neutral) {
      notes.add(`Not every name in this text is known for iOS ${this.#version}, so a person sees the neutral text.`);
    }
    if (this.#isChanged(string, locale, shown)) notes.addPart("changed", part);
    for (const name of shown.missing) notes.add(`Nothing is known to stand for {${name}}.`);
    if (!shown.error) return { text: shown.text, nodes: [shown.text] };
    notes.add(`The ${part} cannot be read: ${shown.error.error}, at character ${shown.error.at + 1}.`);
    return { text: shown.text, nodes: faultNodes(shown.text, shown.error.at) };
  }

  get #version() {
    return this.#options.version ?? this.#review.document.versions[0];
  }

  #isChanged(string, locale, { locale: origin, path }) {
    if (origin !== locale) return false;
    return this.#review.edited(string, locale, path) || this.#review.unit(string, locale, path)?.was !== undefined;
  }
}

/** What is said about a drawing, each thing once. */
class Notes {
  #said = new Set();
  #parts = new Map();

  add(note) {
    this.#said.add(note);
  }

  /** What holds of a part of an alert, and maybe of others. */
  addPart(note, part) {
    this.#parts.set(note, [...(this.#parts.get(note) ?? []), part]);
  }

  get texts() {
    const ofParts = [...this.#parts].map(([note, parts]) => {
      const list = new Intl.ListFormat("en").format(new Set(parts));
      return `${list[0].toUpperCase()}${list.slice(1)} ${note}`;
    });
    return [...this.#said, ...ofParts];
  }
}

/** A text with a mark from where it cannot be read. */
function faultNodes(text, at) {
  const start = Math.min(at, Math.max(0, text.length - 1));
  return [text.slice(0, start), element("mark", { class: "pv-fault" }, text.slice(start))];
}
