// What a module says of itself: words in the language of the page, and a field
// for each of its options.

import { el, spoken, T } from "./dom.js";

// A word of the module by its key, else what is said otherwise.
export function words(module, key, otherwise) {
  const all = module.words || {};
  return all[spoken()]?.[key] || (spoken() === "en" ? otherwise : null) ||
    all.en?.[key] || otherwise || "";
}

// What is played with a value of an option, in a sentence: see
// lua/common/played.lua.
function played(module, name, value) {
  const find = key => words(module, key);
  const said = find(`played ${name}=${value}`);
  if (said || typeof value !== "number") return said;
  const many = value !== 1 && find(`played ${name}/many`);
  return (many || find(`played ${name}`)).replaceAll("%d", value);
}

// What a value is called where it is chosen.
function called(module, { name }, value) {
  return words(module, `option ${name}=${value}`, value === true ?
    T("table.usual.yes") : value === false ? T("table.usual.no") : String(value));
}

// A field for an option; set(value) is called with undefined for its default.
export function optionField(module, option, given, set) {
  const help = words(module, "option " + option.name, option.help) ||
    option.name;
  const now = given[option.name] ?? option.default;
  const told = el("small", { class: "soft played" });
  const usual = option.usual ?? option.default;
  const tell = value => { told.textContent = played(module, option.name,
    value) || usual !== "" && T("table.usual", called(module, option, usual)) ||
    ""; };
  const give = value => {
    tell(value);
    set(value === option.default ? undefined : value);
  };
  tell(now);
  let field;
  if (typeof option.default === "boolean" && !option.values) {
    field = el("input", { type: "checkbox", onchange: () =>
      give(field.checked) });
    field.checked = now === true;
    return el("label", { class: "option" }, field, el("span", { text: help },
      told));
  }
  if (option.values) {
    field = el("select", { onchange: () => give(option.values.find(v =>
      String(v) === field.value)) }, option.values.map(v => el("option",
      { value: String(v), text: called(module, option, v) })));
    field.value = String(now);
  } else if (typeof option.default === "number") {
    field = el("input", { type: "number", min: option.min, max: option.max,
      value: now, oninput: () => give(field.value === "" ? option.default :
        Math.round(+field.value)) });
  } else {
    field = el("input", { type: "text", value: now ?? "", oninput: () =>
      give(field.value) });
  }
  return el("label", { class: "option field" }, el("span", { text: help },
    told), field);
}
