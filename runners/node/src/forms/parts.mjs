/** Points of time and durations as seconds and nanoseconds, as Protocol Buffers' own messages have them. */

/** @typedef {import("../data/schema.mjs").Type} Type */

const MICROS = 1_000_000n;
const NANOS = 1_000_000_000n;
const NANO_DIGITS = 9;

/**
 * @param {any} value microseconds or nanoseconds of a timestamp, or the text of a duration in seconds
 * @param {Type} type
 * @returns {bigint}
 */
export function toSeconds(value, type) {
  if (type.kind === "decimal") {
    return BigInt(split(value).whole);
  }
  return (value - rest(value, perSecond(type))) / perSecond(type);
}

/**
 * @param {any} value
 * @param {Type} type
 * @returns {number} with the sign of a duration; never negative for a timestamp
 */
export function toNanos(value, type) {
  if (type.kind === "decimal") {
    const { sign, fraction } = split(value);
    return sign * Number(fraction);
  }
  return Number((rest(value, perSecond(type)) * NANOS) / perSecond(type));
}

/**
 * @param {bigint} seconds
 * @param {number} nanos
 * @param {Type} type
 * @returns {bigint | string}
 */
export function fromParts(seconds, nanos, type) {
  if (type.kind !== "decimal") {
    return seconds * perSecond(type) + (BigInt(nanos) * perSecond(type)) / NANOS;
  }
  const isNegative = seconds < 0n || nanos < 0;
  const whole = seconds < 0n ? -seconds : seconds;
  return `${isNegative ? "-" : ""}${whole}.${String(Math.abs(nanos)).padStart(NANO_DIGITS, "0")}`;
}

/** The units of a timestamp in a second. @param {Type} type */
function perSecond(type) {
  return type.kind === "timestamp-nanos" ? NANOS : MICROS;
}

/**
 * The units within a second, which count forward before 1970, too.
 *
 * @param {bigint} value
 * @param {bigint} units of a second
 */
function rest(value, units) {
  return ((value % units) + units) % units;
}

/** @param {string} text */
function split(text) {
  const [whole = "0", fraction = ""] = text.split(".");
  return { whole, sign: text.startsWith("-") ? -1 : 1, fraction: fraction.padEnd(NANO_DIGITS, "0") };
}
