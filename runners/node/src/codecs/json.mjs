import { LONG_AS_NUMBER, TEXT } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";

/** The JSON that is built into the language: its numbers are doubles. */
/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "node",
  codecs: [
    {
      name: "json",
      format: "JSON",
      family: "text",
      backEnd: "V8",
      losses: ["int64-rounded-to-double", "negative-zero-unsigned"],
      default: true,
      async open({ schema }) {
        const form = plainForm(schema, { leaves: { ...TEXT, long: LONG_AS_NUMBER } });
        return {
          serialize: (record) => Buffer.from(JSON.stringify(form.write(record))),
          deserialize: (bytes) => form.read(JSON.parse(bytes.toString())),
        };
      },
    },
  ],
};
