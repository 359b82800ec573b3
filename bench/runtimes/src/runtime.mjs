import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateForNode, generateForPhp } from "./messages.mjs";

/** The root of the repository. */
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * A runtime whose figures are held against programs written by hand.
 *
 * @typedef {object} Runtime
 * @property {string} runner folder of wirecost's runner
 * @property {string} programs folder of the programs
 * @property {string} extension of the programs, each of which has the name of its codec
 * @property {string} timedBy what times the programs, for the report
 * @property {string} out default folder for everything that is written
 * @property {() => void} generateMessages generates the classes of the program for Protocol Buffers
 */

/** @type {Record<string, Runtime>} */
const RUNTIMES = {
  node: runtime("node", ".mjs", "mitata", generateForNode),
  php: runtime("php", ".php", "loops", generateForPhp),
};

/** @param {string} name */
export function runtimeOf(name) {
  const found = RUNTIMES[name];
  if (found === undefined) {
    throw new Error(`${name}: programs are written for ${Object.keys(RUNTIMES).join(" and ")}`);
  }
  return found;
}

/**
 * The codecs for which there is a program written by hand.
 * @param {Runtime} runtime
 */
export function plainCodecs({ programs, extension }) {
  return readdirSync(programs)
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort();
}

/**
 * @param {string} name
 * @param {string} extension
 * @param {string} timedBy
 * @param {(home: string) => void} generate
 * @returns {Runtime}
 */
function runtime(name, extension, timedBy, generate) {
  const home = join(ROOT, "bench", name);
  return {
    runner: join(ROOT, "runners", name),
    programs: join(home, "plain"),
    extension,
    timedBy,
    out: join(ROOT, "bench", "target", name),
    generateMessages: () => generate(home),
  };
}
