"use strict";

/**
 * The server of a served page: saves what is decided, one text after the other, and tells what others changed.
 *
 * What could not be sent stays in the queue, and in the drafts, and is tried again.
 * Events: "state"; "conflict" {target, current, base}; "news" {count, hasUnknown}; "trouble" {error}.
 */
class Server extends EventTarget {
  static #pollWait = 2000;
  static #longestWait = 15000;
  #base;
  #review;
  #queue = new Map();
  #problems = new Map();
  #checks = new Map();
  #isSending = false;
  #isOffline = false;
  #hasEnded = false;
  #retryWait = 1000;
  #retryTimer = 0;
  #serial = 0;
  #trouble = "";

  constructor(base, review) {
    super();
    this.#base = base;
    this.#review = review;
    window.addEventListener("online", () => this.#send());
    // What is not to be saved any more has no problem.
    review.addEventListener("change", ({ detail: { target, kind } }) => {
      if (kind === "decision" && !review.decision(target)) this.#problems.delete(target.id);
    });
  }

  /** How many texts and notes are not saved yet. */
  get pending() {
    return this.#queue.size;
  }

  get isOffline() {
    return this.#isOffline;
  }

  /** Why nothing can be saved now, in words. */
  get reason() {
    return this.#hasEnded ? "this review has ended" : "the server does not answer";
  }

  /** What keeps a text from being saved, in words, or null. */
  problem(target) {
    const tasks = [target.id, ...this.#review.ownNotes(target).map((note) => this.#noteId(target, note))];
    const known = tasks.find((id) => this.#problems.has(id));
    if (known) return this.#problems.get(known);
    return this.#isOffline && this.#queue.has(target.id) ? `not saved: ${this.reason}` : null;
  }

  /** Saves a text as it stands when its turn comes. */
  save(target) {
    this.#problems.delete(target.id);
    this.#queue.delete(target.id);
    this.#queue.set(target.id, { target, run: () => this.#saveText(target) });
    this.#send();
  }

  saveNote(target, note) {
    const id = this.#noteId(target, note);
    this.#problems.delete(id);
    this.#queue.set(id, { target, run: () => this.#saveNote(target, note) });
    this.#send();
  }

  #noteId(target, note) {
    return `${target.id} ${note.kind} ${note.date} ${note.text}`;
  }

  /** Checks a text as it is typed. False where a newer check took its place. */
  async check(target, value) {
    const turn = (this.#checks.get(target.id) ?? 0) + 1;
    this.#checks.set(target.id, turn);
    try {
      const { status, body } = await this.#post("check", { ...this.#name(target), value });
      if (status !== 200 || this.#checks.get(target.id) !== turn) return false;
      this.#review.setDraftFindings(target, body.findings ?? []);
      return true;
    } catch {
      return false;
    }
  }

  /** Asks every two seconds what changed in the catalogs. */
  async poll() {
    try {
      const answer = await fetch(`${this.#base}changes?since=${this.#serial}`, { cache: "no-store" });
      if (answer.ok) this.#take(await answer.json());
      else if (answer.status === 404) this.#end();
      if (this.#isOffline) this.#send();
    } catch {
      // It is asked again; that nothing can be saved is told when something is to be saved.
    }
    setTimeout(() => this.poll(), Server.#pollWait);
  }

  async #send() {
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#retryTimer);
    while (this.#queue.size > 0) {
      const [id, task] = this.#queue.entries().next().value;
      this.#tell();
      try {
        await task.run();
        this.#isOffline = false;
        this.#retryWait = 1000;
        // What was decided meanwhile has taken its place, and has its turn.
        if (this.#queue.get(id) === task) this.#queue.delete(id);
        this.#retell(task.target);
      } catch {
        this.#isOffline = true;
        for (const { target } of this.#queue.values()) this.#retell(target);
        this.#retryTimer = setTimeout(() => this.#send(), this.#retryWait);
        this.#retryWait = Math.min(2 * this.#retryWait, Server.#longestWait);
        break;
      }
    }
    this.#isSending = false;
    this.#tell();
  }

  async #saveText(target) {
    const review = this.#review;
    const decision = review.decision(target);
    if (!decision) return;
    const { base, value, state } = decision;
    const sent = { value, state };
    const { status, body } = await this.#post("save", { ...this.#name(target), base, value, ...(value === null ? {} : { state }) });
    if (status === 200) {
      const unit = value === null ? null : body.unit ?? sent;
      const isUndone = !review.decision(target) && sameUnit(review.base(target), base);
      this.#rebase(target, unit);
      const now = review.decision(target);
      if (now) review.decide(target, sameUnit(now, sent) ? unit : { value: now.value, state: now.state }, unit);
      if (body.findings) review.setFindings(target.string, body.findings);
      if (isUndone) this.#takeBack(target, base);
    } else if (status === 409) {
      this.#problems.set(target.id, "not saved: someone changed it meanwhile");
      this.dispatchEvent(new CustomEvent("conflict", { detail: { target, current: body.current ?? null, base } }));
    } else {
      this.#problems.set(target.id, `not saved: ${body.error ?? `the server answered ${status}`}`);
    }
  }

  /** What was undone while it was on its way is saved as it was before. */
  #takeBack(target, unit) {
    this.#review.putBack(target, unit);
    if (this.#review.decision(target)) this.save(target);
  }

  /** The text is the same, but whether it is saved is not. */
  #retell(target) {
    this.#review.dispatchEvent(new CustomEvent("change", { detail: { target, kind: "saved" } }));
  }

  async #saveNote(target, note) {
    if (!this.#review.ownNotes(target).includes(note)) return;
    const { status, body } = await this.#post("note", { ...this.#name(target), ...note });
    if (status === 200) {
      const path = target.path ? { path: target.path } : {};
      const isKnown = this.#review.knownNotes(target).some((other) => sameNote(other, note));
      if (!isKnown) target.string.notes.push({ ...note, ...body.note, locale: target.locale, ...path });
      this.#review.removeNote(target, note);
    } else {
      this.#problems.set(this.#noteId(target, note), `note not saved: ${body.error ?? `the server answered ${status}`}`);
    }
  }

  #take({ serial, strings = [], removed = [], findings = {}, error = "" }) {
    this.#tellTrouble(error);
    if (typeof serial === "number") this.#serial = serial;
    let count = 0;
    let hasUnknown = removed.length > 0;
    for (const { catalog, key, texts } of strings) {
      const string = this.#review.stringOf(catalog, key);
      if (!string) hasUnknown = true;
      else for (const locale of this.#review.locales.keys()) count += this.#takeTexts(string, locale, texts[locale] ?? []);
    }
    for (const [name, list] of Object.entries(findings)) {
      const [catalog, ...key] = name.split(":");
      const string = this.#review.stringOf(catalog, key.join(":"));
      if (string) this.#review.setFindings(string, list);
    }
    if (count > 0 || hasUnknown) this.dispatchEvent(new CustomEvent("news", { detail: { count, hasUnknown } }));
  }

  #tellTrouble(error) {
    if (error === this.#trouble) return;
    this.#trouble = error;
    this.dispatchEvent(new CustomEvent("trouble", { detail: { error } }));
  }

  /** Lays the texts of a locale below what was decided; returns how many are others now. */
  #takeTexts(string, locale, texts) {
    const paths = new Set([...(string.texts[locale] ?? []), ...texts].map((text) => text.path ?? ""));
    let count = 0;
    for (const path of paths) {
      const target = new Target(string, locale, path);
      const unit = texts.find((text) => (text.path ?? "") === path) ?? null;
      if (sameUnit(this.#review.base(target), unit)) continue;
      this.#rebase(target, unit);
      count += 1;
    }
    return count;
  }

  #rebase(target, unit) {
    this.#review.rebase(target, unit);
    const decision = this.#review.decision(target);
    if (decision && sameUnit(decision, unit)) this.#review.decide(target, null);
  }

  #name({ string, locale, path }) {
    return { catalog: string.catalog, key: string.key, locale: this.#review.locales[locale].id, ...(path ? { path } : {}) };
  }

  /** Fails only where there is no answer, or one of a server in need. */
  async #post(route, content) {
    const answer = await fetch(this.#base + route, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(content),
    });
    if (answer.status === 404) this.#end();
    if (answer.status >= 500 || answer.status === 404) throw new Error(`The server answered ${answer.status}.`);
    return { status: answer.status, body: await answer.json().catch(() => ({})) };
  }

  /** Somebody answers, who does not know the address: a review that was started again has another one. */
  #end() {
    this.#hasEnded = true;
    this.#tellTrouble("This review has ended. Open the address that the new one printed: on the same port, what is not saved is offered there.");
  }

  #tell() {
    this.dispatchEvent(new CustomEvent("state"));
  }
}
