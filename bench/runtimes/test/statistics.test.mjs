import assert from "node:assert/strict";
import { test } from "node:test";
import { estimate, tQuantile } from "../src/statistics.mjs";

test("the centre is the geometric mean", () => {
  assert.ok(near(estimate([0.5, 2]).centre, 1));
  assert.ok(near(estimate([2, 2, 16]).centre, 4));
});

test("the interval is that of Student's t on the logarithms", () => {
  const { interval } = estimate([Math.exp(-1), 1, Math.exp(1)]); // mean 0, standard deviation 1
  const half = 4.3027 / Math.sqrt(3);
  assert.ok(near(interval?.low, Math.exp(-half)));
  assert.ok(near(interval?.high, Math.exp(half)));
});

test("a single value has no interval", () => {
  assert.equal(estimate([3]).interval, undefined);
});

test("quantiles beyond the table go on where it ends", () => {
  assert.ok(Math.abs(tQuantile(30) - 2.0423) < 1e-9);
  assert.ok(Math.abs(tQuantile(31) - 2.0395) < 2e-4);
  assert.ok(Math.abs(tQuantile(120) - 1.9799) < 1e-4);
});

/**
 * @param {number | undefined} actual
 * @param {number} expected
 */
function near(actual, expected) {
  return actual !== undefined && Math.abs(actual - expected) < 1e-9 * expected;
}
