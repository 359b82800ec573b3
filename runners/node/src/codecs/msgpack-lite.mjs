import { BIGINT_KINDS, BIGINT_READ } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { BINARY_IN_BUFFERS } from "./buffers.mjs";
import { refusesProto } from "./refusal.mjs";

/** @typedef {import("../forms/plain.mjs").Carrier} Carrier */

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "msgpack-lite",
  codecs: [
    {
      name: "msgpack-lite",
      format: "MessagePack",
      layout: "named maps",
      family: "self-describing",
      backEnd: "JavaScript",
      losses: ["negative-zero-unsigned"],
      limits: ["proto-in-key"],
      refuses: refusesProto,
      async open({ schema }) {
        const { default: msgpack } = await import("msgpack-lite");
        const { Int64BE } = (await import("int64-buffer")).default;
        const options = { codec: msgpack.createCodec({ int64: true }) };
        const form = plainForm(schema, { leaves: leaves(Int64BE) });
        return {
          serialize: (record) => msgpack.encode(form.write(record), options),
          deserialize: (bytes) => form.read(msgpack.decode(bytes, options)),
        };
      },
    },
  ],
};

/**
 * The library has objects for integers of 64 bits that do not fit 32.
 *
 * @param {new (high: number, low: number) => object} Int64BE
 * @returns {Record<string, Carrier>}
 */
function leaves(Int64BE) {
  const write = (/** @type {bigint} */ value) =>
    value === BigInt.asIntN(32, value) ? Number(value) : new Int64BE(Number(value >> 32n), Number(value & 0xffffffffn));
  const int64 = { write, read: toBigint };
  const int32 = { read: (/** @type {any} */ value) => Number(toBigint(value)) };
  return {
    ...BINARY_IN_BUFFERS,
    ...Object.fromEntries(["int", "date", "time-millis"].map((kind) => [kind, int32])),
    ...Object.fromEntries(BIGINT_KINDS.map((kind) => [kind, int64])),
    "time-micros": { write: (value) => write(BigInt(value)), read: (value) => Number(toBigint(value)) },
  };
}

/** @param {number | { toBuffer(): Buffer }} value */
function toBigint(value) {
  return typeof value === "number" ? BIGINT_READ.read(value) : value.toBuffer().readBigInt64BE();
}
