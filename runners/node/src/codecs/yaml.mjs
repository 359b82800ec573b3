import { NUMBER_READ, SINGLE_READ, TEXT } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";

/** Quotes what a reader of YAML 1.1 would take for something else than text. */
const COMPAT = "yaml-1.1";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "yaml",
  codecs: [
    {
      name: "yaml",
      format: "YAML",
      family: "text",
      backEnd: "JavaScript",
      losses: ["negative-zero-unsigned"],
      async open({ schema }) {
        const { parse, stringify } = await import("yaml");
        const form = plainForm(schema, {
          leaves: { ...TEXT, bytes: {}, fixed: {}, int: NUMBER_READ, float: SINGLE_READ, double: NUMBER_READ },
        });
        /** @type {import("yaml").Tags} */
        const customTags = ["binary"]; // YAML's own form of bytes
        const writing = { customTags, aliasDuplicateObjects: false, blockQuote: false, compat: COMPAT, lineWidth: 0 };
        const reading = { customTags, intAsBigInt: true };
        return {
          serialize: (record) => Buffer.from(stringify(form.write(record), writing)),
          deserialize: (bytes) => form.read(parse(bytes.toString(), reading)),
        };
      },
    },
  ],
};
