"use strict";

/**
 * One text in one locale: its field, state, findings, length and notes, and what can be done with it.
 *
 * Nothing is checked, saved or drawn while an input method composes.
 */
class FieldEditor {
  static #count = 0;
  static #wait = 150;
  #context;
  #label;
  #isComposing = false;
  #timer = 0;
  #told = "";
  #parts = {};

  /**
   * @param {Target} target
   * @param {string} label what it is, in words
   * @param {{review, work, server, announcer}} context
   */
  constructor(target, label, context) {
    this.target = target;
    this.#label = label;
    this.#context = context;
    this.id = `field-${++FieldEditor.#count}`;
    this.isWritable = context.review.mayEdit(target.string, target.locale);
    this.element = this.#build();
    this.refresh();
  }

  get locale() {
    return this.#context.review.locales[this.target.locale];
  }

  /** What is called, with its locale, for those who do not see where it stands. */
  get fullLabel() {
    return `${this.#label}, ${this.locale.name}`;
  }

  get hasFocus() {
    return this.#parts.text === document.activeElement;
  }

  focus() {
    this.#parts.text.focus();
    this.element.scrollIntoView({ block: "nearest" });
  }

  approve() {
    return this.#context.work.approve([this.target]);
  }

  needReview() {
    return this.#context.work.needReview([this.target]);
  }

  /** Shows what stands now. */
  refresh() {
    const { review, server } = this.#context;
    const { string, locale, path } = this.target;
    const { text, undo, state } = this.#parts;
    const value = review.value(string, locale, path);
    if (!this.isWritable) {
      text.textContent = value ?? review.shown(string, locale, path)?.value ?? "";
    } else if (text.value !== (value ?? "") && !this.#isComposing) {
      text.value = value ?? "";
      this.#fit();
      // What was not typed here was not checked here.
      if (server && review.edited(string, locale, path)) this.#checkSoon();
    }
    this.#showFallback(value);
    const name = review.state(string, locale, path);
    state.className = `state state-${name}`;
    state.textContent = this.#stateWords(name);
    if (undo) undo.disabled = !review.decision(this.target);
    this.#showSaved();
    this.#showChange();
    this.#showNotes();
    if (this.#timer === 0) this.#showCheck();
  }

  #stateWords(state) {
    const { review } = this.#context;
    const { string, locale, path } = this.target;
    if (string.shouldTranslate === false) return "not to be translated";
    if (state !== "inherited") return STATE_NAMES[state];
    return `as in ${review.locales[review.shown(string, locale, path).locale].name}`;
  }

  #build() {
    const { review } = this.#context;
    const { string, path } = this.target;
    const { lang, dir } = this.locale;
    const parts = this.#parts;
    const source = review.locales[review.document.source];
    const attributes = { id: this.id, lang, dir, class: "text" };
    parts.text = this.isWritable
      ? element("textarea", { ...attributes, rows: 1, spellcheck: "true", "aria-label": this.fullLabel, "aria-describedby": `${this.id}-state ${this.id}-count ${this.id}-findings` })
      : element("p", { ...attributes, tabindex: -1 });
    parts.state = element("span", { id: `${this.id}-state` });
    parts.saved = element("span", { class: "saved" });
    parts.count = element("span", { class: "count", id: `${this.id}-count` });
    parts.change = element("div", { class: "was" });
    parts.findings = element("ul", { class: "findings", id: `${this.id}-findings` });
    parts.notes = element("ul", { class: "notes" });
    parts.form = element("div");
    parts.actions = element("div", { class: "actions" });
    if (this.isWritable) this.#listen();
    const head = element("div", { class: "field-head" },
      element(this.isWritable ? "label" : "span", { for: this.isWritable && this.id, class: "field-name" }, this.#label),
      parts.state, parts.saved, parts.count);
    this.#addActions();
    return element("div", { class: "field", role: "group", "aria-label": this.fullLabel },
      this.target.locale !== review.document.source
        ? element("div", { class: "field-source" },
            element("span", { class: "hidden" }, `${source.name}: `),
            element("span", { lang: source.lang, dir: source.dir }, review.source(string, path) ?? "—"))
        : null,
      element("div", { class: "field-work" }, head, parts.text, parts.change, parts.findings, parts.notes, parts.form, parts.actions));
  }

  #addActions() {
    const { actions } = this.#parts;
    const { work, announcer } = this.#context;
    const act = (label, action, key, attributes) => {
      const node = button(label, action, { "aria-label": `${label}: ${this.fullLabel}`, title: key, ...attributes });
      actions.append(node);
      return node;
    };
    if (this.isWritable) {
      act("Approve", () => this.#tell(this.approve(), "Approved"), "Ctrl+Enter approves and goes on", { class: "approve" });
      act("Needs review", () => this.#tell(this.needReview(), "Marked as needing review"), "Ctrl+Shift+Enter marks and goes on");
      this.#parts.undo = act("Undo", () => {
        work.revert(this.target);
        // A button that is disabled would lose the focus.
        this.#parts.text.focus();
        announcer.say("Back to the text of the catalog");
      }, "Back to the text of the catalog");
    }
    for (const [kind, label] of [["comment", "Comment"], ["suggestion", "Suggest instead"]]) {
      const opener = act(label, () => this.#openNote(kind, opener));
      if (NoteForm.isBegun(this.target, kind)) this.#openNote(kind, opener, false);
    }
  }

  #listen() {
    const { text } = this.#parts;
    text.addEventListener("compositionstart", () => {
      this.#isComposing = true;
      clearTimeout(this.#timer);
      this.#timer = 0;
    });
    text.addEventListener("compositionend", () => {
      this.#isComposing = false;
      this.#typed();
    });
    text.addEventListener("input", (event) => {
      this.#fit();
      if (!this.#isComposing && !event.isComposing) this.#typed();
    });
    text.addEventListener("blur", () => {
      // An input method that is left keeps what it wrote.
      if (this.#isComposing) {
        this.#isComposing = false;
        this.#typed();
      }
    });
  }

  /** Tells the work that the reviewer went on to something else. */
  leave() {
    if (this.isWritable) this.#context.work.leave(this.target);
  }

  #typed() {
    this.#checkSoon();
    this.#context.work.type(this.target, this.#parts.text.value);
  }

  #checkSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), FieldEditor.#wait);
  }

  #check() {
    const { server, review } = this.#context;
    const { string, locale, path } = this.target;
    this.#timer = 0;
    this.#showCheck();
    this.#tellFindings();
    if (server) server.check(this.target, review.value(string, locale, path) ?? "").then((isNew) => isNew && this.#tellFindings());
  }

  #showCheck() {
    const { review, server } = this.#context;
    const { string, locale, path } = this.target;
    const value = review.value(string, locale, path);
    const { findings, count } = this.#parts;
    clear(findings);
    clear(count);
    this.#parts.text.removeAttribute("aria-invalid");
    const list = findingsOf(review, string, locale, path, value ?? undefined, { live: Boolean(server) });
    for (const finding of list) findings.append(findingItem(review, finding));
    if (this.isWritable && list.some(({ severity }) => severity === "error")) this.#parts.text.setAttribute("aria-invalid", "true");
    this.#parts.list = list;
    if (value === null) return;
    const size = measure(review, string, locale, value);
    count.className = size.over ? "count count-over" : "count";
    count.append(countText(size));
  }

  #tellFindings() {
    const list = this.#parts.list ?? [];
    const words = list.length === 0 ? "No findings" : `${counted(list.length, "finding")}: ${list.map(({ message }) => message).join(" ")}`;
    if (words === this.#told || (this.#told === "" && list.length === 0)) return;
    this.#told = words;
    this.#context.announcer.say(words, false);
  }

  #showFallback(value) {
    if (!this.isWritable) return;
    const { review } = this.#context;
    const shown = value === null ? review.shown(this.target.string, this.target.locale, this.target.path) : null;
    const name = shown ? review.locales[shown.locale].name : "";
    this.#parts.text.placeholder = shown ? `${shown.value}\n(same as ${name})` : "";
    this.#fit();
  }

  #showSaved() {
    const { review, server } = this.#context;
    const decision = review.decision(this.target);
    const problem = server?.problem(this.target);
    this.#parts.saved.textContent = problem ?? (!decision ? "" : server ? "not saved yet" : "changed");
    this.#parts.saved.classList.toggle("saved-problem", Boolean(problem));
  }

  /** What it was at the older revision, and what the catalog has meanwhile. */
  #showChange() {
    const { review } = this.#context;
    const base = review.base(this.target);
    const decision = review.decision(this.target);
    const text = (value) => element("span", { lang: this.locale.lang, dir: this.locale.dir, class: "was-text" }, value);
    clear(this.#parts.change);
    if (decision && !sameUnit(decision.base, base)) {
      this.#parts.change.append(element("p", { class: "was-newer" }, "Changed in the catalog meanwhile: ", base ? text(base.value) : "no text"));
    }
    if (base?.was === undefined) return;
    const since = review.document.since ?? "the older revision";
    this.#parts.change.append(element("p", {}, base.was === null ? `New since ${since}` : [`At ${since}: `, text(base.was.value)]));
  }

  #showNotes() {
    clear(this.#parts.notes);
    for (const note of this.#context.review.notes(this.target)) {
      const kind = note.kind === "suggestion" ? "Suggestion" : "Comment";
      const head = [note.author ? `${kind} by ${note.author}` : kind, note.date && formatDate(note.date)].filter(Boolean).join(", ");
      const attributes = note.kind === "suggestion" ? { lang: this.locale.lang, dir: this.locale.dir } : { dir: "auto" };
      this.#parts.notes.append(element("li", {}, element("span", { class: "note-head" }, `${head}: `),
        element("span", { ...attributes, class: "note-text" }, note.text)));
    }
  }

  #openNote(kind, opener, hasFocus = true) {
    const { work, review, announcer } = this.#context;
    const { string, locale, path } = this.target;
    const form = new NoteForm(this.target, kind, {
      label: this.fullLabel,
      locale: this.locale,
      value: kind === "suggestion" ? review.shown(string, locale, path)?.value ?? "" : "",
      save: (text) => {
        work.note(this.target, kind, text);
        announcer.say(kind === "suggestion" ? "Suggestion kept" : "Comment kept");
      },
      close: () => {
        clear(this.#parts.form);
        opener.focus();
      },
    });
    this.#parts.form.replaceChildren(form.element);
    if (hasFocus) form.text.focus();
  }

  #tell(count, words) {
    const { announcer, review } = this.#context;
    if (count > 0) return announcer.say(words);
    const shown = review.shown(this.target.string, this.target.locale, this.target.path);
    announcer.say(shown ? `Nothing to mark: the text of ${review.locales[shown.locale].name} is shown here` : "Nothing to mark: there is no text yet");
  }

  /** As high as its text; browsers that can do it do it by themselves. */
  #fit() {
    if (CSS.supports("field-sizing", "content")) return;
    const { text } = this.#parts;
    text.style.height = "auto";
    text.style.height = `${text.scrollHeight + 2}px`;
  }
}

/** A finding, with the rule's reason. */
function findingItem(review, finding) {
  const rule = review.document.rules[finding.rule];
  return element("li", { class: `finding finding-${finding.severity}` },
    element("span", { class: "finding-severity" }, finding.severity), " ",
    element("span", { dir: "auto" }, finding.message), " ",
    element("span", { class: "finding-rule", title: rule?.rationale ?? rule?.summary }, finding.rule),
    finding.stale ? element("span", { class: "finding-stale" }, " as of the export; it is checked again when the change is applied") : null);
}

/** 26 columns, 2 of 2 lines. */
function countText({ columns, points, lines, limit }) {
  const width = counted(columns, "column");
  if (!limit) return lines ? `${width}, ${counted(lines, "line")}` : width;
  if (limit.lines > 1) return `${width}, ${lines} of ${counted(limit.lines, "line")}`;
  return `${width}, ${Math.round(points)} of ${Math.round(limit.points)} points`;
}
