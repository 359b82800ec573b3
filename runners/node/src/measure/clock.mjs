const MICROS_PER_MILLI = 1_000;
const NANOS_PER_MILLI = 1_000_000;

/** Time on the wall in milliseconds, with digits down to nanoseconds. A reading takes some 50 ns. */
export function wallMillis() {
  return performance.now();
}

/** Processor time of all threads of the process, in milliseconds. A reading takes some microseconds. */
export function processorMillis() {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROS_PER_MILLI;
}

/** @param {number} millis */
export function nanosOf(millis) {
  return Math.round(millis * NANOS_PER_MILLI);
}

/** @param {number} nanos */
export function millisOf(nanos) {
  return nanos / NANOS_PER_MILLI;
}
