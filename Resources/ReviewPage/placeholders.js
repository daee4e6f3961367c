"use strict";

/** How the placeholders of a printf text differ from those of its source. */
class PrintfComparison {
  #source;
  #translation;
  #isFormat;

  constructor(source, translation) {
    this.#source = PrintfText.placeholders(source);
    this.#translation = PrintfText.placeholders(translation);
    // Where the source has no arguments, percent signs in it are its own.
    this.#isFormat = this.#source.length > 0 || !PrintfText.hasLonePercent(source);
  }

  /** @returns {{rule: string, message: string, fragment?: string}[]} */
  faults({ mayOmitNumbers = false, isPart = false } = {}) {
    if (!this.#isFormat) return [];
    const expected = this.#order();
    if (expected) {
      const order = expected.join(" … ");
      return [fault("unnumbered-placeholders", `The order differs from the source; number the arguments: ${order}`)];
    }
    const faults = isPart ? [] : this.#missing(mayOmitNumbers);
    faults.push(...this.#differing());
    if (isMixed(this.#translation) && !isMixed(this.#source)) {
      faults.push(fault("unnumbered-placeholders", "Some arguments have numbers and others do not; number all of them"));
    }
    return faults;
  }

  #missing(mayOmitNumbers) {
    const shown = new Set(this.#translation.map(argumentKey));
    const isSole = new Set(this.#source.map(argumentKey)).size === 1;
    const lost = new Map();
    for (const item of this.#source) {
      const isNumber = item.name || item.arg || "duxofega".includes(item.type.toLowerCase());
      if (!shown.has(argumentKey(item)) && !(mayOmitNumbers && isNumber)) lost.set(argumentKey(item), item);
    }
    return [...lost.values()].map((item) =>
      fault("missing-placeholder", `${isSole ? item.placeholder : numbered(item)} of the source is missing`));
  }

  #differing() {
    const told = new Set();
    return this.#translation.flatMap((item) => {
      const same = this.#source.filter((other) => argumentKey(other) === argumentKey(item));
      if (same.some((other) => sameType(other, item)) || told.has(item.placeholder)) return [];
      told.add(item.placeholder);
      const [first] = same;
      if (!first) {
        const message = `The source has no argument for ${item.placeholder}; remove it`;
        return [fault("extra-placeholder", message, item.placeholder)];
      }
      const right = item.position ? numbered(first) : first.placeholder;
      const rule = kindOf(first) !== null && kindOf(first) === kindOf(item) ? "placeholder-width" : "placeholder-type";
      return [fault(rule, `The source has ${right} here; write ${right} for ${item.placeholder}`, item.placeholder)];
    });
  }

  /** The placeholders as they should be, where they are those of the source in another order without numbers. */
  #order() {
    if (this.#translation.some((item) => item.position || item.name || item.arg)) return null;
    if (this.#source.length !== this.#translation.length) return null;
    if (this.#source.every((item, index) => sameType(item, this.#translation[index]))) return null;
    const left = [...this.#source];
    const expected = [];
    for (const item of this.#translation) {
      const index = left.findIndex((other) => sameType(other, item));
      if (index < 0) return null;
      expected.push(numbered(left.splice(index, 1)[0]));
    }
    return expected;
  }
}

function fault(rule, message, fragment) {
  return fragment === undefined ? { rule, message } : { rule, message, fragment };
}

function argumentKey(item) {
  if (item.arg) return "%arg";
  return item.name ? `#${item.name}` : String(item.argument);
}

function sameType(one, other) {
  if (one.name || other.name || one.arg || other.arg) return argumentKey(one) === argumentKey(other);
  return typeOf(one) === typeOf(other);
}

/** A type with its length where that says something. */
function typeOf({ type, length }) {
  const same = type === "C" || type === "S" ? type : type.toLowerCase();
  return "duxo".includes(same) || length === "L" ? length + same : same;
}

/** Whole numbers, hexadecimal ones and fractions; `null` of what is no number. */
function kindOf({ type = "" }) {
  return ["dDuU", "xXoO", "fFeEgGaA"].findIndex((letters) => type && letters.includes(type)) + 1 || null;
}

function numbered(item) {
  if (item.position || item.name || item.arg) return item.placeholder;
  return item.placeholder.replace("%", `%${item.argument}$`);
}

function isMixed(items) {
  return new Set(items.filter((item) => item.type).map((item) => item.position !== undefined)).size > 1;
}

/** The names of the arguments of an ICU message. */
class MessageArguments {
  /** All, in the order in which they first stand. */
  all = new Set();
  /** Those that a reader sees in some form. */
  mentioned = new Set();
  /** Those that a reader sees in every form. */
  shown;

  constructor(parts) {
    this.shown = new Set(this.#collect(parts, null));
  }

  #collect(parts, counted) {
    return parts.flatMap((part) => {
      if (part.type === "text") return [];
      if (part.type === "number") return counted ? this.#mention(counted) : [];
      this.all.add(part.name);
      if (part.type === "argument") return this.#mention(part.name);
      const inner = isPlural(part.kind) ? part.name : counted;
      const cases = part.cases.map((item) => this.#collect(item.parts, inner));
      return cases[0].filter((name) => cases.every((names) => names.includes(name)));
    });
  }

  #mention(name) {
    this.mentioned.add(name);
    return [name];
  }
}

/** How the arguments of an ICU message differ from those of its source. */
function argumentFaults(sourceParts, parts) {
  const expected = new MessageArguments(sourceParts);
  const found = new MessageArguments(parts);
  const list = (names) => (names.length === 0 ? "none" : names.map((name) => `{${name}}`).join(", "));
  const missing = [...expected.shown].filter((name) => !found.mentioned.has(name));
  const extra = [...found.all].filter((name) => !expected.all.has(name));
  if (missing.length === 0 && extra.length === 0) return [];
  if (missing.length === 0) {
    const message = `The source has no argument {${extra[0]}}; it has ${list([...expected.all])}`;
    return [fault("icu-arguments", message, `{${extra[0]}}`)];
  }
  if (extra.length === 0) return [fault("icu-arguments", `{${missing[0]}} of the source is missing`)];
  return [fault("icu-arguments", `The source has {${missing[0]}} where this has ${list(extra)}`, `{${extra[0]}}`)];
}

/** Plural categories that a message lacks, or has for nothing. */
function pluralFaults(parts, lang, name) {
  const common = commonCategories(lang);
  const needed = new Intl.PluralRules(knownLocale(lang)).resolvedOptions().pluralCategories;
  const quoted = (list) => list.map((item) => `“${item}”`).join(", ");
  return allCases(parts).filter((part) => part.kind === "plural").flatMap(({ cases }) => {
    const names = cases.map((item) => item.selector);
    const other = JSON.stringify(cases.find((item) => item.selector === "other").parts);
    const exact = { zero: "=0", one: "=1", two: "=2" };
    const isThere = (item) => names.includes(item) || names.includes(exact[item]);
    const isUsed = (item) => item.startsWith("=") || needed.includes(item);
    const missing = needed.filter((item) => !isThere(item) && common.has(item));
    const unused = cases
      .filter((item) => !isUsed(item.selector) && JSON.stringify(item.parts) !== other)
      .map((item) => item.selector);
    const messages = [];
    if (missing.length > 0) messages.push(`The plural lacks ${quoted(missing)}, which ${name} needs`);
    if (unused.length > 0) messages.push(`${name} does not use ${quoted(unused)}; that is never shown`);
    return messages.map((message) => fault("plural-categories", message));
  });
}

const knownCategories = new Map();

/** The categories of whole numbers that occur: not that of a million, nor of fractions. */
function commonCategories(lang) {
  let categories = knownCategories.get(lang);
  if (!categories) {
    categories = new Set(Array.from({ length: 201 }, (_, number) => pluralCategory(lang, number)));
    knownCategories.set(lang, categories);
  }
  return categories;
}

function allCases(parts) {
  return parts.filter((part) => part.type === "cases")
    .flatMap((part) => [part, ...part.cases.flatMap((item) => allCases(item.parts))]);
}
