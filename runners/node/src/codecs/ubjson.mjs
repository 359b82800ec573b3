import { BINARY, bytesToUuid, NUMBER_READ, uuidToBytes, withLongAsNumber } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { asUint8Array } from "./buffers.mjs";
import { refusesByteOrderMark, refusesProto } from "./refusal.mjs";

const ENCODING = /** @type {const} */ ({ optimizeArrays: true });

const DECODING = {
  useTypedArrays: true,
  int64Handling: (/** @type {{ view: DataView }} */ { view }, /** @type {number} */ offset) => view.getBigInt64(offset),
};

/** @type {import("../forms/plain.mjs").Carrier} */
const BYTES = { write: asUint8Array, read: toBytes };

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "@shelacek/ubjson",
  codecs: [
    {
      name: "shelacek-ubjson",
      format: "UBJSON",
      family: "self-describing",
      backEnd: "JavaScript",
      losses: ["int64-rounded-to-double", "negative-zero-unsigned"],
      limits: ["proto-in-key", "byte-order-mark"],
      refuses: (schema) => refusesProto(schema) ?? refusesByteOrderMark(schema),
      async open({ schema }) {
        const { default: ubjson } = await import("@shelacek/ubjson");
        const uuid = { write: uuidToBytes, read: (/** @type {any} */ value) => bytesToUuid(toBytes(value)) };
        const form = plainForm(schema, {
          leaves: { ...withLongAsNumber(BINARY), bytes: BYTES, fixed: BYTES, uuid, "time-micros": NUMBER_READ },
          array: (list) => (Array.isArray(list) ? list : Array.from(list)),
        });
        return {
          serialize: (record) => new Uint8Array(ubjson.encode(form.write(record), ENCODING)),
          deserialize: (bytes) => form.read(ubjson.decode(/** @type {any} */ (bytes), DECODING)),
        };
      },
    },
  ],
};

/**
 * Bytes are an array of numbers, and a strongly typed one of small numbers, signed or not.
 *
 * @param {number[] | Uint8Array | Int8Array} list
 */
function toBytes(list) {
  return ArrayBuffer.isView(list)
    ? new Uint8Array(list.buffer, list.byteOffset, list.byteLength)
    : Uint8Array.from(list);
}
