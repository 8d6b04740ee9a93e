// Elements and texts. Nothing here takes markup: what comes from a server,
// a module or a player is only ever set as text.

const SVG = "http://www.w3.org/2000/svg";

function set(e, attributes) {
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined || value === null || value === false) continue;
    if (key === "text") e.textContent = value;
    else if (key === "style") {
      for (const name in value) e.style.setProperty(name, value[name]);
    } else if (key.startsWith("on")) e.addEventListener(key.slice(2), value);
    else e.setAttribute(key, value === true ? "" : value);
  }
  return e;
}

// An element of SVG, appended to its parent.
export function svg(name, attributes, parent) {
  const e = set(document.createElementNS(SVG, name), attributes);
  if (parent) parent.append(e);
  return e;
}

// An element with its children: elements, texts, lists of them, or nothing.
export function el(name, attributes, ...children) {
  const e = set(document.createElement(name), attributes);
  for (const child of children.flat(Infinity)) {
    if (child !== undefined && child !== null && child !== false) {
      e.append(child);
    }
  }
  return e;
}

// A text of several lines, a paragraph each.
export const paragraphs = text => text.split("\n").filter(line =>
  line.trim()).map(line => el("p", { text: line }));

// What somebody is called, whatever the direction of their script.
export const named = (text, kind) => el("bdi", { text, class: kind });

// ---- texts -----------------------------------------------------------------

let texts = {}, language = "en";

export function speak(code, words) {
  language = code;
  texts = words;
}
export const spoken = () => language;

const one = n => n === 1 || language === "fr" && n === 0;

// Fills a form of host/common/text.lua: %s and %d in their order, and
// "{tile|tiles}" by the number before it, else the first one after it.
export function fill(form, ...given) {
  let nth = 0;
  const numbers = [];
  let out = form.replace(/%(%|[sdq])/g, (all, kind, at) => {
    if (kind === "%") return "%";
    if (kind === "d") numbers.push([at, given[nth]]);
    return String(given[nth++] ?? "");
  });
  if (!out.includes("{")) return out;
  // places in the form, not in the filled text
  const choices = [...form.matchAll(/\{[^{}|]*\|[^{}]*\}/g)].map(m => {
    const before = numbers.filter(([at]) => at < m.index).pop();
    return (before || numbers[0] || [0, 0])[1];
  });
  return out.replace(/\{([^{}|]*)\|([^{}]*)\}/g, (all, single, many) =>
    one(choices.shift()) ? single : many);
}

export function T(key, ...given) {
  const form = texts[key];
  return form === undefined ? key : fill(form, ...given);
}

// ---- small things ----------------------------------------------------------

// Marks that tell seats apart without their colours.
const SHAPES = ["M0-9A9 9 0 1 0 .01-9Z", "M-8-8H8V8H-8Z",
  "M0-9.5L9.5 7.5H-9.5Z", "M0-10L10 0L0 10L-10 0Z",
  "M-3.4-9.5H3.4V-3.4H9.5V3.4H3.4V9.5H-3.4V3.4H-9.5V-3.4H-3.4Z",
  "M0-10L2.6-3.6L9.5-3.1L4.2 1.4L5.9 8.1L0 4.4L-5.9 8.1L-4.2 1.4L-9.5-3.1" +
  "L-2.6-3.6Z", "M-5-8.7H5L10 0L5 8.7H-5L-10 0Z", "M-9.5-7.5H9.5L0 9.5Z"];

export const shapeOf = number => SHAPES[((number % 8) + 8) % 8];

// The mark of a seat: its colour and its shape.
export function badge(colour, number, title) {
  const s = svg("svg", { viewBox: "-12 -12 24 24", class: "badge",
    role: title ? "img" : undefined, "aria-label": title,
    "aria-hidden": title ? undefined : "true" });
  if (number < 0) svg("circle", { r: 7, fill: colour, class: "rim" }, s);
  else svg("path", { d: shapeOf(number), fill: colour, class: "rim" }, s);
  return s;
}

// Do people point with a finger here?
export const finger = () => matchMedia("(pointer: coarse)").matches;
export const still = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;

export function clear(e, ...children) {
  e.replaceChildren(...children.flat(Infinity).filter(c => c));
  return e;
}

// Runs what makes the children of an element anew. Who is at one of them by
// the keyboard finds themselves at the one that took its place.
const MARKS = ["data-act", "data-key", "data-index"];
export function keepPlace(e, run) {
  const at = document.activeElement;
  const mark = e.contains(at) && at.matches(":focus-visible") &&
    MARKS.find(name => at.hasAttribute(name));
  const value = mark && at.getAttribute(mark);
  run();
  if (mark) {
    e.querySelector(`[${mark}="${CSS.escape(value)}"]`)?.focus({
      preventScroll: true });
  }
}

// A button that is pressed stays until the finger has left it: put another one
// in its place, and the browser takes it for no click at all. What would draw
// anew the element that the button is in waits until then.
let pressed = null;
const waiting = new Map();
addEventListener("pointerdown", event => { pressed = event.target; }, true);
addEventListener("click", () => { pressed = null; }, true);
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => setTimeout(() => {
    pressed = null;
    const due = [...waiting.values()];
    waiting.clear();
    for (const run of due) run();
  }), true);
}
export function whenReleased(e, run) {
  waiting.delete(e);
  if (e.contains(pressed)) waiting.set(e, run);
  else run();
}

// What this browser remembers; a private window may refuse.
const remembers = store => ({
  get(key, otherwise) {
    try {
      return JSON.parse(store().getItem("tessera." + key)) ?? otherwise;
    } catch { return otherwise; }
  },
  set(key, value) {
    try {
      store().setItem("tessera." + key, JSON.stringify(value));
    } catch { /* then it is forgotten */ }
  },
});
export const memory = remembers(() => localStorage);
// The same for as long as this window is open.
export const passing = remembers(() => sessionStorage);

// How long ago something was: "3 minutes ago", in words.
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
export function ago(at) {
  const seconds = Math.max(0, (Date.now() - at) / 1000);
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ||
    UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(
    -Math.floor(seconds / size), unit);
}
// Milliseconds as minutes and seconds.
export function minutes(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:` + String(seconds % 60).padStart(2, "0");
}
