/** Decimals: text in plain notation, and the unscaled integer in two's complement with the most significant byte first. */

/** The most bytes whose integers a number holds exactly. */
const NUMBER_BYTES = 6;
const NUMBER_LIMIT = 2 ** (8 * NUMBER_BYTES - 1);

/**
 * As few bytes as the integer needs, at least one.
 * @param {string} text such as "-1.50"
 */
export function decimalToUnscaled(text) {
  const digits = text.replace(".", "");
  const number = Number(digits);
  return number >= -NUMBER_LIMIT && number < NUMBER_LIMIT ? numberToBytes(number) : bigintToBytes(BigInt(digits));
}

/**
 * @param {Uint8Array} bytes
 * @param {number} scale
 */
export function unscaledToDecimal(bytes, scale) {
  if (bytes.length === 0) {
    throw new RangeError("a decimal has at least one byte");
  }
  return unscaledToText(bytes.length <= NUMBER_BYTES ? bytesToNumber(bytes) : bytesToBigint(bytes), scale);
}

/**
 * @param {number | bigint} unscaled
 * @param {number} scale
 */
export function unscaledToText(unscaled, scale) {
  const isNegative = unscaled < 0;
  const all = String(unscaled);
  if (scale === 0) {
    return all;
  }
  const digits = (isNegative ? all.slice(1) : all).padStart(scale + 1, "0");
  const point = digits.length - scale;
  return `${isNegative ? "-" : ""}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** @param {number} number */
function numberToBytes(number) {
  let size = 1;
  for (let limit = 128; number < -limit || number >= limit; limit *= 256) {
    size++;
  }
  const bytes = new Uint8Array(size);
  for (let i = size - 1, rest = number; i >= 0; i--) {
    bytes[i] = rest & 0xff;
    rest = Math.floor(rest / 256);
  }
  return bytes;
}

/** @param {bigint} value */
function bigintToBytes(value) {
  const bits = (value < 0n ? ~value : value).toString(2);
  const size = Math.floor(bits.length / 8) + 1;
  const hex = BigInt.asUintN(size * 8, value)
    .toString(16)
    .padStart(size * 2, "0");
  return new Uint8Array(Buffer.from(hex, "hex"));
}

/** @param {Uint8Array} bytes */
function bytesToNumber(bytes) {
  let number = /** @type {number} */ (bytes[0] << 24) >> 24;
  for (let i = 1; i < bytes.length; i++) {
    number = number * 256 + /** @type {number} */ (bytes[i]);
  }
  return number;
}

/** @param {Uint8Array} bytes */
function bytesToBigint(bytes) {
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("hex");
  return BigInt.asIntN(bytes.length * 8, BigInt(`0x${hex}`));
}
