/**
 * @import {Model} from "../../../main/web/data/model.mjs"
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nanosPerMessage, slowestStage } from "../../../main/web/data/formula.mjs";

const ANYWHERE = { name: "nothing", nanos: 0, bits: 0, delays: 0 };
const CPU = { name: "cpu", nanos: 300, bits: 0, delays: 0 };
const LINK = { name: "link", nanos: 0, bits: 8, delays: 2 };

/** @param {number} [sharpness] */
function formula(sharpness) {
  return {
    codec: "x",
    stages: [CPU, LINK],
    ...(sharpness === undefined ? {} : { sharpness }),
    around: { name: "around", nanos: 5, bits: 0, delays: 1 },
    offNanos: 0,
  };
}

test("the slowest stage rules, and what is around it is added", () => {
  assert.equal(nanosPerMessage(formula(), { bitsPerSecond: 2e7, delayNanos: 0 }), 405);
  assert.equal(nanosPerMessage(formula(), { bitsPerSecond: 1e9, delayNanos: 0 }), 305);
  assert.equal(nanosPerMessage(formula(), { bitsPerSecond: 1e9, delayNanos: 1000 }), 2008 + 1005);
  assert.equal(nanosPerMessage(formula(), { bitsPerSecond: Number.POSITIVE_INFINITY, delayNanos: 0 }), 305);
  assert.equal(slowestStage(formula(), { bitsPerSecond: 2e7, delayNanos: 0 }).name, "link");
  assert.equal(slowestStage(formula(), { bitsPerSecond: 1e9, delayNanos: 0 }).name, "cpu");
});

test("a sharpness says how much stages hold each other up: 1 is one after the other", () => {
  const link = { bitsPerSecond: 2e7, delayNanos: 0 };
  assert.equal(nanosPerMessage(formula(1), link), 705);
  assert.ok(Math.abs(nanosPerMessage(formula(2), link) - 505) < 1e-9);
  assert.ok(Math.abs(nanosPerMessage(formula(64), link) - 405) < 0.01, "no power is beyond what a number holds");
  assert.equal(nanosPerMessage({ ...formula(2), stages: [ANYWHERE] }, link), 5);
});

test("it says what Java says", { skip: !process.env.FORMULAS && "run by FrontEndTest, which has Java's table" }, () => {
  /** @type {{model: Model, values: {forecast: number, codec: string, bitsPerSecond?: number, delayNanos: number, nanos: number}[]}} */
  const { model, values } = JSON.parse(readFileSync(process.env.FORMULAS ?? "", "utf8"));
  assert.ok(values.length > 100, `${values.length} values`);
  for (const { forecast, codec, bitsPerSecond = Number.POSITIVE_INFINITY, delayNanos, nanos } of values) {
    const own = model.forecasts[forecast].formulas.find((one) => one.codec === codec);
    assert.ok(own, codec);
    const error = nanosPerMessage(own, { bitsPerSecond, delayNanos }) / nanos - 1;
    assert.ok(Math.abs(error) < 1e-5, `${codec} at ${bitsPerSecond} bit/s, ${delayNanos} ns: off by ${error}`);
  }
});
