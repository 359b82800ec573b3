import assert from "node:assert/strict";
import { test } from "node:test";
import { axisName, endsOf, figuresOf, heldValues, words } from "../../../main/web/data/drawn.mjs";

test("an axis is logarithmic where that was asked for and every figure is positive", () => {
  assert.equal(endsOf([1, 1000], true).log, true);
  assert.equal(endsOf([0, 1000], true).log, false);
  assert.equal(endsOf([-5, 1000], true).log, false);
  assert.equal(endsOf([1, 1000], false).log, false);
});

test("a linear axis holds zero unless told otherwise, and begins at a round value", () => {
  assert.deepEqual(endsOf([10, 100], false), { log: false, min: 0, max: 105 });
  assert.deepEqual(endsOf([-12, -3], false), { log: false, min: -15, max: 0 });
  assert.equal(endsOf([-12, 3], false).min, -15);
  assert.equal(endsOf([103, 148], false, false).min, 100);
});

test("an axis has a length for one figure, none, or only zeros", () => {
  for (const values of [[5], [0, 0], [-3], []]) {
    for (const fromZero of [true, false]) {
      const { min, max } = endsOf(values, false, fromZero);
      assert.ok(min < max, `${values}: ${min} to ${max}`);
      assert.ok(values.every((value) => value >= min && value <= max));
    }
  }
});

test("an interval that is very wide does not make the figures vanish", () => {
  assert.deepEqual(heldValues([{ value: 10, low: 9, high: 11 }]), [10, 9, 11]);
  assert.deepEqual(heldValues([{ value: 10, low: -1000, high: 1000 }, { value: 20 }]), [10, 20, 5, 40]);
  assert.deepEqual(heldValues([{ value: -10, low: -1000, high: 5 }]), [-10, -20, 0]);
});

test("figures have their unit and their interval", () => {
  assert.equal(words({ value: 12_345 }, "bytes"), "12,345 bytes");
  assert.equal(words({ value: 0.0123, low: 0.01, high: 0.02 }, "ms"), "0.0123 ms (0.01 to 0.02 ms)");
  assert.equal(words({ value: -1.5 }, "×"), "−1.5×");
  assert.equal(axisName("size", "bytes"), "size, bytes");
  assert.equal(axisName("ratio", ""), "ratio");
});

test("lines become a table with a row for each place", () => {
  const { head, rows } = figuresOf({
    kind: "Lines",
    title: "",
    xTitle: "rate",
    yTitle: "",
    unit: "ms",
    logX: false,
    logY: false,
    series: [
      {
        name: "a",
        points: [
          { x: 1, y: 2 },
          { x: 3, y: 4, interval: { low: 3, high: 5 } },
        ],
      },
      { name: "b", points: [{ x: 2, y: 9 }] },
    ],
  });
  assert.deepEqual(head, ["rate", "a", "b"]);
  assert.deepEqual(rows, [
    ["1", "2 ms", ""],
    ["2", "", "9 ms"],
    ["3", "4 ms (3 to 5 ms)", ""],
  ]);
});

test("bars become a table with a row for each category, boxes with one for each name", () => {
  const common = { title: "", yTitle: "", unit: "", log: false };
  const bars = [{ name: "ours", bars: [{ value: 1 }, null] }];
  assert.deepEqual(figuresOf({ kind: "Bars", ...common, categories: ["a", "b"], series: bars }).rows, [
    ["a", "1"],
    ["b", ""],
  ]);
  const boxes = [{ name: "a", min: 1, q1: 2, median: 3, q3: 4, max: 5 }];
  assert.deepEqual(figuresOf({ kind: "Boxes", ...common, boxes }).rows, [["a", "1", "2", "3", "4", "5"]]);
});
