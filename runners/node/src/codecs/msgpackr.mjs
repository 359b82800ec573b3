import { plainForm } from "../forms/plain.mjs";
import { BINARY_WITH_BIGINTS } from "../forms/wide-integers.mjs";
import { refusesProto } from "./refusal.mjs";
import { unread } from "./unread.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "msgpackr",
  codecs: [
    {
      name: "msgpackr",
      format: "MessagePack",
      layout: "named maps",
      family: "self-describing",
      backEnd: accelerated,
      losses: ["negative-zero-unsigned"],
      limits: ["proto-in-key"],
      default: true,
      refuses: refusesProto,
      async open({ schema }) {
        const { Packr } = await import("msgpackr");
        const packr = new Packr({ useRecords: false, variableMapSize: true, int64AsType: "bigint" });
        const form = plainForm(schema, { leaves: BINARY_WITH_BIGINTS });
        return {
          serialize: (record) => packr.pack(form.write(record)),
          deserialize: (bytes) => form.read(packr.unpack(unread(bytes))),
        };
      },
    },
    {
      // An extension of its own: the names of an object's properties stand once in a message, and maps are Maps.
      name: "msgpackr-records",
      format: "MessagePack",
      layout: "msgpackr records",
      family: "self-describing",
      backEnd: accelerated,
      losses: ["negative-zero-unsigned"],
      refuses: refusesProto,
      async open({ schema }) {
        const { Packr } = await import("msgpackr");
        const packr = new Packr({ int64AsType: "bigint" });
        const form = plainForm(schema, { leaves: BINARY_WITH_BIGINTS, maps: "Map" });
        return {
          serialize: (record) => packr.pack(form.write(record)),
          deserialize: (bytes) => form.read(packr.unpack(unread(bytes))),
        };
      },
    },
  ],
};

/** Strings are read by a native extension, where there is one for the platform. */
async function accelerated() {
  const { isNativeAccelerationEnabled } = await import("msgpackr");
  return isNativeAccelerationEnabled ? "JavaScript and msgpackr-extract" : "JavaScript";
}
