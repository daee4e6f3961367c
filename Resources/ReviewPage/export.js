"use strict";

/** The buttons that hand the changes over as files. */
class Exports {
  #review;
  #announcer;
  #buttons;

  /** @param buttons {patch, xliff} */
  constructor(review, announcer, buttons) {
    this.#review = review;
    this.#announcer = announcer;
    this.#buttons = buttons;
    buttons.patch.addEventListener("click", () => this.#savePatch());
    buttons.xliff.addEventListener("click", () => this.#saveXLIFF());
  }

  /** Says on the buttons what they hold. */
  draw() {
    const count = changedTexts(this.#review).length;
    for (const [name, node] of [["patch", this.#buttons.patch], ["XLIFF", this.#buttons.xliff]]) {
      node.textContent = `Export ${name} (${counted(count, "change")})`;
    }
  }

  #savePatch() {
    if (!this.#hasChanges()) return;
    this.#save(patchOf(this.#review), "patch.json", "application/json");
  }

  #saveXLIFF() {
    if (!this.#hasChanges()) return;
    const file = new XLIFFExport(this.#review);
    const strings = file.unwritable;
    if (strings.length > 0) return this.#explain(strings);
    this.#save(file.text, "xliff", "application/xliff+xml");
  }

  #hasChanges() {
    const has = changedTexts(this.#review).length > 0;
    if (!has) this.#announcer.say("There is nothing to export yet");
    return has;
  }

  #save(content, extension, type) {
    const url = URL.createObjectURL(new Blob([content], { type }));
    const title = (this.#review.document.title ?? "catalogs").replace(/[\u0000-\u001F\\/:*?"<>|]+/g, "-").replace(/^[.\s-]+/, "");
    const name = `review-${title || "catalogs"}.${extension}`;
    const link = element("a", { download: name, href: url, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    this.#announcer.say(`Exported as ${name}; your changes stay here until you discard them`);
  }

  #explain(strings) {
    const keys = [...new Set(strings.map(({ key }) => key))];
    const dialog = element("dialog", { class: "dialog", "aria-labelledby": "unwritable-title" },
      element("h2", { id: "unwritable-title" }, "XLIFF cannot hold these texts"),
      element("p", {}, "They have a control character or half a character, which XML has no way to write. Take it out, or export the patch, which holds everything."),
      element("ul", {}, keys.slice(0, 20).map((key) => element("li", {}, element("code", {}, JSON.stringify(key).slice(1, -1))))),
      element("div", { class: "actions" },
        button("Export patch", () => { dialog.close(); this.#savePatch(); }, { class: "primary" }),
        button("Close", () => dialog.close())));
    dialog.addEventListener("close", () => {
      dialog.remove();
      this.#buttons.xliff.focus();
    });
    document.body.append(dialog);
    dialog.showModal();
  }
}
