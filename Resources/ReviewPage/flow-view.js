"use strict";

/** Draws the steps that lead to an alert, as a list whose items are joined. */
class FlowView {
  static #actors = {
    person: { name: "Person", path: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8a7 7 0 0 1 14 0Z" },
    app: { name: "App", path: "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z" },
    os: { name: "iOS", path: "M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm2 17v1h4v-1Z" },
  };

  /**
   * The list of a flow, and those of what its buttons do.
   * @param situation that of the alert in question
   * @param titles {cancel, confirm}: what is known of its buttons
   */
  static draw(flow, situation, titles = {}) {
    const after = (flow.after ?? []).map(({ button: name, steps }) => [
      element("p", { class: "pv-branch" }, `After “${titles[name] ?? name}”`),
      FlowView.#list(steps),
    ]);
    return element("div", { class: "pv-flows" }, FlowView.#list(flow.steps, situation), after);
  }

  static #list(steps, situation) {
    const items = steps.map((step) => FlowView.#step(step, step.alert !== undefined && step.alert === situation));
    return element("ol", { class: "pv-flow" }, items);
  }

  static #step(step, isHere) {
    const name = Object.hasOwn(FlowView.#actors, step.actor) ? step.actor : "app";
    const actor = FlowView.#actors[name];
    const kind = `pv-step pv-actor-${name}`;
    return element(
      "li",
      { class: isHere ? `${kind} pv-here` : kind, "aria-current": isHere ? "step" : null },
      FlowView.#icon(actor.path),
      element("span", { class: "pv-step-text" },
        element("span", { class: "pv-actor" }, actor.name), " ", step.text,
        step.prompt && element("span", { class: "pv-tag" }, " system prompt"),
        isHere && element("span", { class: "pv-tag" }, " this alert")),
    );
  }

  static #icon(path) {
    const space = "http://www.w3.org/2000/svg";
    const icon = document.createElementNS(space, "svg");
    for (const [name, value] of Object.entries({ viewBox: "0 0 24 24", class: "pv-icon", "aria-hidden": "true" })) {
      icon.setAttribute(name, value);
    }
    const shape = document.createElementNS(space, "path");
    shape.setAttribute("d", path);
    icon.append(shape);
    return icon;
  }
}
