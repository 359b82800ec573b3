import assert from "node:assert/strict";
import { test } from "node:test";
import { axisEnds, drawnUpTo, logTicks, needsLog, roundStep, spreadOut } from "../../../main/web/data/scale.mjs";

test("an axis is logarithmic only where small figures would vanish", () => {
  assert.equal(needsLog([1, 19]), false);
  assert.equal(needsLog([1, 21]), true);
  assert.equal(needsLog([0, 1]), false);
  assert.equal(needsLog([]), false);
  assert.equal(needsLog([1, 7], 6), true);
});

test("a linear axis begins at zero unless told otherwise, a logarithmic one at a round value", () => {
  assert.deepEqual(axisEnds([10, 100], false), { min: 0, max: 105 });
  assert.ok(axisEnds([50, 100], false, false).min > 40);
  const log = axisEnds([12, 1200], true);
  assert.equal(log.min, 5);
  assert.ok(log.max > 1200);
  assert.deepEqual(axisEnds([], false), { min: 0, max: 1 });
});

test("ticks of a logarithmic axis are as many as fit", () => {
  assert.deepEqual(logTicks({ min: 8, max: 60 }, 6), [10, 20, 50]);
  assert.deepEqual(logTicks({ min: 8, max: 6000 }, 6), [10, 30, 100, 300, 1000, 3000]);
  assert.deepEqual(logTicks({ min: 8, max: 6000 }, 4), [10, 100, 1000]);
  assert.deepEqual(logTicks({ min: 1, max: 1e6 }, 4), [1, 100, 10_000, 1_000_000]);
});

test("an interval of few forks is not drawn to its end", () => {
  assert.equal(drawnUpTo([{ value: 10, high: 5000 }, { value: 20 }]), 40);
  assert.equal(drawnUpTo([{ value: 10, high: 12 }]), 12);
});

test("labels keep their distance and stay above the end", () => {
  assert.deepEqual(spreadOut([10, 11, 50], 10, 100), [10, 20, 50]);
  assert.deepEqual(spreadOut([95, 99], 10, 100), [90, 100]);
  assert.deepEqual(spreadOut([50, 10], 10, 100), [50, 10]);
});

test("a step is 1, 2, 5 or 10 times a power of ten", () => {
  assert.deepEqual([1, 1.1, 3, 6, 20, 0.03].map(roundStep), [1, 2, 5, 10, 20, 0.05]);
});
