import { NUMBER_READ, SINGLE_READ, TEXT } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";

/**
 * What has more than 15 characters comes back as a BigNumber. The library's own option for bigints would take every long
 * number for an integer.
 */
const LONG = { read: (/** @type {any} */ value) => BigInt(typeof value === "number" ? value : value.toFixed()) };

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "json-bigint",
  codecs: [
    {
      name: "json-bigint",
      format: "JSON",
      family: "text",
      backEnd: "JavaScript",
      losses: ["negative-zero-unsigned"],
      async open({ schema }) {
        const { default: jsonBigint } = await import("json-bigint");
        const json = jsonBigint({ protoAction: "preserve", constructorAction: "preserve" });
        const real = { ...TEXT.double, ...NUMBER_READ };
        const single = { ...TEXT.float, ...SINGLE_READ };
        const form = plainForm(schema, { leaves: { ...TEXT, long: LONG, float: single, double: real } });
        return {
          serialize: (record) => Buffer.from(json.stringify(form.write(record))),
          deserialize: (bytes) => form.read(json.parse(bytes.toString())),
        };
      },
    },
  ],
};
