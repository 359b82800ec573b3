import { readFileSync, writeFileSync } from "node:fs";
import { BinaryOutput } from "../data/binary-output.mjs";
import { writeDecodedHead } from "../data/decoded-file.mjs";
import { readEncoded } from "../data/encoded-file.mjs";
import { ValueWriter, WrongValue } from "../data/value-writer.mjs";
import { nanosOf, processorMillis } from "../measure/clock.mjs";
import { Problem, problemOf } from "../protocol/problem.mjs";
import { thrownKind } from "../protocol/thrown-kind.mjs";

/** @typedef {import("../codec.mjs").Deserializer} Deserializer */
/** @typedef {import("../data/schema.mjs").Schema} Schema */
/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {import("../protocol/request.mjs").Request} Request */
/** @typedef {import("../session.mjs").Session} Session */

/**
 * @typedef {object} Failure
 * @property {string} problem
 *
 * @typedef {{ processorNanos: number } & Partial<Failure> & import("../protocol/thrown-kind.mjs").ThrownKind} Outcome
 *   what came of a message
 */

/**
 * Writes what a codec finds in bytes.
 * @param {Session} session
 * @param {Request} request
 * @param {Progress} progress
 */
export async function decode({ worker }, request, progress) {
  const goesOn = request.flag("each");
  const proof = new DecodeProof(worker.place.schema, await worker.deserializer(), request.flag("takesMore"));
  const messages = readEncoded(readFileSync(request.text("bytes")));
  /** @type {Buffer[]} */
  const values = [];
  /** @type {Outcome[]} */
  const outcomes = [];
  const order = [...messages.entries()];
  // For a proof the other way round than they were written: nothing that a codec remembers can pass for decoding.
  for (const [record, message] of goesOn ? order : order.reverse()) {
    if (goesOn) {
      progress.say({ progress: { record } }); // if it ends this process, wirecost knows which one it was
    }
    await progress.pause({ record });
    const outcome = attempt(() => values.push(proof.decode(message)));
    if (outcome.problem !== undefined && !goesOn) {
      throw new Problem(outcome.problem, record);
    }
    outcomes.push(outcome);
  }
  writeValues(request.text("values"), goesOn ? values : values.reverse());
  return goesOn ? { outcomes } : {};
}

/**
 * @param {() => void} work
 * @returns {Outcome}
 */
function attempt(work) {
  let failure = {};
  const start = processorMillis();
  try {
    work();
  } catch (e) {
    failure = { problem: problemOf(e).message, ...thrownKind(e) };
  }
  return { processorNanos: nanosOf(processorMillis() - start), ...failure };
}

/**
 * @param {string} file
 * @param {Buffer[]} values in the neutral form
 */
function writeValues(file, values) {
  const output = new BinaryOutput();
  writeDecodedHead(output, values.length);
  for (const value of values) {
    output.raw(value);
  }
  writeFileSync(file, output.view());
}

/** Has a codec read messages, each of which becomes a fresh domain object. */
class DecodeProof {
  /**
   * @param {Schema} schema
   * @param {Deserializer} codec
   * @param {boolean} takesMore whether an object may have properties that the schema lacks
   */
  constructor(schema, codec, takesMore) {
    this.codec = codec;
    this.neutral = new BinaryOutput();
    this.values = new ValueWriter(schema, this.neutral, takesMore);
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
      throw e instanceof WrongValue ? new Problem(`deserialize: ${e.message}`, undefined, e.misfit) : e;
    }
  }
}
