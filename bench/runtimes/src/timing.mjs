/** What both sides spend their time on: slots and warm-up are those of the profile "quick". Times are nanoseconds. */
export const SLOT_NANOS = 40_000_000;
export const WARM_UP_CAP_NANOS = 3_000_000_000;
export const OPERATIONS = /** @type {const} */ (["serialize", "deserialize"]);

const SETTLING_SLOTS = 1;
/** A second. In Node.js V8 collects garbage some ten times in it, which takes a third of the time of some codecs. */
export const MEASURED_SLOTS = 25;
const MEASURED = " 0 measure";
const FLOOR_SLOTS = ["floor 0 warm-up", `floor${MEASURED}`, `floor${MEASURED}`];

/** @typedef {(typeof OPERATIONS)[number]} Operation */

/**
 * The slots of a fork that measures one operation, in the words of the runner protocol. All records are in group 0.
 * @param {Operation} operation
 */
export function forkSlots(operation) {
  return [
    ...Array(SETTLING_SLOTS).fill(`${operation} 0 warm-up`),
    ...Array(MEASURED_SLOTS).fill(operation + MEASURED),
    ...FLOOR_SLOTS,
  ];
}

/**
 * Whether a slot counts for an operation.
 * @param {string | undefined} slot
 * @param {Operation} operation
 */
export function isMeasured(slot, operation) {
  return slot === operation + MEASURED;
}
