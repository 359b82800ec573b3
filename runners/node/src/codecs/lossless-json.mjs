import { BIGINT_READ, NUMBER_READ, SINGLE_READ, TEXT } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "lossless-json",
  codecs: [
    {
      name: "lossless-json",
      format: "JSON",
      family: "text",
      backEnd: "JavaScript",
      losses: ["negative-zero-unsigned"],
      async open({ schema }) {
        const { isInteger, parse, stringify } = await import("lossless-json");
        /** @param {string} text */
        const parseNumber = (text) => {
          const number = Number(text);
          return Number.isSafeInteger(number) || !isInteger(text) ? number : BigInt(text);
        };
        const real = { ...TEXT.double, ...NUMBER_READ };
        const single = { ...TEXT.float, ...SINGLE_READ };
        const form = plainForm(schema, { leaves: { ...TEXT, long: BIGINT_READ, float: single, double: real } });
        return {
          serialize: (record) => Buffer.from(/** @type {string} */ (stringify(form.write(record)))),
          deserialize: (bytes) => form.read(parse(bytes.toString(), undefined, parseNumber)),
        };
      },
    },
  ],
};
