"use strict";

/**
 * A list box of any length, of which only what is seen is in the page.
 *
 * It keeps the focus itself and points to the chosen option, which stays in the page wherever the list is
 * scrolled. Events: "select" {row} and "open" {row}.
 */
class VirtualList extends EventTarget {
  static #margin = 6;
  #box;
  #space;
  #draw;
  #rows = [];
  #selected = -1;
  #options = new Map();
  #height = 64;

  /** @param draw fills an option with a row */
  constructor(box, draw) {
    super();
    this.#box = box;
    this.#space = box.firstElementChild;
    this.#draw = draw;
    box.addEventListener("scroll", () => this.#refresh(), { passive: true });
    box.addEventListener("keydown", (event) => this.#keydown(event));
    box.addEventListener("click", (event) => this.#click(event));
    new ResizeObserver(() => this.#measure()).observe(box);
    this.#measure();
  }

  get rows() {
    return this.#rows;
  }

  get selected() {
    return this.#rows[this.#selected] ?? null;
  }

  /** Shows other rows; the chosen one stays chosen if it is among them, else the one at its place is. */
  show(rows) {
    const chosen = this.selected;
    const place = chosen ? rows.indexOf(chosen) : -1;
    const next = place >= 0 ? place : Math.min(Math.max(this.#selected, 0), rows.length - 1);
    this.#rows = rows;
    this.#selected = next;
    this.#forgetAll();
    this.#space.style.height = `${rows.length * this.#height}px`;
    this.#reveal();
    this.#refresh();
    if (this.selected !== chosen) this.#tell("select");
  }

  /** Draws these rows anew, if they are seen. */
  redraw(rows) {
    for (const [index, option] of this.#options) {
      if (rows.includes(this.#rows[index])) this.#fill(option, index);
    }
  }

  redrawAll() {
    this.#forgetAll();
    this.#refresh();
  }

  select(row) {
    this.#choose(this.#rows.indexOf(row));
  }

  /** Chooses another row, so many further. Whether there was one. */
  move(by) {
    const next = Math.min(Math.max(this.#selected + by, 0), this.#rows.length - 1);
    if (next === this.#selected) return false;
    this.#choose(next);
    return true;
  }

  focus() {
    this.#box.focus({ preventScroll: true });
  }

  #choose(index) {
    if (index < 0 || index === this.#selected) return;
    this.#selected = index;
    this.#reveal();
    this.#refresh();
    this.#tell("select");
  }

  #keydown(event) {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.#box.clientHeight / this.#height) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.#rows.length, End: this.#rows.length };
    if (event.key in steps) {
      event.preventDefault();
      this.move(steps[event.key]);
    } else if (event.key === "Enter" && this.selected) {
      event.preventDefault();
      this.#tell("open");
    }
  }

  #click(event) {
    const option = event.target.closest("[role=option]");
    if (!option) return;
    const index = Number(option.dataset.index);
    if (index === this.#selected) this.#tell("select");
    else this.#choose(index);
    this.dispatchEvent(new CustomEvent("point", { detail: { row: this.selected } }));
  }

  #tell(name) {
    this.dispatchEvent(new CustomEvent(name, { detail: { row: this.selected } }));
  }

  #measure() {
    const height = parseFloat(getComputedStyle(this.#box).getPropertyValue("--row-height")) *
      parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (height && height !== this.#height) {
      this.#height = height;
      this.#space.style.height = `${this.#rows.length * height}px`;
      this.#forgetAll();
      this.#reveal();
    }
    this.#refresh();
  }

  /** Scrolls only as far as needed to show the chosen row. */
  #reveal() {
    if (this.#selected < 0) return;
    const top = this.#selected * this.#height;
    const bottom = top + this.#height;
    const box = this.#box;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }

  #forgetAll() {
    for (const option of this.#options.values()) option.remove();
    this.#options.clear();
  }

  #refresh() {
    const first = Math.max(0, Math.floor(this.#box.scrollTop / this.#height) - VirtualList.#margin);
    const last = Math.min(this.#rows.length - 1, Math.ceil((this.#box.scrollTop + this.#box.clientHeight) / this.#height) + VirtualList.#margin);
    const wanted = (index) => (index >= first && index <= last) || index === this.#selected;
    for (const [index, option] of this.#options) {
      if (wanted(index)) continue;
      option.remove();
      this.#options.delete(index);
    }
    for (let index = first; index <= last; index += 1) this.#place(index);
    if (this.#selected >= 0) this.#place(this.#selected);
    for (const [index, option] of this.#options) option.setAttribute("aria-selected", String(index === this.#selected));
    const chosen = this.#options.get(this.#selected);
    if (chosen) this.#box.setAttribute("aria-activedescendant", chosen.id);
    else this.#box.removeAttribute("aria-activedescendant");
  }

  /** Puts an option into the page, in the order of the rows, which is the order of reading. */
  #place(index) {
    if (this.#options.has(index)) return;
    const option = element("div", {
      role: "option",
      class: "row",
      id: `row-${this.#rows[index].index}`,
      "data-index": index,
      "aria-setsize": this.#rows.length,
      "aria-posinset": index + 1,
    });
    option.style.transform = `translateY(${index * this.#height}px)`;
    this.#fill(option, index);
    const next = [...this.#space.children].find((other) => Number(other.dataset.index) > index) ?? null;
    this.#space.insertBefore(option, next);
    this.#options.set(index, option);
  }

  #fill(option, index) {
    clear(option);
    this.#draw(option, this.#rows[index]);
  }
}
