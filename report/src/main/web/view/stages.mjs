/**
 * @import {Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { stageBars } from "../charts/stages.mjs";
import { figure } from "../data/format.mjs";
import { clockSentence } from "../data/model.mjs";
import { STAGES, stagedCodecs } from "../data/stages.mjs";
import { Chart } from "./chart.mjs";
import { element, section } from "./dom.mjs";
import { byRuntime } from "./runtimes.mjs";

const NAMES = STAGES.flatMap(({ parts }) => parts);

/**
 * What conversion costs; nothing in a run that timed no stage.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function stages(model, store) {
  return isStaged(model)
    ? section(
        "stages",
        "What conversion costs",
        "Some libraries have objects of their own between the application's objects and the bytes: to-native and from-native convert between the two, write and read touch the bytes. A tick marks the whole operation, timed by itself. Stages are timed on prepared objects and need not add up to it.",
        element(
          "ul",
          { class: "legend", "aria-label": "Stages" },
          ...NAMES.map((name) => element("li", { class: `stage ${name}` }, element("span", { class: "mark" }), name)),
        ),
        ...byRuntime(model, store, (part, own) => (isStaged(part) ? [stageChart(part, own).node] : [])),
      )
    : undefined;
}

/** @param {Model} model */
function isStaged({ measures }) {
  return measures.some(({ id }) => NAMES.includes(id));
}

/**
 * @param {Model} model
 * @param {Store} store
 */
function stageChart(model, store) {
  const unit = () => (store.choice.relative ? "RATIO" : "NANOS");
  const chart = new Chart({
    title: "Stages of serialize (above) and deserialize (below)",
    label: "Stacked bars of each codec's stages. The table below it has the same figures.",
    draw: (canvas, limit) => {
      const staged = stagedCodecs(model, store.choice);
      return staged.length === 0
        ? undefined
        : {
            ...stageBars(staged.slice(0, limit), unit(), canvas),
            rows: staged.length,
            note: clockSentence(model.measures.find(({ id }) => NAMES.includes(id))),
          };
    },
    table: () => ({
      head: ["codec", ...STAGES.flatMap(({ whole, parts }) => [...parts, whole])],
      rows: stagedCodecs(model, store.choice).map(({ codec, whole, parts }) => [
        codec.name,
        ...parts
          .flatMap((values, side) => [...values, whole[side]])
          .map((value) => (value === undefined ? "" : figure(value, unit()))),
      ]),
    }),
  });
  store.listen(() => chart.refresh());
  return chart;
}
