import { measure } from "mitata";

/**
 * mitata's usual clock is that of the wall. This one is the processor time of the whole process, as the runner reads it.
 */
function processorNanos() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1_000;
}

/** Batches always, without further collections of garbage, and all samples as they are. */
const OPTIONS = {
  now: processorNanos,
  gc: false,
  warmup_threshold: Number.POSITIVE_INFINITY,
  batch_threshold: Number.POSITIVE_INFINITY,
  samples_threshold: Number.POSITIVE_INFINITY,
  batch_unroll: 1,
};

/**
 * Times a function. A batch takes every record equally often.
 *
 * @param {() => unknown} step takes the next record
 * @param {number} records how many there are
 * @param {import("../../../runtimes/src/plain.mjs").Plan} plan
 * @returns {Promise<number[]>} nanoseconds of processor time per call, one for each batch
 */
export async function time(step, records, { warmUpNanos, slotNanos, slots }) {
  const warmUp = await measure(step, { ...OPTIONS, batch_samples: records, min_cpu_time: warmUpNanos });
  const turns = Math.max(1, Math.round(slotNanos / (warmUp.p50 * records)));
  const counted = { min_samples: slots, max_samples: slots, min_cpu_time: 0 };
  const { samples } = await measure(step, { ...OPTIONS, ...counted, batch_samples: records * turns });
  return samples;
}
