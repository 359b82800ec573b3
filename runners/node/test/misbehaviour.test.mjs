import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { readEncoded } from "../src/data/encoded-file.mjs";
import { CopiedRunner } from "./support/copied-runner.mjs";
import { datasetFile } from "./support/files.mjs";
import { Refused } from "./support/runner-process.mjs";

/** Codecs that do wrong. Each does the rest with the serialization of Node.js. */
const CODEC_FILE = `
import { deserialize, serialize } from "node:v8";
import { MissingTool } from "../codec.mjs";

const shared = Buffer.alloc(64);
const remembered = { id: 1n, tags: [] };

/** @param {object} wrong */
function codec(name, wrong, more = {}) {
  const open = async () => ({ serialize, deserialize, ...wrong });
  return { name, format: "V8", family: "self-describing", backEnd: "V8", open, ...more };
}

export default {
  package: "node",
  codecs: [
    codec("same-memory", { serialize: (record) => { serialize(record).copy(shared); return shared.subarray(0, 40); } }),
    codec("parts-that-overlap", { serialize: (() => { let at = 0; return () => shared.subarray(at, ++at + 8); })() }),
    codec("parts-apart", { serialize: (() => { let at = 0; return () => shared.subarray(at, (at += 8)); })() }),
    codec("text", { serialize: (record) => "text" }),
    codec("later", { serialize: async (record) => serialize(record) }),
    codec("sorts", { serialize: (record) => { record.tags.sort(); return serialize(record); } }),
    codec("breaks", { serialize: (record) => { record.tags = null; return Buffer.of(1); } }),
    codec("same-object", { deserialize: () => remembered }),
    codec("nothing", { deserialize: () => null }),
    codec("throws", { serialize: () => { throw new TypeError("no\\nway"); } }),
    codec("throws-text", { serialize: () => { throw "sorry"; } }),
    codec("overflows", { serialize: function again(record) { return again(record); } }),
    codec("chatty", { serialize: (record) => { console.log("{}"); process.stdout.write("hm\\n"); return serialize(record); } }),
    codec("closed", { deserialize: undefined }),
    codec("reads", { serialize: undefined }, { direction: "deserialize", partner: "closed" }),
    codec("does-not-open", {}, { open: async () => { throw new Error("no such file"); } }),
    codec("without-tool", {}, { generate: async () => { throw new MissingTool("flatc", "flatbuffers-compiler"); } }),
    codec("without-luck", {}, { generate: async () => { throw new Error("bad luck"); } }),
    codec("writes", {}, { generate: async ({ schema, derived, generated }) => {
      const { writeFileSync } = await import("node:fs");
      writeFileSync(generated + "/code", schema.root + derived);
    } }),
    codec("choosy", {}, { refuses: (schema) => schema.fields(schema.root)[0].name === "id" ? "field id: no" : undefined }),
  ],
};`;

const SCHEMA = "root R\nrecord R\n  id long\n  tags array(string)\n";

const copy = new CopiedRunner(CODEC_FILE);
const dataset = join(copy.folder, "dataset");
const schema = join(copy.folder, "schema");
const records = [
  { id: 1n, tags: [] },
  { id: 2n, tags: ["b", "a"] },
];
writeFileSync(dataset, datasetFile(SCHEMA, [{ label: "all", records }]));
writeFileSync(schema, SCHEMA);

/** Of all tests that do not end it, so each one also says that the process has gone on. */
const runner = copy.start();
after(async () => {
  await runner.close();
  copy.delete();
});

/**
 * @param {string} codec
 * @param {string} [name] of the file
 * @param {typeof runner} [asked]
 */
async function encode(codec, name = "bytes", asked = runner) {
  await asked.ask({ request: "open", codec, schema, dataset });
  return asked.ask({ request: "encode", bytes: join(copy.folder, name) });
}

/**
 * @param {Promise<unknown>} asked
 * @returns {Promise<{ record?: number, message: string }>}
 */
async function problemOf(asked) {
  const e = await asked.then(
    (done) => assert.fail(`expected a problem, got ${JSON.stringify(done)}`),
    (problem) => problem,
  );
  assert.ok(e instanceof Refused, String(e));
  return e.problem;
}

for (const [codec, problem] of Object.entries({
  "same-memory": { record: 0, message: "serialize returned the same bytes twice instead of fresh ones" },
  "parts-that-overlap": { record: 0, message: "serialize returned the same bytes twice instead of fresh ones" },
  text: { record: 0, message: 'serialize returned "text" instead of a Uint8Array' },
  later: { record: 0, message: "serialize returned an object of Promise instead of a Uint8Array" },
  sorts: { record: 1, message: "serialize changed the object that it was given" },
  breaks: { record: 0, message: "serialize changed the object that it was given: tags: expected an array, got null" },
  throws: { record: 0, message: "threw TypeError: no\nway" },
  "throws-text": { record: 0, message: 'threw "sorry"' },
  overflows: { record: 0, message: "threw RangeError: Maximum call stack size exceeded" },
  "does-not-open": { message: "threw Error: no such file" },
})) {
  test(`a codec is found out when it encodes: ${codec}`, async () => {
    assert.deepEqual(await problemOf(encode(codec, "none")), problem);
    assert.ok(!existsSync(join(copy.folder, "none")));
  });
}

test("results that lie apart in one memory are fresh", async () => {
  await encode("parts-apart");
});

for (const [codec, problem] of Object.entries({
  "same-object": { record: 1, message: "deserialize returned the same object twice instead of a fresh one" },
  nothing: { record: 1, message: "deserialize: the record: expected an object, got null" },
  closed: { message: "closed does not deserialize" },
})) {
  test(`a codec is found out when it decodes: ${codec}`, async () => {
    const bytes = join(copy.folder, "bytes");
    await encode("closed");

    await runner.ask({ request: "open", codec, schema });
    const asked = runner.ask({ request: "decode", bytes, values: join(copy.folder, "values") });
    assert.deepEqual(await problemOf(asked), problem);
  });
}

test("a record that a codec does not take does not keep the others from being encoded, if each is asked for", async () => {
  const bytes = join(copy.folder, "each");
  await runner.ask({ request: "open", codec: "sorts", schema, dataset });

  const { outcomes } = await runner.ask({ request: "encode", bytes, each: true });

  assert.deepEqual(outcomes, [{}, { problem: "serialize changed the object that it was given" }]);
  assert.equal(readEncoded(readFileSync(bytes)).length, 1);
});

test("what is read without an error and is no value of the schema is told with its place", async () => {
  const bytes = join(copy.folder, "bytes");
  await encode("closed");
  await runner.ask({ request: "open", codec: "nothing", schema });

  const { outcomes } = await runner.ask({
    request: "decode",
    bytes,
    values: join(copy.folder, "values"),
    each: true,
  });

  assert.deepEqual(
    outcomes.map((/** @type {any} */ { misfit }) => misfit),
    [
      { path: "", read: "absent" },
      { path: "", read: "absent" },
    ],
  );
});

test("what a codec throws while it is measured is a problem, and the process goes on", async () => {
  await runner.ask({ request: "open", codec: "throws", schema, dataset });
  const requests = [
    { request: "warm", operation: "serialize", capNanos: 1 },
    { request: "slice", operation: "deserialize", leadNanos: 1, slotNanos: 1, groups: [0] },
    { request: "slice", operation: "floor", leadNanos: 1, slotNanos: 1, groups: [0] },
  ];
  for (const request of requests) {
    assert.deepEqual(await problemOf(runner.ask(request)), { message: "threw TypeError: no\nway" });
  }
  await encode("closed");
});

test("what only reads is measured with the bytes of its partner", async () => {
  const bytes = join(copy.folder, "bytes");
  const slice = { request: "slice", leadNanos: 1, slotNanos: 1, groups: [0] };
  await encode("closed");
  const written = readFileSync(bytes);

  await runner.ask({ request: "open", codec: "reads", schema, dataset, partner: "closed" });
  await runner.ask({ request: "encode", bytes });
  assert.deepEqual(readFileSync(bytes), written);
  for (const operation of ["deserialize", "floor"]) {
    assert.equal((await runner.ask({ ...slice, operation })).slots.length, 1);
  }
  assert.deepEqual(await problemOf(runner.ask({ ...slice, operation: "serialize" })), {
    message: "reads does not serialize",
  });
});

test("what only reads writes nothing without a partner", async () => {
  assert.deepEqual(await problemOf(encode("reads")), { message: "reads does not serialize" });
});

test("what a library prints does not reach the standard output", async () => {
  const chatty = copy.start();
  const done = await encode("chatty", "bytes", chatty);
  await chatty.close();

  assert.deepEqual(done, {});
  assert.match(chatty.lastWords, /^(\{\}\nhm\n)+$/);
});

test("a tool that is missing is said together with how to install it", async () => {
  const request = { request: "prepare", codec: "without-tool", schema, derived: "", generated: copy.folder };

  assert.deepEqual(await runner.ask(request), {
    missing: "no flatc; install it: apt-get install flatbuffers-compiler",
  });
});

test("a generator that fails is a problem", async () => {
  const request = { request: "prepare", codec: "without-luck", schema, derived: "", generated: copy.folder };

  assert.deepEqual(await problemOf(runner.ask(request)), { message: "threw Error: bad luck" });
});

test("a generator is given the schema and the folders", async () => {
  await runner.ask({ request: "prepare", codec: "writes", schema, derived: "D", generated: copy.folder });

  assert.equal(readFileSync(join(copy.folder, "code"), "utf8"), "RD");
});

test("a schema that a codec cannot hold is refused with its reason", async () => {
  assert.deepEqual(await runner.ask({ request: "screen", schema }), { refused: { choosy: "field id: no" } });
});
