/**
 * @import {Choice} from "./choice.mjs"
 * @import {Codec, Forecast, Formula, Model} from "./model.mjs"
 *
 * What the reader has in mind.
 * @typedef {{bitsPerSecond: number, delayNanos: number, messagesPerSecond: number}} Setting
 *
 * A codec as the model has it there.
 * @typedef {Object} Prediction
 * @property {Codec} codec
 * @property {number} nanos per message
 * @property {number | undefined} off how far the model may be off; not known for all
 * @property {import("./model.mjs").Place | undefined} place in the order of the times; tied where another
 *     may be as fast; undefined where that is not known
 * @property {{name: string, nanos: number}} slowest stage, which limits how many go through
 * @property {number} perSecond messages that go through at most
 */
import { shownCodecs } from "./choice.mjs";
import { bandwidth, time } from "./format.mjs";
import { nanosPerMessage, slowestStage } from "./formula.mjs";

/**
 * The shown codecs by the model, fastest first.
 *
 * @param {Model} model
 * @param {Choice} choice
 * @param {Forecast} forecast
 * @param {Setting} setting
 * @returns {Prediction[]}
 */
export function predictionsOf(model, choice, forecast, setting) {
  const predictions = shownCodecs(model, choice).flatMap((codec) => {
    const formula = forecast.formulas.find((one) => one.codec === codec.name);
    return formula ? [predict(codec, formula, forecast, setting)] : [];
  });
  predictions.sort((a, b) => a.nanos - b.nanos);
  return predictions.map((own) => ({ ...own, place: placeOf(own, predictions) }));
}

/**
 * @param {Codec} codec
 * @param {Formula} formula
 * @param {Forecast} forecast
 * @param {Setting} setting
 * @returns {Prediction}
 */
function predict(codec, formula, { offFraction, overlapping }, setting) {
  const nanos = nanosPerMessage(formula, setting);
  const off =
    offFraction === undefined || formula.offNanos === undefined ? undefined : nanos * offFraction + formula.offNanos;
  // Messages that wait for their own delay do not keep each other from the stages.
  const slowest = slowestStage(formula, overlapping ? setting : { ...setting, delayNanos: 0 });
  const perSecond = 1e9 / (overlapping ? nanos : slowest.nanos);
  return { codec, nanos, off, place: undefined, slowest, perSecond };
}

/**
 * @param {Prediction} own
 * @param {Prediction[]} all
 */
function placeOf({ nanos, off }, all) {
  if (off === undefined) {
    return undefined;
  }
  const reach = (/** @type {Prediction} */ other) => off + (other.off ?? 0);
  const better = all.filter((other) => nanos - other.nanos > reach(other)).length;
  const alike = all.filter((other) => Math.abs(nanos - other.nanos) <= reach(other)).length;
  return { rank: all.findIndex((other) => other.nanos === nanos) + 1, tied: alike > 1, first: better === 0 };
}

/**
 * Whether a message rate goes through, and what stops it otherwise.
 *
 * @param {Prediction} prediction
 * @param {number} messagesPerSecond
 */
export function loadOf({ perSecond, slowest }, messagesPerSecond) {
  const load = messagesPerSecond / perSecond;
  const percent = 100 * load;
  return load < 1
    ? { sustained: true, words: `${percent.toFixed(percent < 10 ? 1 : 0)} % of what goes through` }
    : { sustained: false, words: `too much for ${slowest.name}` };
}

/**
 * Where a setting is, of what was measured.
 *
 * @param {Forecast} forecast
 * @param {Setting} setting
 * @returns {{inside: boolean, words: string}}
 */
export function placeOfSetting({ measured }, { bitsPerSecond, delayNanos }) {
  if (!measured) {
    return { inside: false, words: "Calculated: nothing was measured over a link." };
  }
  const { low, high = Number.POSITIVE_INFINITY, delaysNanos } = measured;
  const beyond = [
    ...(bitsPerSecond < low ? [`below ${bandwidth(low)}, the slowest link that was measured`] : []),
    ...(bitsPerSecond > high ? [`above ${bandwidth(high)}, the fastest link that was measured`] : []),
    ...(delayNanos < delaysNanos.low ? [`a delay below ${time(delaysNanos.low)}, the least that was measured`] : []),
    ...(delayNanos > delaysNanos.high
      ? [
          delaysNanos.high === 0
            ? "no delay was measured"
            : `a delay above ${time(delaysNanos.high)}, the most that was measured`,
        ]
      : []),
  ];
  return beyond.length === 0
    ? { inside: true, words: "Inside what was measured." }
    : { inside: false, words: `Extrapolated: ${beyond.join("; ")}.` };
}
