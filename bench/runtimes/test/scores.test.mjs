import assert from "node:assert/strict";
import { test } from "node:test";
import { scoresOfFork, scoresOfSamples } from "../src/scores.mjs";
import { forkSlots } from "../src/timing.mjs";

test("the score of a fork is the mean of its measured slots", () => {
  const slots = ["serialize 0 warm-up", "serialize 0 measure", "serialize 0 measure", "deserialize 0 measure"];
  const figures = [slot(1, 900), slot(10, 100), slot(10, 300), slot(2, 100)];
  assert.deepEqual(scoresOfFork(slots, figures), { serialize: 20, deserialize: 50 });
});

test("a fork with other slots than were asked for is refused", () => {
  assert.throws(() => scoresOfFork(["serialize 0 measure"], []), /1 slots were asked for, 0 are there/);
});

test("the score of a plain program is the mean of its samples", () => {
  assert.deepEqual(scoresOfSamples({ serialize: [3, 1, 5], deserialize: [5] }), { serialize: 3, deserialize: 5 });
});

test("a fork warms up, settles and measures one operation after the other", () => {
  const operations = forkSlots().map((slot) => slot.split(" ")[0]);
  assert.deepEqual([...new Set(operations)], ["serialize", "deserialize", "floor"]);
  assert.deepEqual(operations, [...operations].sort(byFirst(operations)));
});

/**
 * @param {number} operations
 * @param {number} processorNanos
 */
function slot(operations, processorNanos) {
  return { operations, processorNanos };
}

/** @param {(string | undefined)[]} words */
function byFirst(words) {
  return (/** @type {string | undefined} */ a, /** @type {string | undefined} */ b) =>
    words.indexOf(a) - words.indexOf(b);
}
