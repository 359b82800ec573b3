/**
 * @import {Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { pareto } from "../charts/pareto.mjs";
import { shownCodecs, shownMeasure } from "../data/choice.mjs";
import { figure } from "../data/format.mjs";
import { isCrowded, prominent } from "../data/front.mjs";
import { FAMILIES, measureOf, SIZE } from "../data/model.mjs";
import { Chart } from "./chart.mjs";
import { element } from "./dom.mjs";
import { timeAgainstBandwidth } from "./network.mjs";
import { latencies, sustained } from "./openloop.mjs";
import { picker } from "./picker.mjs";
import { timeChart } from "./pipeline.mjs";

const PREFERRED = ["round-trip", "serialize", "deserialize"];

/**
 * The answer in sentences and as a picture.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function answer(model, store) {
  return element(
    "section",
    { id: "answer", class: "answer", "aria-label": "The answer" },
    element("div", { class: "findings" }, element("h2", {}, "What it says"), findings(model), legend(model)),
    picture(model, store),
  );
}

/**
 * Size against time, else what a run over several links or at fixed rates was made for.
 *
 * @param {Model} model
 * @param {Store} store
 */
function picture(model, store) {
  const { network, openLoop } = model;
  return (
    scatter(model, store) ??
    (network && timeAgainstBandwidth(model, network, store)?.node) ??
    (openLoop && (sustained(model, openLoop, store) ?? latencies(model, openLoop, store))?.node) ??
    timeChart(model, store)?.node
  );
}

/** @param {Model} model */
function findings({ findings }) {
  return element("ul", {}, ...findings.map((finding) => element("li", {}, finding)));
}

/** @param {Model} model */
function legend({ codecs }) {
  const present = FAMILIES.filter((family) => codecs.some((codec) => codec.family === family));
  return element(
    "ul",
    { class: "legend", "aria-label": "Families" },
    ...present.map((family) =>
      element("li", { class: `family ${family}` }, element("span", { class: "mark" }), family),
    ),
  );
}

/**
 * @param {Model} model
 * @param {Store} store
 */
function scatter(model, store) {
  const ids = model.fronts.map(({ measure }) => measure);
  if (ids.length === 0) {
    return undefined;
  }
  let chosen = PREFERRED.find((id) => ids.includes(id)) ?? ids[0];
  const shown = () => {
    const front = model.fronts.find(({ measure }) => measure === chosen);
    const [size, time] = [measureOf(model, SIZE), measureOf(model, chosen)];
    return front && size && time
      ? { front, sizes: shownMeasure(model, size, store.choice), times: shownMeasure(model, time, store.choice) }
      : undefined;
  };
  const bright = () => {
    const codecs = shownCodecs(model, store.choice);
    return isCrowded(model, codecs) ? prominent(model, store.choice, codecs) : undefined;
  };
  const chart = new Chart({
    title: "Size against time",
    label: "Scatter of mean size against time, one point per codec. The table below it has the same figures.",
    controls: picker("Time", ids, chosen, (id) => {
      chosen = id;
      chart.refresh();
    }),
    draw: (canvas) => {
      const now = shown();
      const points = now && pareto(now.front, now.sizes, now.times, bright(), canvas);
      return points && points.front > 0
        ? { ...points, note: note(model, points.front > 1, bright() !== undefined) }
        : undefined;
    },
    table: () => {
      const now = shown();
      const rows = now?.front.points.flatMap(({ codec, beatenBy }) => {
        const size = now.sizes.figures.find((one) => one.codec.name === codec);
        const time = now.times.figures.find((one) => one.codec.name === codec);
        return size && time
          ? [[codec, figure(size.value, now.sizes.unit), figure(time.value, now.times.unit), beatenBy ?? ""]]
          : [];
      });
      return { head: ["codec", "mean size", chosen, "beaten by"], rows: rows ?? [] };
    },
  });
  store.listen(() => chart.refresh());
  return chart.node;
}

/**
 * @param {Model} model
 * @param {boolean} stairs whether the front is drawn
 * @param {boolean} crowded
 */
function note({ smoke }, stairs, crowded) {
  return [
    "Lower left is better.",
    smoke
      ? "A smoke run has no intervals, so no codec is said to be beaten."
      : `Lines are 95 % intervals. ${
          crowded
            ? "Bright: the baseline, and the portable codecs that no other beats in size and round trip."
            : "Faint: another codec is no larger and certainly faster."
        }`,
    ...(stairs ? ["Dashed: nothing lies below it, by the means."] : []),
  ].join(" ");
}
