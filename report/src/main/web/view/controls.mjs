/**
 * @import {Codec, Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { firstChoice, shownCodecs } from "../data/choice.mjs";
import { FAMILIES, measuredCodecs } from "../data/model.mjs";
import { element } from "./dom.mjs";

/** Where the filter would push the answer off the first screen, it is folded. */
const NARROW = matchMedia("(max-width: 860px)");

/**
 * What to hold the figures against, and which codecs to show: for the whole page.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function controls(model, store) {
  const count = element("span", { class: "count", role: "status" });
  const nothing = element(
    "p",
    { class: "nothing", role: "status" },
    "No codec passes this filter, so there is nothing to show.",
    element("button", { type: "reset" }, "Show all codecs"),
  );
  const form = element(
    "form",
    {
      class: "controls",
      "aria-label": "What to show",
      onsubmit: (event) => event.preventDefault(),
      // Comes before the browser resets the controls, which then stand as the first choice has them.
      onreset: () => store.change(firstChoice(model)),
    },
    unitChoice(model, store),
    element("p", { class: "end" }, count, element("button", { type: "reset" }, "Reset")),
    element(
      "details",
      { class: "filter", open: !NARROW.matches },
      element("summary", {}, "Filter"),
      element(
        "div",
        {},
        familyChoice(model, store),
        textChoice(store),
        select(
          store,
          "Format",
          "format",
          distinct(model, (codec) => [codec.format]),
        ),
        select(
          store,
          "Layout",
          "layout",
          distinct(model, (codec) => [codec.layout]),
        ),
        select(
          store,
          "Trait",
          "trait",
          distinct(model, (codec) => codec.traits),
        ),
      ),
    ),
    nothing,
  );
  const tell = () => {
    const shown = shownCodecs(model, store.choice).length;
    count.textContent = `${shown} of ${model.codecs.length} codecs`;
    nothing.hidden = shown > 0;
  };
  store.listen(tell);
  tell();
  return form;
}

/**
 * @param {Model} model
 * @param {(codec: Codec) => string[]} pick
 */
function distinct(model, pick) {
  return [...new Set(model.codecs.flatMap(pick))].filter((value) => value !== "").sort();
}

/**
 * @param {Model} model
 * @param {Store} store
 */
function unitChoice(model, store) {
  const baseline = element(
    "select",
    { "aria-label": "Baseline", onchange: () => store.change({ baseline: baseline.value, relative: true }) },
    ...measuredCodecs(model).map(({ name }) =>
      element("option", { value: name, selected: name === model.baseline }, name),
    ),
  );
  const radio = (/** @type {boolean} */ relative, /** @type {string} */ label) =>
    element(
      "label",
      { class: "radio" },
      element("input", { type: "radio", name: "unit", checked: !relative, onchange: () => store.change({ relative }) }),
      label,
    );
  const ratio = radio(true, "Ratio to");
  store.listen(({ relative }) => {
    const input = ratio.querySelector("input");
    if (input && relative) {
      input.checked = true;
    }
  });
  return element("fieldset", {}, element("legend", {}, "Figures"), radio(false, "Absolute"), ratio, baseline);
}

/**
 * @param {Model} model
 * @param {Store} store
 */
function familyChoice(model, store) {
  const present = FAMILIES.filter((family) => model.codecs.some((codec) => codec.family === family));
  const boxes = present.map((family) => {
    const box = element("input", { type: "checkbox", value: family, onchange: () => choose() });
    return {
      box,
      label: element("label", { class: `family ${family}` }, box, element("span", { class: "mark" }), family),
    };
  });
  const choose = () => store.change({ families: boxes.filter(({ box }) => box.checked).map(({ box }) => box.value) });
  return element("fieldset", {}, element("legend", {}, "Family"), ...boxes.map(({ label }) => label));
}

/** @param {Store} store */
function textChoice(store) {
  const input = element("input", {
    type: "search",
    placeholder: "codec or library",
    oninput: () => store.change({ text: input.value }),
  });
  return element("label", { class: "field" }, element("span", {}, "Name"), input);
}

/**
 * @param {Store} store
 * @param {string} label
 * @param {"format" | "layout" | "trait"} key
 * @param {string[]} values
 */
function select(store, label, key, values) {
  if (values.length < 2) {
    return undefined;
  }
  const node = element(
    "select",
    { onchange: () => store.change({ [key]: node.value }) },
    element("option", { value: "" }, "all"),
    ...values.map((value) => element("option", { value }, value)),
  );
  return element("label", { class: "field" }, element("span", {}, label), node);
}
