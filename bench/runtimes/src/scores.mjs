import { meanOf } from "./statistics.mjs";
import { OPERATIONS } from "./timing.mjs";

/** @typedef {Record<string, number>} Scores nanoseconds of processor time per operation, by the operation's name */

/**
 * The scores of a fork: the mean of its measured slots, collections of garbage included.
 *
 * @param {readonly string[]} slots that were asked for
 * @param {readonly { operations: number, processorNanos: number }[]} figures one for each slot
 * @returns {Scores}
 */
export function scoresOfFork(slots, figures) {
  if (slots.length !== figures.length) {
    throw new Error(`${slots.length} slots were asked for, ${figures.length} are there`);
  }
  return scores((operation) =>
    figures
      .filter((_, i) => slots[i] === `${operation} 0 measure`)
      .map(({ operations, processorNanos }) => processorNanos / operations),
  );
}

/**
 * The scores of a plain program: the mean of its samples.
 *
 * @param {Record<string, readonly number[]>} samples by operation
 * @returns {Scores}
 */
export function scoresOfSamples(samples) {
  return scores((operation) => samples[operation] ?? []);
}

/** @param {(operation: string) => readonly number[]} nanos */
function scores(nanos) {
  return Object.fromEntries(OPERATIONS.map((operation) => [operation, meanOf(nanos(operation))]));
}
