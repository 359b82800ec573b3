/** What both sides spend their time on: slots and warm-up are those of the profile "quick". Times are nanoseconds. */
export const SLOT_NANOS = 40_000_000;
export const WARM_UP_CAP_NANOS = 3_000_000_000;
export const OPERATIONS = /** @type {const} */ (["serialize", "deserialize"]);

const SETTLING_SLOTS = 1;
/** A second. In Node.js V8 collects garbage some ten times in it, which takes a third of the time of some codecs. */
export const MEASURED_SLOTS = 25;
const FLOOR_SLOTS = ["floor 0 warm-up", "floor 0 measure", "floor 0 measure"];

/** The slots of a fork, in the words of the runner protocol. All records are in group 0. */
export function forkSlots() {
  const ofOperations = OPERATIONS.flatMap((operation) => [
    ...Array(SETTLING_SLOTS).fill(`${operation} 0 warm-up`),
    ...Array(MEASURED_SLOTS).fill(`${operation} 0 measure`),
  ]);
  return [...ofOperations, ...FLOOR_SLOTS];
}
