import { writeFileSync } from "node:fs";
import { BinaryOutput } from "../data/binary-output.mjs";
import { encodedFile } from "../data/encoded-file.mjs";
import { show } from "../data/show.mjs";
import { ValueWriter } from "../data/value-writer.mjs";
import { ofRecord, Problem, problemOf } from "../protocol/problem.mjs";

/** @typedef {import("../data/schema.mjs").Schema} Schema */
/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {import("../protocol/request.mjs").Request} Request */
/** @typedef {import("../codec.mjs").Serializer} Serializer */
/** @typedef {import("../session.mjs").Session} Session */

/**
 * Writes the bytes of every record.
 * @param {Session} session
 * @param {Request} request
 * @param {Progress} progress
 */
export async function encode({ worker, neutral }, request, progress) {
  const { dataset } = worker;
  const proof = new EncodeProof(dataset.schema, await worker.writer());
  const records = dataset.groups(() => progress.tell({})).flatMap((group) => group.records);
  const values = neutral.of(dataset, records, proof);
  const goesOn = request.flag("each");
  /** @type {Uint8Array[]} */
  const messages = [];
  /** @type {{ problem?: string }[]} */
  const outcomes = [];
  for (const [number, record] of records.entries()) {
    await progress.pause({ record: number });
    outcomes.push(attempt(goesOn, () => messages.push(ofRecord(number, () => proof.encode(record, values[number])))));
  }
  writeFileSync(request.text("bytes"), encodedFile(messages));
  return goesOn ? { outcomes } : {};
}

/**
 * @param {boolean} goesOn whether a problem ends nothing
 * @param {() => void} work
 */
function attempt(goesOn, work) {
  try {
    work();
    return {};
  } catch (e) {
    if (!goesOn) {
      throw e;
    }
    return { problem: problemOf(e).message };
  }
}

/** Has a codec write records: fresh bytes each time, and without a change of the record. */
export class EncodeProof {
  /**
   * @param {Schema} schema
   * @param {Serializer} codec
   */
  constructor(schema, codec) {
    this.codec = codec;
    this.neutral = new BinaryOutput();
    this.values = new ValueWriter(schema, this.neutral);
  }

  /**
   * @param {any} record
   * @param {Buffer} before its values in the neutral form
   */
  encode(record, before) {
    const bytes = this.codec.serialize(record);
    if (!(bytes instanceof Uint8Array)) {
      throw new Problem(`serialize returned ${show(bytes)} instead of a Uint8Array`);
    }
    if (overlap(bytes, this.codec.serialize(record))) {
      throw new Problem("serialize returned the same bytes twice instead of fresh ones");
    }
    this.requireUnchanged(before, record);
    return bytes;
  }

  /**
   * @param {Buffer} before
   * @param {any} record
   */
  requireUnchanged(before, record) {
    const change = this.changeOf(before, record);
    if (change !== undefined) {
      throw new Problem(`serialize changed the object that it was given${change}`);
    }
  }

  /**
   * @param {Buffer} before
   * @param {any} record
   */
  changeOf(before, record) {
    try {
      return this.neutralBytes(record).equals(before) ? undefined : "";
    } catch (e) {
      return `: ${e instanceof Error ? e.message : e}`;
    }
  }

  /**
   * The values of a record in the neutral form.
   * @param {any} record
   */
  neutralBytes(record) {
    this.neutral.clear();
    this.values.root(record);
    return Buffer.from(this.neutral.view());
  }
}

/**
 * Whether one of two results would change with the other. Results without bytes cannot change.
 * @param {Uint8Array} first
 * @param {Uint8Array} second
 */
function overlap(first, second) {
  return (
    first.buffer === second.buffer &&
    first.byteOffset < second.byteOffset + second.length &&
    second.byteOffset < first.byteOffset + first.length
  );
}
