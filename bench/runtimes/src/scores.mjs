import { meanOf } from "./statistics.mjs";
import { isMeasured } from "./timing.mjs";

/**
 * The score of a fork: all time of its measured slots, collections of garbage included, divided by all operations. The mean of
 * the slots would be too high: a slot has a fixed time on the wall, so a slow one has few operations and counts as much.
 *
 * @param {import("./timing.mjs").Operation} operation
 * @param {readonly string[]} slots that were asked for
 * @param {readonly { operations: number, processorNanos: number }[]} figures one for each slot
 * @returns {number} nanoseconds of processor time per operation
 */
export function scoreOfFork(operation, slots, figures) {
  if (slots.length !== figures.length) {
    throw new Error(`${slots.length} slots were asked for, ${figures.length} are there`);
  }
  const measured = figures.filter((_, i) => isMeasured(slots[i], operation));
  return sumOf(measured, "processorNanos") / sumOf(measured, "operations");
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
