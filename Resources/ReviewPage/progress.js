"use strict";

/** How far each locale is: counts that follow the decisions. */
class Progress {
  static #states = ["translated", "needs_review", "inherited", "missing"];
  #review;
  #counts;
  #seen = new Map();

  constructor(review) {
    this.#review = review;
    this.#counts = review.locales.map(() => ({ translated: 0, needs_review: 0, inherited: 0, missing: 0 }));
  }

  /** Counts all, in slices. */
  async count() {
    let until = performance.now() + 30;
    for (const string of this.#review.document.strings) {
      this.update(string);
      if (performance.now() < until) continue;
      await nextSlice();
      until = performance.now() + 30;
    }
  }

  /** Counts a string anew. */
  update(string) {
    if (string.shouldTranslate === false) return;
    for (const locale of this.#review.editable) {
      const states = this.#review.shownPaths(string, locale).map((path) => this.#review.state(string, locale, path));
      const place = `${string.index}/${locale}`;
      for (const state of this.#seen.get(place) ?? []) this.#counts[locale][state] -= 1;
      for (const state of states) this.#counts[locale][state] += 1;
      this.#seen.set(place, states);
    }
  }

  draw(container) {
    clear(container);
    for (const locale of this.#review.editable) {
      const counts = this.#counts[locale];
      const total = Progress.#states.reduce((sum, state) => sum + counts[state], 0);
      const words = Progress.#states.filter((state) => counts[state] > 0)
        .map((state) => `${counts[state].toLocaleString("en")} ${STATE_NAMES[state]}`).join(", ");
      const bar = element("div", { class: "bar", "aria-hidden": "true" });
      for (const state of Progress.#states) {
        if (counts[state] === 0) continue;
        const piece = element("span", { class: `bar-${state}` });
        piece.style.flexGrow = counts[state];
        bar.append(piece);
      }
      const percent = total === 0 ? 100 : Math.floor((100 * (counts.translated + counts.inherited)) / total);
      container.append(element("li", { class: "progress" },
        element("span", { class: "progress-name" }, this.#review.locales[locale].name),
        element("span", { class: "progress-percent" }, `${percent}%`),
        bar,
        element("span", { class: "progress-words" }, words)));
    }
  }
}
