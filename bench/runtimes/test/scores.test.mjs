import assert from "node:assert/strict";
import { test } from "node:test";
import { scoreOfFork, scoreOfSamples } from "../src/scores.mjs";
import { forkSlots } from "../src/timing.mjs";

test("the score of a fork is the time of all its measured slots, divided by their operations", () => {
  const slots = ["serialize 0 warm-up", "serialize 0 measure", "serialize 0 measure", "floor 0 measure"];
  const figures = [slot(1, 900), slot(30, 100), slot(10, 300), slot(2, 100)];
  assert.equal(scoreOfFork("serialize", slots, figures), 10);
});

test("a fork with other slots than were asked for is refused", () => {
  assert.throws(() => scoreOfFork("serialize", ["serialize 0 measure"], []), /1 slots were asked for, 0 are there/);
});

test("the score of a plain program is the mean of its samples", () => {
  assert.equal(scoreOfSamples({ samples: [3, 1, 5] }), 3);
});

test("a fork measures one operation, and the floor after it", () => {
  const operations = forkSlots("deserialize").map((slot) => slot.split(" ")[0]);
  assert.deepEqual([...new Set(operations)], ["deserialize", "floor"]);
});

/**
 * @param {number} operations
 * @param {number} processorNanos
 */
function slot(operations, processorNanos) {
  return { operations, processorNanos };
}
