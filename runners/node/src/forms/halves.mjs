/** Integers of 64 bits as two halves, for libraries that have classes of their own for them. */

const WHOLE = new BigInt64Array(1);
const HALVES = new Int32Array(WHOLE.buffer);
const LOW = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 0 : 1;
const HIGH = 1 - LOW;

/**
 * Gives the two halves of an integer to a function.
 * @template T
 * @param {bigint} value
 * @param {(low: number, high: number) => T} make
 */
export function splitInt64(value, make) {
  WHOLE[0] = value;
  return make(/** @type {number} */ (HALVES[LOW]), /** @type {number} */ (HALVES[HIGH]));
}

/**
 * @param {number} low as a signed or unsigned integer of 32 bits
 * @param {number} high
 * @returns {bigint}
 */
export function joinInt64(low, high) {
  HALVES[LOW] = low;
  HALVES[HIGH] = high;
  return /** @type {bigint} */ (WHOLE[0]);
}
