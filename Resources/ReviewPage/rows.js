"use strict";

/** What a text may be in, a bit each. */
const ROW_BITS = {
  translated: 1, needs_review: 2, missing: 4, inherited: 8,
  changed: 16, unsaved: 32, noted: 64,
};

/** The words for the states of a text. */
const STATE_NAMES = {
  translated: "translated",
  needs_review: "needs review",
  missing: "missing",
  inherited: "as in another locale",
};

/** The rows of the list: each alert, and each string that is in none; with what is to be known of them. */
class Rows {
  #review;
  #rowsOf = [];
  // A byte for each row and locale; 128 is "not known yet".
  #bits;

  constructor(review) {
    this.#review = review;
    const { strings, alerts, locales } = review.document;
    this.all = alerts.map((alert) => this.#alertRow(alert));
    const used = new Set(this.all.flatMap((row) => row.parts.map(({ string }) => string.index)));
    for (const string of strings) {
      if (!used.has(string.index)) this.all.push({ alert: null, parts: [{ name: partName(string), string }], ...placeOf(string) });
    }
    for (const [index, row] of this.all.entries()) {
      row.index = index;
      for (const { string } of row.parts) (this.#rowsOf[string.index] ??= []).push(index);
    }
    this.#bits = new Uint8Array(this.all.length * locales.length).fill(128);
    review.addEventListener("change", (event) => this.#forget(event.detail.target.string));
  }

  /** The rows in which a string stands. */
  rowsOf(string) {
    return (this.#rowsOf[string.index] ?? []).map((index) => this.all[index]);
  }

  bits(row, locale) {
    const place = row.index * this.#review.locales.length + locale;
    if (this.#bits[place] === 128) this.#bits[place] = this.#read(row, locale);
    return this.#bits[place];
  }

  /** The source text that names the row. */
  title(row) {
    const source = this.#review.source(row.parts[0].string) ?? "";
    return source === "" ? row.parts[0].string.key : source;
  }

  /** Where it belongs: camera, denied, scanCode; or the key of a string. */
  place(row) {
    const { permission, situation, use, variant } = row;
    const words = [permission, situation, use, variant].filter(Boolean).map(spaced);
    return words.length > 0 && row.alert ? words.join(" · ") : row.parts[0].string.key;
  }

  findings(row, locale = null) {
    return row.parts.flatMap(({ string }) =>
      this.#review.findings(string).filter((finding) => locale === null || finding.locale === locale || finding.locale === undefined));
  }

  #alertRow(alert) {
    const { strings } = this.#review.document;
    const parts = [["Title", alert.title], ["Message", alert.message], ["Cancel button", alert.cancel], ["Button", alert.confirm]]
      .filter(([, index]) => strings[index])
      .map(([name, index]) => ({ name, string: strings[index] }));
    const { permission, situation, use, variant } = alert;
    return { alert, parts, permission, situation, use, variant };
  }

  #read(row, locale) {
    const review = this.#review;
    let bits = 0;
    for (const { string } of row.parts) {
      const texts = string.texts[locale] ?? [];
      if (texts.some((text) => text.was !== undefined)) bits |= ROW_BITS.changed;
      if (string.notes.some((note) => note.locale === locale)) bits |= ROW_BITS.noted;
      if (string.shouldTranslate === false && locale !== review.document.source) continue;
      for (const path of review.shownPaths(string, locale)) {
        bits |= ROW_BITS[review.state(string, locale, path)];
        const target = new Target(string, locale, path);
        if (review.ownNotes(target).length > 0) bits |= ROW_BITS.noted | ROW_BITS.unsaved;
        if (review.decision(target)) bits |= ROW_BITS.unsaved;
      }
    }
    return bits;
  }

  #forget(string) {
    const count = this.#review.locales.length;
    for (const row of this.rowsOf(string)) this.#bits.fill(128, row.index * count, (row.index + 1) * count);
  }
}

function placeOf({ permission, situation, use }) {
  return { permission, situation, use };
}

/** What a string is, in words. */
function partName(string) {
  const names = { title: "Title", message: "Message", button: "Button", purposeString: "Purpose string", displayName: "App name" };
  return names[string.part] ?? "Text";
}

/** locationWhenInUse as words: location when in use. */
function spaced(name) {
  return name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().replace("face id", "Face ID");
}
