import { LONG_AS_NUMBER, TEXT } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { stringifySchema } from "./fast-json-stringify/schema.mjs";
import { refusedField } from "./refusal.mjs";

/** The library writes a bigint, but JSON.parse reads a number. */
const LONG = { read: LONG_AS_NUMBER.read };

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "fast-json-stringify",
  codecs: [
    {
      name: "fast-json-stringify",
      format: "JSON",
      family: "text",
      backEnd: "JavaScript, generated, to write; V8 to parse",
      losses: ["int64-rounded-to-double", "negative-zero-unsigned"],
      refuses,
      async open({ schema }) {
        const { default: build } = await import("fast-json-stringify");
        const stringify = build(stringifySchema(schema));
        const form = plainForm(schema, { leaves: { ...TEXT, long: LONG } });
        return {
          serialize: (record) => Buffer.from(stringify(form.write(record))),
          deserialize: (bytes) => form.read(JSON.parse(bytes.toString())),
        };
      },
    },
  ],
};

/** @param {import("../data/schema.mjs").Schema} schema */
function refuses(schema) {
  return refusedField(
    schema,
    ({ type, wireName }) => type.kind === "optional" && wireName in Object.prototype,
    "the library never finds it absent, since every object inherits a property of this name",
  );
}
