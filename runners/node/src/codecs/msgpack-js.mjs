import { withLongAsNumber } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { BINARY_IN_BUFFERS } from "./buffers.mjs";
import { refusesProto } from "./refusal.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "msgpack-js",
  codecs: [
    {
      name: "msgpack-js",
      format: "MessagePack",
      // Older than the format's bin: bytes have types of the library's own.
      layout: "named maps of msgpack-js",
      family: "self-describing",
      backEnd: "JavaScript",
      losses: ["int64-rounded-to-double", "negative-zero-unsigned"],
      limits: ["proto-in-key"],
      refuses: refusesProto,
      async open({ schema }) {
        const { default: msgpack } = await import("msgpack-js");
        const form = plainForm(schema, { leaves: withLongAsNumber(BINARY_IN_BUFFERS) });
        return {
          serialize: (record) => msgpack.encode(form.write(record)),
          deserialize: (bytes) => form.read(msgpack.decode(bytes)),
        };
      },
    },
  ],
  refused: [
    {
      name: "msgpack",
      library: "npm:msgpack",
      reason: "version 1.0.3 does not compile on Node.js 20: it asks for C++11, and Node's headers need C++17",
    },
  ],
};
