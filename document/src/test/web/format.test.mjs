import assert from "node:assert/strict";
import { test } from "node:test";
import { bandwidth, count, ratio, time } from "../../main/web/format.mjs";

test("figures have three digits and the largest unit that fits", () => {
  assert.equal(time(980.4), "980 ns");
  assert.equal(time(999.9), "1.00 µs");
  assert.equal(time(12_345), "12.3 µs");
  assert.equal(time(2e12), "2,000 s");
  assert.equal(bandwidth(4.5e7), "45 Mbit/s");
  assert.equal(bandwidth(2.5e9), "2.5 Gbit/s");
  assert.equal(ratio(0.384), "0.38×");
  assert.equal(ratio(0.0012), "0.0012×");
  assert.equal(ratio(12.34), "12.3×");
  assert.equal(count(12_345), "12,345");
});
