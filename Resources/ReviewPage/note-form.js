"use strict";

/** Where a comment or a suggestion is written; what is begun and not saved is kept while the page is open. */
class NoteForm {
  static #begun = new Map();
  static #count = 0;
  #target;
  #kind;

  /** Whether a note is begun somewhere. */
  static get hasBegun() {
    return NoteForm.#begun.size > 0;
  }

  /** Whether a note of this kind is begun for a text. */
  static isBegun(target, kind) {
    return NoteForm.#begun.has(`${kind} ${target.id}`);
  }

  /**
   * @param {{label: string, locale: object, value: string, save: function(string), close: function()}} options
   */
  constructor(target, kind, options) {
    this.#target = target;
    this.#kind = kind;
    const id = `note-${++NoteForm.#count}`;
    const isSuggestion = kind === "suggestion";
    this.text = element("textarea", { id, rows: 2, class: "text",
      ...(isSuggestion ? { lang: options.locale.lang, dir: options.locale.dir } : { dir: "auto" }) });
    this.text.value = NoteForm.#begun.get(this.#id) ?? options.value;
    this.text.addEventListener("input", () => NoteForm.#begun.set(this.#id, this.text.value));
    const close = () => {
      NoteForm.#begun.delete(this.#id);
      options.close();
    };
    const save = () => {
      const text = this.text.value.trim();
      if (text === "") return this.text.focus();
      options.save(text);
      close();
    };
    this.text.addEventListener("keydown", (event) => {
      if (event.isComposing || event.keyCode === 229) return;
      if (event.key === "Escape") close();
      else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    this.element = element("div", { class: "note-form" },
      element("label", { for: id }, `${isSuggestion ? "Suggest instead" : "Comment"}: ${options.label}`),
      this.text,
      element("div", { class: "actions" },
        button(isSuggestion ? "Save suggestion" : "Save comment", save, { class: "primary" }),
        button("Cancel", close)));
  }

  get #id() {
    return `${this.#kind} ${this.#target.id}`;
  }
}
