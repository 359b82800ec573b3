import { LONG_AS_NUMBER, TEXT } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { refusedField, refusesProto } from "./refusal.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "simdjson",
  codecs: [
    {
      name: "simdjson",
      format: "JSON",
      family: "text",
      backEnd: "simdjson (C++) to parse, V8 to write",
      losses: ["int64-rounded-to-double", "negative-zero-unsigned"],
      limits: ["doubles-within-int64", "int64-near-ends", "proto-in-key", "zero-in-key"],
      refuses,
      async open({ schema }) {
        const { default: simdjson } = await import("simdjson");
        const form = plainForm(schema, { leaves: { ...TEXT, long: LONG_AS_NUMBER } });
        return {
          serialize: (record) => Buffer.from(JSON.stringify(form.write(record))),
          deserialize: (bytes) => form.read(simdjson.parse(bytes.toString())),
        };
      },
    },
  ],
};

/** @param {import("../data/schema.mjs").Schema} schema */
function refuses(schema) {
  return (
    refusesProto(schema) ??
    refusedField(schema, ({ wireName }) => wireName.includes("\0"), "the library ends a key at U+0000")
  );
}
