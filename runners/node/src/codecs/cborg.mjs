import { BINARY, withTolerantNumbers } from "../forms/carriers.mjs";
import { DECIMAL_FRACTION, decimalFraction } from "../forms/decimal-fractions.mjs";
import { plainForm } from "../forms/plain.mjs";
import { refusesByteOrderMark, refusesProto } from "./refusal.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "cborg",
  codecs: [
    {
      name: "cborg",
      format: "CBOR",
      family: "self-describing",
      backEnd: "JavaScript",
      limits: ["proto-in-key", "byte-order-mark"],
      refuses: (schema) => refusesProto(schema) ?? refusesByteOrderMark(schema),
      async open({ schema }) {
        const { decode, encode, Tagged } = await import("cborg");
        const { bigIntDecoder, bigIntEncoder, bigNegIntDecoder, negativeZeroEncoder } = await import("cborg/taglib");
        const encoding = { typeEncoders: { bigint: bigIntEncoder, number: negativeZeroEncoder } };
        const content = (/** @type {() => unknown} */ decodeContent) => decodeContent();
        const decoding = { tags: { 2: bigIntDecoder, 3: bigNegIntDecoder, [DECIMAL_FRACTION]: content } };
        const decimal = decimalFraction((fraction) => new Tagged(DECIMAL_FRACTION, fraction));
        const form = plainForm(schema, { leaves: { ...withTolerantNumbers(BINARY), decimal } });
        return {
          serialize: (record) => encode(form.write(record), encoding),
          deserialize: (bytes) => form.read(decode(bytes, decoding)),
        };
      },
    },
  ],
};
