/** Leaves for libraries that write a bigint as an integer of 64 bits, and a number beyond 32 bits as a double. */
import { BIGINT_KINDS, BIGINT_READ, BINARY, NUMBER_READ } from "./carriers.mjs";

/** @typedef {import("./plain.mjs").Carrier} Carrier */

/**
 * Microseconds of the day take 37 bits.
 * @type {Carrier}
 */
const NUMBER_AS_INT64 = { write: (value) => BigInt(value), read: (value) => Number(value) };

/**
 * Other writers of the format shorten small integers, so that they come back as numbers, or take 64 bits for small ones.
 * @type {Record<string, Carrier>}
 */
export const BINARY_WITH_BIGINTS = {
  ...BINARY,
  ...Object.fromEntries(["int", "date", "time-millis"].map((kind) => [kind, NUMBER_READ])),
  ...Object.fromEntries(BIGINT_KINDS.map((kind) => [kind, BIGINT_READ])),
  "time-micros": NUMBER_AS_INT64,
};
