import assert from "node:assert/strict";
import { test } from "node:test";
import { randomNumbers, shuffled } from "../src/order.mjs";

const CODECS = ["a", "b", "c", "d", "e", "f"];

test("a shuffled list has the same elements", () => {
  assert.deepEqual(shuffled(CODECS, randomNumbers(1)).sort(), CODECS);
});

test("the same seed gives the same orders, and each round another one", () => {
  const [first, second] = [randomNumbers(1), randomNumbers(1)];
  const orders = Array.from({ length: 4 }, () => shuffled(CODECS, first).join());
  assert.deepEqual(
    orders,
    Array.from({ length: 4 }, () => shuffled(CODECS, second).join()),
  );
  assert.equal(new Set(orders).size, 4);
});

test("every element comes first as often as any other", () => {
  const random = randomNumbers(7);
  const firsts = Array.from({ length: 6_000 }, () => shuffled(CODECS, random)[0]);
  for (const codec of CODECS) {
    const count = firsts.filter((first) => first === codec).length;
    assert.ok(count > 850 && count < 1_150, `${codec} came first ${count} times`);
  }
});
