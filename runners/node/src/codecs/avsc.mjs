import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AVRO, BIGINT_LONG, fieldNames, isInherited, isLong, refusalOfNames } from "../forms/avro.mjs";
import { renamed, tamed } from "../forms/avro-schema.mjs";
import { plainForm } from "../forms/plain.mjs";

/**
 * Reads what was written by another version of the schema.
 * @param {typeof import("avsc")} avro
 * @param {{ typeOf: (of: any, wrapped: Set<any>) => any, long: any }} make
 * @param {{ writer: string, reader: import("../forms/avro-schema.mjs").Tamed }} versions
 */
function resolving(avro, { typeOf, long }, { writer, reader }) {
  const own = typeOf(reader.text, reader.arrays);
  const written = avro.Type.forSchema(renamed(JSON.parse(writer)), {
    wrapUnions: true,
    typeHook: (part) => (isLong(part) ? long : undefined),
  });
  const resolver = own.createResolver(written);
  return (/** @type {Buffer} */ bytes) => own.fromBuffer(bytes, resolver);
}

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "avsc",
  codecs: [
    {
      name: "avsc",
      format: "Avro",
      family: "schema-driven",
      backEnd: "JavaScript, made from the schema at run time",
      schema: "avro",
      limits: ["proto-in-key"],
      default: true,
      refuses: (schema) => refusalOfNames(schema, (name) => name === "__proto__"),
      async open({ schema, derived, writerSchema, readerSchema }) {
        const { default: avro } = await import("avsc");
        const long = avro.types.LongType.__with(BIGINT_LONG);
        const text = JSON.parse(readFileSync(join(derived, "schema.avsc"), "utf8"));
        const { text: ours, arrays, unions } = tamed(text, schema);
        const typeOf = (/** @type {any} */ of, /** @type {Set<any>} */ wrapped) =>
          avro.Type.forSchema(of, {
            typeHook: (part, options) => {
              if (wrapped.has(part)) {
                return new avro.types.WrappedUnionType(part, options);
              }
              return isLong(part) ? long : undefined;
            },
          });
        const type = typeOf(ours, arrays);
        const decode = writerSchema
          ? resolving(
              avro,
              { typeOf, long },
              { writer: writerSchema, reader: tamed(JSON.parse(readerSchema ?? ""), schema, true) },
            )
          : (/** @type {Buffer} */ bytes) => type.fromBuffer(bytes);
        const given = plainForm(schema, {
          leaves: AVRO,
          names: "field",
          absent: fieldNames(schema).some(isInherited) ? "null" : "omit", // an inherited value is not absent,
          unions,
        });
        const returned = plainForm(schema, { leaves: AVRO, names: "field", absent: "null", unions });
        return {
          serialize: (record) => type.toBuffer(given.write(record)),
          deserialize: (bytes) => returned.read(decode(bytes)),
        };
      },
    },
  ],
};
