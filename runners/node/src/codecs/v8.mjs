import { deserialize, serialize } from "node:v8";

/** The serialization of Node.js itself, which takes every domain object as it is. */
/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "node",
  codecs: [
    {
      name: "v8",
      format: "V8 serialization",
      family: "self-describing",
      backEnd: "V8",
      default: true,
      open: async () => ({ serialize, deserialize }),
    },
  ],
};
