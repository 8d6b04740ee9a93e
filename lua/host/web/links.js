// Links to seats, to be handed on.

import { badge, el, named, T } from "./dom.js";

// The server says by which address others get here, where this page has one
// that is good on its own machine only.
let place = { origin: location.origin };
export function reach(told = {}) {
  place = { origin: told.links?.replace(/\/$/, "") || location.origin,
    alone: told.alone };
}
export const linkOf = secret => `${place.origin}/#${secret}`;
// A link of this page at a step of the game.
export const stepLink = (secret, step) => `${location.origin}/#${secret}` +
  (step === undefined ? "" : "/" + step);
// What an address leads to: a secret, and a step when it has one.
export function leadsTo(hash) {
  const [, secret, step] = hash.match(/^#([\w-]{16,64})(?:\/(\d{1,9}))?$/) || [];
  return { secret, step: step === undefined ? undefined : +step };
}

function copier(text, button) {
  return async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = el("textarea", { class: "aside" });
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
    button.textContent = T("table.copied");
    setTimeout(() => { button.textContent = T("table.copy"); }, 1500);
  };
}

function row(mark, label, secret) {
  const link = linkOf(secret);
  const field = el("input", { type: "text", readonly: true, value: link,
    class: "link", "aria-label": T("table.link"), onfocus: () =>
      field.select() });
  const copy = el("button", { text: T("table.copy") });
  copy.addEventListener("click", copier(link, copy));
  return el("li", {}, el("span", { class: "who" }, mark, label), field, copy,
    navigator.share && el("button", { text: T("table.share"), onclick: () =>
      navigator.share({ url: link }).catch(() => {}) }));
}

// links: as `create` gives them; seats: { name, colour, number, bot, open }.
export function linksPanel(links, seats) {
  return [place.alone && el("p", { class: "soft warn", text:
    T("table.alone") }), el("ul", { class: "links" }, seats.map((seat, i) =>
    links.seats[i] && row(badge(seat.colour, seat.number), named(seat.name),
      links.seats[i])), links.watch && row(null, T("table.watch"),
    links.watch))];
}
