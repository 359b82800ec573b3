/**
 * The model of time against bandwidth in closed form: the one thing that a page computes by itself, because its reader moves
 * the link. Java has the same formula, and a test holds both to one table of values.
 *
 * A part of the way of a message: what it takes of each, with the bits that it sends and the delays that it waits; zeros are
 * left out.
 * @typedef {{name: string, nanos?: number, bits?: number, delays?: number}} Stage
 *
 * @typedef {Object} Codec
 * @property {string} name
 * @property {Stage[]} stages that work at the same time
 * @property {Stage} [around] what comes to them
 * @property {number} [sharpness] how much stages hold each other up; without one the slowest rules alone
 * @property {number} [offNanos] how far its times may be off, beside the fraction of all
 *
 * What a calculator has in the page.
 * @typedef {Object} LinkData
 * @property {Codec[]} codecs
 * @property {string} [baseline] the codec that times are divided by
 * @property {number} [offFraction] by how much of itself any time may be off; without it nothing is ranked
 * @property {boolean} overlapping whether messages wait for each other, as in a stream
 * @property {{low: number, high?: number, delaysNanos: {low: number, high: number}}} [measured] bits per second and delays;
 *     without `high` also a link without a limit
 * @property {{bitsPerSecond?: number, delayNanos: number, messagesPerSecond: number}} start without bits per second no limit
 *
 * What the reader has in mind; `Infinity` bits per second is no limit.
 * @typedef {{bitsPerSecond: number, delayNanos: number, messagesPerSecond: number}} Setting
 *
 * @typedef {Pick<Setting, "bitsPerSecond" | "delayNanos">} Link
 *
 * A codec as the model has it there.
 * @typedef {Object} Prediction
 * @property {Codec} codec
 * @property {number} nanos per message
 * @property {number | undefined} off how far that may be off
 * @property {string} rank `2=` where another may be as fast; empty where that is not known
 * @property {{name: string, nanos: number}} slowest stage, which limits how many go through
 * @property {number} perSecond messages that go through at most
 */
import { bandwidth, count, time } from "./format.mjs";

/** What a stage takes of each message. @param {Stage} stage @param {Link} link */
function stageNanos({ nanos = 0, bits = 0, delays = 0 }, { bitsPerSecond, delayNanos }) {
  return nanos + (1e9 * bits) / bitsPerSecond + delays * delayNanos;
}

/** The stage that takes longest, with its time. @param {Codec} codec @param {Link} link */
export function slowestStage({ stages }, link) {
  return stages
    .map((stage) => ({ name: stage.name, nanos: stageNanos(stage, link) }))
    .reduce((slowest, stage) => (stage.nanos > slowest.nanos ? stage : slowest));
}

/** How long a message takes. @param {Codec} codec @param {Link} link */
export function nanosPerMessage({ stages, around, sharpness }, link) {
  const nanos = stages.map((stage) => stageNanos(stage, link));
  return together(nanos, sharpness) + (around ? stageNanos(around, link) : 0);
}

/**
 * Stages that work at the same time: the slowest rules, the more sharply the more. A sharpness of 1 is one after the
 * other; without any, nothing but the slowest counts.
 *
 * @param {number[]} stages
 * @param {number | undefined} sharpness
 */
function together(stages, sharpness) {
  const slowest = Math.max(...stages);
  if (sharpness === undefined || slowest === 0) {
    return slowest;
  }
  // Divided first, since a high power of nanoseconds is beyond what a number holds.
  const sum = stages.reduce((total, nanos) => total + (nanos / slowest) ** sharpness, 0);
  return slowest * sum ** (1 / sharpness);
}

/**
 * Codecs by the model, fastest first.
 *
 * @param {LinkData} data
 * @param {Setting} setting
 * @returns {Prediction[]}
 */
export function predictions(data, setting) {
  const all = data.codecs.map((codec) => prediction(codec, data, setting)).sort((a, b) => a.nanos - b.nanos);
  return all.map((own) => ({ ...own, rank: rankOf(own, all) }));
}

/**
 * @param {Codec} codec
 * @param {LinkData} data
 * @param {Setting} setting
 * @returns {Prediction}
 */
function prediction(codec, { offFraction, overlapping }, setting) {
  const nanos = nanosPerMessage(codec, setting);
  const off =
    offFraction === undefined || codec.offNanos === undefined ? undefined : nanos * offFraction + codec.offNanos;
  // Messages that wait for their own delay do not keep each other from the stages.
  const slowest = slowestStage(codec, overlapping ? setting : { ...setting, delayNanos: 0 });
  return { codec, nanos, off, rank: "", slowest, perSecond: 1e9 / (overlapping ? nanos : slowest.nanos) };
}

/** @param {Prediction} own @param {Prediction[]} all */
function rankOf({ nanos, off }, all) {
  if (off === undefined) {
    return "";
  }
  const alike = all.filter((other) => Math.abs(nanos - other.nanos) <= off + (other.off ?? 0)).length;
  return `${all.findIndex((other) => other.nanos === nanos) + 1}${alike > 1 ? "=" : ""}`;
}

/**
 * Whether a message rate goes through, and what stops it otherwise.
 *
 * @param {Prediction} prediction
 * @param {number} messagesPerSecond
 */
export function loadOf({ perSecond, slowest }, messagesPerSecond) {
  const percent = (100 * messagesPerSecond) / perSecond;
  return percent < 100
    ? { sustained: true, words: `${percent.toFixed(percent < 10 ? 1 : 0)} % of ${slowest.name}` }
    : { sustained: false, words: `too much for ${slowest.name}` };
}

/**
 * Where a setting is, of what was measured.
 *
 * @param {LinkData} data
 * @param {Link} link
 * @returns {{inside: boolean, words: string}}
 */
export function placeOf({ measured }, { bitsPerSecond, delayNanos }) {
  if (!measured) {
    return { inside: false, words: "Calculated: nothing was measured over a link." };
  }
  const { low, high = Number.POSITIVE_INFINITY, delaysNanos } = measured;
  const beyond = [
    bitsPerSecond < low && `below ${bandwidth(low)}, the slowest link that was measured`,
    bitsPerSecond > high && `above ${bandwidth(high)}, the fastest link that was measured`,
    delayNanos < delaysNanos.low && `a delay below ${time(delaysNanos.low)}, the least that was measured`,
    delayNanos > delaysNanos.high &&
      (delaysNanos.high === 0
        ? "no delay was measured"
        : `a delay above ${time(delaysNanos.high)}, the most that was measured`),
  ].filter((words) => words);
  return beyond.length === 0
    ? { inside: true, words: "Inside what was measured." }
    : { inside: false, words: `Extrapolated: ${beyond.join("; ")}.` };
}

/**
 * What a slider's positions stand for: equal steps are equal factors, rounded to what people say.
 *
 * @typedef {{last: number, valueAt: (position: number) => number, words: (value: number) => string}} Scale
 */

/** @param {number} from value of the first step @param {number} step of 20 for each decade */
function stepped(from, step) {
  return Number((from * 10 ** (step / 20)).toPrecision(2));
}

/** 100 kbit/s to 10 Gbit/s, and no limit. @type {Scale} */
export const BANDWIDTH = {
  last: 101,
  valueAt: (position) => (position === 101 ? Number.POSITIVE_INFINITY : stepped(1e5, position)),
  words: (bits) => (bits === Number.POSITIVE_INFINITY ? "no limit" : bandwidth(bits)),
};

/** None, then 0.1 to 200 ms, in nanoseconds. @type {Scale} */
export const DELAY = {
  last: 67,
  valueAt: (position) => (position === 0 ? 0 : stepped(1e5, position - 1)),
  words: (nanos) => (nanos === 0 ? "none" : time(nanos)),
};

/** 10 to a million messages per second. @type {Scale} */
export const MESSAGE_RATE = {
  last: 100,
  valueAt: (position) => stepped(10, position),
  words: (rate) => `${count(rate)}/s`,
};

/** The position whose value is nearest, by its factor. @param {Scale} scale @param {number} value */
export function positionOf({ last, valueAt }, value) {
  if (value === Number.POSITIVE_INFINITY) {
    return last;
  }
  const distance = (/** @type {number} */ position) => Math.abs(Math.log((valueAt(position) + 1) / (value + 1)));
  return Array.from({ length: last + 1 }, (_, position) => position).reduce((nearest, position) =>
    distance(position) < distance(nearest) ? position : nearest,
  );
}
