import { rename } from "node:fs/promises";
import { join } from "node:path";
import { linkPackagesInto } from "../packages.mjs";
import { run } from "./run.mjs";

/** @typedef {import("../codec.mjs").Place} Place */

/** The file that {@link generateThrift} writes. */
export const THRIFT_MODULE = "schema_types.cjs";

/**
 * Generates the structs of Thrift.
 * @param {Place} place
 */
export async function generateThrift({ derived, generated }) {
  linkPackagesInto(generated);
  const target = ["--gen", "js:node", "-out", generated];
  await run("thrift", [...target, join(derived, "schema.thrift")], { debianPackage: "thrift-compiler" });
  await rename(join(generated, "schema_types.js"), join(generated, THRIFT_MODULE));
}
