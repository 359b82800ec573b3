import { decimalToUnscaled } from "../forms/decimals.mjs";
import { uuidToBytes } from "../forms/octets.mjs";

/** @typedef {import("./schema.mjs").Type} Type */
/** @typedef {import("./binary-output.mjs").BinaryOutput} BinaryOutput */

/**
 * How a leaf is checked and written.
 *
 * @typedef {object} LeafWriter
 * @property {string} what is expected, with its article
 * @property {(value: any, type: Type) => boolean} accepts
 * @property {(output: BinaryOutput, value: any) => void} write
 */

const INT32_LIMIT = 2 ** 31;
const INT64_LIMIT = 2n ** 63n;
const MILLIS_PER_DAY = 86_400_000;
const MICROS_PER_DAY = 86_400_000_000;
const DECIMAL = /^-?(?:0|[1-9][0-9]*)(?:\.([0-9]+))?$/;
const NEGATIVE_ZERO = /^-[0.]+$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @type {LeafWriter} */
const INT32 = {
  what: "an integer of 32 bits",
  accepts: (value) => isInteger(value) && value >= -INT32_LIMIT && value < INT32_LIMIT,
  write: (output, value) => output.int32(value),
};

/** @type {LeafWriter} */
const INT64 = {
  what: "a bigint of 64 bits",
  accepts: (value) => typeof value === "bigint" && value >= -INT64_LIMIT && value < INT64_LIMIT,
  write: (output, value) => output.int64(value),
};

/**
 * By kind of type.
 * @type {Map<string, LeafWriter>}
 */
export const LEAF_WRITERS = new Map(
  Object.entries({
    null: { what: "null", accepts: (value) => value === null, write: () => {} },
    boolean: {
      what: "a boolean",
      accepts: (value) => typeof value === "boolean",
      write: (output, value) => output.bool(value),
    },
    int: INT32,
    long: INT64,
    float: {
      what: "a number that 32 bits hold",
      accepts: (value) => typeof value === "number" && Object.is(Math.fround(value), value),
      write: (output, value) => output.float32(value),
    },
    double: {
      what: "a number",
      accepts: (value) => typeof value === "number",
      write: (output, value) => output.float64(value),
    },
    bytes: { what: "a Uint8Array", accepts: isBytes, write: (output, value) => output.bytes(value) },
    string: { what: "a well-formed string", accepts: isText, write: (output, value) => output.text(value) },
    date: INT32,
    "time-millis": {
      what: "milliseconds of a day",
      accepts: (value) => isInteger(value) && value >= 0 && value < MILLIS_PER_DAY,
      write: (output, value) => output.int32(value),
    },
    "time-micros": {
      what: "microseconds of a day",
      accepts: (value) => isInteger(value) && value >= 0 && value < MICROS_PER_DAY,
      write: (output, value) => output.int64(BigInt(value)),
    },
    "timestamp-millis": INT64,
    "timestamp-micros": INT64,
    "timestamp-nanos": INT64,
    "local-timestamp-millis": INT64,
    "local-timestamp-micros": INT64,
    "local-timestamp-nanos": INT64,
    fixed: {
      what: "a Uint8Array of the type's size",
      accepts: (value, type) => isBytes(value) && value.length === type.size,
      write: (output, value) => output.bytes(value),
    },
    decimal: {
      what: "a decimal in plain notation with the type's scale",
      accepts: isDecimal,
      write: (output, value) => output.bytes(decimalToUnscaled(value)),
    },
    uuid: {
      what: "a UUID in small letters",
      accepts: (value) => typeof value === "string" && UUID.test(value),
      write: (output, value) => output.raw(uuidToBytes(value)),
    },
    enum: {
      what: "a symbol of the enum",
      accepts: (value, type) => typeof value === "string" && type.symbols?.includes(value) === true,
      write: (output, value) => output.text(value),
    },
  }),
);

/** @param {unknown} value */
export function isText(value) {
  return typeof value === "string" && value.isWellFormed();
}

/** @param {unknown} value */
function isInteger(value) {
  return Number.isInteger(value) && !Object.is(value, -0);
}

/** @param {unknown} value */
function isBytes(value) {
  return value instanceof Uint8Array;
}

/**
 * @param {unknown} value
 * @param {Type} type
 */
function isDecimal(value, type) {
  const found = typeof value === "string" ? DECIMAL.exec(value) : null;
  return found !== null && (found[1]?.length ?? 0) === type.scale && !NEGATIVE_ZERO.test(found[0]);
}
