"use strict";

/** The keys of the page. None is heard while an input method composes, none without Ctrl while one types. */
class Keyboard {
  #actions;
  #hasSingleKeys;

  /** @param {Object<string, function()>} actions by name */
  constructor(actions, hasSingleKeys) {
    this.#actions = actions;
    this.#hasSingleKeys = hasSingleKeys;
    document.addEventListener("keydown", (event) => this.#keydown(event));
  }

  #keydown(event) {
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
    if (document.querySelector("dialog[open]")) return;
    const name = this.#name(event);
    if (!name || !this.#actions[name]) return;
    event.preventDefault();
    this.#actions[name]();
  }

  #name(event) {
    const isTyping = event.target.matches("textarea, input, select, [contenteditable]");
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isCommand && event.key === "Enter") return event.shiftKey ? "needReview" : "approve";
    if (isCommand && !isTyping && event.key.toLowerCase() === "z") return event.shiftKey ? "redo" : "undo";
    if (isCommand && !isTyping && event.key.toLowerCase() === "y") return "redo";
    if (event.ctrlKey || event.metaKey || event.altKey) return null;
    if (event.key === "Escape") return "leave";
    if (isTyping || !this.#hasSingleKeys()) return null;
    return { j: "next", k: "previous", "/": "search", "?": "help" }[event.key] ?? null;
  }
}
