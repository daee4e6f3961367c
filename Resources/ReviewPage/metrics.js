"use strict";

/**
 * How wide texts are, by the widths that the document brings, as the tool measures.
 *
 * A grapheme cluster is as wide as the widest of its characters. Kerning is left out.
 */
class TextMeasure {
  #metrics;
  #lang;
  #face;
  #size;

  constructor(metrics, lang, size, weight = "regular") {
    this.#metrics = metrics;
    this.#face = metrics.faces[weight];
    this.#lang = lang;
    this.#size = size;
  }

  /** Points of a text in one line. */
  width(text) {
    let units = 0;
    for (const cluster of clusters(text)) units += this.#advance(cluster);
    return (units * this.#size) / 1000;
  }

  /** Lines that a text takes where a line has so much room. */
  lines(text, room) {
    let lines = 0;
    for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
      lines += 1;
      let used = 0;
      for (const piece of linePieces(paragraph)) {
        const word = this.width(piece.trimEnd());
        if (used > 0 && used + word > room) {
          lines += 1;
          used = 0;
        }
        // A word that no line has room for is parted.
        if (word > room) {
          const parted = this.#parted(piece, room);
          lines += parted.lines;
          used = parted.used;
        } else {
          used += this.width(piece);
        }
      }
    }
    return lines;
  }

  #parted(word, room) {
    const parted = { lines: 0, used: 0 };
    for (const cluster of clusters(word)) {
      const width = this.width(cluster);
      if (parted.used + width > room) {
        parted.lines += 1;
        parted.used = 0;
      }
      parted.used += width;
    }
    return parted;
  }

  #advance(cluster) {
    const advances = [...cluster].map((character) => this.#advanceOf(character));
    if (advances.length === 1) return advances[0];
    return Math.max(...advances, columnsOf(cluster, this.#metrics) === 2 ? 1000 : 0);
  }

  #advanceOf(character) {
    const { narrow, fallback } = this.#metrics;
    const code = character.codePointAt(0);
    const chinese = /^zh\b/.test(this.#lang) ? this.#face.chinese[character] : undefined;
    if (chinese !== undefined) return chinese;
    if (isCombining(character)) return 0;
    const latin = this.#face.advances[character];
    if (latin !== undefined) return latin;
    const other = narrow.find(([first, last]) => first <= code && code <= last);
    if (other) return other[2];
    return isWide(character, this.#metrics) ? fallback.wide : fallback.narrow;
  }
}

/** Columns of a text: two for a character of full width, none for one that stands on another. */
function columnsOf(text, metrics) {
  let columns = 0;
  for (const cluster of clusters(text)) {
    columns += Math.max(...[...cluster].map((character) => columnsOfOne(character, metrics)));
  }
  return columns;
}

function columnsOfOne(character, metrics) {
  if (isCombining(character)) return 0;
  return isWide(character, metrics) ? 2 : 1;
}

/** The grapheme clusters of a text. */
function clusters(text) {
  if (/^[\u0020-\u007E\u4E00-\u9FFF]*$/.test(text)) return text;
  return Array.from(graphemes.segment(text), (part) => part.segment);
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function isWide(character, metrics) {
  return inRanges(character.codePointAt(0), metrics.wide);
}

function isCombining(character) {
  const code = character.codePointAt(0);
  if (code < 0x80) return false;
  return /[\p{Mn}\p{Me}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character);
}

/** Whether one of some ranges, which are in order, has a number. */
function inRanges(code, ranges) {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < ranges[middle][0]) high = middle - 1;
    else if (code > ranges[middle][1]) low = middle + 1;
    else return true;
  }
  return false;
}

/** Words with the spaces behind them, and Chinese characters with their marks. */
const linePiece = (() => {
  const opening = "“‘「『（《〈【〔";
  const closing = "”’」』）》〉】〕，。、；：？！…⋯％";
  const wide = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
  const word = `[^\\s${wide}${opening}${closing}]+`;
  return new RegExp(`[${opening}]*(?:[${wide}]|${word}|(?=[${closing}]))[${closing}]*\\s*|[${opening}]+|\\s+`, "gu");
})();

/** Pieces of a paragraph between which a line may end. */
function linePieces(paragraph) {
  return paragraph.match(linePiece) ?? [];
}

/** The sizes of an alert and its texts, in points. */
class AlertSizes {
  constructor({ alert, sizes }, textSize = "default") {
    Object.assign(this, sizes[textSize]);
    this.width = /^ax/.test(textSize) ? alert.accessibilityWidth : alert.width;
    this.textWidth = this.width - 2 * alert.padding;
    this.buttonWidth = Math.floor(this.width / 2) - 2 * alert.buttonPadding;
  }
}

/** The text of a value, with something else in the places of its arguments. */
function plainText(review, string, value, filler = "") {
  const catalog = review.document.catalogs[string.catalog];
  if (catalog?.infoPlist) return value;
  if (catalog?.syntax === "printf") return PrintfText.pieces(value).map((piece) => piece.text ?? filler).join("");
  const message = MessageReader.read(value);
  if (message.error !== undefined) return value;
  return new MessageFormat("en", () => filler, 2).text(message.parts);
}

/**
 * How long a text is, and how long it may be. Its arguments are left out: nobody knows how long they will be.
 * @returns {{columns, points, lines, limit: ?{points, lines, text}, over: boolean}}
 */
function measure(review, string, locale, value, options = {}) {
  const { metrics } = review.document;
  const sizes = new AlertSizes(metrics, options.textSize);
  const text = plainText(review, string, value ?? "");
  const isTitle = string.part === "title";
  const isButton = string.part === "button";
  const size = isTitle ? sizes.title : isButton ? sizes.button : sizes.message;
  const ruler = new TextMeasure(metrics, review.document.locales[locale].lang, size, isTitle ? "semibold" : "regular");
  const points = Math.round(ruler.width(text) * 10) / 10;
  const lines = ruler.lines(text, sizes.textWidth);
  let limit = null;
  if (isTitle) limit = { points: sizes.textWidth, lines: 2, text: `two lines of ${sizes.textWidth} points` };
  if (isButton) limit = { points: sizes.width / 2, lines: 1, text: `${sizes.width / 2} points, half an alert` };
  const over = isTitle ? lines > 2 : isButton && points > sizes.width / 2;
  return { columns: columnsOf(text, metrics), points, lines, limit, over };
}
