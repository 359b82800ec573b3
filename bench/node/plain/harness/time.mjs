import { setImmediate as nextTurn } from "node:timers/promises";
import { do_not_optimize, measure } from "mitata";
import { loadBallast } from "../../../../runners/node/src/measure/ballast.mjs";

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
 * Times an operation, with the same heap as the runner's forks. A call of mitata's is a pass over all inputs, and a turn of the event loop after it, as a service has
 * between its messages: V8 does some of its work on garbage only then.
 *
 * @template T
 * @param {(input: T) => unknown} operation
 * @param {readonly T[]} inputs
 * @param {import("../../../runtimes/src/plain.mjs").Plan} plan
 * @returns {Promise<number[]>} nanoseconds of processor time per operation, one for each batch of passes
 */
export async function time(operation, inputs, { warmUpNanos, slotNanos, slots }) {
  loadBallast();
  const pass = async () => {
    for (const input of inputs) {
      do_not_optimize(operation(input));
    }
    await nextTurn();
  };
  const warmUp = await measure(pass, { ...OPTIONS, batch_samples: 1, min_cpu_time: warmUpNanos });
  const passes = Math.max(1, Math.round(slotNanos / warmUp.p50));
  const counted = { min_samples: slots, max_samples: slots, min_cpu_time: 0 };
  const { samples } = await measure(pass, { ...OPTIONS, ...counted, batch_samples: passes });
  return samples.map((nanos) => nanos / inputs.length);
}
