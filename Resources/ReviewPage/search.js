"use strict";

/** What each row says in all its locales, its keys and comments, to be searched; made when it is first asked for. */
class SearchIndex {
  #review;
  #rows;
  #texts = [];

  constructor(review, rows) {
    this.#review = review;
    this.#rows = rows;
    review.addEventListener("change", (event) => {
      for (const row of rows.rowsOf(event.detail.target.string)) this.#texts[row.index] = undefined;
    });
  }

  /** Makes texts until the time is over; whether all are made. */
  prepare(hasTime) {
    for (const row of this.#rows.all) {
      if (this.#texts[row.index] !== undefined) continue;
      if (!hasTime()) return false;
      this.#text(row);
    }
    return true;
  }

  /** Whether a row has every word of the query. */
  matches(row, words) {
    return words.every((word) => this.#text(row).includes(word));
  }

  static words(query) {
    return folded(query).split(/\s+/u).filter(Boolean);
  }

  #text(row) {
    return (this.#texts[row.index] ??= this.#read(row));
  }

  #read(row) {
    const review = this.#review;
    const pieces = [row.permission, row.situation, row.use];
    for (const { string } of row.parts) {
      pieces.push(string.key, string.comment);
      for (const locale of review.locales.keys()) {
        for (const path of review.paths(string, locale)) pieces.push(review.value(string, locale, path));
      }
      for (const note of string.notes) pieces.push(note.text);
    }
    return folded(pieces.filter(Boolean).join("\n"));
  }
}

/** Without what a search does not tell apart: case, and full and half width. */
function folded(text) {
  return text.normalize("NFKC").toLowerCase();
}
