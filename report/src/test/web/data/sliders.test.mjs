import assert from "node:assert/strict";
import { test } from "node:test";
import { BANDWIDTH, DELAY, MESSAGE_RATE, positionOf } from "../../../main/web/data/sliders.mjs";

test("a slider goes from end to end in equal factors and always upwards", () => {
  for (const scale of [BANDWIDTH, DELAY, MESSAGE_RATE]) {
    const values = Array.from({ length: scale.last + 1 }, (_, position) => scale.valueAt(position));
    assert.ok(values.every((value, index) => index === 0 || value > values[index - 1]));
  }
  assert.equal(BANDWIDTH.valueAt(0), 1e5);
  assert.equal(BANDWIDTH.valueAt(100), 1e10);
  assert.equal(BANDWIDTH.valueAt(101), Number.POSITIVE_INFINITY);
  assert.equal(DELAY.valueAt(0), 0);
  assert.equal(DELAY.valueAt(DELAY.last), 2e8);
  assert.equal(MESSAGE_RATE.valueAt(MESSAGE_RATE.last), 1e6);
});

test("a value has the position that is nearest to it", () => {
  for (const value of [1e7, 1e9, Number.POSITIVE_INFINITY]) {
    assert.equal(BANDWIDTH.valueAt(positionOf(BANDWIDTH, value)), value);
  }
  assert.equal(BANDWIDTH.valueAt(positionOf(BANDWIDTH, 44e6)), 45e6);
  assert.equal(positionOf(BANDWIDTH, 1), 0);
  assert.equal(positionOf(DELAY, 0), 0);
});

test("values read as people say them", () => {
  assert.equal(BANDWIDTH.words(4.5e7), "45 Mbit/s");
  assert.equal(BANDWIDTH.words(Number.POSITIVE_INFINITY), "no limit");
  assert.equal(DELAY.words(0), "none");
  assert.equal(DELAY.words(5e6), "5.00 ms");
  assert.equal(MESSAGE_RATE.words(12_000), "12,000/s");
});
