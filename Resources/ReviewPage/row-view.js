"use strict";

/** Draws a row of the list: what it says, where it belongs, and marks for what is to be done. */
class RowView {
  static #marks = { missing: "○", needs_review: "◐", inherited: "↑", translated: "✓", none: "–" };
  #review;
  #rows;
  #filters;

  constructor(review, rows, filters) {
    this.#review = review;
    this.#rows = rows;
    this.#filters = filters;
  }

  draw(option, row) {
    const review = this.#review;
    const source = review.locales[review.document.source];
    const place = this.#rows.place(row);
    const states = this.#filters.locales.map((locale) => this.#state(row, locale));
    const findings = this.#rows.findings(row).filter(({ locale }) => locale === undefined || this.#filters.locales.includes(locale));
    const bits = review.locales.reduce((all, _, locale) => all | this.#rows.bits(row, locale), 0);
    const extras = [[ROW_BITS.unsaved, "●", review.isServed ? "not saved" : "changed by you"], [ROW_BITS.changed, "Δ", `changed since ${review.document.since}`], [ROW_BITS.noted, "✎", "has notes"]]
      .filter(([bit]) => bits & bit);
    const worst = ["error", "warning", "note"].find((severity) => findings.some((finding) => finding.severity === severity));
    option.append(
      element("span", { class: "row-title", lang: source.lang, dir: source.dir }, this.#rows.title(row)),
      element("span", { class: "row-place", "aria-hidden": "true" }, place),
      element("span", { class: "row-marks", "aria-hidden": "true" },
        states.map(({ state, id }) => element("span", { class: `mark mark-${state}` }, `${RowView.#marks[state]} ${id}`)),
        worst ? element("span", { class: `mark mark-${worst}` }, `${worst === "error" ? "✕" : "!"} ${findings.length}`) : null,
        extras.map(([, sign]) => element("span", { class: "mark" }, sign))),
      element("span", { class: "hidden" }, [
        place,
        ...states.map(({ state, name }) => `${name}: ${STATE_NAMES[state] ?? "not to be translated"}`),
        ...(worst ? [`${counted(findings.length, "finding")}, at worst: ${worst}`] : []),
        ...extras.map(([, , words]) => words),
      ].join(". ")));
  }

  /** The state that asks most of a reviewer. */
  #state(row, locale) {
    const bits = this.#rows.bits(row, locale);
    const { id, name } = this.#review.locales[locale];
    const state = ["missing", "needs_review", "translated", "inherited"].find((other) => bits & ROW_BITS[other]) ?? "none";
    return { state, id, name };
  }
}
