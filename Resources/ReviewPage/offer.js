"use strict";

/**
 * Offers what an earlier session left, before work begins. Whatever is not chosen, nothing is lost; Esc decides nothing.
 * @param {{proceed: function(), later: function(), discard: function()}} actions
 */
function offerKept(entries, isServed, { proceed, later, discard }) {
  const days = entries.map(({ date }) => date).filter(Boolean).sort();
  const gone = entries.filter(({ target }) => !target).length;
  const dialog = element("dialog", { class: "dialog", "aria-labelledby": "kept-title" },
    element("h2", { id: "kept-title" }, days.length > 0
      ? `${counted(entries.length, "change")} from ${formatDate(days.at(-1))} ${entries.length === 1 ? "is" : "are"} kept`
      : `${counted(entries.length, "change")} kept`),
    element("p", {}, "They were made in this browser and not handed over yet."),
    isServed ? element("p", {}, "Continuing saves them to the catalogs.") : null,
    gone > 0 ? element("p", {}, `${counted(gone, "text")} of them ${gone === 1 ? "is" : "are"} no longer in the catalogs.`) : null,
    element("div", { class: "actions" },
      button("Continue with them", () => dialog.close("continue"), { class: "primary", autofocus: true }),
      button("Discard", () => dialog.close("discard"))));
  dialog.addEventListener("close", () => {
    dialog.remove();
    const choices = { continue: proceed, discard };
    (choices[dialog.returnValue] ?? later)();
  });
  document.body.append(dialog);
  dialog.showModal();
}
