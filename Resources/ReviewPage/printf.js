"use strict";

/** The grammar of Foundation's format strings: %[position$][flags][width][.precision][length]type. */
class PrintfText {
  static #pattern = new RegExp(
    [
      "%(?:(?<percent>%)",
      "|(?:(?<position>[1-9][0-9]*)\\$)?(?:",
      "(?<arg>arg)|#@(?<name>[^@%]+)@",
      "|(?<flags>\\[[^\\]]*\\](?=@)|[-+ 0#']*)(?<width>\\*(?:[1-9][0-9]*\\$)?|[0-9]+)?",
      "(?<precision>\\.(?:\\*(?:[1-9][0-9]*\\$)?|[0-9]*))?",
      "(?<length>hh|h|ll|l|q|L|z|t|j)?(?<type>[@dDiuUxXoOfeEgGcCsSpaAF])",
      "))",
    ].join(""),
    "g",
  );

  /** The pieces of a text: {text}, or {placeholder, name | type, …}. */
  static pieces(text) {
    const pieces = [];
    let end = 0;
    for (const match of text.matchAll(PrintfText.#pattern)) {
      if (PrintfText.#isProse(match, text)) continue;
      if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
      end = match.index + match[0].length;
      pieces.push(match.groups.percent ? { text: "%", isEscaped: true } : PrintfText.#placeholder(match));
    }
    if (end < text.length) pieces.push({ text: text.slice(end) });
    return pieces;
  }

  /** The placeholders with the argument that each shows, counted as Foundation counts. */
  static placeholders(text, first = 1) {
    let next = first;
    return PrintfText.pieces(text)
      .filter((piece) => piece.placeholder)
      .map((piece) => ({ ...piece, argument: piece.position ?? next++ }));
  }

  /** Whether a percent sign stands in a text that begins no placeholder. */
  static hasLonePercent(text) {
    return PrintfText.pieces(text).some((piece) => !piece.isEscaped && piece.text?.includes("%"));
  }

  static #placeholder(match) {
    const { position, arg, name, length = "", type } = match.groups;
    return {
      placeholder: match[0],
      at: match.index,
      position: position ? Number(position) : undefined,
      arg: Boolean(arg),
      name,
      length: length === "q" ? "ll" : length,
      type: type === "i" || type === "D" ? "d" : type,
    };
  }

  /** Whether a percent sign is one in prose: `5% of`. */
  static #isProse(match, text) {
    const { percent, position, flags, width, type } = match.groups;
    if (percent || position || !type) return false;
    const isSpaced = flags.startsWith(" ");
    if (!isSpaced && !(flags === "-" && !width)) return false;
    if (isSpaced && !"diaAeEfFgG".includes(type)) return true;
    const next = text[match.index + match[0].length] ?? "";
    return /[0-9]/.test(text[match.index - 1] ?? "") || /[A-Za-z'’]/.test(next);
  }
}

/** Puts examples into a format string. */
class PrintfFormat {
  #example;
  #substitution;
  #number;

  /**
   * @param {(item: object) => string|undefined} example what an argument stands for
   * @param {(name: string) => string|undefined} substitution the text of %#@name@
   * @param {number} number the example number
   */
  constructor(example, substitution, number) {
    this.#example = example;
    this.#substitution = substitution;
    this.#number = number;
  }

  text(value) {
    let next = 1;
    return PrintfText.pieces(value)
      .map((piece) => {
        if (!piece.placeholder) return piece.text;
        return this.#shown({ ...piece, argument: piece.position ?? next++ });
      })
      .join("");
  }

  #shown(item) {
    if (item.arg) return String(this.#number);
    if (item.name) {
      const text = this.#substitution(item.name);
      return text === undefined ? item.placeholder : this.text(text);
    }
    if ("duUxXoO".includes(item.type)) return String(this.#number);
    if ("fFeEgGaA".includes(item.type)) return this.#number.toFixed(1);
    return this.#example(item) ?? item.placeholder;
  }
}
