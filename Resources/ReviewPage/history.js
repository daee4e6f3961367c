"use strict";

/**
 * The steps of a review, to undo and to redo.
 *
 * A step is {label, changes: [{target, before, after}], added?: [{target, note}], removed?: [{target, note}]};
 * before and after are units, or null where there is none; added and removed are notes.
 */
class ReviewHistory extends EventTarget {
  #steps = [];
  #done = 0;
  #isOpen = false;

  get undoable() {
    return this.#steps[this.#done - 1] ?? null;
  }

  get redoable() {
    return this.#steps[this.#done] ?? null;
  }

  record(step) {
    this.#steps.length = this.#done;
    this.#steps.push(step);
    this.#done = this.#steps.length;
    this.#isOpen = false;
    this.#changed();
  }

  /** Typing in one text is one step, until it is sealed. */
  recordTyping(target, before, after) {
    const last = this.undoable;
    if (this.#isOpen && this.#done === this.#steps.length && last.changes[0].target.id === target.id) {
      last.changes[0].after = after;
      return;
    }
    this.record({ label: "Edit", changes: [{ target, before, after }] });
    this.#isOpen = true;
  }

  seal() {
    this.#isOpen = false;
  }

  /** The step to take back, or null; it counts as taken back. */
  back() {
    const step = this.undoable;
    if (step) this.#done -= 1;
    this.#isOpen = false;
    this.#changed();
    return step;
  }

  forward() {
    const step = this.redoable;
    if (step) this.#done += 1;
    this.#isOpen = false;
    this.#changed();
    return step;
  }

  #changed() {
    this.dispatchEvent(new CustomEvent("change"));
  }
}
