import { plainForm } from "../forms/plain.mjs";
import { BINARY_WITH_BIGINTS } from "../forms/wide-integers.mjs";
import { refusesByteOrderMark, refusesProto } from "./refusal.mjs";

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
      async open({ schema }) {
        const { Decoder, Encoder } = await import("@msgpack/msgpack");
        const encoder = new Encoder({ useBigInt64: true, maxDepth: Number.MAX_SAFE_INTEGER });
        const decoder = new Decoder({ useBigInt64: true });
        const form = plainForm(schema, { leaves: BINARY_WITH_BIGINTS });
        return {
          serialize: (record) => encoder.encode(form.write(record)),
          deserialize: (bytes) => form.read(decoder.decode(bytes)),
        };
      },
    },
  ],
};
