/** Figures as people read them: three significant digits, the same in every locale. */

const TIMES = ["ns", "µs", "ms", "s"];
const RATES = ["bit/s", "kbit/s", "Mbit/s", "Gbit/s"];

/** @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(3));
}

/** @param {number} value @param {number} decimals */
function grouped(value, decimals) {
  return value.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** @param {number} value */
function significant(value) {
  const short = rounded(value);
  return grouped(short, short < 10 ? 2 : short < 100 ? 1 : 0);
}

/**
 * A figure in the largest of the units, a thousand apart, in which it is not below 1.
 *
 * @param {number} value
 * @param {string[]} units
 * @returns {[number, string]}
 */
function scaled(value, units) {
  let unit = 0;
  let short = rounded(value);
  while (short >= 1000 && unit < units.length - 1) {
    short /= 1000;
    unit++;
  }
  return [short, units[unit]];
}

/** `980 ns`, `12.3 µs`. @param {number} nanos */
export function time(nanos) {
  const [short, unit] = scaled(nanos, TIMES);
  return `${significant(short)} ${unit}`;
}

/** `45 Mbit/s`, `2.5 Gbit/s`. @param {number} bitsPerSecond */
export function bandwidth(bitsPerSecond) {
  const [short, unit] = scaled(bitsPerSecond, RATES);
  return `${rounded(short)} ${unit}`;
}

/** `0.38×`. @param {number} value */
export function ratio(value) {
  return `${value < 0.01 ? value.toFixed(4) : significant(value)}×`;
}

/** `12,345`. @param {number} value */
export function count(value) {
  return grouped(value, 0);
}
