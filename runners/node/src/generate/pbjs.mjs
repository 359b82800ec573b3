import { join } from "node:path";
import { linkPackagesInto, packageFile } from "../packages.mjs";
import { runScript } from "./run.mjs";

/** @typedef {import("../codec.mjs").Place} Place */

/** The file that {@link generateStatic} writes. */
export const STATIC_MODULE = "messages.cjs";

/**
 * Generates the classes of protobufjs.
 * @param {Place} place
 */
export async function generateStatic({ derived, generated }) {
  linkPackagesInto(generated);
  const script = packageFile("protobufjs-cli", "bin/pbjs");
  const target = ["--target", "static-module", "--wrap", "commonjs", "--no-comments"];
  await runScript(script, [...target, "--out", join(generated, STATIC_MODULE), join(derived, "schema.proto")]);
}
