import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { Schema } from "../src/data/schema.mjs";
import { datasetFile, readDecoded } from "./support/files.mjs";
import { Refused, RunnerProcess } from "./support/runner-process.mjs";

const SCHEMA = "root R\nrecord R\n  id long\n  note optional(string)\n";
const RECORDS = [{ id: 1n, note: "a\u2028b" }, { id: 2n, note: "Zoë 🚀" }, { id: -3n }];

const folder = mkdtempSync(join(tmpdir(), "wirecost-node-"));
const dataset = join(folder, "dataset");
const schema = join(folder, "schema\u2028.txt");
const bytes = join(folder, "bytes");
const values = join(folder, "values");
const groups = [
  { label: "small", records: RECORDS.slice(0, 1) },
  { label: "large", records: RECORDS.slice(1) },
];
writeFileSync(dataset, datasetFile(SCHEMA, groups));
writeFileSync(schema, SCHEMA);

/** Of all tests that do not end it, so each one also says that the process has gone on. */
const runner = new RunnerProcess();
after(async () => {
  await runner.close();
  rmSync(folder, { recursive: true });
});

/**
 * @param {object} request
 * @returns {Promise<{ record?: number, message: string }>}
 */
async function problemOf(request) {
  const e = await runner.ask(request).then(
    (done) => assert.fail(`expected a problem, got ${JSON.stringify(done)}`),
    (problem) => problem,
  );
  assert.ok(e instanceof Refused, String(e));
  return e.problem;
}

test("hello tells who the runner is and what it has", async () => {
  const done = await runner.ask({ request: "hello", protocol: 1 });

  assert.equal(done.protocol, 1);
  assert.equal(done.runtime, "node");
  assert.equal(done.version, process.version);
  const json = done.codecs.find((/** @type {any} */ codec) => codec.name === "json");
  assert.equal(json.format, "JSON");
  assert.equal(json.version, process.version);
  assert.deepEqual(json.losses, ["int64-rounded-to-double", "negative-zero-unsigned"]);
  assert.equal(new Set(done.codecs.map((/** @type {any} */ codec) => codec.name)).size, done.codecs.length);
});

test("hello names the options of the process", async () => {
  const strict = new RunnerProcess({ ...process.env, NODE_OPTIONS: "--max-old-space-size=256" });
  const done = await strict.ask({ request: "hello", protocol: 1 });
  await strict.close();

  assert.match(done.options, /--max-old-space-size=256/);
});

test("what one process encodes another one decodes", async () => {
  const encoded = await runner.ask({ request: "encode", codec: "json", dataset, bytes });
  const other = new RunnerProcess();
  const decoded = await other.ask({ request: "decode", codec: "json", schema, bytes, values });
  await other.close();

  assert.deepEqual(encoded, {
    dataset: createHash("sha256").update(readFileSync(dataset)).digest("hex"),
    version: process.version,
  });
  assert.deepEqual(decoded, { version: process.version });
  assert.deepEqual(readDecoded(Schema.parse(SCHEMA), readFileSync(values)), RECORDS);
});

test("bytes that say something else are a problem of their record", async () => {
  await runner.ask({ request: "encode", codec: "json", dataset, bytes });
  const file = readFileSync(bytes);
  file.write("}", file.lastIndexOf("{"));
  writeFileSync(bytes, file);
  const problem = await problemOf({ request: "decode", codec: "json", schema, bytes, values });

  assert.equal(problem.record, 2);
  assert.match(problem.message, /^threw SyntaxError: /);
});

test("a decoded object that the schema does not have is a problem with its place", async () => {
  const other = join(folder, "other");
  writeFileSync(other, SCHEMA.replace("id long", "id int"));
  await runner.ask({ request: "encode", codec: "v8", dataset, bytes });
  const problem = await problemOf({ request: "decode", codec: "v8", schema: other, bytes, values });

  assert.deepEqual(problem, {
    record: 2,
    message: "deserialize: id: expected an integer of 32 bits, got bigint -3",
  });
});

test("requests that cannot be done are problems, and the process goes on", async () => {
  const wrong = [
    [{ request: "dance" }, "an unknown request: dance"],
    [{}, "the member request of the request is not a string"],
    [{ request: "encode", codec: "morse", dataset, bytes }, "no codec is called morse"],
    [{ request: "encode", codec: "json", bytes }, "the member dataset of the request is not a string"],
    [{ request: "screen", schema: dataset }, /a schema's text begins with its root/],
    [{ request: "screen", schema: join(folder, "none") }, /no such file/],
    [{ request: "encode", codec: "json", dataset: schema, bytes }, /dataset, byte \d+: expected "wirecost dataset" 1/],
    [{ request: "measure", codec: "json", dataset, slotNanos: 1, warmUpCapNanos: 1, slots: ["x"] }, "not a slot: x"],
  ];
  for (const [request, message] of wrong) {
    const problem = await problemOf(/** @type {object} */ (request));
    assert.match(problem.message, message instanceof RegExp ? message : new RegExp(`^${message}$`));
  }
  for (const line of ["no JSON", "[]", "null", "", '"text"']) {
    await assert.rejects(runner.askLine(line), Refused);
  }
  assert.deepEqual(await runner.ask({ request: "screen", schema }), { refused: {} });
});

test("requests that come together are answered one after the other", async () => {
  const [first, second] = await Promise.all([
    runner.ask({ request: "hello", protocol: 1 }),
    runner.ask({ request: "screen", schema }),
  ]);

  assert.equal(first.protocol, 1);
  assert.deepEqual(second, { refused: {} });
});

test("a codec without generated code has nothing to prepare", async () => {
  assert.deepEqual(await runner.ask({ request: "prepare", codec: "json", schema, derived: "", generated: "" }), {});
});

test("a fork measures every slot, after a warm-up of each operation", async () => {
  const slots = ["serialize 1 warm-up", "serialize 0 measure", "deserialize 1 measure", "floor 0 measure"];
  const request = { request: "measure", codec: "json", dataset, slotNanos: 2_000_000, warmUpCapNanos: 1 };
  const done = await runner.ask({ ...request, slots });

  assert.equal(done.dataset.length, 64);
  assert.equal(done.version, process.version);
  assert.deepEqual(
    done.warmUps.map((/** @type {any} */ warmUp) => warmUp.capped),
    [true, true],
  );
  assert.equal(done.slots.length, slots.length);
  for (const slot of done.slots) {
    assert.ok(slot.operations > 0 && slot.nanos >= 2_000_000 && slot.processorNanos > 0, JSON.stringify(slot));
    assert.ok(Number.isInteger(slot.nanos) && Number.isInteger(slot.processorNanos));
  }
});

test("a slot of a group that the dataset does not have is a problem", async () => {
  const request = { request: "measure", codec: "json", dataset, slotNanos: 1, warmUpCapNanos: 1 };

  assert.match((await problemOf({ ...request, slots: ["serialize 2 measure"] })).message, /no group 2/);
});

test("long work says now and then how far it is", async () => {
  const request = { request: "measure", codec: "json", dataset, slotNanos: 50_000_000, warmUpCapNanos: 1 };
  const before = runner.progress.length;
  await runner.ask({ ...request, slots: Array(10).fill("serialize 0 measure") });

  const told = runner.progress.length - before;
  assert.ok(told >= 2 && told <= 10, String(told));
});

test("it ends when its input closes, in the middle of work", async () => {
  const request = { request: "measure", codec: "json", dataset, slotNanos: 10_000_000, warmUpCapNanos: 1 };
  const ending = new RunnerProcess();
  const asked = ending.ask({ ...request, slots: Array(100_000).fill("serialize 0 measure") });
  const cut = assert.rejects(asked, /the runner ended with 0/);
  while (ending.progress.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await ending.close();
  await cut;
});
