/** All numbers of two digits. */
export const TWO_DIGITS = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, "0"));

const ZERO = 48;

/**
 * @param {string} text
 * @param {number} at
 */
export function digitAt(text, at) {
  const digit = text.charCodeAt(at) - ZERO;
  if (!(digit >= 0 && digit <= 9)) {
    throw new RangeError(`expected a digit at ${at} of ${text}`);
  }
  return digit;
}

/**
 * @param {string} text
 * @param {number} at
 */
export function twoDigitsAt(text, at) {
  return digitAt(text, at) * 10 + digitAt(text, at + 1);
}

/**
 * @param {string} text
 * @param {number} at
 * @param {string} expected one character
 */
export function expectAt(text, at, expected) {
  if (text[at] !== expected) {
    throw new RangeError(`expected ${expected} at ${at} of ${text}`);
  }
}
