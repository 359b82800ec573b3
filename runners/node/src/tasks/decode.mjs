import { readFileSync, writeFileSync } from "node:fs";
import { BinaryOutput } from "../data/binary-output.mjs";
import { writeDecodedHead } from "../data/decoded-file.mjs";
import { readEncoded } from "../data/encoded-file.mjs";
import { Schema } from "../data/schema.mjs";
import { ValueWriter, WrongValue } from "../data/value-writer.mjs";
import { ofRecord, Problem } from "../protocol/problem.mjs";
import { openDeserializer, placeOf } from "./opening.mjs";

/** @typedef {import("../catalog.mjs").Catalog} Catalog */
/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {import("../protocol/request.mjs").Request} Request */
/** @typedef {import("../codec.mjs").Deserializer} Deserializer */

/**
 * Writes what a codec finds in bytes.
 * @param {Catalog} catalog
 * @param {Request} request
 * @param {Progress} progress
 */
export async function decode(catalog, request, progress) {
  const { codec, version } = catalog.find(request.text("codec"));
  const schema = Schema.parse(readFileSync(request.text("schema"), "utf8"));
  const proof = new DecodeProof(schema, await openDeserializer(codec, placeOf(schema, request)));
  const messages = readEncoded(readFileSync(request.text("bytes")));
  const values = Array.from(messages, () => Buffer.of());
  // The other way round than they were written: nothing that a codec remembers can pass for decoding.
  for (let number = messages.length - 1; number >= 0; number--) {
    await progress.pause({ record: number });
    values[number] = ofRecord(number, () => proof.decode(/** @type {Buffer} */ (messages[number])));
  }
  const output = new BinaryOutput();
  writeDecodedHead(output, values.length);
  for (const value of values) {
    output.raw(value);
  }
  writeFileSync(request.text("values"), output.view());
  return { version };
}

/** Has a codec read messages, each of which becomes a fresh domain object. */
class DecodeProof {
  /**
   * @param {Schema} schema
   * @param {Deserializer} codec
   */
  constructor(schema, codec) {
    this.codec = codec;
    this.neutral = new BinaryOutput();
    this.values = new ValueWriter(schema, this.neutral);
  }

  /**
   * The values that a message has, in the neutral form.
   * @param {Buffer} message
   */
  decode(message) {
    const record = this.codec.deserialize(Buffer.from(message));
    const second = this.codec.deserialize(Buffer.from(message));
    if (record === second && typeof record === "object" && record !== null) {
      throw new Problem("deserialize returned the same object twice instead of a fresh one");
    }
    this.neutral.clear();
    this.write(record);
    return Buffer.from(this.neutral.view());
  }

  /** @param {unknown} record */
  write(record) {
    try {
      this.values.root(record);
    } catch (e) {
      throw e instanceof WrongValue ? new Problem(`deserialize: ${e.message}`) : e;
    }
  }
}
