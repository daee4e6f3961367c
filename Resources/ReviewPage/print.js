"use strict";

/** Prints the chosen alert, or all that the list shows, up to 200. */
class Printer {
  static most = 200;
  #review;
  #sheet;
  #bar;

  constructor(review, sheet, bar) {
    this.#review = review;
    this.#sheet = sheet;
    this.#bar = bar;
    window.addEventListener("afterprint", () => clear(sheet));
  }

  /** @param names what each row is called */
  print(rows, names) {
    clear(this.#sheet);
    const locales = [...this.#review.locales.keys()];
    for (const row of rows.slice(0, Printer.most)) {
      const drawing = element("div");
      renderPreview(drawing, this.#review, row.alert ?? row.parts[0].string, { ...this.#bar.options, appearance: "light", locales });
      this.#sheet.append(element("section", { class: "print-row" },
        element("h2", {}, names.title(row)), element("p", { class: "muted" }, names.place(row)), drawing));
    }
    window.print();
  }
}
