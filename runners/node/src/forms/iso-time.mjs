import { digitAt, expectAt, TWO_DIGITS, twoDigitsAt } from "./digits.mjs";

const SECONDS_PER_HOUR = 3_600;
const SECONDS_PER_MINUTE = 60;

/** Hours and minutes: `12:30`. */
const MINUTES_END = 5;
/** With seconds: `12:30:00`. */
const SECONDS_END = 8;

/**
 * Hours, minutes and seconds.
 * @param {number} units of the day
 * @param {number} perSecond
 */
export function secondsOf(units, perSecond) {
  const seconds = Math.floor(units / perSecond);
  const hour = Math.floor(seconds / SECONDS_PER_HOUR);
  const minute = Math.floor(seconds / SECONDS_PER_MINUTE) % 60;
  return `${TWO_DIGITS[hour]}:${TWO_DIGITS[minute]}:${TWO_DIGITS[seconds % 60]}`;
}

/**
 * The units that are no whole second.
 * @param {number} units of the day
 * @param {number} perSecond
 */
export function fractionOf(units, perSecond) {
  return units % perSecond;
}

/**
 * As many digits as it takes, or nothing.
 * @param {number} fraction
 * @param {number} perSecond
 */
export function shortFraction(fraction, perSecond) {
  return fraction === 0 ? "" : allDigits(fraction, perSecond).replace(/0+$/, "");
}

/**
 * Three, six or nine digits, or nothing.
 * @param {number} fraction
 * @param {number} perSecond
 */
export function threefoldFraction(fraction, perSecond) {
  if (fraction === 0) {
    return "";
  }
  const digits = allDigits(fraction, perSecond);
  let end = digits.length;
  for (let rest = fraction; rest % 1_000 === 0; rest /= 1_000) {
    end -= 3;
  }
  return digits.slice(0, end);
}

/**
 * With the point.
 * @param {number} fraction
 * @param {number} perSecond
 */
function allDigits(fraction, perSecond) {
  return `.${String(perSecond + fraction).slice(1)}`;
}

/**
 * Reads `12:30`, `12:30:00` or `12:30:00.123`.
 * @param {string} text
 * @param {number} start
 * @param {number} end
 * @param {number} perSecond
 */
export function textToUnits(text, start, end, perSecond) {
  const length = end - start;
  expectAt(text, start + 2, ":");
  const hour = twoDigitsAt(text, start);
  const minute = twoDigitsAt(text, start + 3);
  let second = 0;
  let fraction = 0;
  if (length !== MINUTES_END) {
    expectAt(text, start + MINUTES_END, ":");
    second = twoDigitsAt(text, start + MINUTES_END + 1);
    if (length !== SECONDS_END) {
      expectAt(text, start + SECONDS_END, ".");
      fraction = textToFraction(text, start + SECONDS_END + 1, end, perSecond);
    }
  }
  if (hour > 23 || minute > 59 || second > 59) {
    throw new RangeError(`no time of a day: ${text}`);
  }
  return (hour * SECONDS_PER_HOUR + minute * SECONDS_PER_MINUTE + second) * perSecond + fraction;
}

/**
 * @param {string} text
 * @param {number} start
 * @param {number} end
 * @param {number} perSecond
 */
function textToFraction(text, start, end, perSecond) {
  let fraction = 0;
  let unit = perSecond;
  for (let at = start; at < end; at++) {
    const digit = digitAt(text, at);
    unit /= 10;
    if (unit < 1 && digit !== 0) {
      throw new RangeError(`a time is more exact than its type: ${text}`);
    }
    fraction += unit < 1 ? 0 : digit * unit;
  }
  return fraction;
}
