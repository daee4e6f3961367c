"use strict";

/** The changes as XLIFF 1.2, a file for each catalog and locale. */
class XLIFFExport {
  static #namespace = "urn:oasis:names:tc:xliff:document:1.2";
  #review;
  #document;

  constructor(review) {
    this.#review = review;
    this.#document = document.implementation.createDocument(XLIFFExport.#namespace, "xliff");
  }

  /** The strings with characters that XML cannot hold. */
  get unwritable() {
    return changedTexts(this.#review).filter((text) => this.#texts(text).some((value) => !isXMLText(value)))
      .map(({ target }) => target.string);
  }

  get text() {
    const root = this.#document.documentElement;
    root.setAttribute("version", "1.2");
    const { catalogs, locales } = this.#review.document;
    const texts = changedTexts(this.#review);
    for (const [catalog, { path }] of catalogs.entries()) {
      for (const [locale, { id }] of locales.entries()) {
        const here = texts.filter(({ target }) => target.string.catalog === catalog && target.locale === locale);
        if (here.length > 0) this.#addFile(root, path, id, here);
      }
    }
    root.append("\n");
    const markup = new XMLSerializer().serializeToString(this.#document);
    // A raw carriage return would be read as a line feed.
    return `<?xml version="1.0" encoding="UTF-8"?>\n${markup.replaceAll("\r", "&#13;")}\n`;
  }

  #addFile(root, original, language, texts) {
    const { locales, source, tool } = this.#review.document;
    const file = this.#add(root, 1, "file", {
      original, "source-language": locales[source].id, "target-language": language, datatype: "plaintext",
      date: `${new Date().toISOString().slice(0, 19)}Z`,
    });
    const header = this.#add(file, 2, "header");
    this.#add(header, 3, "tool", { "tool-id": "alertcopy", "tool-name": "AlertCopy", "tool-version": tool ?? "" });
    this.#end(header, 2);
    const body = this.#add(file, 2, "body");
    for (const text of texts) this.#addUnit(body, text);
    this.#end(body, 2);
    this.#end(file, 1);
  }

  #addUnit(body, { target, decision, notes }) {
    const { string, path } = target;
    const unit = this.#add(body, 3, "trans-unit", { id: path ? `${string.key}|==|${path}` : string.key });
    unit.setAttributeNS("http://www.w3.org/XML/1998/namespace", "xml:space", "preserve");
    this.#add(unit, 4, "source", {}, this.#review.source(string, path) ?? "");
    if (decision) {
      const state = decision.state === "translated" ? "translated" : "needs-review-translation";
      this.#add(unit, 4, "target", { state }, decision.value);
    }
    for (const { kind, text } of notes) {
      if (kind === "suggestion") {
        const suggestion = this.#add(unit, 4, "alt-trans");
        this.#add(suggestion, 5, "target", {}, text);
        this.#end(suggestion, 4);
      } else {
        this.#add(unit, 4, "note", { from: "reviewer" }, text);
      }
    }
    this.#end(unit, 3);
  }

  #add(parent, depth, name, attributes = {}, text = "") {
    const node = this.#document.createElementNS(XLIFFExport.#namespace, name);
    for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
    node.textContent = text;
    parent.append(`\n${"  ".repeat(depth)}`, node);
    return node;
  }

  #end(node, depth) {
    node.append(`\n${"  ".repeat(depth)}`);
  }

  #texts({ target, decision, notes }) {
    const { string, path } = target;
    return [string.key, this.#review.source(string, path) ?? "", decision?.value ?? "", ...notes.map(({ text }) => text)];
  }
}

/** Whether XML 1.0 can hold a text. */
function isXMLText(text) {
  return !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}
