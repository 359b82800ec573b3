/**
 * Writes records that fit JSON Schemas: the arguments are a folder, how many records each schema gets, and files in the folder.
 * The records of the n-th schema stand in a member "m<n>".
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createGeneratorSync } from "json-schema-faker";

/** The generator multiplies, so 3 * 0.1 is 0.30000000000000004. */
const rounded = (_key, value) => (typeof value === "number" ? Number(value.toPrecision(12)) : value);

/** Where it has gone deep enough, the generator leaves null or an empty list, which most schemas do not take. */
const isCut = (record) => /[:[,]null|\[\]/.test(record);

const [folder, records, ...files] = process.argv.slice(2);
for (const [place, file] of files.entries()) {
  const schema = JSON.parse(readFileSync(join(folder, file), "utf8"));
  const generator = createGeneratorSync({ seed: place * Number(records), maxDepth: 8, refDepthMax: 8, optionalsProbability: 0.3 });
  for (let number = 0; number < Number(records); number++) {
    const record = JSON.stringify({ [`m${place}`]: generator.generate(schema) }, rounded);
    if (!isCut(record)) {
      console.log(record);
    }
  }
}
