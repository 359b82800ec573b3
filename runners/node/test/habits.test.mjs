// What libraries make of messages of another version of their schema. docs/evolution.md names these tests as sources.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Schema } from "../src/data/schema.mjs";

const PLAIN = ["json", "bson", "cbor-x", "msgpackr"];
const JSON_FILES = ["fast-json-stringify", "json-bigint", "lossless-json", "simdjson"];
const MESSAGE_PACK = ["msgpack-javascript", "msgpack-lite", "msgpack5", "notepack", "ygoe-msgpack"];
const OBJECTS = [...PLAIN, ...JSON_FILES, ...MESSAGE_PACK, "cbor", "cborg", "js-yaml", "yaml"];
const XML = ["fast-xml-parser", "libxmljs2", "xml2js"];

/**
 * What a codec reads where another version of the schema was written. Both have the one field `it`, or none.
 * @param {string} name
 * @param {string} written the type of the field; empty for no field
 * @param {string} read
 * @param {unknown} value
 * @param {string} [by] the codec that has written
 */
async function reread(name, written, read, value, by = name) {
  const [writer, reader] = await Promise.all([opened(by, written), opened(name, read)]);
  return reader.deserialize(Buffer.from(writer.serialize(written === "" ? {} : { it: value }))).it;
}

/**
 * @param {string} name
 * @param {string} type
 */
async function opened(name, type) {
  const { codecs } = (await import(`../src/codecs/${name}.mjs`)).default;
  return codecs[0].open({ schema: Schema.parse(schemaOf(type)), derived: "", generated: "" });
}

/** @param {string} type */
function schemaOf(type) {
  return `root a.R\nrecord a.R\n${type && `  it ${type}\n`}enum a.E\n  OPEN\n`;
}

for (const name of OBJECTS) {
  test(`${name}: an object of JavaScript takes a value of any type`, async () => {
    assert.equal(await reread(name, "string", "enum(a.E)", "GONE"), "GONE");
    assert.equal(await reread(name, "string", "array(string)", "one"), "one");
    assert.deepEqual(await reread(name, "array(string)", "map(string)", ["one"]), ["one"]);
    assert.equal(Number(await reread(name, "long", "string", 2n ** 40n)), 2 ** 40);
  });
}

for (const name of OBJECTS.filter((one) => one !== "msgpack-lite")) {
  test(`${name}: an object of JavaScript may lack a field that its schema has`, async () => {
    assert.equal(await reread(name, "", "int", undefined), undefined);
  });
}

for (const name of [...XML, "xml-js", "ubjson"]) {
  test(`${name}: an object of JavaScript takes a symbol that its enum lacks`, async () => {
    assert.equal(await reread(name, "string", "enum(a.E)", "GONE"), "GONE");
  });
}

for (const name of XML) {
  test(`${name}: JavaScript makes NaN of a number whose element is missing`, async () => {
    assert.ok(Number.isNaN(await reread(name, "", "int", undefined)));
  });
}

for (const name of ["xml-js", "xml2json"]) {
  test(`${name} gives no text where elements stand`, async () => {
    assert.equal(await reread(name, "array(string)", "string", ["one", "two"], "fast-xml-parser"), "");
  });
}

for (const name of ["ygoe-msgpack", "notepack"]) {
  test(`${name} reads no integer from a number with a fraction`, async () => {
    await assert.rejects(reread(name, "double", "long", 2.5));
  });
}

test("ion-js asks for the type of a value before it gives it", async () => {
  await assert.rejects(reread("ion-js", "string", "long", "no"), /when the current value was not an int/);
  await assert.rejects(reread("ion-js", "long", "string", 7n), /Current value is not a string/);
  assert.equal(await reread("ion-js", "string", "enum(a.E)", "GONE"), "GONE");
});

for (const name of ["json", "bson", "js-yaml", "lossless-json", "msgpack-javascript", "cborg"]) {
  test(`${name}: JavaScript reads an empty text as the integer 0, and refuses other texts`, async () => {
    assert.equal(await reread(name, "string", "long", ""), 0n);
    await assert.rejects(reread(name, "string", "long", "no"), SyntaxError);
  });
}

test("JavaScript cannot convert what is missing: bytes in JSON, and decimals in CBOR", async () => {
  await assert.rejects(reread("json", "", "bytes", undefined), /TypeError: /);
  await assert.rejects(reread("cbor-x", "", "decimal(4,2)", undefined), /TypeError: /);
});

test("avsc compares both schemas before it reads a message", async () => {
  const { codecs } = (await import("../src/codecs/avsc.mjs")).default;
  const derived = await mkdtemp(join(tmpdir(), "avro-"));
  const avro = (/** @type {string} */ type) =>
    JSON.stringify({ type: "record", name: "a.R", fields: [{ name: "it", type: ["null", type] }] });
  try {
    await writeFile(join(derived, "schema.avsc"), avro("long"));
    const schema = Schema.parse(schemaOf("optional(long)"));
    const open = (/** @type {string} */ written) =>
      codecs[0]?.open({ schema, derived, generated: "", writerSchema: avro(written), readerSchema: avro("long") });
    const same = await open("long");
    assert.deepEqual({ ...same?.deserialize?.(Buffer.of(0)) }, {});
    await assert.rejects(async () => open("string"), /cannot read "string" as/);
  } finally {
    await rm(derived, { recursive: true });
  }
});
