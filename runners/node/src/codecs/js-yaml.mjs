import { LONG_AS_NUMBER, SINGLE_READ, TEXT } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { areLifted } from "./safety.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "js-yaml",
  codecs: [
    {
      name: "js-yaml",
      format: "YAML",
      family: "text",
      backEnd: "JavaScript",
      losses: ["int64-rounded-to-double"],
      async open(place) {
        const { binaryTag, CORE_SCHEMA, dump, load } = await import("js-yaml");
        const form = plainForm(place.schema, {
          leaves: { ...TEXT, bytes: {}, fixed: {}, long: LONG_AS_NUMBER, float: SINGLE_READ, double: {} },
        });
        const writing = { noRefs: true, lineWidth: -1 };
        const reading = {
          schema: CORE_SCHEMA.withTags(binaryTag),
          ...(areLifted(place) ? { maxDepth: Number.POSITIVE_INFINITY } : {}),
        };
        return {
          serialize: (record) => Buffer.from(dump(form.write(record), writing)),
          deserialize: (bytes) => form.read(load(bytes.toString(), reading)),
        };
      },
    },
  ],
};
