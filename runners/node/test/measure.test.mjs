import assert from "node:assert/strict";
import { test } from "node:test";
import { deserializeLoop, floorLoop, kept, serializeLoop } from "../src/measure/loops.mjs";
import { parseSlot } from "../src/measure/slot.mjs";
import { Warmth } from "../src/measure/warmth.mjs";
import { Work } from "../src/measure/work.mjs";

/** @param {number[]} windows */
function isWarm(...windows) {
  const warmth = new Warmth();
  for (const window of windows) {
    warmth.add(window);
  }
  return warmth.isWarm();
}

test("a level time is warm", () => {
  assert.equal(isWarm(100, 103, 98, 101), true);
});

test("too few windows are not", () => {
  assert.equal(isWarm(100, 100, 100), false);
});

test("a time that still falls is not warm", () => {
  assert.equal(isWarm(200, 170, 140, 110), false);
});

test("what was before the last windows does not matter", () => {
  assert.equal(isWarm(9_000, 400, 50, 50, 50, 50), true);
});

test("a slot says its operation and its group", () => {
  assert.deepEqual(parseSlot("serialize 0 warm-up"), { operation: "serialize", group: 0 });
  assert.deepEqual(parseSlot("floor 12 measure"), { operation: "floor", group: 12 });
  assert.throws(() => parseSlot("to-native 0 measure"), /not a slot: to-native 0 measure/);
});

test("an operation goes through the records of each group in rotation, and goes on where it stopped", () => {
  /** @type {string[]} */
  const seen = [];
  const codec = {
    serialize: (/** @type {string} */ record) => {
      seen.push(record);
      return Buffer.from(record);
    },
  };
  const loop = serializeLoop(codec);
  const work = new Work(loop, [["a", "b", "c"], ["x"]]);
  const first = work.run(0, 0).operations;
  const second = work.run(1, 0).operations;
  const third = work.run(0, 0).operations;

  assert.equal(seen.length, first + second + third);
  assert.deepEqual(
    seen.filter((record) => record !== "x"),
    Array.from({ length: first + third }, (_, i) => "abc"[i % 3]),
  );
});

test("a slot takes its time, and counts every operation", () => {
  let calls = 0;
  const work = new Work(
    (_, start, count) => {
      calls += count;
      return start;
    },
    [[0]],
  );
  const { operations, millis } = work.run(0, 5);

  assert.equal(operations, calls);
  assert.ok(millis >= 5);
  assert.throws(() => work.run(1, 5), /no group 1/);
});

test("results are kept, and all of them are read", () => {
  const before = kept.sum;
  const record = { i: 1 };
  const loop = deserializeLoop({ deserialize: () => record }, () => 7);

  assert.equal(loop([Buffer.of(1), Buffer.of(2)], 1, 3), 0);
  assert.equal(kept.sum, (before + 21) | 0);
  assert.equal(kept.result, record);
});

test("the floor copies bytes", () => {
  const bytes = Uint8Array.of(1, 2, 3);
  floorLoop()([bytes], 0, 1);

  assert.deepEqual(kept.result, Buffer.from(bytes));
  assert.notEqual(kept.result, bytes);
});

test("bytes that are none have nothing to read", () => {
  const before = kept.sum;
  serializeLoop({ serialize: () => Buffer.of() })([0], 0, 1);

  assert.equal(kept.sum, before);
});
