/**
 * @import {Model, Sweep} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { growthLines } from "../charts/sweep.mjs";
import { shownCodecs } from "../data/choice.mjs";
import { figure, signed } from "../data/format.mjs";
import { clockSentence, measureOf } from "../data/model.mjs";
import { growthOf, growthsOf, measuresOf } from "../data/sweep.mjs";
import { Chart } from "./chart.mjs";
import { element, plainTable, section } from "./dom.mjs";
import { picker } from "./picker.mjs";
import { byRuntime, titled } from "./runtimes.mjs";

/**
 * What one more of a parameter costs; nothing in a run without a sweep over one.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function sweep(model, store) {
  const { sweep } = model;
  if (!sweep) {
    return undefined;
  }
  return section(
    "sweep",
    "What one more costs",
    `Figures of a message against ${sweep.parameter}, and the slope of a straight line through them. Whiskers are 95 % intervals.`,
    ...byRuntime(model, store, (part, own, words) => [
      growthChart(part, sweep, own).node,
      slopes(part, sweep, own, words),
    ]),
    ...sweep.notes.map((note) => element("p", { class: "lead" }, note)),
  );
}

/** @param {string} measure */
function unitOf(measure) {
  return measure === "size" ? "BYTES" : "NANOS";
}

/**
 * @param {Model} model
 * @param {Sweep} sweep
 * @param {Store} store
 */
function growthChart(model, sweep, store) {
  const measures = measuresOf(sweep);
  let chosen = measures[0];
  const shown = () => growthsOf(model, sweep, store.choice, chosen);
  const chart = new Chart({
    title: `By ${sweep.parameter}`,
    label: `Lines of a figure against ${sweep.parameter}, one per codec. The table below it has the same figures.`,
    ...(measures.length > 1
      ? {
          controls: picker("Figure", measures, chosen, (id) => {
            chosen = id;
            chart.refresh();
          }),
        }
      : {}),
    draw: (canvas) => {
      const { relative, courses } = shown();
      return courses.length === 0
        ? undefined
        : {
            ...growthLines(courses, relative ? "RATIO" : unitOf(chosen), sweep.parameter, canvas),
            note: clockSentence(measureOf(model, chosen)),
          };
    },
    table: () => {
      const { relative, courses } = shown();
      const unit = relative ? "RATIO" : unitOf(chosen);
      return {
        head: ["codec", ...(courses[0]?.dots ?? []).map(({ at }) => figure(at, "COUNT"))],
        rows: courses.map(({ codec, dots }) => [codec.name, ...dots.map(({ value }) => figure(value, unit))]),
      };
    },
  });
  store.listen(() => chart.refresh());
  return chart;
}

/**
 * The slopes as a table that follows the filter.
 *
 * @param {Model} model
 * @param {Sweep} sweep
 * @param {Store} store
 * @param {string} words
 */
function slopes(model, sweep, store, words) {
  const title = `One more of ${sweep.parameter}`;
  const table = element("div");
  const draw = () => {
    const names = shownCodecs(model, store.choice).map(({ name }) => name);
    table.replaceChildren(
      plainTable(
        titled(title, words),
        ["codec", "bytes", "serialize", "95 % from", "to", "deserialize", "95 % from", "to", "straight line"],
        sweep.lines.filter(({ codec }) => names.includes(codec)).map((line) => rowOf(sweep, line)),
      ),
    );
  };
  store.listen(draw);
  draw();
  return element("div", { class: "apart" }, element("h3", {}, title), table);
}

/**
 * @param {Sweep} sweep
 * @param {Sweep["lines"][number]} line
 */
function rowOf(sweep, { codec, straight }) {
  const cells = (/** @type {string} */ measure) => {
    const growth = growthOf(sweep, codec, measure);
    return [growth?.slope, growth?.interval?.low, growth?.interval?.high].map((value) =>
      value === undefined ? "" : signed(value, unitOf(measure)),
    );
  };
  return [codec, cells("size")[0], ...cells("serialize"), ...cells("deserialize"), straight];
}
