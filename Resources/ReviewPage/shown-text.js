"use strict";

/**
 * What a person reads: a string in a locale, with its arguments filled and its fallbacks taken.
 *
 * Names and values are data: they are put in and never read as syntax.
 */
class ShownText {
  #review;
  #options;

  /** @param options {version, appName: "own"|"long"|"rtl"|"quotes", number, path} */
  constructor(review, options = {}) {
    this.#review = review;
    this.#options = { version: review.document.versions[0], appName: "own", number: 2, ...options };
  }

  /**
   * @returns {?{text, locale, path, neutral: boolean, missing: string[], error: ?{error, at}}} `null` where there is
   * no text in the locale and in none that stands for it; `neutral`: an argument has no value, so the sibling shows
   */
  of(string, locale) {
    const shown = this.#formatted(string, locale);
    if (!shown || shown.missing.length === 0) return shown;
    const neutral = this.#neutral(string);
    const instead = neutral && this.#formatted(neutral, locale);
    if (instead) return { ...instead, neutral: true };
    return this.#formatted(string, locale, (name) => this.#example(string, `{${name}}`));
  }

  /** The name of the app in a locale, as it stands in a sentence. */
  appName(locale) {
    const { appNames, locales } = this.#review.document;
    const lang = locales[locale].lang;
    const own = appNames[locale] || appNames[this.#review.document.source] || "App";
    return isolated(stressName(this.#options.appName, lang) ?? own);
  }

  /** Where the text of a string comes from: its locale, or the first that stands for it. */
  unit(string, locale) {
    for (const index of [locale, ...(this.#review.document.locales[locale].fallbacks ?? [])]) {
      const path = this.#path(string, index);
      const unit = path === null ? null : this.#review.unit(string, index, path);
      if (unit) return { unit, locale: index, path };
    }
    return null;
  }

  #formatted(string, locale, example) {
    const found = this.unit(string, locale);
    if (!found) return null;
    const { unit, path } = found;
    // A text of another language has the names of that one.
    const speaker = this.#language(found.locale) === this.#language(locale) ? locale : found.locale;
    const value = (name) => this.#value(string, name, speaker) ?? example?.(name);
    const catalog = this.#review.document.catalogs[string.catalog];
    const shown = { text: unit.value, locale: found.locale, path, neutral: false, missing: [], error: null };
    if (catalog?.infoPlist) return shown;
    if (catalog?.syntax === "printf") {
      shown.text = this.#printf(string, found).text(unit.value);
      return shown;
    }
    const message = MessageReader.read(unit.value);
    if (message.error !== undefined) return { ...shown, error: message };
    const format = new MessageFormat(this.#review.document.locales[speaker].lang, value, this.#options.number);
    shown.text = format.text(message.parts);
    shown.missing = format.missing;
    return shown;
  }

  #printf(string, { locale }) {
    const example = (item) => this.#isAppName(string, item.placeholder, item.argument)
      ? this.appName(locale)
      : this.#example(string, item.placeholder, item.argument);
    const substitution = (name) => {
      const start = `substitutions.${name.includes(".") ? `@${name}@` : name}.`;
      const paths = this.#review.paths(string, locale).filter((path) => path.startsWith(start));
      const rests = paths.map((path) => path.slice(start.length));
      const rest = this.#choose(rests, locale);
      return rest === null ? undefined : this.#review.unit(string, locale, start + rest)?.value;
    };
    return new PrintfFormat(example, substitution, this.#options.number);
  }

  #argument(string, text, number) {
    const list = string.arguments ?? [];
    return list.find((argument) => argument.text === text) ?? list[number - 1];
  }

  #isAppName(string, text, number) {
    return /\bapp['’]s name\b/i.test(this.#argument(string, text, number)?.about ?? "");
  }

  #example(string, text, number) {
    return this.#argument(string, text, number)?.example;
  }

  #value(string, name, locale) {
    if (name === "appName" || this.#isAppName(string, `{${name}}`)) return this.appName(locale);
    const { permission, situation } = string;
    const known = this.#review.document.values.find(
      (item) =>
        item.permission === permission &&
        (item.situation ?? situation) === situation &&
        item.versions.includes(this.#options.version) &&
        typeof item.byLocale[locale]?.[name] === "string",
    );
    return known && this.#named(known.byLocale[locale][name], locale);
  }

  /** A value with the app's name in it. In a Chinese path a row of Latin letters has no marks. */
  #named(value, locale) {
    const name = this.appName(locale);
    const lang = this.#review.document.locales[locale].lang;
    let text = value;
    if (/^zh\b/.test(lang)) {
      const [opening, closing] = /^zh-Hans\b|^zh$/.test(lang) ? "“”" : "「」";
      const row = isLatin(name) ? " {appName}" : `${opening}{appName}${closing}`;
      text = text.replace(/(?<=>) ?[“「]?\{appName\}[”」]?/u, () => row);
    }
    return text.replaceAll("{appName}", () => name);
  }

  #neutral(string) {
    const formal = /\.formal$/.test(string.key);
    if (!formal) return this.#review.neutral(string);
    const key = string.key.replace(/\.formal$/, ".neutral.formal");
    return this.#review.stringOf(string.catalog, key);
  }

  #language(locale) {
    return this.#review.document.locales[locale].lang.split("-")[0];
  }

  #path(string, index) {
    const paths = this.#review.paths(string, index).filter((path) => !path.startsWith("substitutions."));
    const wanted = this.#options.path;
    if (wanted !== undefined && paths.includes(wanted)) return wanted;
    return this.#choose(paths, index);
  }

  /** The variation that a phone shows for the example number. */
  #choose(paths, locale) {
    if (paths.length < 2) return paths[0] ?? null;
    const category = pluralCategory(this.#review.document.locales[locale].lang, this.#options.number);
    const isZero = this.#options.number === 0;
    const rank = (path) => {
      const device = /(?:^|\.)device\.([^.]+)/.exec(path)?.[1] ?? "iphone";
      const plural = /(?:^|\.)plural\.([^.]+)/.exec(path)?.[1] ?? category;
      const plurals = [isZero ? "zero" : category, category, "other"];
      const ranks = [["iphone", "other"].indexOf(device), plurals.indexOf(plural)];
      return ranks.map((value) => (value < 0 ? 9 : value)).reduce((sum, value) => sum * 10 + value);
    };
    return paths.reduce((best, path) => (rank(path) < rank(best) ? path : best));
  }
}

/** A name that puts a sentence to the test; `undefined` for the app's own. */
function stressName(kind, lang) {
  const script = /^zh-Hant\b/.test(lang) ? "traditional" : /^zh\b/.test(lang) ? "simplified" : "latin";
  const names = {
    long: {
      latin: "Northern Lights Weather and Aurora Forecast Companion",
      simplified: "北方极光天气预报与户外摄影旅行计划随身助手",
      traditional: "北方極光天氣預報與戶外攝影旅行規劃隨身助手",
    },
    rtl: { latin: "رفيق السفر", simplified: "רוֹק ומסעות", traditional: "רוֹק ומסעות" },
    quotes: { latin: "The “Rokk” Club", simplified: "“罗克”「之友」", traditional: "「羅克」“之友”" },
  };
  return names[kind]?.[script];
}

/** A name between U+2068 and U+2069 where it does not run from left to right, so that it moves nothing around it. */
function isolated(name) {
  const letters = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
  const controls = /[\u200F\u202A-\u202E\u2066-\u2069]/;
  return letters.test(name) || controls.test(name) ? `\u2068${name}\u2069` : name;
}

/** Whether all letters of a name are Latin. */
function isLatin(name) {
  return /\p{Script=Latin}/u.test(name) && !/(?!\p{Script=Latin})\p{L}/u.test(name);
}

/** The plural categories that a text tells apart; none where it does not count. */
function branchesOf(review, string, locale, value) {
  if (review.document.catalogs[string.catalog]?.syntax === "icu") {
    const message = MessageReader.read(value ?? "");
    return message.parts ? pluralSelectors(message.parts) : [];
  }
  const cases = review.paths(string, locale).map((path) => /plural\.([^.]+)$/.exec(path)?.[1]);
  return [...new Set(cases.filter(Boolean))];
}
