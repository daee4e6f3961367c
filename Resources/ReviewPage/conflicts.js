"use strict";

/**
 * Asks what shall stand where two people changed one text; one question after the other.
 *
 * No question comes while somebody types: the keys would go into it.
 */
class Conflicts {
  static #pause = 1000;
  #review;
  #work;
  #announcer;
  #waiting = new Map();
  #open = null;
  #isComposing = false;
  #typedAt = -Infinity;
  #timer = 0;

  constructor(review, work, announcer) {
    this.#review = review;
    this.#work = work;
    this.#announcer = announcer;
    for (const name of ["keydown", "input"]) document.addEventListener(name, () => { this.#typedAt = performance.now(); }, true);
    document.addEventListener("compositionstart", () => { this.#isComposing = true; }, true);
    document.addEventListener("compositionend", () => { this.#isComposing = false; }, true);
  }

  /** @param {{target, current, base}} conflict units, or null where there is no text */
  ask(conflict) {
    const { id } = conflict.target;
    this.#waiting.set(id, conflict);
    if (this.#open?.id === id) this.#open.show(conflict);
    else this.#next();
  }

  #next() {
    clearTimeout(this.#timer);
    if (this.#open) return;
    // What was undone meanwhile is no question any more.
    for (const [id, { target }] of this.#waiting) if (!this.#review.decision(target)) this.#waiting.delete(id);
    const [conflict] = this.#waiting.values();
    if (!conflict) return;
    if (this.#isComposing || performance.now() - this.#typedAt < Conflicts.#pause) {
      this.#timer = setTimeout(() => this.#next(), Conflicts.#pause);
      return;
    }
    this.#show(conflict);
  }

  #show(conflict) {
    const { target } = conflict;
    const dialog = element("dialog", { class: "dialog", "aria-labelledby": "conflict-title" });
    const before = document.activeElement;
    const show = (newer) => dialog.replaceChildren(...this.#content(newer, dialog));
    this.#open = { id: target.id, show };
    show(conflict);
    // Neither may be lost by a key pressed in passing; the question comes back with the next save.
    dialog.addEventListener("cancel", () => {
      this.#waiting.delete(target.id);
      this.#announcer.say("Not saved; yours is kept in this browser");
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      this.#open = null;
      if (before?.isConnected) before.focus();
      this.#next();
    });
    document.body.append(dialog);
    dialog.showModal();
    dialog.querySelector("h2").focus();
  }

  /** The question; what is written in an older form of it stays. */
  #content({ target, current, base }, dialog) {
    const locale = this.#review.locales[target.locale];
    const attributes = { lang: locale.lang, dir: locale.dir, class: "text" };
    const yours = this.#review.decision(target) ?? NO_UNIT;
    const written = dialog.querySelector("textarea");
    const mine = element("textarea", { ...attributes, id: "conflict-mine", rows: 3, placeholder: "No text" });
    mine.defaultValue = yours.value ?? "";
    if (written && written.value !== written.defaultValue) mine.value = written.value;
    const settle = (unit, words) => {
      this.#waiting.delete(target.id);
      this.#review.rebase(target, current);
      this.#work.settle(target, unit);
      this.#announcer.say(words);
      dialog.close();
    };
    const keep = () => {
      const isRemoved = yours.value === null && mine.value === "";
      settle(isRemoved ? null : { value: mine.value, state: yours.state ?? "needs_review" }, "Yours is being saved");
    };
    const shown = (name, unit) => [element("h3", {}, name), element("p", attributes, unit?.value ?? "No text")];
    return [
      element("h2", { id: "conflict-title", tabindex: -1 }, "Someone changed this text meanwhile"),
      element("p", {}, "Nothing was overwritten. Choose what shall stand."),
      element("p", { class: "muted" }, `${target.string.key}, ${locale.name}`),
      ...shown("You both began with", base),
      ...shown("Now in the catalog", current),
      element("h3", {}, element("label", { for: "conflict-mine" }, "Yours")),
      mine,
      element("div", { class: "actions" },
        button("Keep mine", keep, { class: "primary" }),
        button("Take theirs", () => settle(current && { value: current.value, state: current.state }, "Theirs stands"))),
    ];
  }
}
