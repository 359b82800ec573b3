/**
 * @import {Codec, Model, Runtime} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { firstChoice, shownCodecs } from "../data/choice.mjs";
import { FAMILIES, measuredCodecs } from "../data/model.mjs";
import { hasSeveralRuntimes, runtimesOf } from "../data/runtimes.mjs";
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
        runtimeChoice(model, store),
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
          "Back end",
          "backEnd",
          distinct(model, (codec) => [codec.backEnd]),
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
  const baselines = runtimesOf(
    model,
    measuredCodecs(model).map(({ name }) => name),
  ).map((runtime) => baselineChoice(model, store, runtime));
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
  return element("fieldset", {}, element("legend", {}, "Figures"), radio(false, "Absolute"), ratio, ...baselines);
}

/**
 * The codecs of a runtime by which its figures can be divided. The runtime is named where there are several.
 *
 * @param {Model} model
 * @param {Store} store
 * @param {Runtime} runtime
 */
function baselineChoice(model, store, { name: runtime, title, baseline }) {
  const several = hasSeveralRuntimes(model);
  const node = element(
    "select",
    {
      "aria-label": several ? `Baseline, ${title}` : "Baseline",
      onchange: () => {
        const baselines = new Map(store.choice.baselines).set(runtime, node.value);
        const isFirst = baseline === model.baseline;
        store.change({ baselines, relative: true, ...(isFirst ? { baseline: node.value } : {}) });
      },
    },
    ...measuredCodecs(model)
      .filter((codec) => codec.runtime === runtime)
      .map(({ name }) => element("option", { value: name, selected: name === baseline }, name)),
  );
  return several ? element("label", { class: "field" }, element("span", {}, title), node) : node;
}

/**
 * Which runtimes to show; nothing where there is one only.
 *
 * @param {Model} model
 * @param {Store} store
 */
function runtimeChoice(model, store) {
  return hasSeveralRuntimes(model)
    ? boxes(
        "Runtime",
        model.runtimes.map(({ name, title }) => ({ value: name, title, kind: "" })),
        (runtimes) => store.change({ runtimes }),
      )
    : undefined;
}

/**
 * @param {Model} model
 * @param {Store} store
 */
function familyChoice(model, store) {
  const present = FAMILIES.filter((family) => model.codecs.some((codec) => codec.family === family));
  return boxes(
    "Family",
    present.map((family) => ({ value: family, title: family, kind: `family ${family}` })),
    (families) => store.change({ families }),
  );
}

/**
 * Boxes to check, of which none stands for all.
 *
 * @param {string} legend
 * @param {{value: string, title: string, kind: string}[]} values those of a kind have its mark
 * @param {(values: string[]) => void} choose
 */
function boxes(legend, values, choose) {
  const all = values.map(({ value, title, kind }) => {
    const box = element("input", { type: "checkbox", value, onchange: () => tell() });
    const mark = kind === "" ? undefined : element("span", { class: "mark" });
    return { box, label: element("label", kind === "" ? {} : { class: kind }, box, mark, title) };
  });
  const tell = () => choose(all.filter(({ box }) => box.checked).map(({ box }) => box.value));
  return element("fieldset", {}, element("legend", {}, legend), ...all.map(({ label }) => label));
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
 * @param {"format" | "layout" | "backEnd" | "trait"} key
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
