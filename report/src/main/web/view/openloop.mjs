/**
 * @import {Model, OpenLoop} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { lines } from "../charts/lines.mjs";
import { shownCodecs } from "../data/choice.mjs";
import { bytes, percent, rankOf, ratio, time } from "../data/format.mjs";
import { repeatMarked } from "../data/model.mjs";
import { LEGIBLE } from "../data/network.mjs";
import { shownRates, tailsOf } from "../data/openloop.mjs";
import { barChart } from "./bars.mjs";
import { Chart } from "./chart.mjs";
import { element, plainTable, section } from "./dom.mjs";
import { picker } from "./picker.mjs";
import { repeats } from "./repeats.mjs";
import { scopeOf, titled } from "./runtimes.mjs";

const LOWEST = "lowest";

/** The percentiles of the table of every cell. */
const TAILS = [0.5, 0.99, 0.999, 1];

/**
 * Latencies at a fixed rate, and the rates that are sustained; nothing in a run without either.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function openLoop(model, store) {
  const { openLoop } = model;
  if (!openLoop) {
    return undefined;
  }
  const { part, own, words } = scopeOf(
    model,
    store,
    openLoop.lines.map(({ codec }) => codec),
  );
  return section(
    "open-loop",
    titled("At a fixed rate", words),
    "Service A sends at fixed times, whether or not the others keep up. A message's latency counts from the time at which it should have been sent until service C had checked it. So a stall is charged to every message that waited for it, and no message is left out.",
    openLoop.smoke
      ? element("p", { class: "banner" }, element("strong", {}, "Smoke"), " Too few blocks: nothing here is ranked.")
      : undefined,
    repeats(model),
    latencies(part, openLoop, own)?.node,
    sustained(part, openLoop, own)?.node,
    everyCell(part, openLoop, own),
    element(
      "p",
      { class: "lead" },
      `Services A and C read clocks of their own: a latency may be off by ${time(openLoop.clockErrorNanos)}.`,
    ),
    openLoop.machine &&
      element(
        "p",
        { class: "lead" },
        `Machine: the machine's own speed during these sets, from a fixed piece of work before each set, divided by the median of the run: ${ratio(openLoop.machine.low)} to ${ratio(openLoop.machine.high)}${openLoop.machine.steady ? "" : ". Smaller differences between single blocks may come from the machine"}.`,
      ),
    element(
      "dl",
      {},
      ...openLoop.settings.flatMap(({ name, value }) => [element("dt", {}, name), element("dd", {}, value)]),
    ),
  );
}

/**
 * Latency over the percentiles; nothing where rates were sought.
 *
 * @param {Model} model
 * @param {OpenLoop} openLoop
 * @param {Store} store
 */
export function latencies(model, openLoop, store) {
  if (openLoop.latencies.length === 0) {
    return undefined;
  }
  let all = false;
  const shown = () => tailsOf(model, openLoop, store.choice, all);
  const chart = new Chart({
    title: "Latency by percentile",
    label: "Lines of latency over percentiles, one per codec. The table below it has the same figures.",
    ...(openLoop.latencies.length > LEGIBLE
      ? {
          controls: picker("Lines", [LOWEST, "all"], LOWEST, (id) => {
            all = id === "all";
            chart.refresh();
          }),
        }
      : {}),
    draw: (canvas) => {
      const { series, unit } = shown();
      return series.length === 0
        ? undefined
        : {
            ...lines(series, unit, { unit: "TAIL", name: "percentile" }, canvas),
            note: "Equal distances are equal factors of the messages that take longer.",
          };
    },
    table: () => ({
      head: ["codec", ...fractionsOf(openLoop).map(headOf)],
      rows: shownCodecs(model, store.choice).flatMap(({ name }) => {
        const own = openLoop.latencies.find(({ codec }) => codec === name);
        return own
          ? [
              [
                name,
                ...fractionsOf(openLoop).map((fraction) => {
                  const found = own.percentiles.find((one) => one.fraction === fraction);
                  return found ? cellOf(found) : "";
                }),
              ],
            ]
          : [];
      }),
    }),
  });
  store.listen(() => chart.refresh());
  return chart;
}

/** @param {OpenLoop} openLoop */
function fractionsOf({ latencies }) {
  const all = latencies.flatMap(({ percentiles }) => percentiles.map(({ fraction }) => fraction));
  return [...new Set(all)].sort((a, b) => a - b);
}

/** @param {number} fraction */
function headOf(fraction) {
  return fraction === 1 ? "most" : percent(fraction);
}

/** @param {import("../data/model.mjs").Percentile} percentile */
function cellOf({ nanos, interval }) {
  return interval ? `${time(nanos)} (${time(interval.low)} to ${time(interval.high)})` : time(nanos);
}

/**
 * The highest rates that the services sustain; nothing where the rate was given.
 *
 * @param {Model} model
 * @param {OpenLoop} openLoop
 * @param {Store} store
 */
export function sustained(model, { sustained }, store) {
  return sustained && barChart("Highest sustained rate", store, () => shownRates(model, sustained, store.choice));
}

/**
 * Each link and way of reading, the floor too, as a table that follows the filter.
 *
 * @param {Model} model
 * @param {OpenLoop} openLoop
 * @param {Store} store
 */
function everyCell(model, { lines }, store) {
  const table = element("div");
  const draw = () => {
    const names = shownCodecs(model, store.choice).map(({ name }) => name);
    table.replaceChildren(
      plainTable(
        "Every cell at a rate",
        [
          "codec",
          "through",
          "rank",
          "messages/s",
          "95 % from",
          "to",
          "sets sustained",
          "machine",
          ...TAILS.map(headOf),
        ],
        lines.filter(({ codec }) => names.includes(codec)).map((line) => rowOf(model, line)),
      ),
    );
  };
  store.listen(draw);
  draw();
  return element("div", { class: "apart" }, element("h3", {}, "Every cell at a rate"), table);
}

/**
 * @param {Model} model
 * @param {import("../data/model.mjs").PacedLine} line
 */
function rowOf(
  model,
  { codec, operation, place, messagesPerSecond, interval, sets, sustainedSets, machine, percentiles },
) {
  return [
    repeatMarked(model, codec),
    operation,
    rankOf(place),
    messagesPerSecond === undefined ? "none" : bytes(Math.round(messagesPerSecond)),
    interval ? bytes(Math.round(interval.low)) : "",
    interval ? bytes(Math.round(interval.high)) : "",
    `${sustainedSets} of ${sets}`,
    machine === undefined ? "" : ratio(machine),
    ...TAILS.map((fraction) => {
      const found = percentiles.find((one) => one.fraction === fraction);
      return found ? time(found.nanos) : "";
    }),
  ];
}
