/** Decimals as CBOR has them: tag 4 around an exponent of ten and an integer (RFC 8949, 3.4.4). */
import { unscaledToText } from "./carriers.mjs";

/** @typedef {import("./plain.mjs").Carrier} Carrier */

/** The tag of decimal fractions. */
export const DECIMAL_FRACTION = 4;

/** As many digits as every integer of 32 bits has. */
const SMALL_DIGITS = 9;

/**
 * A decimal in the library's object for a tag.
 *
 * @param {(fraction: [number, number | bigint]) => unknown} tagged puts the tag around the exponent and the integer
 * @returns {Carrier} reads the two again, as the library's hook for the tag hands them out
 */
export function decimalFraction(tagged) {
  return {
    write: (text, type) => tagged([0 - (type.scale ?? 0), unscaledOf(text)]),
    read: ([exponent, unscaled]) => unscaledToText(unscaled, -exponent),
  };
}

/**
 * The integer before the point is set: a number if it has few digits, since libraries write bigints longer.
 *
 * @param {string} text in plain notation
 */
function unscaledOf(text) {
  const digits = text.replace(".", "");
  return digits.length <= SMALL_DIGITS ? Number(digits) : BigInt(digits);
}
