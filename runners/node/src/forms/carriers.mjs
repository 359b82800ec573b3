/** How logical types travel in formats that have no such type: docs/carriers.md. */
import { decimalToUnscaled, unscaledToDecimal } from "./decimals.mjs";
import * as iso from "./iso.mjs";
import { bytesToUuid, fromBase64, toBase64, uuidToBytes } from "./octets.mjs";

export * from "./decimals.mjs";
export * from "./integers.mjs";
export * from "./iso.mjs";
export * from "./octets.mjs";

/** @typedef {import("./plain.mjs").Carrier} Carrier */

const BASE64 = { write: toBase64, read: fromBase64 };

/** A number, or the word for one that text formats do not have. */
const FLOAT = {
  write: (/** @type {number} */ value) => (Number.isFinite(value) ? value : String(value)),
  read: (/** @type {number | string} */ value) => (typeof value === "number" ? value : wordToNumber(value)),
};

/** The digits that tell a number of 32 bits from others of 32 bits stand for another one of 64. */
const SINGLE = {
  write: FLOAT.write,
  read: (/** @type {number | string} */ value) => Math.fround(FLOAT.read(value)),
};

/** The same in a library that has its own words, and may give a number as a bigint. */
export const SINGLE_READ = { read: (/** @type {number | bigint} */ value) => Math.fround(Number(value)) };

/**
 * Leaves of text formats whose libraries have numbers: JSON and YAML. Integers of 64 bits stay bigints.
 * @type {Record<string, Carrier>}
 */
export const TEXT = {
  bytes: BASE64,
  fixed: BASE64,
  float: SINGLE,
  double: FLOAT,
  date: { write: iso.dateToText, read: iso.textToDate },
  "time-millis": { write: iso.timeMillisToText, read: iso.textToTimeMillis },
  "time-micros": { write: iso.timeMicrosToText, read: iso.textToTimeMicros },
  "timestamp-millis": { write: iso.timestampMillisToText, read: iso.textToTimestampMillis },
  "timestamp-micros": { write: iso.timestampMicrosToText, read: iso.textToTimestampMicros },
  "timestamp-nanos": { write: iso.timestampNanosToText, read: iso.textToTimestampNanos },
  "local-timestamp-millis": { write: iso.localTimestampMillisToText, read: iso.textToLocalTimestampMillis },
  "local-timestamp-micros": { write: iso.localTimestampMicrosToText, read: iso.textToLocalTimestampMicros },
  "local-timestamp-nanos": { write: iso.localTimestampNanosToText, read: iso.textToLocalTimestampNanos },
};

/**
 * Leaves of binary formats without logical types: a UUID is 16 bytes, and the others are their text or count.
 * @type {Record<string, Carrier>}
 */
export const BINARY = {
  uuid: { write: uuidToBytes, read: bytesToUuid },
};

/**
 * A decimal as its unscaled bytes, as in schema-driven formats.
 * @type {Carrier}
 */
export const DECIMAL_AS_UNSCALED = {
  write: (text) => decimalToUnscaled(text),
  read: (bytes, type) => unscaledToDecimal(bytes, type.scale ?? 0),
};

/** @param {string} word */
function wordToNumber(word) {
  switch (word) {
    case "NaN":
      return Number.NaN;
    case "Infinity":
      return Number.POSITIVE_INFINITY;
    case "-Infinity":
      return Number.NEGATIVE_INFINITY;
    default:
      throw new RangeError(`no number: ${word}`);
  }
}
