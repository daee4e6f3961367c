"use strict";

/** Asks what shall stand where two people changed one text; one question after the other. */
class Conflicts {
  #review;
  #work;
  #announcer;
  #waiting = [];
  #isOpen = false;

  constructor(review, work, announcer) {
    this.#review = review;
    this.#work = work;
    this.#announcer = announcer;
  }

  /** @param {{target, current, yours, base}} conflict units, or null where there is no text */
  ask(conflict) {
    this.#waiting = this.#waiting.filter(({ target }) => target.id !== conflict.target.id);
    this.#waiting.push(conflict);
    this.#next();
  }

  #next() {
    const conflict = this.#waiting[0];
    if (this.#isOpen || !conflict) return;
    this.#isOpen = true;
    const dialog = this.#dialog(conflict);
    const before = document.activeElement;
    dialog.addEventListener("close", () => {
      dialog.remove();
      this.#isOpen = false;
      if (before?.isConnected) before.focus();
      this.#next();
    });
    document.body.append(dialog);
    dialog.showModal();
  }

  #dialog({ target, current, yours, base }) {
    const locale = this.#review.locales[target.locale];
    const attributes = { lang: locale.lang, dir: locale.dir, class: "text" };
    const mine = element("textarea", { ...attributes, id: "conflict-mine", rows: 3 });
    mine.value = yours.value;
    const settle = (unit, words) => {
      this.#waiting.shift();
      this.#review.rebase(target, current);
      this.#work.settle(target, unit);
      this.#announcer.say(words);
      dialog.close();
    };
    const shown = (name, unit) => [element("h3", {}, name), element("p", attributes, unit?.value ?? "No text")];
    const dialog = element("dialog", { class: "dialog", "aria-labelledby": "conflict-title" },
      element("h2", { id: "conflict-title" }, "Someone changed this text meanwhile"),
      element("p", {}, "Nothing was overwritten. Choose what shall stand."),
      element("p", { class: "muted" }, `${target.string.key}, ${locale.name}`),
      shown("You both began with", base),
      shown("Now in the catalog", current),
      element("h3", {}, element("label", { for: "conflict-mine" }, "Yours")),
      mine,
      element("div", { class: "actions" },
        button("Keep mine", () => settle({ value: mine.value, state: yours.state }, "Yours is saved"), { class: "primary" }),
        current ? button("Take theirs", () => settle({ value: current.value, state: current.state }, "Theirs stands"), {}) : null));
    // Neither may be lost by a key pressed in passing; the question comes back with the next save.
    dialog.addEventListener("cancel", () => {
      this.#waiting.shift();
      this.#announcer.say("Not saved; yours is kept in this browser");
    });
    return dialog;
  }
}
