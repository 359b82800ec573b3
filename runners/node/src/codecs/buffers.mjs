import { BINARY, uuidToBytes } from "../forms/carriers.mjs";

/** @typedef {import("../forms/plain.mjs").Carrier} Carrier */

/**
 * The same bytes as a Buffer, for libraries that take no other Uint8Array for bytes.
 *
 * @param {Uint8Array} bytes
 */
export function asBuffer(bytes) {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/**
 * The same bytes as a Uint8Array that is no Buffer, for libraries to which the difference matters.
 *
 * @param {Uint8Array} bytes
 */
export function asUint8Array(bytes) {
  return Buffer.isBuffer(bytes) ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length) : bytes;
}

/** @type {Carrier} */
const BYTES = { write: asBuffer };

/**
 * Leaves for libraries that write Buffers as bytes, and any other Uint8Array as something else.
 *
 * @type {Record<string, Carrier>}
 */
export const BINARY_IN_BUFFERS = {
  ...BINARY,
  bytes: BYTES,
  fixed: BYTES,
  uuid: { ...BINARY.uuid, write: (text) => asBuffer(uuidToBytes(text)) },
};
