"use strict";

/** The page: makes its parts and ties them together. */
class ReviewPage {
  #find = (id) => document.getElementById(id);
  #storage = localDrafts();
  #announcer = new Announcer(this.#find("live"), this.#find("toast"));
  #review;
  #rows;
  #search;
  #filters;
  #filterBar;
  #list;
  #detail;
  #drafts;
  #history = new ReviewHistory();
  #work;
  #server = null;
  #progress;
  #exports;
  #printer;
  #settings;
  #changedStrings = new Set();
  #warnings = new Map();
  #drawTimer = 0;
  #showTimer = 0;

  constructor(session, review, rows) {
    const isServed = session.mode === "served";
    review.isServed = isServed;
    this.#review = review;
    this.#drafts = new Drafts(review, this.#storage);
    this.#work = new Work(review, this.#history);
    if (isServed) this.#server = new Server(session.base, review);
    this.#work.saving = this.#server;
    this.#rows = rows;
    this.#search = new SearchIndex(review, this.#rows);
    this.#filters = new Filters(review, this.#rows, this.#search);
    this.#progress = new Progress(review);
    document.body.dataset.mode = isServed ? "served" : "offline";
    this.#makeList();
    this.#makeDetail();
    this.#makeTop();
    this.#makeKeyboard();
    review.addEventListener("change", (event) => this.#changed(event.detail));
    review.addEventListener("open", (event) => this.#open(event.detail.string));
    this.#begin();
  }

  #makeList() {
    const view = new RowView(this.#review, this.#rows, this.#filters);
    this.#list = new VirtualList(this.#find("list"), (option, row) => view.draw(option, row));
    this.#list.addEventListener("select", () => this.#showSoon());
    this.#list.addEventListener("open", () => this.#enter());
    this.#list.addEventListener("point", () => {
      if (this.#isNarrow) this.#enter(true);
    });
    this.#filterBar = new FilterBar({
      form: this.#find("filters"), search: this.#find("search"), more: this.#find("filter-more"),
      grid: this.#find("filter-grid"), names: this.#find("filter-names"), count: this.#find("count"),
    }, this.#review, this.#filters);
    this.#filterBar.addEventListener("change", (event) => this.#filter(event.detail.isAboutLocale));
  }

  #makeDetail() {
    const find = this.#find;
    const bar = new PreviewBar(find("preview-bar"), this.#review, window.matchMedia("(prefers-color-scheme: dark)").matches);
    const context = { review: this.#review, work: this.#work, server: this.#server, announcer: this.#announcer };
    this.#detail = new Detail({
      heading: find("heading"), key: find("key"), findings: find("row-findings"), preview: find("preview"), cards: find("cards"), others: find("others"),
      context: find("context"), empty: find("empty"), body: find("detail"),
    }, { context, filters: this.#filters, rows: this.#rows, bar });
    this.#detail.addEventListener("advance", (event) => this.#advance(event.detail.locale));
    this.#printer = new Printer(find("print"), { review: this.#review, rows: this.#rows, bar, chosen: () => this.#detail.row });
  }

  #makeTop() {
    const find = this.#find;
    const on = (id, action) => find(id).addEventListener("click", action);
    this.#settings = new Settings(this.#storage, find("reviewer"), find("single-keys"));
    this.#work.author = this.#settings.author;
    find("reviewer").addEventListener("change", () => { this.#work.author = this.#settings.author; });
    this.#exports = new Exports(this.#review, this.#announcer, { patch: find("export-patch"), xliff: find("export-xliff") });
    on("undo", () => this.#undo());
    on("redo", () => this.#redo());
    on("back", () => this.#leave());
    on("onwards", () => {
      if (!this.#list.move(1)) return this.#announcer.say("That was the last in the list");
      this.#enter(true);
    });
    on("help-button", () => find("help").showModal());
    on("print-one", () => this.#print(this.#detail.row ? [this.#detail.row] : []));
    on("print-all", () => this.#print(this.#list.rows));
    on("discard", async () => {
      if (this.#work.isBusy) return;
      await this.#work.discardAll();
      this.#announcer.say("All changes are discarded; Undo brings them back");
    });
    this.#history.addEventListener("change", () => this.#drawSoon());
    this.#drafts.addEventListener("problem", () => this.#warn("storage", "This browser cannot keep your changes: export them before you close the page."));
    window.addEventListener("beforeunload", (event) => {
      if (this.#drafts.hasUnstored || NoteForm.hasBegun) event.preventDefault();
    });
    this.#makeFindings();
    if (this.#server) this.#makeServer();
  }

  /** What was found about catalogs as a whole. */
  #makeFindings() {
    const findings = this.#review.document.findings.filter(({ string }) => string === undefined);
    const place = this.#find("catalog-findings");
    place.hidden = findings.length === 0;
    place.firstElementChild.textContent = `${counted(findings.length, "finding")} about the catalogs`;
    place.lastElementChild.append(...findings.map((finding) => findingItem(this.#review, finding)));
  }

  #makeServer() {
    const conflicts = new Conflicts(this.#review, this.#work, this.#announcer);
    this.#server.addEventListener("state", () => this.#drawSoon());
    this.#server.addEventListener("conflict", (event) => conflicts.ask(event.detail));
    this.#server.addEventListener("trouble", (event) => this.#warn("server", event.detail.error));
    this.#server.addEventListener("news", ({ detail: { count, hasUnknown } }) => {
      if (count > 0) this.#announcer.say(`${counted(count, "text")} changed in the catalogs`);
      if (hasUnknown) this.#warn("strings", "The catalogs have other strings now: load the page anew to see them.");
    });
  }

  #makeKeyboard() {
    new Keyboard({
      next: () => this.#move(1),
      previous: () => this.#move(-1),
      approve: () => this.#decide("approve"),
      needReview: () => this.#decide("needReview"),
      undo: () => this.#undo(),
      redo: () => this.#redo(),
      leave: () => this.#leave(),
      search: () => {
        document.body.dataset.view = "list";
        this.#filterBar.focusSearch();
      },
      help: () => this.#find("help").showModal(),
    }, () => this.#settings.hasSingleKeys);
  }

  async #begin() {
    this.#list.show(this.#rows.all);
    this.#filterBar.showCount(this.#rows.all.length, this.#rows.all.length);
    await nextFrame();
    this.#showNow();
    const kept = this.#drafts.kept();
    if (kept.length > 0) {
      offerKept(kept, this.#server !== null, {
        proceed: () => this.#restore(kept),
        later: () => this.#later(kept),
        discard: () => this.#discard(kept),
      });
    }
    this.#draw();
    await this.#progress.count();
    this.#progress.draw(this.#find("totals"));
    this.#prepareSearch();
    this.#server?.poll();
  }

  async #discard(kept) {
    await this.#drafts.restore(kept);
    await this.#work.discardAll();
    this.#drafts.forget(kept);
    this.#announcer.say("Discarded; Undo brings it back");
  }

  /** Shows what was kept as it stood, and writes nothing. */
  async #lay(kept) {
    this.#list.focus();
    await this.#drafts.restore(kept);
  }

  async #later(kept) {
    await this.#lay(kept);
    if (this.#server) this.#announcer.say("Nothing of it is saved; a text is saved when you approve it");
  }

  async #restore(kept) {
    await this.#lay(kept);
    if (!this.#server) return;
    for (const { target } of this.#review.decisions) this.#server.save(target);
    for (const { target, notes } of this.#review.allNotes) for (const note of notes) this.#server.saveNote(target, note);
  }

  /** Searching is quick at once if the texts are made while nothing else is to be done. */
  #prepareSearch() {
    const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(() => run({ timeRemaining: () => 8 }), 50));
    whenIdle((deadline) => {
      if (!this.#search.prepare(() => deadline.timeRemaining() > 2)) this.#prepareSearch();
    });
  }

  get #isNarrow() {
    return window.matchMedia("(max-width: 50rem)").matches;
  }

  async #filter(isAboutLocale) {
    const rows = await this.#filters.apply();
    if (rows === null) return;
    this.#list.show(rows);
    this.#filterBar.showCount(rows.length, this.#rows.all.length);
    if (!isAboutLocale) return;
    this.#list.redrawAll();
    this.#detail.rebuild();
  }

  /** Holding a key down goes through the list without drawing every alert. */
  #showSoon() {
    clearTimeout(this.#showTimer);
    this.#showTimer = setTimeout(() => this.#showNow(), 60);
  }

  #showNow() {
    clearTimeout(this.#showTimer);
    this.#detail.show(this.#list.selected);
  }

  #enter(isPointed = false) {
    this.#showNow();
    document.body.dataset.view = "detail";
    if (isPointed) this.#find("heading").focus();
    else this.#detail.enter();
  }

  #leave() {
    this.#find("more").open = false;
    document.body.dataset.view = "list";
    this.#list.focus();
  }

  #move(by) {
    this.#leave();
    this.#list.move(by);
  }

  #open(string) {
    const row = this.#rows.rowsOf(string)[0];
    if (!row) return;
    if (!this.#list.rows.includes(row)) this.#filterBar.reset();
    this.#filters.apply().then((rows) => {
      if (rows !== null) this.#list.show(rows);
      this.#list.select(row);
      this.#showNow();
      this.#find("heading").focus();
    });
  }

  /** Decides the text in hand and goes on to the next; in the list, and nowhere else, all texts that are shown. */
  #decide(action) {
    const words = action === "approve" ? "approved" : "marked as needing review";
    const field = this.#detail.focused;
    if (!field && document.activeElement !== this.#find("list")) return;
    this.#showNow();
    if (field) {
      const count = field.isWritable ? field[action]() : 0;
      if (count > 0) this.#announcer.say(`${field.fullLabel}: ${words}`);
      return this.#detail.advance(field);
    }
    const count = this.#work[action](this.#detail.targets);
    this.#announcer.say(`${counted(count, "text")} ${words}`);
    this.#move(1);
  }

  #advance(locale) {
    if (!this.#list.move(1)) {
      this.#announcer.say("That was the last in the list");
      return this.#leave();
    }
    this.#showNow();
    this.#detail.enter(locale);
  }

  async #undo() {
    if (this.#work.isBusy) return;
    const step = await this.#work.undo();
    this.#announcer.say(step ? `Undone: ${step.label}` : "Nothing to undo");
    if (step) this.#keepFocus();
  }

  async #redo() {
    if (this.#work.isBusy) return;
    const step = await this.#work.redo();
    this.#announcer.say(step ? `Done again: ${step.label}` : "Nothing to redo");
    if (step) this.#keepFocus();
  }

  /** A button that is disabled when its last step is gone must not take the focus with it. */
  #keepFocus() {
    this.#draw();
    if (document.activeElement === document.body || document.activeElement?.disabled) this.#list.focus();
  }

  #changed({ target, kind }) {
    if (kind !== "findings" && kind !== "saved") this.#drafts.keep(target);
    this.#changedStrings.add(target.string);
    this.#drawSoon();
  }

  #drawSoon() {
    if (this.#drawTimer) return;
    this.#drawTimer = setTimeout(() => this.#draw(), 100);
  }

  /** Rows, counts, totals, and what can be undone. */
  #draw() {
    clearTimeout(this.#drawTimer);
    this.#drawTimer = 0;
    for (const string of this.#changedStrings) this.#progress.update(string);
    this.#list.redraw(new Set([...this.#changedStrings].flatMap((string) => this.#rows.rowsOf(string))));
    this.#changedStrings.clear();
    this.#progress.draw(this.#find("totals"));
    this.#exports.draw();
    for (const [id, step, word] of [["undo", this.#history.undoable, "Undo"], ["redo", this.#history.redoable, "Redo"]]) {
      const node = this.#find(id);
      node.disabled = step === null;
      node.title = step ? `${word}: ${step.label}` : "";
    }
    this.#find("discard").disabled = this.#review.changeCount === 0;
    this.#find("status").textContent = this.#status();
  }

  #status() {
    const count = this.#review.changeCount;
    if (!this.#server) return count === 0 ? "" : `${counted(count, "change")}, kept in this browser`;
    if (this.#server.isOffline) return `${counted(this.#server.pending, "text")} not saved: ${this.#server.reason}`;
    if (this.#server.pending > 0) return "Saving…";
    return count > 0 ? `${counted(count, "change")} not saved` : "All is saved";
  }

  /** What must not be overlooked stays to be seen, until what it is about has ended. */
  #warn(about, words) {
    this.#warnings.set(about, words);
    this.#find("problem").textContent = [...this.#warnings.values()].filter(Boolean).join(" ");
  }

  #print(rows) {
    this.#find("more").open = false;
    if (rows.length > Printer.most) this.#announcer.say(`The first ${Printer.most} of ${rows.length.toLocaleString("en")} are printed`);
    this.#printer.print(rows);
  }
}

/** Reads the document piece by piece, so that a large one does not hold the page up. */
async function startReview() {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  await nextSlice();
  const session = read("session");
  const data = read("document");
  await nextSlice();
  const review = new Review(data);
  await nextSlice();
  const rows = new Rows(review);
  await nextSlice();
  new ReviewPage(session, review, rows);
}

startReview();
