import { withTolerantNumbers } from "../forms/carriers.mjs";
import { DECIMAL_FRACTION, decimalFraction } from "../forms/decimal-fractions.mjs";
import { plainForm } from "../forms/plain.mjs";
import { BINARY_IN_BUFFERS } from "./buffers.mjs";
import { refusesProto } from "./refusal.mjs";
import { MOST_LEVELS } from "./safety.mjs";

const ENCODING = { collapseBigIntegers: true, highWaterMark: 2 ** 31 - 1 };
const DECODING = { tags: { [DECIMAL_FRACTION]: (/** @type {unknown} */ fraction) => fraction } };

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "cbor",
  codecs: [
    {
      name: "cbor",
      format: "CBOR",
      family: "self-describing",
      backEnd: "JavaScript",
      limits: ["proto-in-key"],
      refuses: refusesProto,
      safetyAdvice: {
        words: `at most ${MOST_LEVELS} values in each other`,
        source: "cbor, documentation of DecoderOptions, max_depth",
      },
      async open({ schema, safetyLimits }) {
        const { default: cbor } = await import("cbor");
        const decimal = decimalFraction((fraction) => new cbor.Tagged(DECIMAL_FRACTION, fraction));
        const form = plainForm(schema, { leaves: { ...withTolerantNumbers(BINARY_IN_BUFFERS), decimal } });
        const decoding = { ...DECODING, ...(safetyLimits === "advised" ? { max_depth: MOST_LEVELS } : {}) };
        return {
          serialize: (record) => cbor.encodeOne(form.write(record), ENCODING),
          deserialize: (bytes) => form.read(cbor.decodeFirstSync(bytes, decoding)),
        };
      },
    },
  ],
};
