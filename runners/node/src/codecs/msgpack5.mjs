import { BINARY, withLongAsNumber } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { refusesProto } from "./refusal.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "msgpack5",
  codecs: [
    {
      name: "msgpack5",
      format: "MessagePack",
      layout: "named maps",
      family: "self-describing",
      backEnd: "JavaScript",
      losses: ["int64-rounded-to-double", "negative-zero-unsigned"],
      limits: ["proto-in-key"],
      refuses: refusesProto,
      async open({ schema }) {
        const { default: msgpack5 } = await import("msgpack5");
        const msgpack = msgpack5({ maxDepth: Number.MAX_SAFE_INTEGER });
        const form = plainForm(schema, { leaves: withLongAsNumber(BINARY) });
        return {
          serialize: (record) => msgpack.encode(form.write(record)),
          deserialize: (bytes) => form.read(msgpack.decode(bytes)),
        };
      },
    },
  ],
};
