import assert from "node:assert/strict";
import { test } from "node:test";
import { Schema } from "../src/data/schema.mjs";
import { sinkOf } from "../src/measure/sink.mjs";

const SCHEMA = Schema.parse(`root R
record R
  truth boolean
  i int
  l long
  d double
  s string
  b bytes
  n null
  o optional(string) "constructor"
  a array(optional(record(S)))
  m map(uuid)
  self optional(record(R)) "\\u0022]"
record S
  e enum(E) "__proto__"
enum E
  A
  B
`);

function example() {
  return {
    truth: false,
    i: 1,
    l: 2n ** 40n,
    d: 0.5,
    s: "text",
    b: Uint8Array.of(1, 2, 3),
    constructor: "there",
    a: [null, { ["__proto__"]: "A" }],
    m: { key: "00112233-4455-6677-8899-aabbccddeeff" },
    '"]': { truth: true, i: 0, l: 0n, d: Number.NaN, s: "", b: Uint8Array.of(), a: [], m: {} },
  };
}

/**
 * The same object, which notes what is read of it and of all in it.
 * @param {any} value
 * @param {Set<string>} read
 * @param {string} path
 * @returns {any}
 */
function observed(value, read, path) {
  return new Proxy(value, {
    get(target, name) {
      const at = `${path}/${String(name)}`;
      read.add(at);
      const found = target[name];
      const isContainer = typeof found === "object" && found !== null && !ArrayBuffer.isView(found);
      return isContainer ? observed(found, read, at) : found;
    },
  });
}

test("every field, element and entry is read", () => {
  /** @type {Set<string>} */
  const read = new Set();
  sinkOf(SCHEMA)(observed(example(), read, ""));

  for (const path of [
    ...["/truth", "/i", "/l", "/d", "/s", "/b", "/constructor", "/a", "/m", '/"]'],
    ...["/a/0", "/a/1", "/a/1/__proto__", "/m/key", '/"]/truth', '/"]/m'],
  ]) {
    assert.ok(read.has(path), path);
  }
});

test("the result depends on every value", () => {
  const sink = sinkOf(SCHEMA);
  const sum = sink(example());

  assert.equal(sink(example()), sum);
  for (const change of [
    { truth: true },
    { i: 2 },
    { l: 2n ** 40n + 1n },
    { d: 1.5 },
    { s: "texting" },
    { s: "texT" },
    { b: Uint8Array.of(1, 2, 4) },
    { constructor: "other" },
    { a: [{ ["__proto__"]: "A" }] },
    { a: [null, { ["__proto__"]: "B" }] },
    { m: { kez: "00112233-4455-6677-8899-aabbccddeeff" } },
    { m: { key: "00112233-4455-6677-8899-aabbccddeefe" } },
  ]) {
    assert.notEqual(sink({ ...example(), ...change }), sum, Object.keys(change)[0]);
  }
});

test("the result is an integer of 32 bits whatever the values are", () => {
  const sum = sinkOf(SCHEMA)({ ...example(), d: Number.NaN, l: -(2n ** 63n), i: 2 ** 31 - 1 });

  assert.equal(sum, sum | 0);
});

test("a field that is absent is not taken for one that every object inherits", () => {
  const { constructor: _, ...without } = example();

  assert.equal(typeof sinkOf(SCHEMA)(without), "number");
});
