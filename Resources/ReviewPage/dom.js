"use strict";

/**
 * An HTML element. Texts become text nodes, so that nothing of the data is ever read as markup.
 * @param {string} tag
 * @param {Object<string, *>} [attributes] true is an empty attribute; false and null leave it out
 * @param {...*} children nodes, texts, lists of them; null is left out
 */
function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === false || value === null || value === undefined) continue;
    node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}

/** Takes all children out. */
function clear(node) {
  node.replaceChildren();
  return node;
}

/** A button that does something. */
function button(label, action, attributes = {}) {
  const node = element("button", { type: "button", ...attributes }, label);
  node.addEventListener("click", action);
  return node;
}

/** A day, as it is written in English: 1 December 2026. */
function formatDate(date) {
  const value = new Date(date);
  if (Number.isNaN(value.getTime())) return String(date);
  return value.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
}

/** A count with its noun: 1 change, 12 changes. */
function counted(count, noun) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
