/**
 * @import {Measure, Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { boxes, SETS } from "../charts/boxes.mjs";
import { shownMeasure } from "../data/choice.mjs";
import { figure, time } from "../data/format.mjs";
import { floorMark, PIPELINE, pipelineMeasure, RATES, STUDY_SETS, shownRate, shownSets } from "../data/pipeline.mjs";
import { barChart, drawn } from "./bars.mjs";
import { besideTheStudy, readInPlace } from "./beside.mjs";
import { Chart } from "./chart.mjs";
import { costs } from "./costs.mjs";
import { element, section } from "./dom.mjs";
import { picker } from "./picker.mjs";

/**
 * The way through the three services; nothing in a run without it.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function pipeline(model, store) {
  const { pipeline } = model;
  if (!pipeline) {
    return undefined;
  }
  const measure = pipelineMeasure(model, PIPELINE);
  return section(
    "pipeline",
    "Pipeline",
    "Service A serializes and sends, B decodes, filters and forwards, C decodes and checks. Per message, from before A's first until A knows that C has checked the last: the geometric mean of the blocks, each three fresh services; whiskers are 95 % intervals over the blocks, without what a round did to all codecs alike. The dashed line is the floor: bytes that were encoded before and that nobody decodes, what Kafka costs by itself.",
    pipeline.smoke
      ? element("p", { class: "banner" }, element("strong", {}, "Smoke"), " Too few blocks: nothing here is ranked.")
      : undefined,
    ...(measure ? charts(model, measure, store) : []),
    ...costs(model, store),
    besideTheStudy(model, store),
    readInPlace(model, store),
    element("h3", { class: "apart" }, "How it was set"),
    element(
      "dl",
      {},
      ...[
        ...pipeline.settings,
        {
          name: "control round trip",
          value: `${time(pipeline.controlRoundTripNanos)}; the time of each set contains about half of one`,
        },
      ].flatMap(({ name, value }) => [element("dt", {}, name), element("dd", {}, value)]),
    ),
  );
}

/**
 * Time per message with the floor; nothing in a run without it.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function timeChart(model, store) {
  const measure = pipelineMeasure(model, PIPELINE);
  return (
    measure &&
    barChart("Time per message through the services", store, () => shownMeasure(model, measure, store.choice), {
      mark: ({ reference }) => floorMark(model, store.choice, reference),
    })
  );
}

/**
 * @param {Model} model
 * @param {Measure} measure
 * @param {Store} store
 */
function charts(model, measure, store) {
  const sets = STUDY_SETS.filter((set) =>
    model.pipeline?.flows.some((flow) => flow.measure === PIPELINE && flow.set === set),
  );
  return [
    element(
      "div",
      { class: "pair" },
      timeChart(model, store)?.node,
      rateChart(model, measure, store).node,
      setChart(model, measure, store, "Time of a set of messages: all codecs").node,
      ...sets.map((set) => setChart(model, measure, store, titleOf(set), set).node),
    ),
  ];
}

/** @param {string} set */
function titleOf(set) {
  return `Time of a set of messages: ${set === "others" ? "formats that the study does not have" : `set ${set} of the study`}`;
}

/**
 * @param {Model} model
 * @param {Measure} measure
 * @param {Store} store
 */
function rateChart(model, measure, store) {
  const ids = RATES.map(({ id }) => id);
  let chosen = ids[0];
  const chart = barChart("Throughput", store, () => shownRate(model, measure, store.choice, chosen), {
    controls: picker("Rate", ids, chosen, (id) => {
      chosen = id;
      chart.refresh();
    }),
  });
  return chart;
}

/**
 * @param {Model} model
 * @param {Measure} measure
 * @param {Store} store
 * @param {string} title
 * @param {string} [set]
 */
function setChart(model, measure, store, title, set) {
  const shown = () => shownSets(model, measure, store.choice, set);
  const chart = new Chart({
    title,
    label: `${title}: box plots of whole sets of messages. The table below it has the same figures.`,
    draw: (canvas, limit) =>
      drawn(shown(), limit, (some) => {
        const mark = floorMark(model, store.choice, some.reference, (line) => line.box?.median);
        return {
          ...boxes(some, canvas, { ...SETS, ...(mark ? { mark } : {}) }),
          note: "Box: half of the sets; whiskers: all. Sets grow, so this is no error.",
        };
      }),
    table: () => {
      const { figures, unit, reference } = shown();
      const cell = (/** @type {number | undefined} */ value) =>
        value === undefined ? "" : figure(value / reference, unit);
      return {
        head: ["codec", "least", "quartile", "median", "quartile", "most"],
        rows: figures.map(({ codec, line: { box } }) => [
          codec.name,
          ...[box?.min, box?.p25, box?.median, box?.p75, box?.max].map(cell),
        ]),
      };
    },
  });
  store.listen(() => chart.refresh());
  return chart;
}
