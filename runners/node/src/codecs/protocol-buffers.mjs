/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "protocol-buffers",
  codecs: [],
  refused: [
    {
      name: "protocol-buffers",
      library: "npm:protocol-buffers",
      reason:
        "5.0.0 reads an absent field as an empty text or 0, and writes negative 64-bit integers in a form of its own: " +
        "other libraries read its -1 as -127",
    },
  ],
};
