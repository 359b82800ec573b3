import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runPlain } from "./plain.mjs";

/** @typedef {import("./runner.mjs").Runner} Runner */

/**
 * @typedef {object} Place where a codec finds its data
 * @property {string} codec
 * @property {string} dataset
 * @property {string} [derived]
 * @property {string} [generated]
 */

const HOME = fileURLToPath(new URL("..", import.meta.url));

/**
 * Has code generated for a codec, and holds the program written by hand against it: it has to do the same work.
 *
 * @param {Runner} runner
 * @param {{ name: string, schema?: string }} codec as the runner says hello
 * @param {string} data folder with the dataset and what was derived from its schema
 * @param {string} out folder
 * @returns {Promise<Place>}
 */
export async function prepare(runner, { name, schema = "" }, data, out) {
  /** @type {Place} */
  const place = { codec: name, dataset: join(data, "dataset") };
  if (schema !== "") {
    place.derived = join(data, "derived", schema);
    place.generated = emptyFolder(join(out, "generated", name));
    const answer = await runner.ask({ request: "prepare", schema: join(data, "schema"), ...place });
    if (answer.missing !== undefined) {
      throw new Error(answer.missing);
    }
  }
  const encoded = join(out, `${name}.encoded`);
  await runner.ask({ request: "encode", ...place, bytes: encoded });
  const { different } = await runPlain(name, runner.nodeOptions, { task: "check", dataset: place.dataset, encoded });
  if (different !== undefined) {
    throw new Error(`the program written by hand for ${name} does not do what the codec does: ${different}`);
  }
  return place;
}

/** Generates the classes of the program for Protocol Buffers, beside the programs, where their packages are found. */
export function generateMessages() {
  const folder = join(HOME, "generated");
  mkdirSync(folder, { recursive: true });
  const script = createRequire(import.meta.url).resolve("protobufjs-cli/bin/pbjs");
  const target = ["--target", "static-module", "--wrap", "commonjs", "--no-comments"];
  const files = ["--out", join(folder, "transactions.cjs"), join(HOME, "plain", "transactions.proto")];
  const { status } = spawnSync(process.execPath, [script, ...target, ...files], { stdio: ["ignore", 2, 2] });
  if (status !== 0) {
    throw new Error("pbjs failed");
  }
}

/** @param {string} folder */
function emptyFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
