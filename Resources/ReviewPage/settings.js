"use strict";

/** What a reviewer sets for all reviews: the name on notes, and whether keys work without Ctrl. */
class Settings {
  #storage;
  #name;
  #singleKeys;

  constructor(storage, name, singleKeys) {
    this.#storage = storage;
    this.#name = name;
    this.#singleKeys = singleKeys;
    name.value = this.#read("author") ?? "";
    singleKeys.checked = this.#read("single-keys") !== "off";
    name.addEventListener("change", () => this.#write("author", this.author));
    singleKeys.addEventListener("change", () => this.#write("single-keys", singleKeys.checked ? "on" : "off"));
  }

  get author() {
    return this.#name.value.trim();
  }

  get hasSingleKeys() {
    return this.#singleKeys.checked;
  }

  #read(name) {
    try {
      return this.#storage?.getItem(`alertcopy.settings/${name}`) ?? null;
    } catch {
      return null;
    }
  }

  #write(name, value) {
    try {
      this.#storage?.setItem(`alertcopy.settings/${name}`, value);
    } catch {
      // It holds as long as the page is open.
    }
  }
}
