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

function decodedValues() {
  return readDecoded(Schema.parse(SCHEMA), readFileSync(values));
}

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

/** @param {string} codec */
function openToEncode(codec) {
  return runner.ask({ request: "open", codec, schema, dataset });
}

/** @param {string} codec */
async function encodeBy(codec) {
  await openToEncode(codec);
  await runner.ask({ request: "encode", bytes });
}

/** @param {object} [more] */
function slice(more = {}) {
  return { request: "slice", operation: "serialize", leadNanos: 0, slotNanos: 2_000_000, groups: [0], ...more };
}

test("hello tells who the runner is and what it has", async () => {
  const done = await runner.ask({ request: "hello", protocol: 2 });

  assert.equal(done.protocol, 2);
  assert.deepEqual(done.abilities, ["reopen"]);
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
  const done = await strict.ask({ request: "hello", protocol: 2 });
  await strict.close();

  assert.match(done.options, /--max-old-space-size=256/);
});

test("hello of another version is refused", async () => {
  assert.equal(
    (await problemOf({ request: "hello", protocol: 1 })).message,
    "this runner speaks version 2 of the runner protocol, and was asked for version 1",
  );
});

test("what one process encodes another one decodes", async () => {
  const opened = await openToEncode("json");
  const encoded = await runner.ask({ request: "encode", bytes });
  const other = new RunnerProcess();
  const openedToDecode = await other.ask({ request: "open", codec: "json", schema });
  const decoded = await other.ask({ request: "decode", bytes, values });
  await other.close();

  assert.deepEqual(opened, {
    version: process.version,
    dataset: createHash("sha256").update(readFileSync(dataset)).digest("hex"),
  });
  assert.deepEqual(openedToDecode, { version: process.version });
  assert.deepEqual([encoded, decoded], [{}, {}]);
  assert.deepEqual(decodedValues(), RECORDS);
});

test("a worker needs a codec before it can do anything", async () => {
  const fresh = new RunnerProcess();
  const requests = [
    { request: "encode", bytes },
    { request: "decode", bytes, values },
    { request: "warm", operation: "serialize", capNanos: 1 },
    slice(),
  ];
  for (const request of requests) {
    await assert.rejects(fresh.ask(request), new Refused({ message: "open a codec first" }));
  }
  await fresh.close();
});

test("a worker that is opened again has another codec, and forgets the data of the one before", async () => {
  await encodeBy("json");
  const json = readFileSync(bytes);
  await encodeBy("v8");
  assert.notDeepEqual(readFileSync(bytes), json);

  await runner.ask({ request: "open", codec: "json", schema });
  writeFileSync(bytes, json);
  await runner.ask({ request: "decode", bytes, values });
  assert.deepEqual(decodedValues(), RECORDS);
  for (const request of [
    { request: "encode", bytes },
    { request: "warm", operation: "serialize", capNanos: 1 },
    slice(),
  ]) {
    assert.equal((await problemOf(request)).message, "this worker was opened without a dataset");
  }
});

test("a worker whose opening is a problem has no codec", async () => {
  await openToEncode("json");
  await problemOf({ request: "open", codec: "morse", schema });

  assert.equal((await problemOf({ request: "encode", bytes })).message, "open a codec first");
});

test("a worker decodes several files one after the other, also after a problem", async () => {
  await encodeBy("json");
  await runner.ask({ request: "open", codec: "json", schema });
  await problemOf({ request: "decode", bytes: dataset, values });
  await runner.ask({ request: "decode", bytes, values });
  await runner.ask({ request: "decode", bytes, values });

  assert.deepEqual(decodedValues(), RECORDS);
});

async function damageLast() {
  await encodeBy("json");
  const file = readFileSync(bytes);
  file.write("}", file.lastIndexOf("{"));
  writeFileSync(bytes, file);
}

test("bytes that say something else are a problem of their record", async () => {
  await damageLast();
  const problem = await problemOf({ request: "decode", bytes, values });

  assert.equal(problem.record, 2);
  assert.match(problem.message, /^threw SyntaxError: /);
});

test("a damaged message does not keep the others from being decoded, if each is asked for", async () => {
  await damageLast();
  const before = runner.progress.length;
  const { outcomes } = await runner.ask({ request: "decode", bytes, values, each: true });

  assert.deepEqual(decodedValues(), RECORDS.slice(0, 2));
  assert.deepEqual(
    runner.progress.slice(before).map(({ record }) => record),
    [0, 1, 2],
    "in their order",
  );
  assert.deepEqual(
    outcomes.map((/** @type {any} */ { problem }) => problem?.replace(/: .*/, "")),
    [undefined, undefined, "threw SyntaxError"],
  );
  for (const { processorNanos } of outcomes) {
    assert.ok(Number.isInteger(processorNanos) && processorNanos >= 0, String(processorNanos));
  }
});

test("a decoded object that the schema does not have is a problem with its place", async () => {
  const other = join(folder, "other");
  writeFileSync(other, SCHEMA.replace("id long", "id int"));
  await encodeBy("v8");
  await runner.ask({ request: "open", codec: "v8", schema: other });
  const problem = await problemOf({ request: "decode", bytes, values });

  assert.deepEqual(problem, {
    record: 2,
    message: "deserialize: id: expected an integer of 32 bits, got bigint -3",
  });
});

test("requests that cannot be done are problems, and the process goes on", async () => {
  await openToEncode("json");
  const wrong = [
    [{ request: "dance" }, "an unknown request: dance"],
    [{}, "the member request of the request is not a string"],
    [{ request: "encode" }, "the member bytes of the request is not a string"],
    [{ request: "decode", bytes, values, each: "yes" }, "the member each of the request is not true or false"],
    [{ request: "warm", operation: "floor", capNanos: 1 }, "warm knows no operation floor"],
    [{ request: "warm", operation: "serialize" }, "the member capNanos of the request is not a number"],
    [slice({ operation: "dance" }), "slice knows no operation dance"],
    [slice({ groups: [0, 2] }), "there is no group 2"],
    [slice({ groups: [0.5] }), "there is no group 0.5"],
    [slice({ groups: [-1] }), "there is no group -1"],
    [slice({ groups: [1], operation: "floor" }), "there is no group 1"],
    [slice({ groups: [] }), "the member groups of the request is not a list of numbers, at least one"],
    [slice({ groups: ["0"] }), "the member groups of the request is not a list of numbers, at least one"],
    [slice({ groups: 0 }), "the member groups of the request is not a list of numbers, at least one"],
    [{ request: "screen", schema: dataset }, /a schema's text begins with its root/],
    [{ request: "screen", schema: join(folder, "none") }, /no such file/],
    [{ request: "open", codec: "morse", schema }, "no codec is called morse"],
    [{ request: "open", codec: "json" }, "the member schema of the request is not a string"],
    [{ request: "open", codec: "json", dataset: schema }, /dataset, byte \d+: expected "wirecost dataset" 1/],
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
    runner.ask({ request: "hello", protocol: 2 }),
    runner.ask({ request: "screen", schema }),
  ]);

  assert.equal(first.protocol, 2);
  assert.deepEqual(second, { refused: {} });
});

test("a codec without generated code has nothing to prepare", async () => {
  assert.deepEqual(await runner.ask({ request: "prepare", codec: "json", schema, derived: "", generated: "" }), {});
});

test("operations are warmed up, and then measured slot by slot", async () => {
  await openToEncode("json");
  for (const operation of ["serialize", "deserialize"]) {
    const warmUp = await runner.ask({ request: "warm", operation, capNanos: 1 });
    assert.equal(warmUp.capped, true);
    assert.ok(Number.isInteger(warmUp.processorNanos) && warmUp.processorNanos > 0);
  }
  const slices = [
    slice({ groups: [1, 0, 1], leadNanos: 3_000_000 }),
    slice({ operation: "deserialize", groups: [0, 1] }),
    slice({ operation: "floor" }),
  ];
  for (const request of slices) {
    const { slots, wholeNanos, idleNanos } = await runner.ask(request);
    assert.equal(slots.length, request.groups.length);
    for (const slot of slots) {
      assert.ok(slot.operations > 0 && slot.nanos >= 2_000_000 && slot.processorNanos > 0, JSON.stringify(slot));
      assert.ok(slot.referenceNanos > 0, JSON.stringify(slot));
    }
    const counted = slots.reduce((/** @type {number} */ sum, /** @type {any} */ slot) => sum + slot.processorNanos, 0);
    assert.ok(wholeNanos > counted && Number.isInteger(idleNanos) && idleNanos >= 0, `${wholeNanos} ${idleNanos}`);
  }
});

test("long work says now and then how far it is", async () => {
  await openToEncode("json");
  const before = runner.progress.length;
  await runner.ask(slice({ leadNanos: 250_000_000, slotNanos: 50_000_000, groups: Array(5).fill(0) }));

  const told = runner.progress.slice(before);
  assert.ok(told.length >= 2 && told.length <= 10, String(told.length));
});

test("it ends when its input closes, in the middle of work", async () => {
  const ending = new RunnerProcess();
  await ending.ask({ request: "open", codec: "json", schema, dataset });
  const cut = assert.rejects(ending.ask(slice({ groups: Array(100_000).fill(0) })), /the runner ended with 0/);
  while (ending.progress.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await ending.close();
  await cut;
});
