import { BinaryInput } from "../../src/data/binary-input.mjs";
import { BinaryOutput } from "../../src/data/binary-output.mjs";
import { Schema } from "../../src/data/schema.mjs";
import { ValueReader } from "../../src/data/value-reader.mjs";
import { ValueWriter } from "../../src/data/value-writer.mjs";

/** @typedef {import("../../src/data/dataset.mjs").Group} Group */

/**
 * A dataset file without filter and seed.
 * @param {string} schemaText
 * @param {Group[]} groups
 */
export function datasetFile(schemaText, groups) {
  const output = new BinaryOutput();
  const values = new ValueWriter(Schema.parse(schemaText), output);
  output.header("wirecost dataset");
  output.text("test");
  output.text(schemaText);
  output.bool(false);
  output.int64(0n);
  output.int32(0);
  output.int32(groups.length);
  for (const { label, records } of groups) {
    output.text(label);
    output.int32(records.length);
    for (const record of records) {
      values.root(record);
    }
  }
  return output.view();
}

/**
 * The schema's text in a dataset file.
 * @param {Buffer} file
 */
export function schemaTextOf(file) {
  const input = new BinaryInput("dataset", file);
  input.header("wirecost dataset");
  input.text();
  return input.text();
}

/**
 * What a runner has decoded, as domain objects.
 * @param {Schema} schema
 * @param {Buffer} file
 */
export function readDecoded(schema, file) {
  const input = new BinaryInput("decoded values", file);
  input.header("wirecost decoded");
  const values = new ValueReader(schema, input);
  const records = input.list(() => values.root());
  input.end();
  return records;
}
