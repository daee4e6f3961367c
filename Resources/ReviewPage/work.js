"use strict";

/**
 * What a reviewer does to texts, and what it does to their units.
 *
 * Typing makes a text needs_review; approving makes it translated. Every step can be taken back.
 * `saving`, if there is a server, is told what is ready to be saved.
 */
class Work {
  author = "";
  saving = null;
  #review;
  #history;
  #typed = new Set();
  #isBusy = false;

  constructor(review, history) {
    this.#review = review;
    this.#history = history;
  }

  /** The text as it is being typed. */
  type(target, value) {
    const before = this.#unit(target);
    const base = this.#review.decision(target)?.base ?? this.#plain(this.#review.base(target));
    let after = { value, state: "needs_review" };
    if (value === base?.value) after = base;
    if (value === "" && base === null) after = null;
    if (sameUnit(before, after)) return;
    this.#typed.add(target.id);
    this.#history.recordTyping(target, before, after);
    this.#review.decide(target, after);
  }

  /** The field is left: what was typed is a step of its own now, and is saved. */
  leave(target) {
    this.#history.seal();
    if (this.#typed.delete(target.id) && this.#review.decision(target)) this.saving?.save(target);
  }

  /** Returns how many texts were approved; where there is no text there is nothing to approve. */
  approve(targets) {
    return this.#setState(targets, "translated", "Approve");
  }

  needReview(targets) {
    return this.#setState(targets, "needs_review", "Needs review");
  }

  #setState(targets, state, label) {
    const there = targets.filter((target) => this.#mayChange(target) && this.#unit(target)?.value);
    const changes = there.flatMap((target) => {
      const before = this.#unit(target);
      const after = { value: before.value, state };
      return sameUnit(before, after) ? [] : [{ target, before, after }];
    });
    this.#take({ label, changes });
    return there.length;
  }

  /** Back to what the catalog has. */
  revert(target) {
    const decision = this.#review.decision(target);
    if (!decision) return false;
    const base = this.#plain(this.#review.base(target));
    this.#take({ label: "Revert", changes: [{ target, before: this.#unit(target), after: base }] });
    return true;
  }

  /** Takes the catalog's text for one's own, or one's own against the catalog's newer one; null is no text. */
  settle(target, unit) {
    const base = this.#plain(this.#review.base(target));
    const before = this.#unit(target);
    this.#history.record({ label: "Settle a conflict", changes: [{ target, before, after: unit }] });
    this.#review.decide(target, unit ?? NO_UNIT, base);
    if (this.#review.decision(target)) this.saving?.save(target);
  }

  /** Takes all decisions and notes back, as one step. */
  async discardAll() {
    const changes = this.#review.decisions.map(({ target }) => ({
      target,
      before: this.#unit(target),
      after: this.#plain(this.#review.base(target)),
    }));
    const notes = this.#review.allNotes.flatMap(({ target, notes }) => notes.map((note) => ({ target, note })));
    this.#history.record({ label: "Discard", changes, removed: notes });
    await this.#inSlices(notes, ({ target, note }) => this.#review.removeNote(target, note));
    await this.#inSlices(changes, ({ target }) => this.#review.decide(target, null));
  }

  note(target, kind, text) {
    const note = { kind, text, date: `${new Date().toISOString().slice(0, 19)}Z` };
    if (this.author) note.author = this.author;
    if (!this.saving) this.#history.record({ label: kind === "comment" ? "Comment" : "Suggest", changes: [], added: [{ target, note }] });
    this.#addNote(target, note);
  }

  #addNote(target, note) {
    this.#review.addNote(target, note);
    this.saving?.saveNote(target, note);
  }

  /** Whether a step of many texts is being taken. */
  get isBusy() {
    return this.#isBusy;
  }

  async undo() {
    const step = this.#history.back();
    if (!step) return null;
    await this.#inSlices(step.added ?? [], ({ target, note }) => this.#review.removeNote(target, note));
    await this.#inSlices(step.removed ?? [], ({ target, note }) => this.#addNote(target, note));
    await this.#inSlices(step.changes, ({ target, before }) => this.#lay(target, before));
    return step;
  }

  async redo() {
    const step = this.#history.forward();
    if (!step) return null;
    await this.#inSlices(step.added ?? [], ({ target, note }) => this.#review.addNote(target, note));
    await this.#inSlices(step.removed ?? [], ({ target, note }) => this.#review.removeNote(target, note));
    await this.#inSlices(step.changes, ({ target, after }) => this.#lay(target, after));
    return step;
  }

  async #inSlices(items, action) {
    this.#isBusy = true;
    await inSlices(items, action);
    this.#isBusy = false;
  }

  #take(step) {
    if (step.changes.length === 0) return;
    this.#history.record(step);
    for (const { target, after } of step.changes) this.#lay(target, after);
  }

  #lay(target, unit) {
    this.#review.putBack(target, unit);
    if (this.#review.decision(target)) this.saving?.save(target);
  }

  #mayChange({ string, locale }) {
    return this.#review.mayEdit(string, locale);
  }

  #unit({ string, locale, path }) {
    return this.#plain(this.#review.unit(string, locale, path));
  }

  #plain(unit) {
    return unit ? { value: unit.value, state: unit.state } : null;
  }
}
