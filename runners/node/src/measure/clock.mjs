const MICROS_PER_MILLI = 1_000;

/** Time on the wall in milliseconds, with digits down to nanoseconds. A reading takes some 50 ns. */
export function wallMillis() {
  return performance.now();
}

/** Processor time of all threads of the process, in milliseconds. A reading takes some microseconds. */
export function processorMillis() {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROS_PER_MILLI;
}
