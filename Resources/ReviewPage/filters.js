"use strict";

/** Which rows are shown. Long lists are gone through in slices, so that the page stays quick. */
class Filters {
  query = "";
  state = "";
  locale = "";
  permission = "";
  situation = "";
  finding = "";
  isChanged = false;
  isUnsaved = false;
  #review;
  #rows;
  #search;
  #run = 0;

  constructor(review, rows, search) {
    this.#review = review;
    this.#rows = rows;
    this.#search = search;
  }

  /** The locales that are worked on: the chosen one, else all that may be edited. */
  get locales() {
    return this.locale === "" ? this.#review.editable : [Number(this.locale)];
  }

  get isActive() {
    return Boolean(this.query || this.state || this.permission || this.situation || this.finding || this.isChanged || this.isUnsaved);
  }

  reset() {
    Object.assign(this, { query: "", state: "", permission: "", situation: "", finding: "", isChanged: false, isUnsaved: false });
  }

  /** The rows that match, or null if a newer run took its place. */
  async apply() {
    const run = ++this.#run;
    const words = SearchIndex.words(this.query);
    const tests = this.#tests();
    const found = [];
    const isDone = await inSlices(this.#rows.all, (row) => {
      if (tests.every((test) => test(row)) && this.#search.matches(row, words)) found.push(row);
    }, () => run === this.#run);
    return isDone ? found : null;
  }

  #tests() {
    const tests = [];
    const { permission, situation } = this;
    if (permission) tests.push((row) => row.permission === permission);
    if (situation) tests.push((row) => row.situation === situation);
    const hasBit = (bit) => (row) => this.locales.some((locale) => this.#rows.bits(row, locale) & bit);
    if (this.state === "open") tests.push(hasBit(ROW_BITS.needs_review | ROW_BITS.missing));
    else if (this.state) tests.push(hasBit(ROW_BITS[this.state]));
    if (this.isChanged) tests.push((row) => this.#anyLocale(row, ROW_BITS.changed));
    if (this.isUnsaved) tests.push((row) => this.#anyLocale(row, ROW_BITS.unsaved));
    if (this.finding) tests.push((row) => this.#hasFinding(row));
    return tests;
  }

  #anyLocale(row, bit) {
    return this.#review.locales.some((_, locale) => this.#rows.bits(row, locale) & bit);
  }

  #hasFinding(row) {
    const [kind, name] = this.finding.split(":");
    return this.locales.some((locale) =>
      this.#rows.findings(row, locale).some((finding) => kind === "any" || finding[kind] === name));
  }
}

/** When what was made has been shown. */
function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(() => nextSlice().then(resolve)));
}

/**
 * Goes through a long list in slices, so that none takes long; a short one is done at once.
 * @returns {Promise<boolean>} whether it came to the end: `goesOn` is asked before each further slice
 */
async function inSlices(items, action, goesOn = () => true) {
  let until = performance.now() + 30;
  for (const item of items) {
    if (performance.now() > until) {
      await nextSlice();
      if (!goesOn()) return false;
      until = performance.now() + 30;
    }
    action(item);
  }
  return true;
}

/** Lets the page do what waits, before work goes on. */
function nextSlice() {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}
