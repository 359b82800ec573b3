import { NUMBER_READ } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { BINARY_WITH_BIGINTS } from "../forms/wide-integers.mjs";
import { refusedField } from "./refusal.mjs";

/** @typedef {import("../data/schema.mjs").Schema} Schema */

const DECODING = { useBigInt64: true, promoteBuffers: true };

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "bson",
  codecs: [
    {
      name: "bson",
      format: "BSON",
      family: "self-describing",
      backEnd: "JavaScript",
      limits: ["zero-in-key"],
      default: true,
      refuses,
      async open({ schema }) {
        const { deserialize, Double, serialize } = await import("bson");
        const double = { write: (/** @type {number} */ value) => new Double(value) };
        const leaves = { ...BINARY_WITH_BIGINTS, float: double, double, date: NUMBER_READ, "time-millis": NUMBER_READ };
        const form = plainForm(schema, { leaves });
        return {
          serialize: (record) => serialize(form.write(record)),
          deserialize: (bytes) => form.read(deserialize(bytes, DECODING)),
        };
      },
    },
  ],
};

/** @param {Schema} schema */
function refuses(schema) {
  return (
    refusedField(schema, ({ wireName }) => wireName.includes("\0"), "a key cannot hold U+0000") ??
    refusedField(schema, ({ wireName }) => wireName === "_bsontype", "the library takes it for a type of its own") ??
    refusedField(schema, isReference, "the library takes a record with $ref and $id for a reference")
  );
}

/** @type {Parameters<typeof refusedField>[1]} */
function isReference({ wireName }, record) {
  return wireName === "$ref" && record.some((field) => field.wireName === "$id");
}
