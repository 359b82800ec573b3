/** Integers in libraries that know only one kind of number, or that choose the kind by the value. */

/** @typedef {import("./plain.mjs").Carrier} Carrier */

/** Kinds of types whose values are a bigint. */
export const BIGINT_KINDS = [
  ...["long", "timestamp-millis", "timestamp-micros", "timestamp-nanos"],
  ...["local-timestamp-millis", "local-timestamp-micros", "local-timestamp-nanos"],
];

/** Kinds of types whose values are a number. */
export const NUMBER_KINDS = ["int", "float", "double", "date", "time-millis", "time-micros"];

const MIN = -(2n ** 63n);
const MAX = 2n ** 63n - 1n;

/**
 * 64 bits as a number, for codecs with the loss `int64-rounded-to-double`.
 * @type {Required<Carrier>}
 */
export const LONG_AS_NUMBER = { write: (value) => Number(value), read: (value) => numberToInt64(value) };

/** Takes a small integer of 64 bits that a library gives as a number. */
export const BIGINT_READ = {
  read: (/** @type {number | bigint} */ value) => (typeof value === "bigint" ? value : numberToInt64(value)),
};

/** Takes a number that a library gives as an object or a bigint. What is missing is no number. */
export const NUMBER_READ = {
  read: (/** @type {number | bigint | undefined} */ value) =>
    typeof value === "number" || value === undefined ? value : Number(value),
};

/**
 * These leaves, with every integer of 64 bits as a number.
 * @param {Record<string, Carrier>} leaves
 */
export function withLongAsNumber(leaves) {
  return { ...leaves, ...carriers(BIGINT_KINDS, LONG_AS_NUMBER) };
}

/**
 * These leaves, for a library that reads a number as one or as a bigint by its value.
 * @param {Record<string, Carrier>} leaves
 */
export function withTolerantNumbers(leaves) {
  return { ...carriers(BIGINT_KINDS, BIGINT_READ), ...carriers(NUMBER_KINDS, NUMBER_READ), ...leaves };
}

/**
 * A double just above the largest integer stands for it.
 * @param {number | bigint} value
 */
function numberToInt64(value) {
  const integer = BigInt(value);
  return integer > MAX ? MAX : integer < MIN ? MIN : integer;
}

/**
 * @param {string[]} kinds
 * @param {Carrier} carrier
 */
function carriers(kinds, carrier) {
  return Object.fromEntries(kinds.map((kind) => [kind, carrier]));
}
