/**
 * @import {Formula, Stage} from "./model.mjs"
 *
 * A link as a reader may set it; `Infinity` bits per second is no limit.
 * @typedef {{bitsPerSecond: number, delayNanos: number}} Link
 *
 * The model in closed form: the one thing that the page computes by itself, because its reader moves the link. Java has
 * the same formula, and a test holds both to one table of values.
 */

/**
 * What a stage takes of each message.
 *
 * @param {Stage} stage
 * @param {Link} link
 */
export function stageNanos({ nanos, bits, delays }, { bitsPerSecond, delayNanos }) {
  return nanos + (1e9 * bits) / bitsPerSecond + delays * delayNanos;
}

/**
 * The stage that takes longest, with its time.
 *
 * @param {Formula} formula
 * @param {Link} link
 */
export function slowestStage({ stages }, link) {
  return stages
    .map((stage) => ({ name: stage.name, nanos: stageNanos(stage, link) }))
    .reduce((slowest, stage) => (stage.nanos > slowest.nanos ? stage : slowest));
}

/**
 * How long a message takes.
 *
 * @param {Formula} formula
 * @param {Link} link
 */
export function nanosPerMessage(formula, link) {
  const stages = formula.stages.map((stage) => stageNanos(stage, link));
  return together(stages, formula.sharpness) + stageNanos(formula.around, link);
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
