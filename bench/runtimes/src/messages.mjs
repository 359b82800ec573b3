import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the schema that is written by hand for all runtimes. */
const SCHEMAS = fileURLToPath(new URL("../schema", import.meta.url));
const SCHEMA = join(SCHEMAS, "transactions.proto");

/**
 * Generates a module of classes.
 * @param {string} home of the programs, beside which their packages are found
 */
export function generateForNode(home) {
  const script = createRequire(join(home, "plain")).resolve("protobufjs-cli/bin/pbjs");
  const options = ["--target", "static-module", "--wrap", "commonjs", "--no-comments"];
  const file = join(emptyFolder(home), "transactions.cjs");
  run(process.execPath, script, ...options, "--out", file, SCHEMA);
}

/**
 * Generates a file for each class.
 * @param {string} home of the programs
 */
export function generateForPhp(home) {
  run("protoc", "--proto_path", SCHEMAS, "--php_out", emptyFolder(home), SCHEMA);
}

/** @param {string} home */
function emptyFolder(home) {
  const folder = join(home, "generated");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * @param {string} program
 * @param {string[]} words
 */
function run(program, ...words) {
  const { status, error } = spawnSync(program, words, { stdio: ["ignore", 2, 2] });
  if (status !== 0) {
    throw new Error(`classes for Protocol Buffers cannot be generated: ${error?.message ?? `${program} failed`}`);
  }
}
