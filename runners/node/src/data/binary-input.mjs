/** Reads the building blocks of docs/dataset-format.md. */
export class BinaryInput {
  /**
   * @param {string} name of what is read, for messages
   * @param {Buffer} bytes
   */
  constructor(name, bytes) {
    this.name = name;
    this.bytes = bytes;
    this.at = 0;
    this.decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  }

  /**
   * The head of a file: the magic word of its kind, and version 1 of its form.
   * @param {string} magicWord
   */
  header(magicWord) {
    const found = this.raw(magicWord.length).toString("latin1");
    const version = this.int32();
    if (found !== magicWord || version !== 1) {
      throw this.damaged(`expected "${magicWord}" 1, got ${JSON.stringify(found)} ${version}`);
    }
  }

  /**
   * A view of so many bytes.
   * @param {number} length
   */
  raw(length) {
    if (length < 0 || length > this.bytes.length - this.at) {
      throw this.damaged(`expected ${length} bytes`);
    }
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  bool() {
    const value = this.raw(1)[0];
    if (value !== 0 && value !== 1) {
      throw this.damaged(`expected 0 or 1, got ${value}`);
    }
    return value === 1;
  }

  int32() {
    return this.raw(4).readInt32BE();
  }

  int64() {
    return this.raw(8).readBigInt64BE();
  }

  float32() {
    return this.raw(4).readFloatBE();
  }

  float64() {
    return this.raw(8).readDoubleBE();
  }

  length() {
    const length = this.int32();
    if (length < 0) {
      throw this.damaged(`expected a length, got ${length}`);
    }
    return length;
  }

  /** A view of bytes with a length before them. */
  bytesView() {
    return this.raw(this.length());
  }

  text() {
    const start = this.at;
    try {
      return this.decoder.decode(this.bytesView());
    } catch (e) {
      throw e instanceof TypeError ? this.damaged(`expected UTF-8 from byte ${start} on`) : e;
    }
  }

  /**
   * @template T
   * @param {() => T} element
   */
  list(element) {
    /** @type {T[]} */
    const list = [];
    for (let rest = this.length(); rest > 0; rest--) {
      list.push(element());
    }
    return list;
  }

  end() {
    if (this.at !== this.bytes.length) {
      throw this.damaged("expected the end");
    }
  }

  /** @param {string} what is wrong */
  damaged(what) {
    return new Error(`${this.name}, byte ${this.at}: ${what}`);
  }
}
