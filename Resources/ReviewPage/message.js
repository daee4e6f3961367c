"use strict";

/**
 * Reads a message in the syntax of ICU, as ICU's MessagePattern reads it with optional double apostrophes.
 *
 * A message is a list of parts: text, {name} (an argument), # (`number`), or an argument with cases.
 */
class MessageReader {
  #text;
  #at = 0;

  /** @returns {{parts: object[]} | {error: string, at: number}} */
  static read(text) {
    const reader = new MessageReader(text);
    try {
      return { parts: reader.#message(0, "") };
    } catch (fault) {
      if (!(fault instanceof MessageFault)) throw fault;
      return { error: fault.message, at: Math.min(fault.at, text.length) };
    }
  }

  constructor(text) {
    this.#text = text;
  }

  /** The parts up to the brace that ends them; `parent` is the type of argument whose case it is. */
  #message(depth, parent) {
    const start = this.#at;
    const parts = [];
    let literal = "";
    const endText = () => {
      if (literal) parts.push({ type: "text", text: literal });
      literal = "";
    };
    while (this.#at < this.#text.length) {
      const character = this.#text[this.#at];
      if (character === "'") {
        literal += this.#quoted(parent);
      } else if (character === "{") {
        endText();
        parts.push(this.#argument(depth));
      } else if (character === "}" && depth > 0) {
        endText();
        this.#at += 1;
        return parts;
      } else if (character === "#" && isPlural(parent)) {
        endText();
        parts.push({ type: "number" });
        this.#at += 1;
      } else {
        literal += character;
        this.#at += 1;
      }
    }
    if (depth > 0) throw new MessageFault("A brace is not closed", start - 1);
    endText();
    return parts;
  }

  /** What an apostrophe and the text that it quotes stand for. */
  #quoted(parent) {
    const next = this.#text[this.#at + 1];
    if (next === "'") {
      this.#at += 2;
      return "'";
    }
    if (next !== "{" && next !== "}" && !(next === "#" && isPlural(parent))) {
      this.#at += 1;
      return "'";
    }
    let text = "";
    this.#at += 1;
    while (this.#at < this.#text.length) {
      if (this.#text[this.#at] !== "'") {
        text += this.#text[this.#at++];
      } else if (this.#text[this.#at + 1] === "'") {
        text += "'";
        this.#at += 2;
      } else {
        this.#at += 1;
        break;
      }
    }
    return text;
  }

  #argument(depth) {
    const start = this.#at;
    this.#at += 1;
    this.#space();
    const name = this.#take(/[^\p{Pattern_Syntax}\p{Pattern_White_Space}]*/uy);
    const isName = name !== "" && !/^0[0-9]+$/.test(name);
    if (!isName) throw new MessageFault("An argument has no name, or a wrong one", start);
    this.#space();
    if (this.#skip("}")) return { type: "argument", name };
    if (!this.#skip(",")) throw new MessageFault("An argument is not closed", start);
    this.#space();
    const kind = this.#take(/[A-Za-z]*/y).toLowerCase();
    this.#space();
    if (!kind) throw new MessageFault("An argument has a comma and no type", start);
    if (isPlural(kind) || kind === "select") {
      if (!this.#skip(",")) throw new MessageFault(`The ${kind} has no cases`, start);
      return this.#cases(name, kind, start, depth);
    }
    if (this.#skip("}")) return { type: "argument", name, kind };
    if (!this.#skip(",")) throw new MessageFault("An argument is not closed", start);
    this.#style(start);
    return { type: "argument", name, kind };
  }

  #cases(name, kind, start, depth) {
    const part = { type: "cases", kind, name, offset: 0, cases: [] };
    this.#space();
    if (isPlural(kind)) {
      const offset = this.#take(/offset:\p{Pattern_White_Space}*-?[0-9.]+/uy);
      part.offset = offset ? Number(offset.slice(7)) : 0;
    }
    for (;;) {
      this.#space();
      if (this.#skip("}")) break;
      const at = this.#at;
      const pattern = isPlural(kind)
        ? /=[0-9.-]+|[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+/uy
        : /[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+/uy;
      const selector = this.#take(pattern);
      if (!selector) throw new MessageFault(`A case of the ${kind} has no name`, at);
      this.#space();
      if (!this.#skip("{")) throw new MessageFault(`The case ${selector} has no text`, at);
      part.cases.push({ selector, parts: this.#message(depth + 1, kind) });
    }
    if (!part.cases.some((item) => item.selector === "other")) {
      throw new MessageFault(`The ${kind} has no case “other”`, start);
    }
    return part;
  }

  /** Passes over the style of a simple argument. */
  #style(start) {
    let depth = 0;
    while (this.#at < this.#text.length) {
      const character = this.#text[this.#at++];
      if (character === "'") {
        const end = this.#text.indexOf("'", this.#at);
        if (end < 0) break;
        this.#at = end + 1;
      } else if (character === "{") {
        depth += 1;
      } else if (character === "}" && depth-- === 0) {
        return;
      }
    }
    throw new MessageFault("A brace is not closed", start);
  }

  #space() {
    this.#take(/\p{Pattern_White_Space}*/uy);
  }

  #skip(character) {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #take(pattern) {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? "";
    this.#at += found.length;
    return found;
  }
}

/** Where a message cannot be read. */
class MessageFault extends Error {
  constructor(message, at) {
    super(message);
    this.at = Math.max(0, at);
  }
}

function isPlural(kind) {
  return kind === "plural" || kind === "selectordinal";
}

/** Puts values into a message. */
class MessageFormat {
  /** What no value was there for. */
  missing = [];
  #lang;
  #value;
  #number;

  /**
   * @param {string} lang the locale whose plural rules and digits hold
   * @param {(name: string) => string|undefined} value what an argument stands for
   * @param {number} number the example number where a message counts
   */
  constructor(lang, value, number) {
    this.#lang = lang;
    this.#value = value;
    this.#number = number;
  }

  text(parts, counted) {
    return parts.map((part) => this.#part(part, counted)).join("");
  }

  #part(part, counted) {
    switch (part.type) {
      case "text":
        return part.text;
      case "number":
        return this.#digits(counted);
      case "argument":
        return this.#argument(part);
      default: {
        const { chosen, number } = this.#choose(part);
        return this.text(chosen.parts, number);
      }
    }
  }

  #argument({ name, kind }) {
    const value = this.#value(name);
    if (value !== undefined) return value;
    if (kind === "number") return this.#digits(this.#number);
    this.missing.push(name);
    return `{${name}}`;
  }

  #choose({ kind, name, offset, cases }) {
    const other = cases.find((item) => item.selector === "other");
    if (!isPlural(kind)) {
      const value = this.#value(name);
      return { chosen: cases.find((item) => item.selector === value) ?? other };
    }
    const number = this.#number - offset;
    const exact = cases.find((item) => item.selector === `=${this.#number}`);
    const category = pluralCategory(this.#lang, number, kind);
    const chosen = exact ?? cases.find((item) => item.selector === category) ?? other;
    return { chosen, number };
  }

  #digits(number) {
    return new Intl.NumberFormat(this.#lang).format(number);
  }
}

/** The plural category of a number in a language. */
function pluralCategory(lang, number, kind = "plural") {
  const type = kind === "selectordinal" ? "ordinal" : "cardinal";
  return new Intl.PluralRules(lang, { type }).select(number);
}

/** The selectors of all plurals of a message, in their order. */
function pluralSelectors(parts) {
  const cases = parts.filter((part) => part.type === "cases");
  const own = cases.filter((part) => isPlural(part.kind)).flatMap((part) => part.cases);
  const inner = cases.flatMap((part) => part.cases.flatMap((item) => pluralSelectors(item.parts)));
  return [...new Set([...own.map((item) => item.selector), ...inner])];
}

/** A number that a plural selector is for. */
function exampleNumber(lang, selector) {
  if (selector.startsWith("=")) return Number(selector.slice(1));
  // The catalogs of Apple have “zero” for 0 in every language.
  if (selector === "zero") return 0;
  const numbers = [2, 1, 0, 3, 5, 11, 20, 100, 1000000, 1.5];
  return numbers.find((number) => pluralCategory(lang, number) === selector) ?? 2;
}
