import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { linkPackagesInto } from "../packages.mjs";
import { run } from "./run.mjs";
import { withoutTypes } from "./typescript.mjs";

/** @typedef {import("../codec.mjs").Place} Place */

/**
 * Generates the classes of FlatBuffers, a CommonJS module each: `m1.js` for `M1`.
 * @param {Place} place
 */
export async function generateFlatbuffers({ derived, generated }) {
  linkPackagesInto(generated);
  const target = ["--ts", "-o", generated];
  await run("flatc", [...target, join(derived, "schema.fbs")], { debianPackage: "flatbuffers-compiler" });
  await writeFile(join(generated, "package.json"), '{ "type": "commonjs" }\n');
  for (const file of (await readdir(generated)).filter((name) => name.endsWith(".ts"))) {
    const text = await readFile(join(generated, file), "utf8");
    await writeFile(join(generated, file.replace(/\.ts$/, ".js")), await withoutTypes(text, "CommonJS"));
  }
}
