"use strict";

/** Stands for an argument in a text that is looked at character by character. */
const argumentMark = "\uFFFC";

/** What can be found without the tool, by the ids of its rules. */
class TextChecks {
  static #severities = {
    "empty-translation": "warning",
    "missing-placeholder": "error",
    "extra-placeholder": "error",
    "placeholder-type": "error",
    "placeholder-width": "warning",
    "unnumbered-placeholders": "error",
    "icu-syntax": "error",
    "icu-arguments": "error",
    "plural-categories": "warning",
    "wrong-script": "warning",
    "broken-character": "error",
    "invisible-character": "warning",
    "quotation-marks": "warning",
    "title-length": "note",
    "button-length": "note",
    "settings-name": "warning",
    "glossary-term": "warning",
  };

  #review;
  #string;
  #locale;
  #path;
  #value;
  #place;
  #catalog;

  constructor(review, string, locale, path, value) {
    this.#review = review;
    this.#string = string;
    this.#locale = locale;
    this.#path = path;
    this.#value = value;
    this.#place = review.document.locales[locale];
    this.#catalog = review.document.catalogs[string.catalog] ?? {};
  }

  /** The ids of all rules that are here, too. */
  static get rules() {
    return Object.keys(TextChecks.#severities);
  }

  findings() {
    const message = this.#catalog.syntax === "icu" ? MessageReader.read(this.#value) : null;
    const text = plainText(this.#review, this.#string, this.#value, argumentMark);
    const faults = [
      ...this.#empty(),
      ...this.#syntax(message),
      ...this.#arguments(message),
      ...this.#script(text),
      ...brokenCharacters(this.#value),
      ...invisibleCharacters(text, this.#place.lang),
      ...quotationMarks(text, this.#place.lang),
      ...this.#length(),
      ...this.#terms(),
      ...this.#glossary(),
    ];
    return faults.map((fault) => ({
      severity: TextChecks.#severities[fault.rule],
      ...fault,
      string: this.#string.index,
      locale: this.#locale,
      path: this.#path,
    }));
  }

  /** The source text that is translated here; `null` of the source itself. */
  get #source() {
    const isSource = this.#locale === this.#review.document.source;
    return isSource || this.#string.shouldTranslate === false ? null : this.#review.source(this.#string, this.#path);
  }

  get #isBlank() {
    return this.#value.trim() === "";
  }

  #empty() {
    const source = this.#source;
    if (!this.#isBlank || !source?.trim() || this.#string.part === "purposeString") return [];
    return [fault("empty-translation", `The translation is empty; the source is “${source}”`)];
  }

  #syntax(message) {
    if (!message) return [];
    if (message.error !== undefined) {
      const fragment = this.#value.slice(message.at, message.at + 12);
      return [fault("icu-syntax", `ICU cannot read the message from here on: ${message.error}`, fragment || undefined)];
    }
    if (this.#string.shouldTranslate === false) return [];
    return pluralFaults(message.parts, this.#place.lang, this.#place.id);
  }

  #arguments(message) {
    const source = this.#source;
    if (source === null || this.#isBlank || this.#catalog.infoPlist) return [];
    if (message) {
      const expected = MessageReader.read(source);
      return message.parts && expected.parts ? argumentFaults(expected.parts, message.parts) : [];
    }
    if (this.#catalog.syntax !== "printf") return [];
    const isPart = this.#path.startsWith("substitutions.");
    return new PrintfComparison(source, this.#value).faults({ isPart, mayOmitNumbers: /plural\./.test(this.#path) });
  }

  /** Characters of the other Chinese script, those that stand together as one. */
  #script(text) {
    const forbidden = this.#review.document.forbidden[this.#locale];
    if (!forbidden || /[\u3041-\u30FF]/.test(text)) return [];
    const names = /简体中文|简体|汉语|普通话|简中|繁體中文|正體中文|繁體|正體|日本語|臺灣華語|廣東話|粵語/g;
    const letters = [...text.replace(names, (name) => " ".repeat(name.length))];
    const wrong = ForbiddenCharacters.of(forbidden);
    const runs = [];
    let canJoin = false;
    for (const [index, letter] of letters.entries()) {
      if (/[。！？\n\r]/.test(letter)) canJoin = false;
      if (!wrong.has(letter)) continue;
      const last = runs.at(-1);
      if (canJoin && index - last.at(-1) <= 5) last.push(index);
      else runs.push([index]);
      canJoin = true;
    }
    const isTraditional = /^zh-Hant/.test(this.#place.lang);
    const [here, there] = isTraditional ? ["Traditional", "Simplified"] : ["Simplified", "Traditional"];
    return runs.map((run) => {
      const fragment = letters.slice(run[0], run.at(-1) + 1).join("");
      return fault("wrong-script", `${there} Chinese in a ${here} text: ${fragment}`, fragment);
    });
  }

  #length() {
    const { part, situation } = this.#string;
    if (part !== "title" && part !== "button") return [];
    const { over, lines, points, limit } = measure(this.#review, this.#string, this.#locale, this.#value);
    if (!over || (part === "button" && situation === "primer")) return [];
    if (part === "title") return [fault("title-length", `The title takes ${lines} lines of an alert; two are the most`)];
    return [fault("button-length", `The title takes ${Math.ceil(points)} points, and half an alert has ${limit.points}`)];
  }

  /** Rows of Settings that the source names in a path, and the translation does not by their official names. */
  #terms() {
    const source = this.#source;
    if (!source?.includes(">") || !this.#value.includes(">")) return [];
    const { document } = this.#review;
    return (this.#string.terms ?? []).flatMap((index) => {
      const term = document.terms[index];
      const [name, own] = [term?.names[document.source], term?.names[this.#locale]];
      if (!name || !own || !source.includes(name) || this.#value.includes(own)) return [];
      const others = document.terms.filter((item) => item.id === term.id).map((item) => item.names[this.#locale]);
      if (others.some((other) => other && this.#value.includes(other))) return [];
      return [fault("settings-name", `iOS calls “${name}” “${own}”`)];
    });
  }

  #glossary() {
    const source = this.#source;
    if (source === null || this.#isBlank) return [];
    const text = this.#value.toLowerCase();
    return this.#review.document.glossary.flatMap(({ term, names, forbidden }) => {
      if (!hasWord(source.toLowerCase(), term.toLowerCase())) return [];
      const name = names?.[this.#locale];
      const wrong = (forbidden?.[this.#locale] ?? []).find((word) => word && text.includes(word.toLowerCase()));
      const advice = name ? `; write “${name}”` : "";
      if (wrong) return [fault("glossary-term", `“${term}” is not called “${wrong}”${advice}`, wrong)];
      if (!name || text.includes(name.toLowerCase())) return [];
      return [fault("glossary-term", `“${term}” is “${name}” in the glossary`)];
    });
  }
}

/** The characters of a locale's list, as a set that is made once. */
class ForbiddenCharacters {
  static #known = new Map();

  static of(list) {
    let set = ForbiddenCharacters.#known.get(list);
    if (!set) ForbiddenCharacters.#known.set(list, (set = new Set(list)));
    return set;
  }
}

/** Whether a word stands in a text with no letter beside it; an s may follow. */
function hasWord(text, word) {
  for (let at = text.indexOf(word); word && at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? "";
    const rest = text.slice(at + word.length).replace(/^s/, "");
    if (!/[a-z]/.test(before) && !/^[a-z]/.test(rest)) return true;
  }
  return false;
}

/** What the tool finds offline as well: the faults of a text as it is typed. */
function checkText(review, string, locale, path, value) {
  return new TextChecks(review, string, locale, path ?? "", value ?? "").findings();
}

/** The ids of the rules that checkText knows. */
function checkedRules() {
  return new Set(TextChecks.rules);
}

/**
 * What is known of a text: what is found as typed, and what the tool found. A text that is not the one that the tool
 * saw has those findings `stale`, unless they are `live`.
 */
function findingsOf(review, string, locale, path, value, { live = false } = {}) {
  const known = review.findings(string).filter((item) => item.locale === locale && (item.path ?? "") === (path ?? ""));
  const isChanged = review.edited(string, locale, path) || value !== review.unit(string, locale, path)?.value;
  if (live || !isChanged) return known;
  const here = checkedRules();
  const stale = known.filter((item) => !here.has(item.rule)).map((item) => ({ ...item, stale: true }));
  return [...checkText(review, string, locale, path, value), ...stale];
}
