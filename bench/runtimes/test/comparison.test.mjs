import assert from "node:assert/strict";
import { test } from "node:test";
import { Comparison } from "../src/comparison.mjs";

test("a ratio is taken within each pair", () => {
  const comparison = compare([100, 200], [1_000, 2_000], [10, 20]);
  assert.ok(Math.abs(comparison.ratio.centre - 2) < 1e-9);
  assert.equal(comparison.takesTheSameTime, false);
  assert.equal(comparison.isOff, true);
});

test("times that scatter around each other are the same", () => {
  const comparison = compare([100, 105], [110, 100], [100, 104]);
  assert.equal(comparison.takesTheSameTime, true);
  assert.equal(comparison.isOff, false);
});

test("a small difference is shown, but it is no failure", () => {
  const comparison = compare([100, 102], [1_000, 1_021], [10, 10.19]);
  assert.equal(comparison.takesTheSameTime, false);
  assert.equal(comparison.isOff, false);
});

test("a single pair shows nothing", () => {
  const comparison = compare([100, 200]);
  assert.equal(comparison.takesTheSameTime, false);
  assert.equal(comparison.isOff, false);
});

/** @param {[plainNanos: number, wirecostNanos: number][]} pairs */
function compare(...pairs) {
  return new Comparison(
    "json",
    "serialize",
    pairs.map(([plainNanos, wirecostNanos]) => ({ plainNanos, wirecostNanos })),
  );
}
