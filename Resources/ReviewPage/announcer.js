"use strict";

/** Tells screen readers, politely, what happened; and shows it for a moment to everybody. */
class Announcer {
  #region;
  #toast;
  #timer = 0;

  constructor(region, toast) {
    this.#region = region;
    this.#toast = toast;
  }

  say(text, isShown = true) {
    // The same words twice are told twice.
    const same = this.#region.textContent === text;
    this.#region.textContent = same ? `${text}\u00A0` : text;
    if (!isShown) return;
    this.#toast.textContent = text;
    this.#toast.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { this.#toast.hidden = true; }, 4000);
  }
}
