"use strict";

/** How wide texts are: by the widths that the document brings, or as this browser draws them. */
class TextMeasure {
  #metrics;
  #context = null;

  constructor(metrics) {
    this.#metrics = metrics;
  }

  /** Points of a text in one line. */
  width(text, size, weight = "regular", lang = "en") {
    if (!this.#metrics?.faces) return this.#drawnWidth(text, size, weight, lang);
    const face = this.#metrics.faces[weight] ?? this.#metrics.faces.regular;
    let units = 0;
    for (const character of text) units += this.#advance(character, face);
    return (units * size) / (face.units ?? 1000);
  }

  /** Columns of a text: two for a character of full width, none for one that stands on another. */
  columns(text) {
    let columns = 0;
    for (const character of text) columns += this.#columns(character);
    return columns;
  }

  /** Lines that a text takes where a line has room for `room`, by a width of pieces. */
  lines(text, room, widthOf) {
    let lines = 0;
    for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
      lines += 1;
      let used = 0;
      for (const piece of linePieces(paragraph)) {
        const word = widthOf(piece.trimEnd());
        if (used > 0 && used + word > room) {
          lines += 1;
          used = 0;
        }
        const whole = widthOf(piece);
        if (word > room) lines += Math.ceil(word / room) - 1;
        used = word > room ? whole % room : used + whole;
      }
    }
    return lines;
  }

  #advance(character, face) {
    if (isCombining(character)) return 0;
    const advance = face.advances?.[character];
    if (advance !== undefined) return advance;
    const fallback = this.#metrics.fallback ?? {};
    return this.#isWide(character) ? fallback.wide ?? 1000 : fallback.narrow ?? 600;
  }

  #columns(character) {
    if (isCombining(character)) return 0;
    return this.#isWide(character) ? 2 : 1;
  }

  #isWide(character) {
    const code = character.codePointAt(0);
    const ranges = this.#metrics?.wide;
    if (ranges) return ranges.some(([first, last]) => first <= code && code <= last);
    return /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u.test(character);
  }

  #drawnWidth(text, size, weight, lang) {
    this.#context ??= document.createElement("canvas").getContext("2d");
    this.#context.lang = lang;
    this.#context.font = `${weight === "semibold" ? 600 : 400} ${size}px ${previewFonts(lang)}`;
    return this.#context.measureText(text).width;
  }
}

function isCombining(character) {
  return /[\p{Mn}\p{Me}\p{Cf}]/u.test(character);
}

/** Pieces of a paragraph between which a line may end: words with the spaces behind them, Chinese characters with their marks. */
function linePieces(paragraph) {
  const opening = "“‘「『（《〈【〔";
  const closing = "”’」』）》〉】〕，。、；：？！…⋯％";
  const wide = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
  const word = `[^\\s${wide}${opening}${closing}]+`;
  const piece = new RegExp(`[${opening}]*(?:[${wide}]|${word}|(?=[${closing}]))[${closing}]*\\s*|[${opening}]+|\\s+`, "gu");
  return paragraph.match(piece) ?? [];
}

/** The families in which a preview is drawn, for a canvas; preview.css has the same. */
function previewFonts(lang) {
  const chinese = { "zh-Hans": "SC", "zh-Hant-TW": "TC", "zh-Hant": "TC", "zh-Hant-HK": "HK" }[lang] ?? "SC";
  return `-apple-system, "Inter", "Noto Sans CJK ${chinese}", sans-serif`;
}

/** The sizes of an alert and its texts, in points. */
class AlertSizes {
  constructor(metrics, textSize = "default") {
    const known = {
      default: { title: 17, message: 13, button: 17 },
      xxxLarge: { title: 23, message: 19, button: 23 },
      ax5: { title: 53, message: 44, button: 53 },
    };
    const sizes = metrics?.sizes?.[textSize] ?? known[textSize] ?? known.default;
    const alert = { width: 270, padding: 16, buttonPadding: 8, ...metrics?.alert };
    Object.assign(this, sizes);
    this.width = alert.width;
    this.padding = alert.padding;
    this.textWidth = alert.width - 2 * alert.padding;
    this.buttonWidth = alert.width / 2 - 2 * alert.buttonPadding;
  }
}

/** The text of a value without its arguments, which are not known while it is written. */
function plainText(review, string, value) {
  const catalog = review.document.catalogs[string.catalog];
  if (catalog?.infoPlist) return value;
  if (catalog?.syntax === "printf") return PrintfText.pieces(value).map((piece) => piece.text ?? "").join("");
  const message = MessageReader.read(value);
  if (message.error !== undefined) return value;
  return new MessageFormat("en", () => "", 2).text(message.parts);
}

/**
 * How long a text is, and how long it may be.
 * @returns {{columns, points, lines, limit: ?{points, lines, text}, over: boolean}}
 */
function measure(review, string, locale, value, options = {}) {
  const { metrics } = review.document;
  const ruler = new TextMeasure(metrics);
  const sizes = new AlertSizes(metrics, options.textSize);
  const text = plainText(review, string, value ?? "");
  const { lang } = review.document.locales[locale];
  const isTitle = string.part === "title";
  const isButton = string.part === "button";
  const size = isTitle ? sizes.title : isButton ? sizes.button : sizes.message;
  const weight = isTitle || isButton ? "semibold" : "regular";
  const widthOf = (piece) => ruler.width(piece, size, weight, lang);
  const columns = ruler.columns(text);
  const points = Math.round(widthOf(text) * 10) / 10;
  const lines = ruler.lines(text, sizes.textWidth, widthOf);
  let limit = null;
  if (isTitle) limit = { points: sizes.textWidth, lines: 2, text: `two lines of ${sizes.textWidth} points` };
  if (isButton) limit = { points: sizes.buttonWidth, lines: 1, text: `${sizes.buttonWidth} points, half an alert` };
  const over = isTitle ? lines > 2 : isButton && points > sizes.buttonWidth;
  return { columns, points, lines, limit, over };
}
