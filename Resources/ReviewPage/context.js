"use strict";

/** What there is to know about a string, beside its text. */
class ContextView {
  #review;
  #string;
  #locale;
  #path;
  #version;

  constructor(review, string, locale, { version, path } = {}) {
    this.#review = review;
    this.#string = string;
    this.#locale = locale;
    this.#path = path ?? "";
    this.#version = version ?? review.document.versions[0];
  }

  draw() {
    return element("div", { class: "pv-context" },
      this.#flow(),
      this.#comment(),
      this.#arguments(),
      this.#length(),
      this.#terms(),
      this.#change(),
      this.#same(),
      this.#rules());
  }

  #section(title, ...content) {
    return element("section", {}, element("h4", {}, title), ...content);
  }

  get #place() {
    return this.#review.document.locales[this.#locale];
  }

  get #unit() {
    return this.#review.unit(this.#string, this.#locale, this.#path);
  }

  #flow() {
    const { permission, situation } = this.#string;
    const flows = this.#review.document.flows.filter((flow) => flow.permission === permission);
    const isPurpose = this.#string.part === "purposeString";
    const flow = flows.find((item) => item.situation === situation)
      ?? (isPurpose ? flows.find((item) => item.steps.some((step) => step.prompt)) : undefined);
    if (!permission || !flow) return null;
    return this.#section("Where it appears", FlowView.draw(flow, isPurpose ? undefined : situation, this.#buttons));
  }

  /** The titles of the alert's buttons in the source locale. */
  get #buttons() {
    const alert = alertOf(this.#review, this.#string);
    const { strings, source } = this.#review.document;
    const title = (part) => {
      const string = strings[alert?.[part]];
      return string ? this.#review.source(string) ?? undefined : this.#review.ownButtons(alert)?.[part]?.[source];
    };
    return { cancel: title("cancel"), confirm: title("confirm") };
  }

  #comment() {
    if (!this.#string.comment) return null;
    return this.#section("The developer’s comment", element("p", { dir: "auto" }, this.#string.comment));
  }

  #arguments() {
    const list = this.#string.arguments ?? [];
    if (list.length === 0) return null;
    const rows = list.map(({ text, about, example }) => element("tr", {},
      element("td", {}, element("code", { dir: "auto" }, text)),
      element("td", { dir: "auto" }, about ?? ""),
      element("td", { dir: "auto" }, example ?? "")));
    return this.#section("What stands in it", table(["Argument", "What it is", "Example"], rows));
  }

  #length() {
    const value = this.#unit?.value;
    if (value === undefined || !["title", "button", "message"].includes(this.#string.part)) return null;
    const { columns, points, lines, limit, over } = measure(this.#review, this.#string, this.#locale, value);
    const size = `${counted(columns, "column")}, ${points} points, ${counted(lines, "line")}`;
    const most = limit ? `; the limit is ${limit.text}` : "";
    const fault = this.#string.part === "title" ? "more than two lines" : "too wide for two buttons side by side";
    return this.#section("Length", element("p", { class: over ? "pv-limit-over" : "pv-limit" },
      `${size}${most}.`, over && ` This is ${fault}.`));
  }

  #terms() {
    const { document } = this.#review;
    const terms = (this.#string.terms ?? []).map((index) => document.terms[index])
      .filter((term) => term && (term.versions ?? [this.#version]).includes(this.#version));
    const glossary = document.glossary.filter(({ term }) => this.#sourceHas(term));
    if (terms.length + glossary.length === 0) return null;
    const name = (value, locale) => value
      ? element("td", { lang: document.locales[locale].lang }, value)
      : element("td", { class: "pv-muted" }, "not known");
    const rows = [
      ...terms.map((term) => element("tr", {},
        name(term.names[document.source], document.source), name(term.names[this.#locale], this.#locale),
        element("td", { class: "pv-muted" }, term.note ?? term.id))),
      ...glossary.map((entry) => element("tr", {},
        name(entry.term, document.source), name(entry.names?.[this.#locale], this.#locale),
        element("td", { class: "pv-muted" }, this.#forbidden(entry)))),
    ];
    const heads = [document.locales[document.source].name, this.#place.name, "What it is"];
    return this.#section(`Names in iOS ${this.#version}`, table(heads, rows));
  }

  #forbidden(entry) {
    const words = entry.forbidden?.[this.#locale] ?? [];
    return words.length > 0 ? `the project’s word; not ${words.join(", ")}` : "the project’s word";
  }

  #sourceHas(term) {
    const source = this.#review.source(this.#string, this.#path) ?? "";
    return hasWord(source.toLowerCase(), term.toLowerCase());
  }

  #change() {
    const unit = this.#unit;
    const commit = this.#review.document.commits[unit?.commit];
    const was = unit?.was;
    if (!commit && was === undefined) return null;
    const said = commit && element("p", {},
      element("code", {}, String(commit.id).slice(0, 9)), ` ${commit.author ?? ""}, `,
      formatDate(commit.date), ": ", element("span", { dir: "auto" }, commit.summary ?? ""));
    const since = was !== undefined && this.#since(was, unit.value);
    return this.#section("Last change", said, since);
  }

  #since(was, value) {
    const { lang, dir } = this.#place;
    const since = this.#review.document.since ?? "the other version";
    if (was === null) return element("p", {}, `New since ${since}.`);
    const pieces = textDifference(was.value, value, lang).map(({ kind, text }) =>
      kind === "same" ? text : element(kind === "gone" ? "del" : "ins", {}, text));
    return [element("p", { class: "pv-muted" }, `Since ${since}:`), element("p", { lang, dir }, pieces)];
  }

  #same() {
    const others = this.#review.withSource(this.#string);
    if (others.length === 0) return null;
    const own = this.#shown(this.#string);
    const items = others.slice(0, 20).map((other) => {
      const text = this.#shown(other);
      const otherVerdict = text === null ? "not translated" : `translated as “${text}”`;
      const verdict = text === own ? "translated the same" : otherVerdict;
      return button(`${other.key}: ${verdict}`, () => this.#review.open(other), { class: "pv-jump" });
    });
    const rest = others.length > 20 && element("p", { class: "pv-muted" }, `and ${others.length - 20} more`);
    return this.#section("The same source elsewhere", element("div", { class: "pv-same" }, items), rest);
  }

  #shown(string) {
    return new ShownText(this.#review).unit(string, this.#locale)?.unit.value ?? null;
  }

  #rules() {
    const found = findingsOf(this.#review, this.#string, this.#locale, this.#path, this.#unit?.value ?? "");
    const ids = [...new Set(found.map((finding) => finding.rule))].filter((id) => this.#review.document.rules[id]);
    if (ids.length === 0) return null;
    const rules = ids.map((id) => {
      const { summary, rationale } = this.#review.document.rules[id];
      return [element("dt", {}, element("code", {}, id), ` ${summary ?? ""}`), element("dd", {}, rationale ?? "")];
    });
    return this.#section("Why this is found", element("dl", {}, rules));
  }
}

function table(heads, rows) {
  const head = element("tr", {}, heads.map((title) => element("th", { scope: "col" }, title)));
  return element("table", {}, element("thead", {}, head), element("tbody", {}, rows));
}

/** Shows what there is to know about a string in a locale. */
function renderContext(container, review, string, locale, options = {}) {
  const view = new ContextView(review, string, locale, options);
  clear(container);
  container.append(view.draw());
}
