import assert from "node:assert/strict";
import { test } from "node:test";
import { scoreOfFork, scoreOfSamples } from "../src/scores.mjs";

test("the score of a fork is the time of all its slots, divided by their operations", () => {
  assert.equal(scoreOfFork([slot(30, 100), slot(10, 300)], 2), 10);
});

test("a fork with other slots than were asked for is refused", () => {
  assert.throws(() => scoreOfFork([], 1), /1 slots were asked for, 0 are there/);
});

test("the score of a plain program is the mean of its samples", () => {
  assert.equal(scoreOfSamples({ samples: [3, 1, 5] }), 3);
});

/**
 * @param {number} operations
 * @param {number} processorNanos
 */
function slot(operations, processorNanos) {
  return { operations, processorNanos };
}
