import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { linkPackagesInto } from "../packages.mjs";
import { run } from "./run.mjs";
import { withoutTypes } from "./typescript.mjs";

/** @typedef {import("../codec.mjs").Place} Place */

/** The file that {@link generateCapnproto} writes. */
export const CAPNPROTO_MODULE = "schema.mjs";

/**
 * Generates the structs of capnp-es. The compiler of Cap'n Proto reads the schema.
 * @param {Place} place
 */
export async function generateCapnproto({ derived, generated }) {
  linkPackagesInto(generated);
  const target = ["compile", "-o-", `--src-prefix=${derived}`];
  const request = await run("capnp", [...target, join(derived, "schema.capnp")], { debianPackage: "capnproto" });
  const { compileAll } = await import("capnp-es/compiler");
  const { files } = await compileAll(request, { ts: true });
  const [code = ""] = files.values();
  await writeFile(join(generated, CAPNPROTO_MODULE), await withoutTypes(code, "ESNext"));
}
