import { MEASURED_SLOTS, SETTLING_NANOS, SLOT_NANOS, WARM_UP_CAP_NANOS } from "./timing.mjs";

/** Requests to a process of the runner, in the words of its protocol. */

/**
 * Makes the process ready for a codec, and has it write all records.
 * @param {import("./preparation.mjs").Place} place
 */
export function opening({ encoded, ...place }) {
  return [
    { request: "open", ...place },
    { request: "encode", bytes: encoded },
  ];
}

/**
 * Measures one operation, after it is warm. All records are in group 0.
 * @param {import("./timing.mjs").Operation} operation
 */
export function measuring(operation) {
  const groups = Array(MEASURED_SLOTS).fill(0);
  return [
    { request: "warm", operation, capNanos: WARM_UP_CAP_NANOS },
    { request: "slice", operation, leadNanos: SETTLING_NANOS, slotNanos: SLOT_NANOS, groups },
  ];
}
