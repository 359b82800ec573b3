import { bytesToUuid, DECIMAL_AS_UNSCALED, uuidToBytes } from "./carriers.mjs";
import { asBuffer } from "./leaves.mjs";

/**
 * @typedef {import("./plain.mjs").Carrier} Carrier
 * @typedef {import("../data/schema.mjs").Schema} Schema
 * @typedef {import("../data/schema.mjs").Type} Type
 */

/** Libraries of Avro take no Uint8Array. */
const BYTES = { write: asBuffer };

/**
 * The carriers of leaf types in Avro, for libraries with integers of 64 bits as bigints: a decimal and a uuid are fixed
 * where the schema has it.
 * @type {Record<string, Carrier>}
 */
export const AVRO = {
  bytes: BYTES,
  fixed: BYTES,
  "time-micros": { write: (value) => BigInt(value), read: (value) => Number(value) },
  decimal: {
    write: (value, type) => asBuffer(extended(/** @type {any} */ (DECIMAL_AS_UNSCALED).write(value, type), type.size)),
    read: (value, type) => /** @type {any} */ (DECIMAL_AS_UNSCALED).read(value, type),
  },
  uuid: {
    write: (value, type) => (type.size === undefined ? value : asBuffer(uuidToBytes(value))),
    read: (value, type) => (type.size === undefined ? value : bytesToUuid(value)),
  },
};

/**
 * An integer in two's complement with more bytes than it needs.
 * @param {Uint8Array} unscaled
 * @param {number} [size]
 */
function extended(unscaled, size = unscaled.length) {
  const sign = /** @type {number} */ (unscaled[0]) >= 0x80 ? 0xff : 0;
  const bytes = new Uint8Array(size).fill(sign);
  bytes.set(unscaled, size - unscaled.length);
  return bytes;
}

/**
 * How the bytes of 64-bit integers become bigints in the libraries, which leave them to their user.
 */
export const BIGINT_LONG = {
  fromBuffer: (/** @type {Buffer} */ bytes) => bytes.readBigInt64LE(),
  toBuffer: (/** @type {bigint} */ value) => {
    const bytes = Buffer.allocUnsafe(8);
    bytes.writeBigInt64LE(value);
    return bytes;
  },
  fromJSON: (/** @type {number | string} */ value) => BigInt(value),
  toJSON: (/** @type {bigint} */ value) => Number(value),
  isValid: (/** @type {unknown} */ value) => typeof value === "bigint",
  compare: (/** @type {bigint} */ a, /** @type {bigint} */ b) => (a === b ? 0 : a < b ? -1 : 1),
};

/**
 * Tells whether a type of an Avro schema is an integer of 64 bits, whatever it stands for.
 * @param {any} type
 */
export function isLong(type) {
  return type === "long" || type?.type === "long";
}

/**
 * Whether every object has something of this name, whatever else it has.
 * @param {string} name
 */
export function isInherited(name) {
  return name in Object.prototype;
}

/**
 * The names of all fields.
 * @param {Schema} schema
 */
export function fieldNames(schema) {
  return [...schema.records.values()].flat().map(({ name }) => name);
}

/**
 * Libraries of Avro keep the names of fields and symbols in plain objects. Why they cannot hold values of a schema.
 * @param {Schema} schema
 * @param {(name: string) => boolean} isTaken whether such an object has the name already
 */
export function refusalOfNames(schema, isTaken) {
  const field = fieldNames(schema).find(isTaken);
  const symbol = [...schema.enums.values()].flat().find(isTaken);
  const what = field !== undefined ? `field ${field}` : symbol && `symbol ${symbol}`;
  return what && `${what}: every object has something of that name, and the library takes it for the schema's`;
}
