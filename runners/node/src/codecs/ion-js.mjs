import { BIGINT_KINDS, bytesToUuid, NUMBER_KINDS, unscaledToText, uuidToBytes } from "../forms/carriers.mjs";
import { asUint8Array } from "./buffers.mjs";
import { IonForm } from "./ion-js/form.mjs";
import { refusesByteOrderMark } from "./refusal.mjs";

/** @typedef {import("./ion-js/form.mjs").Part} Part */

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "ion-js",
  codecs: [
    {
      name: "ion-js",
      format: "Ion",
      layout: "binary",
      family: "self-describing",
      backEnd: "JavaScript",
      limits: ["byte-order-mark"],
      refuses: refusesByteOrderMark,
      async open({ schema }) {
        const { Decimal, IonTypes, makeBinaryWriter, makeReader } = await import("ion-js");
        /** @type {Part} */
        const decimal = {
          write: (writer, text) => writer.writeDecimal(new Decimal(text)),
          read: (reader) => decimalText(reader.decimalValue()),
        };
        const { root } = new IonForm(
          schema,
          (type) => (type.kind === "decimal" ? decimal : leafOf(type.kind)),
          IonTypes,
        );
        return {
          serialize: (record) => {
            const writer = makeBinaryWriter();
            root.write(writer, record);
            writer.close();
            return writer.getBytes();
          },
          deserialize: (bytes) => {
            const reader = makeReader(asUint8Array(bytes));
            reader.next();
            return root.read(reader);
          },
        };
      },
    },
  ],
};

/** @type {Part} */
const INT = { write: (writer, value) => writer.writeInt(value), read: (reader) => reader.numberValue() };

/** @type {Part} */
const LONG = { write: (writer, value) => writer.writeInt(value), read: (reader) => reader.bigIntValue() };

/** @type {Part} */
const BLOB = {
  write: (writer, value) => writer.writeBlob(asUint8Array(value)),
  read: (reader) => reader.uInt8ArrayValue(),
};

/** @type {Part} */
const STRING = { write: (writer, value) => writer.writeString(value), read: (reader) => reader.stringValue() };

/** @type {Record<string, Part>} */
const LEAVES = {
  boolean: { write: (writer, value) => writer.writeBoolean(value), read: (reader) => reader.booleanValue() },
  ...Object.fromEntries(NUMBER_KINDS.map((kind) => [kind, INT])),
  ...Object.fromEntries(BIGINT_KINDS.map((kind) => [kind, LONG])),
  float: { write: (writer, value) => writer.writeFloat32(value), read: (reader) => reader.numberValue() },
  double: { write: (writer, value) => writer.writeFloat64(value), read: (reader) => reader.numberValue() },
  string: STRING,
  enum: STRING,
  bytes: BLOB,
  fixed: BLOB,
  uuid: {
    write: (writer, value) => writer.writeBlob(uuidToBytes(value)),
    read: (reader) => bytesToUuid(/** @type {Uint8Array} */ (reader.uInt8ArrayValue())),
  },
};

/** @param {string} kind */
function leafOf(kind) {
  const leaf = LEAVES[kind];
  if (leaf === undefined) {
    throw new Error(`no form for ${kind}`);
  }
  return leaf;
}

/** @param {import("ion-js").Decimal | null} decimal */
function decimalText(decimal) {
  if (decimal === null) {
    throw new Error("a decimal is null");
  }
  return unscaledToText(decimal.getCoefficient(), -decimal.getExponent());
}
