import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AVRO, BIGINT_LONG, isInherited, isLong, refusalOfNames } from "../forms/avro.mjs";
import { renamed, tamed } from "../forms/avro-schema.mjs";
import { plainForm } from "../forms/plain.mjs";

/**
 * Makes the type of a value that may be absent. The library has an object around each present value of a union, named by
 * its type; this one puts it there.
 * @param {any} LogicalType what the library has its user's own types made of
 * @param {any} union
 * @param {any} options
 */
function optionalType(LogicalType, union, options) {
  class Optional extends LogicalType {
    /** @param {any} value */
    _toValue(value) {
      return value === null ? null : { [this.branch]: value };
    }

    /** @param {any} value */
    _fromValue(value) {
      return value === null ? null : value[this.branch];
    }

    /**
     * Resolves as the union does. The library by itself would take a logical type's value as it was written.
     * @param {any} resolver
     * @param {any} written the other version's type
     * @param {any} options
     */
    _updateResolver(resolver, written, options) {
      const inner = this.getUnderlyingType().createResolver(written, options);
      resolver._read = (/** @type {any} */ tap) => this._fromValue(inner._read(tap));
    }
  }
  const Constructor = /** @type {any} */ (Optional);
  const type = new Constructor(union, options);
  const present = type
    .getUnderlyingType()
    .getTypes()
    .find((/** @type {any} */ one) => one.getName(true) !== "null");
  type.branch = present.getName() ?? present.getName(true);
  return type;
}

/**
 * The options with which the library makes types: integers of 64 bits are bigints, and no value that may be absent has an object
 * around it.
 * @param {any} types of the library
 * @param {Set<any>} unions whose values have one
 */
function options({ LogicalType, LongType }, unions) {
  const long = LongType.using(BIGINT_LONG);
  const begun = new Set();
  return {
    registry: { long },
    typeHook: (/** @type {any} */ part, /** @type {any} */ more) => {
      if (!Array.isArray(part) || begun.has(part) || unions.has(part)) {
        return isLong(part) ? long : undefined;
      }
      begun.add(part);
      return optionalType(LogicalType, part, more);
    },
  };
}

/**
 * Reads what was written by another version of the schema.
 * @param {any} avro
 * @param {{ writer: string, reader: import("../forms/avro-schema.mjs").Tamed }} versions
 */
function resolving(avro, { writer, reader }) {
  const own = avro.parse(reader.text, options(avro.types, reader.arrays));
  const long = avro.types.LongType.using(BIGINT_LONG);
  const written = avro.parse(renamed(JSON.parse(writer)), {
    registry: { long },
    typeHook: (/** @type {any} */ part) => (isLong(part) ? long : undefined),
  });
  const resolver = own.createResolver(written);
  return (/** @type {Buffer} */ bytes) => own.fromBuffer(bytes, resolver);
}

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "avro-js",
  codecs: [
    {
      name: "avro-js",
      format: "Avro",
      family: "schema-driven",
      backEnd: "JavaScript, made from the schema at run time",
      schema: "avro",
      limits: ["proto-in-key"],
      refuses: (schema) => refusalOfNames(schema, isInherited),
      async open({ schema, derived, writerSchema, readerSchema }) {
        const { default: avro } = await import("avro-js");
        const text = JSON.parse(readFileSync(join(derived, "schema.avsc"), "utf8"));
        const { text: ours, arrays, unions } = tamed(text, schema);
        const type = avro.parse(ours, options(avro.types, arrays));
        const decode = writerSchema
          ? resolving(avro, { writer: writerSchema, reader: tamed(JSON.parse(readerSchema ?? ""), schema, true) })
          : (/** @type {Buffer} */ bytes) => type.fromBuffer(bytes);
        const form = plainForm(schema, { leaves: AVRO, names: "field", absent: "null", unions });
        return {
          serialize: (record) => type.toBuffer(form.write(record)),
          deserialize: (bytes) => form.read(decode(bytes)),
        };
      },
    },
  ],
};
