"use strict";

/**
 * The chosen row: its preview, its texts to work on, and what is known about them.
 *
 * Event "advance": the reviewer went on beyond the last field of a locale; {locale}.
 */
class Detail extends EventTarget {
  static #wait = 150;
  #place;
  #context;
  #filters;
  #rows;
  #bar;
  #row = null;
  #cards = [];
  #others = [];
  #current = null;
  #timer = 0;

  /** @param place the parts of the page: {heading, key, findings, preview, cards, others, context, empty, body} */
  constructor(place, { context, filters, rows, bar }) {
    super();
    this.#place = place;
    this.#context = context;
    this.#filters = filters;
    this.#rows = rows;
    this.#bar = bar;
    bar.addEventListener("change", () => this.#draw());
    context.review.addEventListener("change", (event) => this.#changed(event.detail.target));
    place.body.addEventListener("focusin", (event) => this.#entered(event));
    place.body.addEventListener("focusout", (event) => this.#left(event));
    place.others.addEventListener("toggle", () => this.#showOthers());
  }

  get row() {
    return this.#row;
  }

  /** The fields that can be written, as they stand in the page. */
  get fields() {
    return fieldsOf(this.#cards).filter((field) => field.isWritable);
  }

  /** The texts that a decision in the list is about: those that are shown. */
  get targets() {
    return this.fields.map((field) => field.target);
  }

  /** The field that has the focus, or something of its own has. */
  get focused() {
    return this.#fieldAt(document.activeElement);
  }

  show(row) {
    if (row === this.#row) return;
    this.#row = row;
    this.rebuild();
  }

  /** Makes the cards anew: for another row, or other locales. */
  rebuild() {
    this.focused?.leave();
    const row = this.#row;
    const { heading, key, cards, others, body, empty } = this.#place;
    body.hidden = row === null;
    empty.hidden = row !== null;
    if (row === null) return;
    const { review } = this.#context;
    heading.textContent = this.#rows.title(row);
    heading.lang = review.locales[review.document.source].lang;
    key.textContent = this.#rows.place(row);
    this.#drawFindings();
    const locales = this.#filters.locales;
    this.#cards = locales.map((locale) => new LocaleCard(row, locale, this.#context));
    cards.replaceChildren(...this.#cards.map((card) => card.element));
    this.#others = [];
    others.open = false;
    clear(others.lastElementChild);
    this.#current = this.#cards[0]?.fields[0]?.target ?? new Target(row.parts[0].string, review.document.source);
    this.#drawLater(row);
  }

  /** The fields are there at once; what is around them comes frame by frame, so that none takes long. */
  async #drawLater(row) {
    await nextFrame();
    if (row !== this.#row) return;
    if (!this.focused) this.#place.body.closest("main").scrollTop = 0;
    this.#draw();
    await nextFrame();
    if (row === this.#row) this.#drawContext();
  }

  /** Goes into the first field, or the first of a locale. */
  enter(locale = null) {
    const fields = this.fields;
    const field = fields.find((other) => locale !== null && other.target.locale === locale) ?? fields[0];
    if (field) field.focus();
    else this.#place.heading.focus();
  }

  /** From a field to the next of its locale; beyond the last, the list goes on. */
  advance(field) {
    const same = this.#allFields.filter((other) => other.isWritable && other.target.locale === field.target.locale);
    const next = same[same.indexOf(field) + 1];
    if (next) next.focus();
    else this.dispatchEvent(new CustomEvent("advance", { detail: { locale: field.target.locale } }));
  }

  #fieldAt(node) {
    return this.#allFields.find((field) => field.element.contains(node)) ?? null;
  }

  get #allFields() {
    return fieldsOf([...this.#cards, ...this.#others]);
  }

  #entered(event) {
    const field = this.#fieldAt(event.target);
    if (!field || field.target.id === this.#current?.id) return;
    this.#current = field.target;
    this.#drawContext();
  }

  #left(event) {
    const field = this.#fieldAt(event.target);
    if (field && !field.element.contains(event.relatedTarget)) field.leave();
  }

  #changed(target) {
    const isShown = this.#row?.parts.some(({ string }) => string === target.string);
    if (!isShown) return;
    for (const field of this.#allFields) {
      if (field.target.string === target.string) field.refresh();
    }
    this.#drawFindings();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#draw(), Detail.#wait);
  }

  /** What was found about strings in all their locales. */
  #drawFindings() {
    const { review } = this.#context;
    const findings = this.#row.parts.flatMap(({ string }) => review.findings(string)).filter(({ locale }) => locale === undefined);
    this.#place.findings.replaceChildren(...findings.map((finding) => findingItem(review, finding)));
  }

  #draw() {
    clearTimeout(this.#timer);
    if (!this.#row) return;
    const { review } = this.#context;
    const locales = [...review.locales.keys()];
    renderPreview(this.#place.preview, review, this.#row.alert ?? this.#row.parts[0].string, { ...this.#bar.options, locales });
  }

  #drawContext() {
    const { string, locale, path } = this.#current;
    const { version } = this.#bar.options;
    renderContext(this.#place.context, this.#context.review, string, locale, { version, path });
  }

  /** The source and the locales that are not worked on: to read and to comment. */
  #showOthers() {
    const { others } = this.#place;
    if (!others.open || this.#others.length > 0 || !this.#row) return;
    const { review } = this.#context;
    const shown = this.#filters.locales;
    this.#others = [...review.locales.keys()].filter((locale) => !shown.includes(locale))
      .map((locale) => new LocaleCard(this.#row, locale, this.#context));
    others.lastElementChild.replaceChildren(...this.#others.map((card) => card.element));
  }
}

function fieldsOf(cards) {
  return cards.flatMap((card) => card.fields);
}
