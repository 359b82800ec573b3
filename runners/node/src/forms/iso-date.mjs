import { expectAt, TWO_DIGITS, twoDigitsAt } from "./digits.mjs";

// The calendar repeats every 400 years. Years begin in March here, so that a leap day is the last day of one.
const DAYS_PER_400_YEARS = 146_097;
const DAYS_PER_100_YEARS = 36_524;
const DAYS_PER_4_YEARS = 1_461;
const EPOCH_SINCE_MARCH_OF_0 = 719_468;

/** Month and day behind the year: `-02-29`. */
const MONTH_AND_DAY = 6;

/**
 * @param {number} days since 1970-01-01
 */
export function dateToText(days) {
  const sinceMarch = days + EPOCH_SINCE_MARCH_OF_0;
  const cycle = Math.floor(sinceMarch / DAYS_PER_400_YEARS);
  const dayOfCycle = sinceMarch - cycle * DAYS_PER_400_YEARS;
  const leapDays =
    Math.floor(dayOfCycle / (DAYS_PER_4_YEARS - 1)) -
    Math.floor(dayOfCycle / DAYS_PER_100_YEARS) +
    Math.floor(dayOfCycle / (DAYS_PER_400_YEARS - 1));
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const dayOfYear = dayOfCycle - daysBefore(yearOfCycle);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - daysBeforeMonth(monthFromMarch) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return `${yearToText(year)}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`;
}

/** @param {string} text */
export function textToDate(text) {
  const end = text.length - MONTH_AND_DAY;
  expectAt(text, end, "-");
  expectAt(text, end + 3, "-");
  const month = twoDigitsAt(text, end + 1);
  const day = twoDigitsAt(text, end + 4);
  if (month < 1 || month > 12 || day < 1 || day > 31) {
    throw new RangeError(`no date: ${text}`);
  }
  const year = textToYear(text.slice(0, end)) - (month <= 2 ? 1 : 0);
  const cycle = Math.floor(year / 400);
  const monthFromMarch = month > 2 ? month - 3 : month + 9;
  const dayOfCycle = daysBefore(year - cycle * 400) + daysBeforeMonth(monthFromMarch) + day - 1;
  return cycle * DAYS_PER_400_YEARS + dayOfCycle - EPOCH_SINCE_MARCH_OF_0;
}

/** @param {number} yearOfCycle */
function daysBefore(yearOfCycle) {
  return yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
}

/** @param {number} monthFromMarch */
function daysBeforeMonth(monthFromMarch) {
  return Math.floor((153 * monthFromMarch + 2) / 5);
}

/** @param {number} year */
function yearToText(year) {
  if (year >= 1_000 && year <= 9_999) {
    return String(year);
  }
  const digits = String(Math.abs(year)).padStart(4, "0");
  return year < 0 ? `-${digits}` : year > 9_999 ? `+${digits}` : digits;
}

/** @param {string} text */
function textToYear(text) {
  if (text.length === 4) {
    return twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2);
  }
  if (!/^[+-][0-9]{4,10}$/.test(text)) {
    throw new RangeError(`no year: ${text}`);
  }
  return Number(text);
}
