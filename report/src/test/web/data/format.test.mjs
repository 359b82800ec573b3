import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bandwidth,
  bytes,
  change,
  figure,
  percent,
  quantity,
  ratio,
  spread,
  tick,
  time,
} from "../../../main/web/data/format.mjs";

test("times have three digits and the unit that fits", () => {
  assert.deepEqual([0.5, 9.876, 12.34, 999.4, 999.6, 12_345, 1.5e6, 2.5e9, 1.5e12].map(time), [
    "0.50 ns",
    "9.88 ns",
    "12.3 ns",
    "999 ns",
    "1.00 µs",
    "12.3 µs",
    "1.50 ms",
    "2.50 s",
    "1,500 s",
  ]);
});

test("bytes are whole with separators and have a decimal when few", () => {
  assert.deepEqual([0, 7, 47.52, 100.4, 12_345.6].map(bytes), ["0", "7", "47.5", "100", "12,346"]);
});

test("ratios have three digits", () => {
  assert.deepEqual([1, 0.384, 12.54, 345.6, 0.00071].map(ratio), ["1.00×", "0.38×", "12.5×", "346×", "0.0007×"]);
});

test("an interval's reach is a percentage of its centre", () => {
  assert.deepEqual([spread(100, 103.12), spread(100, 150), spread(1, 200)], ["±3.1%", "±50%", ">±999%"]);
});

test("a figure is shown in its unit", () => {
  assert.deepEqual([figure(1500, "NANOS"), figure(1500, "BYTES"), figure(1.5, "RATIO")], ["1.50 µs", "1,500", "1.50×"]);
});

test("ticks are short", () => {
  assert.deepEqual(
    [20_000, 500, 0.5].map((value) => tick(value, "NANOS")),
    ["20 µs", "500 ns", "0.5 ns"],
  );
  assert.deepEqual(
    [0, 999, 20_000, 3e6].map((value) => tick(value, "BYTES")),
    ["0", "999", "20k", "3M"],
  );
  assert.equal(tick(0.2, "RATIO"), "0.2×");
  assert.deepEqual(
    [1, 10, 100, 1000].map((value) => tick(value, "TAIL")),
    ["0 %", "90 %", "99 %", "99.9 %"],
  );
});

test("a bandwidth has no more digits than it needs", () => {
  assert.deepEqual([45e6, 1e9, 2.5e9, 999.6e6, 117.06e6, 100].map(bandwidth), [
    "45 Mbit/s",
    "1 Gbit/s",
    "2.5 Gbit/s",
    "1 Gbit/s",
    "117 Mbit/s",
    "100 bit/s",
  ]);
});

test("a share of all has the decimals that tell it apart", () => {
  assert.deepEqual([0.5, 0.99, 0.999, 0.9999].map(percent), ["50 %", "99 %", "99.9 %", "99.99 %"]);
});

test("a difference has its sign", () => {
  assert.deepEqual([0.052, -0.12, 0].map(change), ["+5.2%", "−12%", "+0.0%"]);
});

test("a figure of any unit has whole numbers from 100 on and three digits below", () => {
  assert.deepEqual(
    [12_345.6, 99.96, 0.01234, -4.5, 0].map((value) => quantity(value, "ms")),
    ["12,346 ms", "100 ms", "0.0123 ms", "−4.5 ms", "0 ms"],
  );
  assert.equal(quantity(0.384, "×"), "0.384×");
  assert.equal(quantity(7, ""), "7");
});

test("a tick below zero is as short as one above", () => {
  assert.deepEqual(
    [-5000, -0.5, 0, 5000].map((value) => tick(value, "COUNT")),
    ["-5k", "-0.5", "0", "5k"],
  );
});
