import { withTolerantNumbers } from "../forms/carriers.mjs";
import { DECIMAL_FRACTION, decimalFraction } from "../forms/decimal-fractions.mjs";
import { plainForm } from "../forms/plain.mjs";
import { BINARY_IN_BUFFERS } from "./buffers.mjs";
import { refusesProto } from "./refusal.mjs";

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
      async open({ schema }) {
        const { default: cbor } = await import("cbor");
        const decimal = decimalFraction((fraction) => new cbor.Tagged(DECIMAL_FRACTION, fraction));
        const form = plainForm(schema, { leaves: { ...withTolerantNumbers(BINARY_IN_BUFFERS), decimal } });
        return {
          serialize: (record) => cbor.encodeOne(form.write(record), ENCODING),
          deserialize: (bytes) => form.read(cbor.decodeFirstSync(bytes, DECODING)),
        };
      },
    },
  ],
};
