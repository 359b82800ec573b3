/** Byte strings as text, and UUIDs as bytes. */

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const UUID_BYTES = 16;

/** @param {Uint8Array} bytes */
export function toBase64(bytes) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");
}

/** @param {string} text */
export function fromBase64(text) {
  return Buffer.from(text, "base64");
}

/**
 * 16 bytes, the most significant first, as RFC 9562 lays them out.
 * @param {string} uuid
 */
export function uuidToBytes(uuid) {
  const bytes = new Uint8Array(UUID_BYTES);
  let at = 0;
  for (let i = 0; i < UUID_BYTES; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) {
      at++;
    }
    bytes[i] = hexDigit(uuid.charCodeAt(at)) * 16 + hexDigit(uuid.charCodeAt(at + 1));
    at += 2;
  }
  return bytes;
}

/** @param {number} code of a digit or a small letter */
function hexDigit(code) {
  return code < 58 ? code - 48 : code - 87;
}

/** @param {Uint8Array} bytes */
export function bytesToUuid(bytes) {
  if (bytes.length !== UUID_BYTES) {
    throw new RangeError(`a UUID has 16 bytes, not ${bytes.length}`);
  }
  let text = "";
  for (let i = 0; i < UUID_BYTES; i++) {
    text += HEX[/** @type {number} */ (bytes[i])];
    if (i === 3 || i === 5 || i === 7 || i === 9) {
      text += "-";
    }
  }
  return text;
}
