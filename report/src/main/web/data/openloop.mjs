/**
 * @import {Choice, Shown} from "./choice.mjs"
 * @import {Latency, Metric, Model, OpenLoop} from "./model.mjs"
 * @import {Series} from "./series.mjs"
 */
import { shownCodecs, shownMeasure } from "./choice.mjs";
import { LEGIBLE } from "./network.mjs";

/**
 * Latency over the percentiles, which stand where 1/(1 − p) does. In the light: the lowest at the 99th, and the
 * baseline.
 *
 * @param {Model} model
 * @param {OpenLoop} openLoop
 * @param {Choice} choice
 * @param {boolean} all whether no line is dim
 * @returns {{unit: "NANOS" | "RATIO", series: Series[]}}
 */
export function tailsOf(model, { latencies }, choice, all) {
  const of = (/** @type {string} */ codec) => latencies.find((one) => one.codec === codec);
  const base = choice.relative ? of(choice.baseline) : undefined;
  const tails = shownCodecs(model, choice).flatMap((codec) => {
    const own = of(codec.name);
    return own ? [{ codec, points: pointsOf(own, base) }] : [];
  });
  const order = [...latencies].sort((a, b) => tailOf(a) - tailOf(b)).map(({ codec }) => codec);
  const shown = order.filter((name) => tails.some(({ codec }) => codec.name === name));
  const bright = all || shown.length <= LEGIBLE ? shown : [...shown.slice(0, LEGIBLE - 1), choice.baseline];
  return {
    unit: base ? "RATIO" : "NANOS",
    series: tails.map((tail) => ({ ...tail, dim: !bright.includes(tail.codec.name) })),
  };
}

/**
 * @param {Latency} latency
 * @param {Latency | undefined} base
 * @returns {[number, number][]}
 */
function pointsOf({ percentiles }, base) {
  return percentiles.flatMap(({ fraction, nanos }) => {
    const by = base ? base.percentiles.find((one) => one.fraction === fraction)?.nanos : 1;
    return fraction < 1 && by ? [/** @type {[number, number]} */ ([1 / (1 - fraction), nanos / by])] : [];
  });
}

/** @param {Latency} latency */
function tailOf({ percentiles }) {
  return percentiles.find(({ fraction }) => fraction >= 0.99)?.nanos ?? Number.POSITIVE_INFINITY;
}

/**
 * Sustained rates, highest first.
 *
 * @param {Model} model
 * @param {Metric} measure
 * @param {Choice} choice
 * @returns {Shown}
 */
export function shownRates(model, measure, choice) {
  const shown = shownMeasure(model, measure, choice);
  return { ...shown, figures: [...shown.figures].reverse() };
}
