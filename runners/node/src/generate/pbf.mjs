import { readFile, writeFile } from "node:fs/promises";

import { join } from "node:path";
import { packageFile } from "../packages.mjs";
import { runScript } from "./run.mjs";

/** @typedef {import("../codec.mjs").Place} Place */

/** The file that {@link generatePbf} writes. */
export const PBF_MODULE = "messages.mjs";

const OPTIONAL = /^(\s*)optional (\S+ (\w+) = \d+;)$/gm;

/**
 * Generates the functions of pbf. It takes `optional` for nothing, so each such field gets what the word stands for in
 * proto3: a oneof of its own, with the same bytes.
 * @param {Place} place
 */
export async function generatePbf({ derived, generated }) {
  const text = await readFile(join(derived, "schema.proto"), "utf8");
  const schema = join(generated, "schema.proto");
  await writeFile(
    schema,
    text.replace(OPTIONAL, (_all, indent, field, name) => `${indent}oneof ${presenceOf(name)} { ${field} }`),
  );
  const code = await runScript(packageFile("pbf", "bin/pbf"), [schema]);
  await writeFile(join(generated, PBF_MODULE), code);
}

/**
 * The property that tells whether a field which may be absent is there.
 * @param {string} name of the field
 */
export function presenceOf(name) {
  return `_${name}`;
}
