import { BINARY, withLongAsNumber } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { refusesProto } from "./refusal.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "@ygoe/msgpack",
  codecs: [
    {
      name: "ygoe-msgpack",
      format: "MessagePack",
      layout: "named maps",
      family: "self-describing",
      backEnd: "JavaScript",
      losses: ["negative-zero-unsigned"],
      limits: ["proto-in-key", "safe-integers"],
      refuses: refusesProto,
      async open({ schema }) {
        const { default: msgpack } = await import("@ygoe/msgpack");
        const form = plainForm(schema, { leaves: withLongAsNumber(BINARY) });
        return {
          serialize: (record) => msgpack.serialize(form.write(record)),
          deserialize: (bytes) => form.read(msgpack.deserialize(bytes)),
        };
      },
    },
  ],
};
