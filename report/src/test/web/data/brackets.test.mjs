import assert from "node:assert/strict";
import { test } from "node:test";
import { bracketsOf } from "../../../main/web/data/brackets.mjs";

test("sets that share rows stand beside each other", () => {
  const { brackets, left } = bracketsOf(
    [
      ["a", "b"],
      ["b", "c"],
      ["d", "e"],
    ],
    ["a", "b", "c", "d", "e"],
    3,
  );
  assert.deepEqual(brackets, [
    { lane: 0, first: 0, last: 1, rows: [0, 1] },
    { lane: 1, first: 1, last: 2, rows: [1, 2] },
    { lane: 0, first: 3, last: 4, rows: [3, 4] },
  ]);
  assert.equal(left, 0);
});

test("what the filter hides is in no bracket, and what is left of a set may be part of another", () => {
  assert.deepEqual(bracketsOf([["a", "b"]], ["a"], 3).brackets, []);
  const { brackets } = bracketsOf(
    [
      ["a", "b", "c"],
      ["b", "c", "d"],
    ],
    ["b", "c"],
    3,
  );
  assert.deepEqual(brackets, [{ lane: 0, first: 0, last: 1, rows: [0, 1] }]);
});

test("sets that do not fit are counted", () => {
  const { brackets, left } = bracketsOf(
    [
      ["a", "b"],
      ["b", "c"],
      ["a", "c"],
    ],
    ["a", "b", "c"],
    1,
  );
  assert.equal(brackets.length, 1);
  assert.equal(left, 2);
});
