/**
 * @import {Model, Network} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { bandwidthLines } from "../charts/network.mjs";
import { shownCodecs } from "../data/choice.mjs";
import { change, rankOf, time } from "../data/format.mjs";
import { repeatMarked } from "../data/model.mjs";
import { coursesOf, delaysOf, LEGIBLE, spanOf } from "../data/network.mjs";
import { Chart } from "./chart.mjs";
import { crossings } from "./crossings.mjs";
import { element, section } from "./dom.mjs";
import { picker } from "./picker.mjs";
import { repeats } from "./repeats.mjs";
import { scopeOf, titled } from "./runtimes.mjs";

const LEADERS = "fastest anywhere";

/**
 * Time against bandwidth; nothing in a run over fewer than two links.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function network(model, store) {
  const { network } = model;
  if (!network) {
    return undefined;
  }
  const { part, own, words } = scopeOf(
    model,
    store,
    network.curves.map(({ codec }) => codec),
  );
  return section(
    "network",
    titled("Time against bandwidth", words),
    "Time on the wall per message through the services; every service has a link of its own to the broker. Points are measured, and their whiskers are 95 % intervals over the blocks. Lines are the model's predictions. A ring marks where two lines cross: left of it one format is faster, right of it the other.",
    network.smoke
      ? element("p", { class: "banner" }, element("strong", {}, "Smoke"), " Too few blocks: nothing here is ranked.")
      : undefined,
    repeats(model),
    ...network.accuracy.map((sentence) => element("p", { class: "stated" }, sentence)),
    timeAgainstBandwidth(part, network, own)?.node,
    crossings(part, network, own),
  );
}

/**
 * The chart with its table; nothing where no link has a limit.
 *
 * @param {Model} model
 * @param {Network} network
 * @param {Store} store
 */
export function timeAgainstBandwidth(model, network, store) {
  if (network.links.every(({ bitsPerSecond }) => bitsPerSecond === undefined)) {
    return undefined;
  }
  const delays = delaysOf(network);
  let delay = delays[0];
  let all = false;
  const shown = () => coursesOf(model, network, store.choice, delay, all);
  const pick = (/** @type {() => void} */ change) => {
    change();
    chart.refresh();
  };
  const lines = picker("Lines", [LEADERS, "all"], LEADERS, (id) =>
    pick(() => {
      all = id === "all";
    }),
  );
  const words = delays.map((nanos) => (nanos === 0 ? "no delay" : time(nanos)));
  const byDelay = picker("Delay", words, words[0], (id) =>
    pick(() => {
      delay = delays[words.indexOf(id)];
    }),
  );
  const chart = new Chart({
    title: "Time per message against bandwidth",
    label: "Lines of time per message against bandwidth, one per codec. The table below it has the same figures.",
    controls: element(
      "div",
      { class: "pickers" },
      delays.length > 1 ? byDelay : undefined,
      network.curves.length > LEGIBLE ? lines : undefined,
    ),
    draw: (canvas) => {
      const now = shown();
      return now.courses.length === 0
        ? undefined
        : { ...bandwidthLines(now, spanOf(network), canvas), note: noteOf(now.courses, store.choice.baseline) };
    },
    table: () => ({
      head: ["codec", "link", "rank", "measured", "95 % from", "to", "predicted", "error"],
      rows: rowsOf(model, network, store),
    }),
  });
  store.listen(() => chart.refresh());
  return chart;
}

/**
 * @param {{dim: boolean}[]} courses
 * @param {string} baseline
 */
function noteOf(courses, baseline) {
  return [
    "Lower is better. Both axes are logarithmic.",
    ...(courses.some(({ dim }) => dim)
      ? [`In colour: what is the fastest at some bandwidth, and ${baseline}. Faint: all others.`]
      : []),
  ].join(" ");
}

/**
 * @param {Model} model
 * @param {Network} network
 * @param {Store} store
 */
function rowsOf(model, network, store) {
  return shownCodecs(model, store.choice).flatMap(({ name }) =>
    (network.curves.find(({ codec }) => codec === name)?.samples ?? []).map(
      ({ link, place, nanos, interval, predicted, error }) => [
        repeatMarked(model, name),
        link,
        rankOf(place),
        time(nanos),
        interval ? time(interval.low) : "",
        interval ? time(interval.high) : "",
        predicted === undefined ? "" : time(predicted),
        error === undefined ? "" : change(error),
      ],
    ),
  );
}
