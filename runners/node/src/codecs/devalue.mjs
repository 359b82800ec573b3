import { plainForm } from "../forms/plain.mjs";
import { refusesProto } from "./refusal.mjs";

/**
 * Bytes with a buffer of their own: devalue writes all of the buffer in which they lie.
 * @param {Uint8Array} bytes
 */
function alone(bytes) {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "devalue",
  codecs: [
    {
      name: "devalue",
      format: "devalue",
      family: "text",
      backEnd: "JavaScript",
      limits: ["proto-in-key"],
      refuses: refusesProto,
      async open({ schema }) {
        const { parse, stringify } = await import("devalue");
        const form = plainForm(schema, { leaves: { bytes: { write: alone }, fixed: { write: alone } } });
        return {
          serialize: (record) => Buffer.from(stringify(form.write(record))),
          deserialize: (bytes) => form.read(parse(bytes.toString())),
        };
      },
    },
  ],
};
