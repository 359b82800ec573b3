import { meanOf } from "./statistics.mjs";

/**
 * The score of a fork: all time of its slots, collections of garbage included, divided by all operations. The mean of
 * the slots would be too high: a slot has a fixed time on the wall, so a slow one has few operations and counts as much.
 *
 * @param {readonly { operations: number, processorNanos: number }[]} slots
 * @param {number} asked how many slots were asked for
 * @returns {number} nanoseconds of processor time per operation
 */
export function scoreOfFork(slots, asked) {
  if (slots.length !== asked) {
    throw new Error(`${asked} slots were asked for, ${slots.length} are there`);
  }
  return sumOf(slots, "processorNanos") / sumOf(slots, "operations");
}

/**
 * The score of a plain program: the mean of its samples, which all have the same number of operations.
 *
 * @param {{ samples: readonly number[] }} answer
 * @returns {number} nanoseconds of processor time per operation
 */
export function scoreOfSamples({ samples }) {
  return meanOf(samples);
}

/**
 * @template {string} F
 * @param {readonly Record<F, number>[]} figures
 * @param {F} figure
 */
function sumOf(figures, figure) {
  return figures.reduce((sum, each) => sum + each[figure], 0);
}
