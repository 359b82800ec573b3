import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { linkPackagesInto, packageFile } from "../packages.mjs";
import { runScript } from "./run.mjs";

/** @typedef {import("../codec.mjs").Place} Place */

/** The file that {@link generateStatic} writes. */
export const STATIC_MODULE = "messages.cjs";

/**
 * Generates the classes of protobufjs. They find each other by the name of a root that the library has for the whole process. So
 * each schema has a root of its own.
 * @param {Place} place
 */
export async function generateStatic({ derived, generated }) {
  linkPackagesInto(generated);
  const script = packageFile("protobufjs-cli", "bin/pbjs");
  const schema = join(derived, "schema.proto");
  const root = createHash("sha256")
    .update(await readFile(schema))
    .digest("hex");
  const target = ["--target", "static-module", "--wrap", "commonjs", "--no-comments", "--root", root];
  await runScript(script, [...target, "--out", join(generated, STATIC_MODULE), schema]);
}
