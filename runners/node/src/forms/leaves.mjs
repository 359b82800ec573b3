import { BIGINT_KINDS, bytesToUuid, DECIMAL_AS_UNSCALED, uuidToBytes } from "./carriers.mjs";

/** @typedef {import("./plain.mjs").Carrier} Carrier */

const UUID = { write: uuidToBytes, read: bytesToUuid };

/**
 * The carriers of leaf types in formats without logical types, on top of what a library takes for integers of 64 bits and
 * for byte strings.
 *
 * @param {object} library
 * @param {Carrier} [library.long] between a bigint and the library's value; default the bigint itself
 * @param {Carrier} [library.smallLong] the same for an integer that the domain has as a number; default by way of a bigint
 * @param {Carrier} [library.unsigned] between a bigint without a sign and the library's value; default the bigint itself
 * @param {Carrier} [library.bytes] between a Uint8Array and the library's value; default the Uint8Array itself
 * @returns {Record<string, Carrier>}
 */
export function messageLeaves({ long = {}, smallLong = throughBigint(long), unsigned = {}, bytes = {} } = {}) {
  return {
    ...Object.fromEntries(BIGINT_KINDS.map((kind) => [kind, long])),
    "time-micros": smallLong,
    bytes,
    fixed: bytes,
    uint32: { write: Number, read: BigInt },
    uint64: chain({ write: BigInt, read: String }, unsigned),
    decimal: chain(DECIMAL_AS_UNSCALED, bytes),
    uuid: chain(UUID, bytes),
  };
}

/**
 * @param {Carrier} long
 * @returns {Carrier}
 */
function throughBigint(long) {
  return chain({ write: (value) => BigInt(value), read: (value) => Number(value) }, long);
}

/**
 * Two carriers, of which the second carries what the first makes.
 * @param {Carrier} first
 * @param {Carrier} second
 * @returns {Carrier}
 */
function chain(first, second) {
  return { write: inTurn(first.write, second.write), read: inTurn(second.read, first.read) };
}

/**
 * @param {Carrier["write"]} first
 * @param {Carrier["write"]} second
 */
function inTurn(first, second) {
  if (first === undefined || second === undefined) {
    return first ?? second ?? ((/** @type {any} */ value) => value);
  }
  return (/** @type {any} */ value, /** @type {import("../data/schema.mjs").Type} */ type) =>
    second(first(value, type), type);
}

/**
 * The same bytes as an object of the class that libraries of Node.js ask for.
 * @param {Uint8Array} bytes
 */
export function asBuffer(bytes) {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
