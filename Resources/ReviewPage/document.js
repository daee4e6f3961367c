"use strict";

/** Where a text is: a string of the document, a locale by its index, and the path of a variation. */
class Target {
  constructor(string, locale, path = "") {
    this.string = string;
    this.locale = locale;
    this.path = path;
  }

  /** The same for the same text, as long as the page is open. */
  get id() {
    return `${this.string.index}/${this.locale}/${this.path}`;
  }
}

/** The unit of a text that is to be taken out of its catalog. */
const NO_UNIT = Object.freeze({ value: null, state: null });

/** Whether two units, or nothings, say the same. */
function sameUnit(one, other) {
  return (one?.value ?? null) === (other?.value ?? null) && (one?.state ?? null) === (other?.state ?? null);
}

/** Whether a finding is about a text, and not about its string or another locale's. */
function isAbout(finding, target) {
  return finding.locale === target.locale && (finding.path ?? "") === target.path;
}

/** Whether two notes on a text are one: the same words of the same time. */
function sameNote(one, other) {
  return ["kind", "text", "date", "author"].every((name) => one[name] === other[name]);
}

/**
 * What is reviewed, with what the reviewer decided laid over it.
 *
 * Tells with the event "change" {target, kind}: which text is another one now.
 */
class Review extends EventTarget {
  static #rootAlone = Object.freeze([""]);
  #decisions = new Map();
  #decidedPaths = new Map();
  #notes = new Map();
  #findings = new Map();
  // Of texts as they are typed, by string and target.
  #draftFindings = new Map();
  #bySource = null;
  #byKey = new Map();

  constructor(data) {
    super();
    for (const list of ["locales", "appNames", "versions", "catalogs", "commits", "strings", "alerts",
      "findings", "values", "flows", "prompts", "terms", "glossary", "forbidden"]) data[list] ??= [];
    data.rules ??= {};
    data.source ??= 0;
    this.document = data;
    for (const [index, string] of data.strings.entries()) {
      string.index = index;
      string.texts ??= [];
      string.notes ??= [];
      this.#byKey.set(`${string.catalog}:${string.key}`, string);
    }
    for (const finding of data.findings) this.#keep(finding);
  }

  get locales() {
    return this.document.locales;
  }

  /** The locales that the reviewer may write, as indices. */
  get editable() {
    return this.locales.flatMap((locale, index) => (this.isEditable(index) ? [index] : []));
  }

  isEditable(locale) {
    return locale !== this.document.source && this.locales[locale].editable !== false;
  }

  /** Whether the text may be written, and not only be commented. */
  mayEdit(string, locale) {
    return this.isEditable(locale) && string.shouldTranslate !== false;
  }

  stringOf(catalog, key) {
    return this.#byKey.get(`${catalog}:${key}`) ?? null;
  }

  /** The unit as the catalog has it. */
  base(target) {
    const texts = target.string.texts[target.locale] ?? [];
    return texts.find((text) => (text.path ?? "") === target.path) ?? null;
  }

  /** The unit as it stands now, decisions included; no fallback. */
  unit(string, locale, path = "") {
    const base = this.base({ string, locale, path });
    if (this.#decidedPaths.size === 0 || !this.#decidedPaths.has(`${string.index}/${locale}`)) return base;
    const decision = this.#decisions.get(new Target(string, locale, path).id);
    if (!decision) return base;
    return decision.value === null ? null : { ...base, value: decision.value, state: decision.state };
  }

  value(string, locale, path = "") {
    return this.unit(string, locale, path)?.value ?? null;
  }

  edited(string, locale, path = "") {
    const target = new Target(string, locale, path);
    const decision = this.#decisions.get(target.id);
    return decision !== undefined && decision.value !== this.base(target)?.value;
  }

  /** The paths that exist now, "" for the root. */
  paths(string, locale) {
    const texts = string.texts[locale] ?? [];
    const decided = this.#decidedPaths.size > 0 && this.#decidedPaths.get(`${string.index}/${locale}`);
    if (!decided && texts.length === 1 && !texts[0].path) return Review.#rootAlone;
    const paths = texts.map((text) => text.path ?? "");
    return decided ? [...new Set([...paths, ...decided])] : paths;
  }

  /** The paths to show: its own, and those that its model has and its plural rules can use. */
  shownPaths(string, locale) {
    const own = this.paths(string, locale);
    if (own.includes("")) return own;
    const models = [...(this.locales[locale].fallbacks ?? []), this.document.source];
    const model = models.map((index) => this.paths(string, index)).find((paths) => paths.length > 0) ?? [];
    const shown = [...new Set([...own, ...model.filter((path) => this.#fits(path, locale))])];
    return shown.length > 0 ? shown : [""];
  }

  #fits(path, locale) {
    const category = /(?:^|\.)plural\.([a-z]+)(?:\.|$)/.exec(path)?.[1];
    if (!category || category === "zero") return true;
    try {
      const rules = new Intl.PluralRules(this.locales[locale].lang);
      return rules.resolvedOptions().pluralCategories.includes(category);
    } catch {
      return true;
    }
  }

  /** What a person sees: the own text, else the first fallback's, with the locale that it is from. */
  shown(string, locale, path = "") {
    for (const index of [locale, ...(this.locales[locale].fallbacks ?? [])]) {
      const value = this.value(string, index, path);
      if (value !== null) return { value, locale: index, own: index === locale };
    }
    return null;
  }

  /** The source text of a variation: the same one, else the nearest that the source has. */
  source(string, path = "") {
    const locale = this.document.source;
    const candidates = [path, path.replace(/plural\.[a-z]+$/, "plural.other"), "", ...this.paths(string, locale)];
    for (const candidate of candidates) {
      const value = this.value(string, locale, candidate);
      if (value !== null) return value;
    }
    return null;
  }

  /** translated, needs_review, missing, or inherited: what stands for it is another locale's, not the source's. */
  state(string, locale, path = "") {
    const unit = this.unit(string, locale, path);
    if (unit) return unit.state === "translated" ? "translated" : unit.state === "new" ? "missing" : "needs_review";
    const shown = this.shown(string, locale, path);
    return shown && shown.locale !== this.document.source ? "inherited" : "missing";
  }

  decision(target) {
    return this.#decisions.get(target.id) ?? null;
  }

  get decisions() {
    return [...this.#decisions.values()];
  }

  /** How many texts have a decision or a note of this review. */
  get changeCount() {
    return this.#decisions.size + [...this.#notes.keys()].filter((id) => !this.#decisions.has(id)).length;
  }

  /**
   * Lays a decision over a text, or takes it away: one that the catalog holds already, whatever it was made from, is
   * none. NO_UNIT takes the text out.
   */
  decide(target, unit, base = this.decision(target)?.base ?? this.#plain(this.base(target))) {
    if (unit === null || sameUnit(unit, this.base(target))) {
      this.#decisions.delete(target.id);
      this.#draftFindings.get(target.string.index)?.delete(target.id);
      this.#decidedPaths.get(`${target.string.index}/${target.locale}`)?.delete(target.path);
    } else {
      this.#decisions.set(target.id, { target, base, value: unit.value, state: unit.state });
      const text = `${target.string.index}/${target.locale}`;
      this.#decidedPaths.set(text, (this.#decidedPaths.get(text) ?? new Set()).add(target.path));
    }
    this.#changed(target, "decision");
  }

  /** Lays what stood there before. A text that was not there yet is taken out of a catalog that has it by now. */
  putBack(target, unit) {
    const isNone = !unit || (unit.value === "" && unit.state === "new");
    const isBase = sameUnit(unit, this.base(target));
    this.decide(target, isBase ? null : isNone ? NO_UNIT : unit);
  }

  #plain(unit) {
    return unit ? { value: unit.value, state: unit.state } : null;
  }

  /** The catalog has another text now; decisions about it stay. */
  rebase(target, unit) {
    const texts = (target.string.texts[target.locale] ??= []);
    const index = texts.findIndex((text) => (text.path ?? "") === target.path);
    if (unit === null) {
      if (index >= 0) texts.splice(index, 1);
    } else if (index >= 0) {
      texts[index] = { ...texts[index], ...this.#plain(unit) };
    } else {
      texts.push({ ...(target.path ? { path: target.path } : {}), ...this.#plain(unit) });
    }
    this.#bySource = null;
    this.#changed(target, "base");
  }

  /** The notes on a text: the catalog's, and those of this review. */
  notes(target) {
    return [...this.knownNotes(target), ...this.ownNotes(target)];
  }

  /** Those that stand beside the catalog. */
  knownNotes(target) {
    return target.string.notes.filter((note) => isAbout(note, target));
  }

  ownNotes(target) {
    return this.#notes.get(target.id)?.notes ?? [];
  }

  /** Each text that has notes of this review, with them. */
  get allNotes() {
    return [...this.#notes.values()];
  }

  addNote(target, note) {
    this.#notes.set(target.id, { target, notes: [...this.ownNotes(target), note] });
    this.#changed(target, "note");
  }

  removeNote(target, note) {
    const rest = this.ownNotes(target).filter((other) => other !== note);
    if (rest.length > 0) this.#notes.set(target.id, { target, notes: rest });
    else this.#notes.delete(target.id);
    this.#changed(target, "note");
  }

  /** What is known of a string: of its texts that are edited as they stand now, of the others as the catalog has them. */
  findings(string) {
    const known = this.#findings.get(string.index) ?? [];
    const drafts = [...(this.#draftFindings.get(string.index)?.values() ?? [])]
      .filter(({ target: { locale, path } }) => this.edited(string, locale, path));
    if (drafts.length === 0) return known;
    return [...known.filter((finding) => !drafts.some(({ target }) => isAbout(finding, target))), ...drafts.flatMap(({ findings }) => findings)];
  }

  /** What was found in a text as it is typed: it goes when the text does. */
  setDraftFindings(target, findings) {
    const { string } = target;
    const drafts = this.#draftFindings.get(string.index) ?? new Map();
    const own = findings.filter((finding) => isAbout(finding, target)).map((finding) => ({ ...finding, string: string.index }));
    this.#draftFindings.set(string.index, drafts.set(target.id, { target, findings: own }));
    this.#changed(target, "findings");
  }

  /** What a check of all texts of a string found takes the place of what was known. */
  setFindings(string, findings) {
    this.#findings.set(string.index, findings.map((finding) => ({ ...finding, string: string.index })));
    this.#changed(new Target(string, this.document.source), "findings");
  }

  #keep(finding) {
    if (finding.string === undefined) return;
    const list = this.#findings.get(finding.string);
    if (list) list.push(finding);
    else this.#findings.set(finding.string, [finding]);
  }

  /** The sibling that names nothing, for where an argument has no value. */
  neutral(string) {
    return this.stringOf(string.catalog, `${string.key}.neutral`);
  }

  /** Our own words on the buttons of an alert, where its catalogs have none. */
  ownButtons(alert) {
    return this.document.buttons?.[alert?.buttons];
  }

  /** Other strings with the same source text. */
  withSource(string) {
    const source = this.document.source;
    if (!this.#bySource) {
      this.#bySource = new Map();
      for (const other of this.document.strings) {
        const value = this.value(other, source);
        if (value === null) continue;
        const list = this.#bySource.get(value);
        if (list) list.push(other);
        else this.#bySource.set(value, [other]);
      }
    }
    return (this.#bySource.get(this.value(string, source)) ?? []).filter((other) => other !== string);
  }

  /** Asks the page to show a string. */
  open(string) {
    this.dispatchEvent(new CustomEvent("open", { detail: { string } }));
  }

  #changed(target, kind) {
    this.dispatchEvent(new CustomEvent("change", { detail: { target, kind } }));
  }
}
