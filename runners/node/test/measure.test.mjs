import assert from "node:assert/strict";
import { test } from "node:test";
import { processorMillis } from "../src/measure/clock.mjs";
import { deserializeLoop, floorLoop, kept, serializeLoop } from "../src/measure/loops.mjs";
import { Reference, work as referenceWork } from "../src/measure/reference.mjs";
import { leadIn, measureSlots } from "../src/measure/slots.mjs";
import { Warmth } from "../src/measure/warmth.mjs";
import { Work } from "../src/measure/work.mjs";
import { Problem } from "../src/protocol/problem.mjs";
import { Progress } from "../src/protocol/progress.mjs";

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
  assert.throws(() => work.run(1, 5), new Problem("there is no group 1"));
});

/** Three groups of one record each, and which of them had a turn, one after the other. */
function observedWork() {
  /** @type {string[]} */
  const turns = [];
  const work = new Work(
    ([name], start) => {
      if (turns.at(-1) !== name) {
        turns.push(name);
      }
      return start;
    },
    [["a"], ["b"], ["c"]],
  );
  return { work, turns };
}

const SILENT = new Progress(() => {});

test("the lead-in goes round its groups, and no others, until the time is over", async () => {
  const { work, turns } = observedWork();
  const start = performance.now();
  await leadIn(work, [2, 0], { millis: 12, windowMillis: 0.5 }, SILENT);

  assert.ok(performance.now() - start >= 12);
  assert.ok(turns.length >= 2 && turns.length % 2 === 0, String(turns));
  assert.deepEqual(
    turns,
    turns.map((_, turn) => "ca"[turn % 2]),
  );
});

test("a lead-in without time runs nothing", async () => {
  const { work, turns } = observedWork();
  await leadIn(work, [0, 1], { millis: 0, windowMillis: 40 }, SILENT);

  assert.deepEqual(turns, []);
});

/**
 * Reference work of which each burst takes what a test says.
 * @param {string[]} turns notes each burst
 * @param {number[]} millis
 */
function bursts(turns, millis) {
  const rest = [...millis];
  return {
    burst: () => {
      turns.push("-");
      return rest.shift() ?? Number.NaN;
    },
  };
}

test("slots are measured in the order of their groups, with reference work around each", async () => {
  const { work, turns } = observedWork();
  const slots = await measureSlots(work, [1, 0, 1, 2], 0.5, bursts(turns, [1, 2, 3, 6, 6]), SILENT);

  assert.deepEqual(turns, ["-", "b", "-", "a", "-", "b", "-", "c", "-"]);
  assert.deepEqual(
    slots.map((slot) => slot.referenceNanos),
    [1_500_000, 2_500_000, 4_500_000, 6_000_000],
  );
  for (const { operations, nanos, processorNanos } of slots) {
    assert.ok(operations > 0 && nanos >= 500_000 && processorNanos >= 0);
    assert.ok(Number.isInteger(nanos) && Number.isInteger(processorNanos));
  }
});

test("the processor time of a slot does not contain the reference work", async () => {
  const { work } = observedWork();
  const slow = { burst: () => spin(100) };
  const [slot] = await measureSlots(work, [0], 0, slow, SILENT);

  assert.ok(slot && slot.processorNanos < 50_000_000 && slot.referenceNanos >= 100_000_000, JSON.stringify(slot));
});

/** @param {number} millis of processor time */
function spin(millis) {
  const start = processorMillis();
  while (processorMillis() - start < millis) {}
  return processorMillis() - start;
}

test("reference work is always the same", () => {
  assert.equal(referenceWork(), 1_310_070_228);
  assert.equal(referenceWork(), 1_310_070_228);
});

test("a burst tells the processor time that it took", () => {
  assert.ok(new Reference().burst() > 0);
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
