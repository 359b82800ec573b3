/**
 * @import {Line, Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { lines } from "../charts/lines.mjs";
import { isRelative } from "../data/choice.mjs";
import { bytes, figure } from "../data/format.mjs";
import { clockSentence, measureOf, SIZE, timesOf } from "../data/model.mjs";
import { seriesOf, stepAxis } from "../data/series.mjs";
import { Chart } from "./chart.mjs";
import { element, section } from "./dom.mjs";
import { picker } from "./picker.mjs";
import { byRuntime } from "./runtimes.mjs";

/**
 * How size, time and allocation grow with the message; nothing where all messages are of one size.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function series(model, store) {
  if (model.message.steps.length < 2 || model.measures.length === 0) {
    return undefined;
  }
  return section(
    "series",
    "By message size",
    "Each step of the size series by itself. As ratios, each step is divided by the baseline's step: this shows where codecs overtake each other.",
    ...byRuntime(model, store, charts),
  );
}

/**
 * @param {Model} model
 * @param {Store} store
 */
function charts(model, store) {
  const times = timesOf(model).map(({ id }) => id);
  const all = [
    ...(measureOf(model, SIZE) ? [lineChart(model, store, "Size by message size", [SIZE])] : []),
    ...(times.length > 0
      ? [
          lineChart(model, store, "Time by message size", times),
          lineChart(model, store, "Allocated bytes by message size", times, (line) => line.timed?.allocatedSteps ?? []),
        ]
      : []),
  ];
  return all.length === 0 ? [] : [element("div", { class: "pair" }, ...all.map(({ node }) => node))];
}

/**
 * @param {Model} model
 * @param {Store} store
 * @param {string} title
 * @param {string[]} ids measures to choose from
 * @param {(line: Line) => number[]} [pick] bytes by step, where the measure's own figures are not meant
 */
function lineChart(model, store, title, ids, pick) {
  let chosen = ids[0];
  const shown = () => {
    const measure = measureOf(model, chosen);
    if (!measure) {
      return undefined;
    }
    /** @type {"BYTES" | "NANOS" | "COUNT" | "RATIO"} */
    const unit = isRelative(measure, store.choice) ? "RATIO" : pick ? "BYTES" : measure.unit;
    return { unit, series: seriesOf(model, measure, store.choice, pick) };
  };
  const chart = new Chart({
    title,
    label: `${title}: one line per codec. The table below it has the same figures.`,
    ...(ids.length > 1
      ? {
          controls: picker("Operation", ids, chosen, (id) => {
            chosen = id;
            chart.refresh();
          }),
        }
      : {}),
    draw: (canvas) => {
      const now = shown();
      return now && now.series.length > 0
        ? {
            ...lines(now.series, now.unit, { unit: "BYTES", name: stepAxis(model) }, canvas),
            note: pick ? "" : clockSentence(measureOf(model, chosen)),
          }
        : undefined;
    },
    table: () => {
      const now = shown();
      const steps = now?.series[0]?.points.map(([size]) => size) ?? [];
      return {
        head: ["codec", ...steps.map((size) => bytes(Math.round(size)))],
        rows:
          now?.series.map(({ codec, points }) => [codec.name, ...points.map(([, value]) => figure(value, now.unit))]) ??
          [],
      };
    },
  });
  store.listen(() => chart.refresh());
  return chart;
}
