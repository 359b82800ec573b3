/**
 * @import {Metric, Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { boxes, SETS } from "../charts/boxes.mjs";
import { shownMeasure } from "../data/choice.mjs";
import { figure, time } from "../data/format.mjs";
import {
  BYTES,
  floorMark,
  PIPELINE,
  pipelineMeasure,
  shownBytes,
  shownSets,
  shownThroughput,
} from "../data/pipeline.mjs";
import { barChart, drawn } from "./bars.mjs";
import { besideTheBaseline, readInPlace } from "./beside.mjs";
import { Chart } from "./chart.mjs";
import { costs } from "./costs.mjs";
import { element, section } from "./dom.mjs";
import { picker } from "./picker.mjs";
import { repeats } from "./repeats.mjs";
import { scopeOf, titled } from "./runtimes.mjs";

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
  const { part, own, words } = scopeOf(
    model,
    store,
    pipeline.flows.map(({ codec }) => codec),
  );
  const measure = pipelineMeasure(model, PIPELINE);
  return section(
    "pipeline",
    titled("Pipeline", words),
    "Service A serializes and sends, B decodes, filters and forwards, C decodes and checks. A time is per message and on the wall: from before A's first send until A knows that C has checked the last message. It is the geometric mean of the blocks; a block is what a round sends through the three services. Whiskers are 95 % intervals over the blocks, without what a round did to all codecs alike. The dashed line is the floor, what Kafka costs by itself: bytes that were encoded beforehand and are never decoded.",
    pipeline.smoke
      ? element("p", { class: "banner" }, element("strong", {}, "Smoke"), " Too few blocks: nothing here is ranked.")
      : undefined,
    repeats(model),
    ...(measure ? charts(part, measure, own) : []),
    ...costs(part, own),
    besideTheBaseline(part, own),
    readInPlace(part, own),
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
 * @param {Metric} measure
 * @param {Store} store
 */
function charts(model, measure, store) {
  return [
    element(
      "div",
      { class: "pair" },
      timeChart(model, store)?.node,
      barChart("Throughput in messages per second", store, () => shownThroughput(model, measure, store.choice)).node,
      bytesChart(model, measure, store).node,
      setChart(model, measure, store).node,
    ),
  ];
}

/**
 * @param {Model} model
 * @param {Metric} measure
 * @param {Store} store
 */
function bytesChart(model, measure, store) {
  const ids = BYTES.map(({ id }) => id);
  let chosen = ids[0];
  const chart = barChart("Bytes per message", store, () => shownBytes(model, measure, store.choice, chosen), {
    controls: picker("Bytes", ids, chosen, (id) => {
      chosen = id;
      chart.refresh();
    }),
  });
  return chart;
}

/**
 * @param {Model} model
 * @param {Metric} measure
 * @param {Store} store
 */
function setChart(model, measure, store) {
  const title = "Time of a set of messages";
  const shown = () => shownSets(model, measure, store.choice);
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
