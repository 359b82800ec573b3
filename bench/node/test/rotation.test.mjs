import assert from "node:assert/strict";
import { test } from "node:test";
import { rotation } from "../plain/harness/rotation.mjs";

test("elements come in turn, for ever", () => {
  const next = rotation(["a", "b", "c"]);
  assert.deepEqual(
    Array.from({ length: 7 }, () => next()),
    ["a", "b", "c", "a", "b", "c", "a"],
  );
});

test("two rotations do not disturb each other", () => {
  const elements = [1, 2];
  const [first, second] = [rotation(elements), rotation(elements)];
  assert.deepEqual([first(), first(), second()], [1, 2, 1]);
});
