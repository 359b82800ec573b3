import { BINARY, withLongAsNumber } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { refusesProto } from "./refusal.mjs";
import { areLifted, MOST_LENGTH, MOST_LENGTH_SHOWN } from "./safety.mjs";

const ADVISED = { maxArrayLength: MOST_LENGTH, maxMapLength: MOST_LENGTH };

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
      safetyAdvice: {
        words: `arrays and maps have at most ${MOST_LENGTH_SHOWN} elements`,
        source: "msgpack5, README.md, maxArrayLength and maxMapLength",
      },
      async open(place) {
        const { default: msgpack5 } = await import("msgpack5");
        const msgpack = msgpack5({
          ...(areLifted(place) ? { maxDepth: Number.MAX_SAFE_INTEGER } : {}),
          ...(place.safetyLimits === "advised" ? ADVISED : {}),
        });
        const form = plainForm(place.schema, { leaves: withLongAsNumber(BINARY) });
        return {
          serialize: (record) => msgpack.encode(form.write(record)),
          deserialize: (bytes) => form.read(msgpack.decode(bytes)),
        };
      },
    },
  ],
};
