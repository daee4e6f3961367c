"""What the tests of the drawings ask the page."""

# A review beside the page's own, and a place to draw in.
SETUP = """
window.drawn = new Review(JSON.parse(document.getElementById("document").textContent));
document.body.replaceChildren(element("main", { id: "drawing" }));
document.body.style.display = "block";
document.body.style.overflow = "auto";
"""

DRAW = """
const [place, options] = arguments;
const target = "key" in place ? drawn.document.strings.find((string) => string.key === place.key) : drawn.document.alerts[place.alert];
renderPreview(document.getElementById("drawing"), drawn, target, options);
return [...document.querySelectorAll(".pv-figure")].map((figure) => ({
  name: figure.querySelector("figcaption").textContent,
  title: figure.querySelector(".pv-alert-title")?.textContent ?? null,
  message: figure.querySelector(".pv-alert-message")?.textContent ?? null,
  line: figure.querySelector(".pv-line")?.textContent ?? null,
  buttons: [...figure.querySelectorAll(".pv-alert-button")].map((button) => button.textContent),
  row: figure.querySelector(".pv-alert-buttons")?.classList.contains("pv-row") ?? null,
  notes: [...figure.querySelectorAll(".pv-notes li")].map((note) => note.textContent),
}));
"""
