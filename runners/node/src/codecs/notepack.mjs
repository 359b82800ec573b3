import { BINARY, withLongAsNumber } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { refusesProto } from "./refusal.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "notepack.io",
  codecs: [
    {
      name: "notepack",
      format: "MessagePack",
      layout: "named maps",
      family: "self-describing",
      backEnd: "JavaScript",
      losses: ["int64-rounded-to-double", "negative-zero-unsigned"],
      limits: ["proto-in-key", "doubles-within-int64"],
      refuses: refusesProto,
      async open({ schema }) {
        const { default: notepack } = await import("notepack.io");
        const form = plainForm(schema, { leaves: withLongAsNumber(BINARY) });
        return {
          serialize: (record) => notepack.encode(form.write(record)),
          deserialize: (bytes) => form.read(notepack.decode(bytes)),
        };
      },
    },
  ],
};
