import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AVRO, BIGINT_LONG, fieldNames, isInherited, isLong, refusalOfNames } from "../forms/avro.mjs";
import { tamed } from "../forms/avro-schema.mjs";
import { plainForm } from "../forms/plain.mjs";

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
      async open({ schema, derived }) {
        const { default: avro } = await import("avsc");
        const long = avro.types.LongType.__with(BIGINT_LONG);
        const text = JSON.parse(readFileSync(join(derived, "schema.avsc"), "utf8"));
        const { text: ours, arrays, unions } = tamed(text, schema);
        const type = avro.Type.forSchema(ours, {
          typeHook: (part, options) => {
            if (arrays.has(part)) {
              return new avro.types.WrappedUnionType(part, options);
            }
            return isLong(part) ? long : undefined;
          },
        });
        const given = plainForm(schema, {
          leaves: AVRO,
          names: "field",
          absent: fieldNames(schema).some(isInherited) ? "null" : "omit", // an inherited value is not absent,
          unions,
        });
        const returned = plainForm(schema, { leaves: AVRO, names: "field", absent: "null", unions });
        return {
          serialize: (record) => type.toBuffer(given.write(record)),
          deserialize: (bytes) => returned.read(type.fromBuffer(bytes)),
        };
      },
    },
  ],
};
