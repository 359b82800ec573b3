import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LONG_AS_NUMBER, TEXT } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { refusesProto } from "./refusal.mjs";

const ENCODING = "encoding.json";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "jsonbinpack",
  codecs: [
    {
      name: "jsonbinpack",
      format: "JSON BinPack",
      family: "schema-driven",
      backEnd: "JavaScript",
      schema: "json-schema",
      losses: ["int64-rounded-to-double", "negative-zero-unsigned"],
      limits: ["proto-in-key"],
      refuses: refusesProto,
      async generate({ derived, generated }) {
        const { compileSchema } = await import("jsonbinpack");
        const encoding = await compileSchema(JSON.parse(await readFile(join(derived, "schema.json"), "utf8")));
        await writeFile(join(generated, ENCODING), JSON.stringify(encoding));
      },
      async open({ schema, generated }) {
        const { deserialize, serialize } = await import("jsonbinpack");
        const encoding = JSON.parse(await readFile(join(generated, ENCODING), "utf8"));
        const form = plainForm(schema, { leaves: { ...TEXT, long: LONG_AS_NUMBER } });
        return {
          serialize: (record) => serialize(encoding, form.write(record)),
          deserialize: (bytes) => form.read(deserialize(encoding, bytes)),
        };
      },
    },
  ],
};
