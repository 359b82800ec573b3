import { LONG_AS_NUMBER, TEXT } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { RecordSchema } from "./jsonbinpack/record-schema.mjs";
import { refusedField, refusesProto } from "./refusal.mjs";

/** @param {import("../data/schema.mjs").Schema} schema */
const refusesInherited = (schema) =>
  refusedField(
    schema,
    ({ wireName, type }) => type.kind === "optional" && wireName in Object.prototype,
    "where it is absent, the library takes what every object has by that name for it",
  );

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "jsonbinpack",
  codecs: [
    {
      name: "jsonbinpack",
      format: "JSON BinPack",
      family: "schema-driven",
      backEnd: "JavaScript",
      losses: ["int64-rounded-to-double", "negative-zero-unsigned"],
      limits: ["finite-numbers", "proto-in-key"],
      refuses: (schema) => refusesProto(schema) ?? refusesInherited(schema) ?? new RecordSchema(schema).refusal(),
      async open({ schema }) {
        const { compileSchema, deserialize, serialize } = await import("jsonbinpack");
        const encoding = await compileSchema(new RecordSchema(schema).root());
        // A record with few values is one of a list that the library keeps.
        const form = plainForm(schema, { leaves: { ...TEXT, long: LONG_AS_NUMBER }, fresh: true });
        return {
          serialize: (record) => serialize(encoding, form.write(record)),
          deserialize: (bytes) => form.read(deserialize(encoding, bytes)),
        };
      },
    },
  ],
};
