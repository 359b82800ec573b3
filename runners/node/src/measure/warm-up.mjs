import { nanosOf, processorMillis } from "./clock.mjs";
import { Warmth } from "./warmth.mjs";

/** @typedef {import("./work.mjs").Work} Work */
/** @typedef {import("../protocol/progress.mjs").Progress} Progress */

/** Time on the wall of a window over all groups. */
const WINDOW_MILLIS = 60;

/**
 * Runs an operation until it is warm, or until the time for that is over.
 *
 * @param {Work} work
 * @param {number} capMillis processor time after which it ends in any case
 * @param {Progress} progress
 */
export async function warmUp(work, capMillis, progress) {
  const warmth = new Warmth();
  let spent = 0;
  while (!warmth.isWarm() && spent < capMillis) {
    const start = processorMillis();
    warmth.add(window(work));
    spent += processorMillis() - start;
    await progress.pause({ warmUpMillis: spent });
  }
  return { processorNanos: nanosOf(spent), capped: !warmth.isWarm() };
}

/**
 * The processor time of an operation, mean over the groups.
 * @param {Work} work
 */
function window(work) {
  let sum = 0;
  for (let group = 0; group < work.groups; group++) {
    const start = processorMillis();
    const { operations } = work.run(group, WINDOW_MILLIS / work.groups);
    sum += (processorMillis() - start) / operations;
  }
  return sum / work.groups;
}
