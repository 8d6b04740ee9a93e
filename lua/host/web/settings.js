// What somebody prefers on this device.

import { el, memory, spoken, T } from "./dom.js";
import { canNotify, canWake, notifies, wantNotices } from "./notices.js";

const LOOKS = ["auto", "light", "dark"];

export function applyLook() {
  const look = memory.get("look", "auto");
  const data = document.documentElement.dataset;
  if (look === "auto") delete data.look;
  else data.look = look;
}

export const preferences = {
  get sound() { return memory.get("sound", true); },
  get shapes() { return memory.get("shapes", true); },
  get guide() { return memory.get("guide", false); },
  set guide(on) { memory.set("guide", on); },
};

function toggle(key, label, changed) {
  const box = el("input", { type: "checkbox" });
  box.checked = preferences[key];
  box.addEventListener("change", () => {
    memory.set(key, box.checked);
    changed();
  });
  return el("label", { class: "toggle", "data-set": key }, box, el("span",
    { text: label }));
}
// A first game in which hints come by themselves.
export const guideToggle = (changed = () => {}) => toggle("guide", T(
  "table.guide"), changed);

// Notifications: the browser must be asked for permission first.
function noticeToggle(hello) {
  if (!canNotify()) return null;
  const box = el("input", { type: "checkbox", onchange: async () => {
    box.checked = await wantNotices(box.checked).catch(notifies);
  } });
  box.checked = notifies();
  return el("label", { class: "toggle", "data-set": "notify" }, box,
    el("span", { text: T(canWake(hello) ? "table.notify.closed" :
      "table.notify") }));
}

function select(label, entries, value, changed) {
  const list = el("select", {}, entries.map(([key, text]) =>
    el("option", { value: key, text })));
  list.value = value;
  list.addEventListener("change", () => changed(list.value));
  return el("label", { class: "field" }, el("span", { text: label }), list);
}

// The languages in which somebody would like to read, the best first.
export function languagesWanted() {
  return [memory.get("language"), ...navigator.languages || []].filter(Boolean)
    .map(code => code.slice(0, 2));
}
// What a language calls itself.
export function languageName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}

export function languagePicker(codes) {
  return select(T("table.language"), codes.map(c => [c, languageName(c)]),
    spoken(), code => dispatchEvent(new CustomEvent("tessera-language",
      { detail: code })));
}

// The settings as a part of a page, with the first game's hints if they are not
// beside them; changed() after each change.
export function settingsPanel(hello, changed, guide = true) {
  return el("div", { class: "settings" },
    select(T("table.look"), LOOKS.map(k => [k, T("table.look." + k)]),
      memory.get("look", "auto"), value => {
        memory.set("look", value);
        applyLook();
        changed();
      }),
    languagePicker(hello.languages),
    toggle("sound", T("table.sound"), changed),
    toggle("shapes", T("table.shapes"), changed), guide &&
      guideToggle(changed),
    noticeToggle(hello));
}
