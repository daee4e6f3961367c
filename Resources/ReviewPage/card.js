"use strict";

/** The texts of one row in one locale, one field below the other. */
class LocaleCard {
  fields = [];

  /**
   * @param {{parts: {name: string, string: object}[]}} row
   * @param {number} locale
   * @param {object} context what a field needs
   */
  constructor(row, locale, context) {
    const { review } = context;
    const { name, id: tag } = review.locales[locale];
    this.locale = locale;
    const id = `card-${locale}`;
    const body = element("div", { class: "card-body" });
    for (const { name: part, string } of row.parts) {
      for (const path of review.shownPaths(string, locale)) {
        const label = path === "" ? part : `${part}, ${pathName(path)}`;
        const field = new FieldEditor(new Target(string, locale, path), label, context);
        this.fields.push(field);
        body.append(field.element);
      }
    }
    this.element = element("section", { class: "card", "aria-labelledby": id },
      element("div", { class: "card-head" },
        element("h3", { id }, name),
        element("span", { class: "tag" }, tag),
        locale === review.document.source ? element("span", { class: "tag" }, "source") : null),
      body);
  }
}

/** device.iphone.plural.one in words: iPhone, plural one. */
function pathName(path) {
  const devices = { iphone: "iPhone", ipad: "iPad", ipod: "iPod", mac: "Mac", applewatch: "Apple Watch", appletv: "Apple TV", applevision: "Apple Vision", other: "other devices" };
  return path
    .replace(/(^|\.)substitutions\.(@[^@]+@|[^.]+)/g, (_, start, name) => `${start}substitution ${name}`)
    .replace(/(^|\.)device\.([a-z]+)/g, (_, start, name) => start + (devices[name] ?? name))
    .replace(/(^|\.)plural\.([a-z]+)/g, "$1plural $2")
    .replace(/\./g, ", ");
}
