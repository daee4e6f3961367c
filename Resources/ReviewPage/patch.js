"use strict";

/** What was decided, text by text, with the notes on it: {target, decision, notes}. */
function changedTexts(review) {
  const texts = new Map();
  for (const decision of review.decisions) texts.set(decision.target.id, { target: decision.target, decision, notes: [] });
  for (const { target, notes } of review.allNotes) {
    texts.set(target.id, { target, decision: texts.get(target.id)?.decision ?? null, notes });
  }
  return [...texts.values()].sort((one, other) =>
    one.target.string.index - other.target.string.index || one.target.locale - other.target.locale);
}

/** The changes as a JSON patch, alertcopy.patch/1. */
function patchOf(review) {
  const { tool, catalogs } = review.document;
  const changes = changedTexts(review);
  const files = catalogs.map(({ path, table }, index) => ({
    path,
    table,
    changes: changes.filter(({ target }) => target.string.catalog === index).map((text) => patchChange(review, text)),
  }));
  const patch = { schema: "alertcopy.patch/1", tool, catalogs: files.filter((file) => file.changes.length > 0) };
  return `${JSON.stringify(patch, null, 2)}\n`;
}

function patchChange(review, { target, decision, notes }) {
  const { string, locale, path } = target;
  const change = { key: string.key, locale: review.locales[locale].id };
  if (path) change.path = path;
  change.source = review.source(string, path) ?? "";
  const base = decision ? decision.base : review.base(target);
  change.base = base ? { value: base.value, state: base.state } : null;
  if (decision) Object.assign(change, { value: decision.value, state: decision.state });
  if (notes.length > 0) change.notes = notes;
  return change;
}
