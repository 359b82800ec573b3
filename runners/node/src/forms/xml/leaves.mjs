import { TEXT } from "../carriers.mjs";

/** @typedef {import("../carriers.mjs").Carrier} Carrier */

/** @param {number} value */
function numberToText(value) {
  if (Number.isFinite(value)) {
    return Object.is(value, -0) ? "-0" : String(value);
  }
  return Number.isNaN(value) ? "NaN" : value > 0 ? "INF" : "-INF";
}

/** @param {string} text */
function textToNumber(text) {
  return text === "INF" ? Infinity : text === "-INF" ? -Infinity : Number(text);
}

/** @type {Carrier} */
const REAL = { write: numberToText, read: textToNumber };

/**
 * The texts of all leaf types in XML, where numbers are text too.
 * @type {Record<string, Carrier>}
 */
export const XML_LEAVES = {
  ...TEXT,
  boolean: { write: (value) => (value ? "true" : "false"), read: (text) => text === "true" || text === "1" },
  int: { write: (value) => String(value), read: (text) => Number(text) },
  long: { write: (value) => String(value), read: (text) => BigInt(text) },
  float: { write: numberToText, read: (text) => Math.fround(textToNumber(text)) },
  double: REAL,
};
