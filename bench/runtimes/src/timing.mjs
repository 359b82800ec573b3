/** What both sides spend their time on. Times are nanoseconds. */
export const SLOT_NANOS = 40_000_000;
export const SETTLING_NANOS = 60_000_000;
export const WARM_UP_CAP_NANOS = 3_000_000_000;
export const OPERATIONS = /** @type {const} */ (["serialize", "deserialize"]);

/** A second. In Node.js V8 collects garbage some ten times in it, which takes a third of the time of some codecs. */
export const MEASURED_SLOTS = 25;

/** @typedef {(typeof OPERATIONS)[number]} Operation */
