import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const FOLDER = fileURLToPath(new URL("../plain", import.meta.url));
const EXTENSION = ".mjs";
const MOST_OUTPUT = 1 << 24;

const execute = promisify(execFile);

/** The codecs for which there is a program written by hand. */
export function plainCodecs() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length))
    .sort();
}

/**
 * Runs a program written by hand in a process of its own.
 *
 * @param {string} codec
 * @param {readonly string[]} nodeOptions
 * @param {import("../plain/harness/program.mjs").PlainRequest} request
 * @returns {Promise<any>} what it answers
 */
export async function runPlain(codec, nodeOptions, request) {
  const words = [...nodeOptions, join(FOLDER, codec + EXTENSION), JSON.stringify(request)];
  const { stdout } = await execute(process.execPath, words, { maxBuffer: MOST_OUTPUT });
  return JSON.parse(stdout);
}
