/**
 * msgpackr and cbor-x keep a view on the bytes that they read, as a property of the bytes. A message that comes from a
 * socket has none yet. Measured inputs come again and again, so their view is taken away, and each reading pays for one.
 *
 * @template {Uint8Array} T
 * @param {T} bytes
 * @returns {T}
 */
export function unread(bytes) {
  /** @type {any} */ (bytes).dataView = undefined;
  return bytes;
}
