import { LONG_AS_NUMBER, TEXT } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "flatted",
  codecs: [
    {
      name: "flatted",
      format: "flatted",
      family: "text",
      backEnd: "JavaScript",
      losses: ["int64-rounded-to-double", "negative-zero-unsigned"],
      async open({ schema }) {
        const { parse, stringify } = await import("flatted");
        const form = plainForm(schema, { leaves: { ...TEXT, long: LONG_AS_NUMBER } });
        return {
          serialize: (record) => Buffer.from(stringify(form.write(record))),
          deserialize: (bytes) => form.read(parse(bytes.toString())),
        };
      },
    },
  ],
};
