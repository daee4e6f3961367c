"use strict";

/**
 * How one text became another, in words.
 * @returns {{kind: "same"|"gone"|"new", text: string}[]}
 */
function textDifference(before, after, lang) {
  const [old, now] = [wordsOf(before, lang), wordsOf(after, lang)];
  // Long texts are shown one after the other: what is the same in them helps nobody.
  if (old.length * now.length > 250_000) return [{ kind: "gone", text: before }, { kind: "new", text: after }];
  const lengths = commonLengths(old, now);
  const pieces = [];
  const add = (kind, text) => {
    if (pieces.at(-1)?.kind === kind) pieces.at(-1).text += text;
    else pieces.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add("same", old[i++]);
      j += 1;
    } else if (j >= now.length || (i < old.length && lengths[i + 1][j] >= lengths[i][j + 1])) {
      add("gone", old[i++]);
    } else {
      add("new", now[j++]);
    }
  }
  return pieces;
}

function wordsOf(text, lang) {
  return [...new Intl.Segmenter(lang, { granularity: "word" }).segment(text)].map((part) => part.segment);
}

/** For each pair of places, how many words the rests have in common. */
function commonLengths(old, now) {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i][j] = old[i] === now[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  return lengths;
}
