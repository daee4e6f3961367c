"use strict";

/**
 * Keeps what the reviewer decided in the browser, text by text, so that it survives a closed tab,
 * and two tabs with one document do not overwrite each other's texts.
 */
class Drafts extends EventTarget {
  #review;
  #prefix;
  #storage;
  #lost = new Set();
  /** What this page wrote; all else is another tab's. */
  #written = new Map();
  #hasTold = false;

  constructor(review, storage) {
    super();
    this.#review = review;
    this.#storage = storage;
    this.#prefix = `alertcopy.review/${review.document.id ?? review.document.title}/`;
  }

  /** Whether something of the reviewer stands in this page alone. */
  get hasUnstored() {
    return this.#lost.size > 0;
  }

  /**
   * What an earlier session left: decisions and notes, with their targets, or null where the text is no more. What the
   * catalogs hold by now is let go.
   */
  kept() {
    const entries = this.#keys().flatMap((key) => {
      const entry = this.#read(key);
      return entry ? [{ ...entry, key, target: this.#target(key) }] : [];
    });
    const done = entries.filter((entry) => this.#isDone(entry));
    this.forget(done);
    return entries.filter((entry) => !done.includes(entry));
  }

  #isDone({ target, decision, notes = [] }) {
    if (!target) return false;
    const isHeld = !decision || sameUnit(decision, this.#review.base(target));
    return isHeld && notes.every((note) => this.#isKnown(target, note));
  }

  #isKnown(target, note) {
    return this.#review.knownNotes(target).some((other) => sameNote(note, other));
  }

  /** Lays what was kept over the document, in slices. */
  async restore(entries) {
    await inSlices(entries.filter(({ target }) => target), ({ target, decision, notes = [] }) => {
      if (decision) this.#review.decide(target, decision, decision.base ?? null);
      for (const note of notes) if (!this.#isKnown(target, note)) this.#review.addNote(target, note);
    });
  }

  /** Writes what stands now for a text. */
  keep(target) {
    const key = this.#key(target);
    const decision = this.#review.decision(target);
    const notes = this.#review.ownNotes(target);
    try {
      if (!decision && notes.length === 0) {
        this.#remove(key);
      } else {
        const entry = {};
        if (decision) entry.decision = { base: decision.base, value: decision.value, state: decision.state };
        if (notes.length > 0) entry.notes = notes;
        this.#write(key, entry);
      }
      this.#lost.delete(key);
    } catch {
      this.#lost.add(key);
      this.#tell();
    }
  }

  /** Lets go of what was kept, also of texts that are no more. */
  forget(entries) {
    for (const { key } of entries) this.#storage?.removeItem(key);
  }

  #tell() {
    if (this.#hasTold) return;
    this.#hasTold = true;
    this.dispatchEvent(new CustomEvent("problem"));
  }

  #keys() {
    try {
      return Object.keys(this.#storage ?? {}).filter((key) => key.startsWith(this.#prefix));
    } catch {
      return [];
    }
  }

  #read(key) {
    try {
      const entry = JSON.parse(this.#storage.getItem(key));
      const { decision, notes = [] } = entry;
      const isUnit = decision && typeof decision.value === "string" && typeof decision.state === "string";
      if (decision && !isUnit && !(decision.value === null && decision.state === null)) return null;
      if (!Array.isArray(notes)) return null;
      return entry;
    } catch {
      return null;
    }
  }

  /** What is kept already keeps its date. */
  #write(key, entry) {
    if (!this.#storage) throw new Error("no storage");
    const old = this.#read(key);
    if (!old || JSON.stringify({ ...old, date: undefined }) !== JSON.stringify(entry)) {
      this.#storage.setItem(key, JSON.stringify({ ...entry, date: new Date().toISOString() }));
    }
    this.#written.set(key, this.#storage.getItem(key));
  }

  #remove(key) {
    if (this.#storage && this.#storage.getItem(key) === this.#written.get(key)) this.#storage.removeItem(key);
    this.#written.delete(key);
  }

  // Catalogs and locales by name: their numbers may be others in a newer document.
  #key({ string, locale, path }) {
    const { catalogs, locales } = this.#review.document;
    const name = [catalogs[string.catalog]?.path ?? "", string.key, locales[locale].id, path];
    return this.#prefix + JSON.stringify(name);
  }

  #target(key) {
    try {
      const [catalog, name, locale, path] = JSON.parse(key.slice(this.#prefix.length));
      const { catalogs, locales } = this.#review.document;
      const string = this.#review.stringOf(catalogs.findIndex((other) => other.path === catalog), name);
      const index = locales.findIndex((other) => other.id === locale);
      return string && index >= 0 ? new Target(string, index, path) : null;
    } catch {
      return null;
    }
  }
}

/** The browser's storage, or null where it may not be used. */
function localDrafts() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
