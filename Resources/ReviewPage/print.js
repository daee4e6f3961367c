"use strict";

/** Prints the chosen alert, or all that the list shows, up to 200. */
class Printer {
  static most = 200;
  #review;
  #sheet;
  #bar;
  #rows;

  /** @param chosen gives the row that is printed when the browser is told to print */
  constructor(sheet, { review, rows, bar, chosen }) {
    this.#review = review;
    this.#sheet = sheet;
    this.#bar = bar;
    this.#rows = rows;
    window.addEventListener("beforeprint", () => {
      if (!sheet.hasChildNodes() && chosen()) this.#fill([chosen()]);
    });
    window.addEventListener("afterprint", () => clear(sheet));
  }

  print(rows) {
    clear(this.#sheet);
    this.#fill(rows.slice(0, Printer.most));
    window.print();
  }

  #fill(rows) {
    const locales = [...this.#review.locales.keys()];
    for (const row of rows) {
      const drawing = element("div");
      renderPreview(drawing, this.#review, row.alert ?? row.parts[0].string, { ...this.#bar.options, appearance: "light", locales });
      this.#sheet.append(element("section", { class: "print-row" },
        element("h2", {}, this.#rows.title(row)), element("p", { class: "muted" }, this.#rows.place(row)), drawing));
    }
  }
}
