/**
 * Dates and times as ISO 8601, exactly as Java writes them: LocalDate.toString, DateTimeFormatter.ISO_LOCAL_TIME,
 * Instant.toString and DateTimeFormatter.ISO_LOCAL_DATE_TIME. The text of every count can be made and read back.
 */
import { dateToText, textToDate } from "./iso-date.mjs";
import { fractionOf, secondsOf, shortFraction, textToUnits, threefoldFraction } from "./iso-time.mjs";

export { dateToText, textToDate };

const MILLIS = 1_000;
const MICROS = 1_000_000;
const NANOS = 1_000_000_000;
const SECONDS_PER_DAY = 86_400;

/** @param {number} millis of the day */
export const timeMillisToText = (millis) => timeToText(millis, MILLIS);
/** @param {string} text */
export const textToTimeMillis = (text) => textToUnits(text, 0, text.length, MILLIS);
/** @param {number} micros of the day */
export const timeMicrosToText = (micros) => timeToText(micros, MICROS);
/** @param {string} text */
export const textToTimeMicros = (text) => textToUnits(text, 0, text.length, MICROS);

/** @param {bigint} millis since the epoch */
export const timestampMillisToText = (millis) => instantToText(millis, MILLIS);
/** @param {string} text */
export const textToTimestampMillis = (text) => textToInstant(text, MILLIS);
/** @param {bigint} micros since the epoch */
export const timestampMicrosToText = (micros) => instantToText(micros, MICROS);
/** @param {string} text */
export const textToTimestampMicros = (text) => textToInstant(text, MICROS);
/** @param {bigint} nanos since the epoch */
export const timestampNanosToText = (nanos) => instantToText(nanos, NANOS);
/** @param {string} text */
export const textToTimestampNanos = (text) => textToInstant(text, NANOS);

/** @param {bigint} millis since the epoch */
export const localTimestampMillisToText = (millis) => localToText(millis, MILLIS);
/** @param {string} text */
export const textToLocalTimestampMillis = (text) => textToCount(text, text.length, MILLIS);
/** @param {bigint} micros since the epoch */
export const localTimestampMicrosToText = (micros) => localToText(micros, MICROS);
/** @param {string} text */
export const textToLocalTimestampMicros = (text) => textToCount(text, text.length, MICROS);
/** @param {bigint} nanos since the epoch */
export const localTimestampNanosToText = (nanos) => localToText(nanos, NANOS);
/** @param {string} text */
export const textToLocalTimestampNanos = (text) => textToCount(text, text.length, NANOS);

/**
 * @param {number} units of the day
 * @param {number} perSecond
 */
function timeToText(units, perSecond) {
  return secondsOf(units, perSecond) + shortFraction(fractionOf(units, perSecond), perSecond);
}

/**
 * @param {bigint} count
 * @param {number} perSecond
 */
function instantToText(count, perSecond) {
  const days = daysOf(count, perSecond);
  const units = unitsOfDay(count, days, perSecond);
  const fraction = threefoldFraction(fractionOf(units, perSecond), perSecond);
  return `${dateToText(days)}T${secondsOf(units, perSecond)}${fraction}Z`;
}

/**
 * @param {bigint} count
 * @param {number} perSecond
 */
function localToText(count, perSecond) {
  const days = daysOf(count, perSecond);
  return `${dateToText(days)}T${timeToText(unitsOfDay(count, days, perSecond), perSecond)}`;
}

/**
 * Whole days since the epoch, rounded down. A count below 2^53 is divided as a number, which is much faster.
 * @param {bigint} count
 * @param {number} perSecond
 */
function daysOf(count, perSecond) {
  const number = Number(count);
  const perDay = SECONDS_PER_DAY * perSecond;
  if (Number.isSafeInteger(number)) {
    return Math.floor(number / perDay);
  }
  const divisor = BigInt(perDay);
  const days = count / divisor;
  return Number(days * divisor > count ? days - 1n : days);
}

/**
 * @param {bigint} count
 * @param {number} days
 * @param {number} perSecond
 */
function unitsOfDay(count, days, perSecond) {
  const number = Number(count);
  const perDay = SECONDS_PER_DAY * perSecond;
  return Number.isSafeInteger(number) ? number - days * perDay : Number(count - BigInt(days) * BigInt(perDay));
}

/**
 * @param {string} text
 * @param {number} perSecond
 */
function textToInstant(text, perSecond) {
  if (!text.endsWith("Z")) {
    throw new RangeError(`expected a time of UTC, got ${text}`);
  }
  return textToCount(text, text.length - 1, perSecond);
}

/**
 * @param {string} text
 * @param {number} end where the time ends
 * @param {number} perSecond
 */
function textToCount(text, end, perSecond) {
  const middle = text.indexOf("T");
  const days = textToDate(text.slice(0, middle));
  const units = textToUnits(text, middle + 1, end, perSecond);
  const perDay = SECONDS_PER_DAY * perSecond;
  const count = days * perDay + units;
  return Number.isSafeInteger(count) ? BigInt(count) : BigInt(days) * BigInt(perDay) + BigInt(units);
}
