import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { BinaryOutput } from "../../../../runners/node/src/data/binary-output.mjs";
import { readEncoded } from "../../../../runners/node/src/data/encoded-file.mjs";
import { ValueWriter } from "../../../../runners/node/src/data/value-writer.mjs";

/** @typedef {import("../../../../runners/node/src/data/schema.mjs").Schema} Schema */

/**
 * Whether code written by hand does what the codec does: it makes the same bytes, and returns every record.
 *
 * @param {import("./program.mjs").Plain} plain
 * @param {Schema} schema
 * @param {readonly any[]} records
 * @param {string} encoded file with the codec's bytes
 * @returns {{ different?: string }} the first difference
 */
export function check(plain, schema, records, encoded) {
  const messages = readEncoded(readFileSync(encoded));
  assert.equal(messages.length, records.length);
  for (const [number, message] of messages.entries()) {
    const record = records[number];
    if (!message.equals(plain.serialize(record))) {
      return { different: `record ${number}: other bytes than the codec's` };
    }
    if (!neutral(schema, record).equals(neutral(schema, plain.deserialize(message)))) {
      return { different: `record ${number}: it does not come back` };
    }
  }
  return {};
}

/**
 * @param {Schema} schema
 * @param {any} record
 */
function neutral(schema, record) {
  const output = new BinaryOutput();
  new ValueWriter(schema, output).root(record);
  return output.view();
}
