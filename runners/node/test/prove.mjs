// Proves codecs on datasets: node prove.mjs CODEC-GLOB DATASET…
// One process encodes and another one decodes, as wirecost has it done. Beside a dataset NAME.dataset lies a folder
// NAME.derived with the derived schemas, one folder for each.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Dataset } from "../src/data/dataset.mjs";
import { Comparer } from "./support/comparer.mjs";
import { datasetFile, readDecoded, schemaTextOf } from "./support/files.mjs";
import { LimitCheck } from "./support/limits.mjs";
import { RunnerProcess } from "./support/runner-process.mjs";

/** @typedef {{ name: string, path: string, dataset: Dataset, schemaText: string, schemaFile: string }} Given */

const SUFFIX = /\.dataset$/;

/** One codec's half of a process each, for all datasets. */
class CodecProof {
  /**
   * @param {any} codec as hello describes it
   * @param {string} folder for files that go from one process to the other
   */
  constructor(codec, folder) {
    this.codec = codec;
    this.folder = folder;
    this.encoder = new RunnerProcess();
    this.decoder = new RunnerProcess();
  }

  /**
   * One line: `ok`, `loss` if only declared losses differ, `refused`, or what is wrong.
   * @param {Given} given
   */
  async prove(given) {
    const { schema } = given.dataset;
    const limits = new LimitCheck(schema, this.codec.limits);
    const all = given.dataset.groups().flatMap((group) => group.records);
    const records = all.filter((record) => limits.allows(record));
    if (records.length === 0) {
      return "refused: no record within the limits";
    }
    const place = await this.prepare(given);
    if (typeof place === "string") {
      return place;
    }
    const dataset = join(this.folder, "dataset");
    const bytes = join(this.folder, "bytes");
    const values = join(this.folder, "values");
    writeFileSync(dataset, datasetFile(given.schemaText, [{ label: "all", records }]));
    const writer = this.codec.direction === "deserialize" ? this.codec.partner : this.codec.name;
    const reader = this.codec.direction === "serialize" ? this.codec.partner : this.codec.name;
    const schemaFile = given.schemaFile;
    await this.encoder.ask({ request: "open", codec: writer, schema: schemaFile, dataset, ...place });
    await this.encoder.ask({ request: "encode", bytes });
    await this.decoder.ask({ request: "open", codec: reader, schema: schemaFile, ...place });
    await this.decoder.ask({ request: "decode", bytes, values });
    const back = readDecoded(schema, readFileSync(values));
    const found = verdict(schema, this.codec.losses, records, back);
    return records.length === all.length ? found : `${found} (${records.length} of ${all.length} records)`;
  }

  /**
   * @param {Given} given
   * @returns {Promise<{ derived?: string, generated?: string } | string>} why it cannot be proven
   */
  async prepare(given) {
    if (this.codec.schema === "") {
      return {};
    }
    const derived = join(given.path.replace(SUFFIX, ".derived"), this.codec.schema);
    if (!existsSync(derived)) {
      return `refused: no derived schema ${this.codec.schema}`;
    }
    const generated = join(this.folder, `generated-${given.name}`);
    mkdirSync(generated);
    const request = { request: "prepare", codec: this.codec.name, schema: given.schemaFile, derived, generated };
    const done = await this.encoder.ask(request);
    return done.missing === undefined ? { derived, generated } : `refused: ${done.missing}`;
  }

  async close() {
    await Promise.all([this.encoder.close(), this.decoder.close()]);
  }
}

/**
 * @param {import("../src/data/schema.mjs").Schema} schema
 * @param {string[]} losses
 * @param {any[]} records
 * @param {any[]} back
 */
function verdict(schema, losses, records, back) {
  if (records.length !== back.length) {
    return `WRONG: expected ${records.length} records, got ${back.length}`;
  }
  const exact = new Comparer(schema, []);
  const allowing = new Comparer(schema, losses);
  let word = "ok";
  for (const [number, record] of records.entries()) {
    const mismatch = allowing.compare(record, back[number]);
    if (mismatch !== undefined) {
      return `WRONG: record ${number}: ${mismatch.path}: expected ${mismatch.expected}, got ${mismatch.actual}`;
    }
    word = exact.compare(record, back[number]) === undefined ? word : "loss";
  }
  return word;
}

/**
 * @param {any} codec
 * @param {Given[]} all
 * @param {Record<string, Record<string, string>>} refused reasons by dataset and codec
 */
async function proveAll(codec, all, refused) {
  const folder = mkdtempSync(join(tmpdir(), "wirecost-prove-"));
  let proof = new CodecProof(codec, folder);
  let failures = 0;
  for (const given of all) {
    const reason = refused[given.path]?.[codec.name];
    let line = `refused: ${reason}`;
    if (reason === undefined) {
      try {
        line = await proof.prove(given);
      } catch (e) {
        line = `WRONG: ${e instanceof Error ? e.message : e}`;
        await proof.close();
        proof = new CodecProof(codec, folder); // a process may have ended
      }
    }
    failures += line.startsWith("WRONG") ? 1 : 0;
    console.log(`${codec.name.padEnd(24)} ${given.name.padEnd(16)} ${line}`);
  }
  await proof.close();
  rmSync(folder, { recursive: true });
  return failures;
}

/** @param {string} glob with `*` for any characters */
function matcher(glob) {
  const pattern = glob.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pattern.join(".*")}$`);
}

/**
 * @param {string} path
 * @param {string} folder
 * @returns {Given}
 */
function read(path, folder) {
  const file = readFileSync(path);
  const name = basename(path).replace(SUFFIX, "");
  const schemaFile = join(folder, `${name}.schema`);
  const schemaText = schemaTextOf(file);
  writeFileSync(schemaFile, schemaText);
  return { name, path, dataset: new Dataset(file), schemaText, schemaFile };
}

const [glob = "*", ...paths] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "wirecost-prove-"));
const all = paths.map((path) => read(path, folder));
const runner = new RunnerProcess();
const { codecs, refused } = await runner.ask({ request: "hello", protocol: 2 });
/** @type {Record<string, Record<string, string>>} */
const screened = {};
for (const given of all) {
  screened[given.path] = (await runner.ask({ request: "screen", schema: given.schemaFile })).refused;
}
await runner.close();
const asked = matcher(glob);
for (const library of refused.filter((/** @type {any} */ entry) => asked.test(entry.name))) {
  console.log(`${library.name.padEnd(24)} ${"".padEnd(16)} refused: ${library.reason}`);
}
let failures = 0;
for (const codec of codecs.filter((/** @type {any} */ entry) => asked.test(entry.name))) {
  failures += await proveAll(codec, all, screened);
}
rmSync(folder, { recursive: true });
console.log(failures === 0 ? "all proven or refused" : `${failures} WRONG`);
process.exitCode = failures === 0 ? 0 : 1;
