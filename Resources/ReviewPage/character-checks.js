"use strict";

/** Characters that are left of a text whose encoding was taken for another; the first is told. */
function brokenCharacters(text) {
  const found = /[\uFFFD\u0000-\u0008\u000B\u000E-\u001A\u001C-\u001F\u007F-\u009F]|(?<=\p{Script=Han})[\uE000-\uF8FE](?=\p{Script=Han})|锟(?=斤)|â(?=€)/u.exec(text);
  if (!found) return [];
  return [fault("broken-character", "A character is broken here. Write the text again", found[0])];
}

/** Characters that nobody sees, where they do nothing good. */
function invisibleCharacters(text, lang) {
  const letters = [...text];
  const unbalanced = unbalancedControls(letters);
  const useless = letters.filter((letter, index) => unbalanced.has(index) || isUseless(letters, index, lang, text));
  return useless.map((letter) => {
    const code = letter.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
    return fault("invisible-character", `U+${code} is here. Take it away`, letter);
  });
}

/** Controls of direction without a partner (UAX #9). */
function unbalancedControls(letters) {
  const open = [];
  const single = new Set();
  for (const [index, letter] of letters.entries()) {
    if (/[\u202A\u202B\u202D\u202E\u2066-\u2068]/.test(letter)) open.push(index);
    if (!/[\u202C\u2069]/.test(letter)) continue;
    const last = open.at(-1);
    const isPair = last !== undefined && (letters[last] >= "\u2066") === (letter === "\u2069");
    if (isPair) open.pop();
    else single.add(index);
  }
  return new Set([...single, ...open]);
}

function isUseless(letters, index, lang, text) {
  const letter = letters[index];
  if (letter === "\uFEFF") return true;
  // Other languages break lines, join letters and turn round with what is not seen.
  const isChinese = /^zh\b/.test(lang);
  const hasOthers = /(?!\p{Script=Latin}|\p{Script=Han})\p{L}/u.test(text.replace(/[\u3164\u3005-\u3007]/gu, ""));
  if (hasOthers || !(isChinese || /^en\b/.test(lang))) return false;
  const [before, after] = [letters[index - 1] ?? "", letters[index + 1] ?? ""];
  const isHan = (item) => /\p{Script=Han}/u.test(item);
  const isMark = (item) => /[、。！，：；？．／～]/.test(item);
  const isWide = (item) => isHan(item) || isMark(item);
  const isWord = (item) => isWide(item) || /\p{Script=Latin}/u.test(item);
  const isHalf = (item) => item === argumentMark || /[\p{Script=Latin}0-9]/u.test(item);
  switch (letter) {
    case "\u200B": case "\u180E": case "\u3164":
      return true;
    case "\u200C": case "\u200D": case "\u200E": case "\u200F":
      return isWord(before) && isWord(after);
    case "\u00AD":
      return isHan(before) || isHan(after);
    case "\u00A0":
      return isChinese && ((isWide(before) && isWide(after)) || isMark(before) || isMark(after));
    case "\u3000":
      if (!isChinese || isHalf(before) || isHalf(after)) return true;
      return index > 0 && !/[\n\r]/.test(before) && (isMark(before) || isMark(after));
    default:
      return false;
  }
}

/** Quotation marks of another region or of a typewriter, in Chinese text. */
function quotationMarks(text, lang) {
  if (!/^zh\b/.test(lang) || !/\p{Script=Han}/u.test(text)) return [];
  const isTraditional = /^zh-Hant/.test(lang);
  const foreign = isTraditional ? /“[^“”]*”|‘[^‘’]*’/gu : /「[^「」]*」|『[^『』]*』/gu;
  const found = [...text.matchAll(foreign), ...straightQuotations(text)].filter((match) => isInChinese(match, text));
  if (found.length === 0) return [];
  const wanted = isTraditional ? "「 」" : "“ ”";
  const marks = [...new Set(found.map(([quoted]) => `${quoted[0]} ${quoted.at(-1)}`))].sort();
  return [fault("quotation-marks", `Write ${wanted} for ${marks.join(", ")}`, found[0][0])];
}

/** Texts between two straight marks; none where a mark cannot open or close. */
function straightQuotations(text) {
  if ((text.match(/"/g) ?? []).length % 2 !== 0) return [];
  const found = [...text.matchAll(/"([^"]+)"/g)];
  const isSure = found.every((match) => {
    const [before, after] = [text[match.index - 1] ?? "", text[match.index + match[0].length] ?? ""];
    return !/[{[=(\\0-9]/.test(before) && !/[=\]}:]/.test(after) && match[1].trim() === match[1];
  });
  return isSure ? found : [];
}

function isInChinese(match, text) {
  const [quoted] = match;
  if (/\p{Script=Han}/u.test(quoted)) return true;
  const isCode = quoted[0] === '"' && /^\p{Ll}/u.test(quoted.slice(1));
  if (quoted[0] === "'" || isCode) return false;
  const before = text.slice(0, match.index).trimEnd().slice(-1);
  const after = text.slice(match.index + quoted.length).trimStart().slice(0, 1);
  return [before, after].some((letter) => /[\p{Script=Han}、。！，：；？]/u.test(letter));
}
