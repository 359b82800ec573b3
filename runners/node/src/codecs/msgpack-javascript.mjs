import { plainForm } from "../forms/plain.mjs";
import { BINARY_WITH_BIGINTS } from "../forms/wide-integers.mjs";
import { refusesByteOrderMark, refusesProto } from "./refusal.mjs";
import { MOST_LENGTH, MOST_LENGTH_SHOWN } from "./safety.mjs";

const ADVISED = {
  maxStrLength: MOST_LENGTH,
  maxBinLength: MOST_LENGTH,
  maxArrayLength: MOST_LENGTH,
  maxMapLength: MOST_LENGTH,
  maxExtLength: MOST_LENGTH,
};

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "@msgpack/msgpack",
  codecs: [
    {
      name: "msgpack-javascript",
      format: "MessagePack",
      layout: "named maps",
      family: "self-describing",
      backEnd: "JavaScript",
      losses: ["negative-zero-unsigned"],
      limits: ["proto-in-key", "byte-order-mark"],
      refuses: (schema) => refusesProto(schema) ?? refusesByteOrderMark(schema),
      safetyAdvice: {
        words: `texts, bytes, arrays and maps have at most ${MOST_LENGTH_SHOWN} bytes and elements`,
        source: "@msgpack/msgpack, README.md, DecoderOptions, maxArrayLength and those beside it",
      },
      async open({ schema, safetyLimits }) {
        const { Decoder, Encoder } = await import("@msgpack/msgpack");
        const encoder = new Encoder({ useBigInt64: true, maxDepth: Number.MAX_SAFE_INTEGER });
        const decoder = new Decoder({ useBigInt64: true, ...(safetyLimits === "advised" ? ADVISED : {}) });
        const form = plainForm(schema, { leaves: BINARY_WITH_BIGINTS });
        return {
          serialize: (record) => encoder.encode(form.write(record)),
          deserialize: (bytes) => form.read(decoder.decode(bytes)),
        };
      },
    },
  ],
};
