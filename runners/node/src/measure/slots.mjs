import { nanosOf, processorMillis } from "./clock.mjs";

/** @typedef {import("./work.mjs").Work} Work */
/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {Pick<import("./reference.mjs").Reference, "burst">} Reference */

/**
 * @typedef {object} LeadIn
 * @property {number} millis on the wall, of which every group gets an equal part
 * @property {number} windowMillis how long a group's turn is at most
 */

/**
 * Runs an operation before it is counted, its groups in turn.
 * @param {Work} work
 * @param {number[]} groups that differ
 * @param {LeadIn} time
 * @param {Progress} progress
 */
export async function leadIn(work, groups, { millis, windowMillis }, progress) {
  let rest = millis;
  while (rest > 0) {
    const turn = Math.min(windowMillis, rest / groups.length);
    for (const group of groups) {
      rest -= work.run(group, turn).millis;
      await progress.pause({ leadInMillisLeft: rest });
    }
  }
}

/**
 * Runs an operation on one group after the other, and tells what each slot took. There is a burst of reference work between
 * any two slots, and before the first and after the last.
 * @param {Work} work
 * @param {number[]} groups
 * @param {number} millis of a slot, on the wall
 * @param {Reference} reference
 * @param {Progress} progress
 */
export async function measureSlots(work, groups, millis, reference, progress) {
  const slots = [];
  let before = reference.burst();
  for (const [number, group] of groups.entries()) {
    const slot = measureSlot(work, group, millis);
    await progress.pause({ slot: number });
    const after = reference.burst();
    slots.push({ ...slot, referenceNanos: nanosOf((before + after) / 2) });
    before = after;
  }
  return slots;
}

/**
 * @param {Work} work
 * @param {number} group
 * @param {number} millis
 */
function measureSlot(work, group, millis) {
  const start = processorMillis();
  const taken = work.run(group, millis);
  const processor = processorMillis() - start;
  return { operations: taken.operations, nanos: nanosOf(taken.millis), processorNanos: nanosOf(processor) };
}
