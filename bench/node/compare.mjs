// Holds the figures of the runner for Node.js against benchmarks written by hand: ../README.md
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Comparison } from "./src/comparison.mjs";
import { matching, parseOptions, WrongOption } from "./src/options.mjs";
import { plainCodecs } from "./src/plain.mjs";
import { generateMessages, prepare } from "./src/preparation.mjs";
import { reportText } from "./src/report.mjs";
import { measureRounds } from "./src/rounds.mjs";
import { Runner } from "./src/runner.mjs";
import { OPERATIONS } from "./src/timing.mjs";

const RUNNER = fileURLToPath(new URL("../../runners/node", import.meta.url));
const OUT = fileURLToPath(new URL("../target/node", import.meta.url));
/** Written by io.wirecost.bench.DatasetMain. */
const DATA = join(OUT, "data");

/** @typedef {import("./src/rounds.mjs").Round} Round */

/** @param {import("./src/options.mjs").Options} options */
async function compare({ rounds, codec, out }) {
  const names = matching(plainCodecs(), codec);
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true });
  const started = new Date().toISOString();
  const runner = new Runner(RUNNER);
  const hello = await runner.ask({ request: "hello", protocol: 1 });
  const codecs = names.map((name) => known(hello, name));
  generateMessages();
  const places = [];
  for (const each of codecs) {
    places.push(await prepare(runner, each, DATA, folder));
  }
  const measured = await measureRounds(runner, places, rounds, (line) => console.error(line));
  const comparisons = names.flatMap((name) => compareOne(name, measured));
  const text = reportText(comparisons, {
    started,
    runtime: `${hello.title} ${hello.version} ${runner.nodeOptions.join(" ")}`,
    versions: codecs.map(({ library, version }) => `${library} ${version}`),
    processor: `${cpus()[0]?.model}, ${cpus().length} cores`,
  });
  writeFileSync(join(folder, "faithfulness.md"), text);
  writeFileSync(join(folder, "faithfulness.json"), JSON.stringify({ started, measured }));
  console.log(text);
  return comparisons.some((comparison) => comparison.isOff) ? 1 : 0;
}

/**
 * @param {any} hello
 * @param {string} name
 */
function known(hello, name) {
  const codec = hello.codecs.find((/** @type {any} */ each) => each.name === name);
  const refused = hello.refused?.find((/** @type {any} */ each) => each.name === name);
  if (codec === undefined) {
    throw new Error(`${name}: ${refused?.reason ?? "the runner has no such codec"}`);
  }
  return codec;
}

/**
 * @param {string} codec
 * @param {readonly Round[]} measured
 */
function compareOne(codec, measured) {
  const ofCodec = measured.filter((round) => round.codec === codec);
  return OPERATIONS.map((operation) => {
    const pairs = ofCodec.map(({ plain, wirecost }) => ({
      plainNanos: Number(plain[operation]),
      wirecostNanos: Number(wirecost[operation]),
    }));
    return new Comparison(codec, operation, pairs);
  });
}

try {
  process.exitCode = await compare(parseOptions(process.argv.slice(2), OUT));
} catch (e) {
  console.error(e instanceof Error ? e.message : e);
  process.exitCode = e instanceof WrongOption ? 2 : 3;
}
