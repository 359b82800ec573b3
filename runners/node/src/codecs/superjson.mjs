import { plainForm } from "../forms/plain.mjs";
import { refusedField } from "./refusal.mjs";

const RESERVED = ["__proto__", "constructor", "prototype"];

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "superjson",
  codecs: [
    {
      name: "superjson",
      format: "superjson",
      family: "text",
      backEnd: "JavaScript",
      limits: ["prototype-in-key"],
      refuses,
      async open({ schema }) {
        const { default: superjson } = await import("superjson");
        const form = plainForm(schema, { leaves: {} });
        return {
          serialize: (record) => Buffer.from(superjson.stringify(form.write(record))),
          deserialize: (bytes) => form.read(superjson.parse(bytes.toString())),
        };
      },
    },
  ],
};

/** @param {import("../data/schema.mjs").Schema} schema */
function refuses(schema) {
  return refusedField(schema, ({ wireName }) => RESERVED.includes(wireName), "the library stops at a key of this name");
}
