// Holds the figures of a runner against programs written by hand: ../README.md
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { Comparison } from "./src/comparison.mjs";
import { matching, parseOptions, WrongOption } from "./src/options.mjs";
import { PlainPrograms } from "./src/plain.mjs";
import { Preparation } from "./src/preparation.mjs";
import { reportText } from "./src/report.mjs";
import { Rounds } from "./src/rounds.mjs";
import { Runner } from "./src/runner.mjs";
import { plainCodecs, runtimeOf } from "./src/runtime.mjs";
import { OPERATIONS } from "./src/timing.mjs";

/** @typedef {import("./src/rounds.mjs").Round} Round */
/** @typedef {import("./src/runtime.mjs").Runtime} Runtime */

/**
 * @param {Runtime} runtime
 * @param {import("./src/options.mjs").Options} options
 */
async function compare(runtime, { rounds, codec, out }) {
  const names = matching(plainCodecs(runtime), codec);
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true });
  const started = new Date().toISOString();
  const runner = new Runner(runtime.runner);
  const programs = new PlainPrograms(runtime, runner.command);
  const hello = await runner.ask({ request: "hello", protocol: 2 });
  const codecs = names.map((name) => known(hello, name));
  runtime.generateMessages();
  // Written by io.wirecost.bench.DatasetMain.
  const preparation = new Preparation(runner, programs, hello, join(runtime.out, "data"), folder);
  const places = [];
  for (const each of codecs) {
    places.push(await preparation.prepare(each));
  }
  const measured = await new Rounds(runner, programs).measure(places, rounds, (line) => console.error(line));
  const comparisons = names.flatMap((name) => compareOne(name, measured));
  const text = reportText(comparisons, {
    started,
    timedBy: runtime.timedBy,
    runtime: `${hello.title} ${hello.version} ${hello.options}`,
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
  return OPERATIONS.map((operation) => {
    const pairs = measured.filter((round) => round.codec === codec && round.operation === operation);
    return new Comparison(codec, operation, pairs);
  });
}

try {
  const [name = "", ...words] = process.argv.slice(2);
  const runtime = runtimeOf(name);
  process.exitCode = await compare(runtime, parseOptions(words, runtime.out));
} catch (e) {
  console.error(e instanceof Error ? e.message : e);
  process.exitCode = e instanceof WrongOption ? 2 : 3;
}
