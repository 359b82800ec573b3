const FIRST_SIZE = 1 << 16;

/** There are many bytes for NaN, and the form has one. */
const NAN_32 = 0x7fc00000;
const NAN_64 = 0x7ff8000000000000n;

/** Writes the building blocks of docs/dataset-format.md into memory that grows. */
export class BinaryOutput {
  constructor() {
    this.buffer = Buffer.allocUnsafe(FIRST_SIZE);
    this.at = 0;
  }

  /**
   * The head of a file: the magic word of its kind, and version 1 of its form.
   * @param {string} magicWord
   */
  header(magicWord) {
    this.raw(Buffer.from(magicWord, "latin1"));
    this.int32(1);
  }

  /** @param {Uint8Array} bytes */
  raw(bytes) {
    const at = this.claim(bytes.length);
    this.buffer.set(bytes, at);
  }

  /** @param {boolean} value */
  bool(value) {
    const at = this.claim(1);
    this.buffer[at] = value ? 1 : 0;
  }

  /** @param {number} value */
  int32(value) {
    const at = this.claim(4);
    this.buffer.writeInt32BE(value, at);
  }

  /** @param {bigint} value */
  int64(value) {
    const at = this.claim(8);
    this.buffer.writeBigInt64BE(value, at);
  }

  /** @param {number} value */
  float32(value) {
    if (Number.isNaN(value)) {
      this.int32(NAN_32);
    } else {
      const at = this.claim(4);
      this.buffer.writeFloatBE(value, at);
    }
  }

  /** @param {number} value */
  float64(value) {
    if (Number.isNaN(value)) {
      this.int64(NAN_64);
    } else {
      const at = this.claim(8);
      this.buffer.writeDoubleBE(value, at);
    }
  }

  /** @param {Uint8Array} bytes */
  bytes(bytes) {
    this.int32(bytes.length);
    this.raw(bytes);
  }

  /** @param {string} text */
  text(text) {
    const length = Buffer.byteLength(text);
    this.int32(length);
    const at = this.claim(length);
    this.buffer.write(text, at);
  }

  /** Forgets everything. */
  clear() {
    this.at = 0;
  }

  /** A view of what was written; the next call that writes may change it. */
  view() {
    return this.buffer.subarray(0, this.at);
  }

  /**
   * Makes room. The buffer may be another one afterwards.
   * @param {number} length
   * @returns {number} where so many bytes may be written
   */
  claim(length) {
    const start = this.at;
    if (start + length > this.buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, start + length));
      larger.set(this.view());
      this.buffer = larger;
    }
    this.at += length;
    return start;
  }
}
