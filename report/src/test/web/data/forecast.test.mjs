/**
 * @import {Forecast} from "../../../main/web/data/model.mjs"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstChoice } from "../../../main/web/data/choice.mjs";
import { loadOf, placeOfSetting, predictionsOf } from "../../../main/web/data/forecast.mjs";
import { rankOf } from "../../../main/web/data/format.mjs";
import { codec, model } from "./model.mjs";

/**
 * @param {string} name
 * @param {number} nanos
 * @param {number} bits
 * @param {number} [offNanos]
 */
function formula(name, nanos, bits, offNanos) {
  return {
    codec: name,
    stages: [
      { name: "service A", nanos, bits: 0, delays: 0 },
      { name: "link", nanos: 0, bits, delays: 1 },
    ],
    around: { name: "nothing", nanos: 0, bits: 0, delays: 0 },
    ...(offNanos === undefined ? {} : { offNanos }),
  };
}

/** @type {Forecast} */
const services = {
  name: "services",
  what: "",
  overlapping: true,
  offFraction: 0.05,
  measured: { low: 1e7, high: 1e9, delaysNanos: { low: 0, high: 0 } },
  formulas: [formula("large", 100, 8000, 0), formula("small", 400, 4000, 0), formula("alike", 405, 4100, 0)],
};
const run = { ...model([codec("large"), codec("small"), codec("alike"), codec("none")], []), forecasts: [services] };
const all = firstChoice(run);
const slow = { bitsPerSecond: 1e9, delayNanos: 0, messagesPerSecond: 1000 };
const fast = { ...slow, bitsPerSecond: Number.POSITIVE_INFINITY };

/** @param {typeof slow} setting */
function order(setting) {
  return predictionsOf(run, all, services, setting).map(({ codec: { name }, place }) => `${rankOf(place)} ${name}`);
}

test("another bandwidth makes another order, and what the model cannot tell apart is a tie", () => {
  assert.deepEqual(order(slow), ["1= small", "2= alike", "3 large"]);
  assert.deepEqual(order(fast), ["1 large", "2= small", "3= alike"]);
});

test("only what is shown is ranked", () => {
  assert.deepEqual(
    predictionsOf(run, { ...all, text: "large" }, services, slow).map(({ place }) => rankOf(place)),
    ["1"],
  );
});

test("where nobody knows how far off it is, nothing is ranked", () => {
  const { offFraction: _, ...unknown } = services;
  assert.ok(predictionsOf(run, all, unknown, slow).every(({ place }) => place === undefined));
  const open = { ...services, formulas: [formula("large", 100, 8000), formula("small", 400, 4000, 0)] };
  assert.deepEqual(
    predictionsOf(run, all, open, slow).map(({ place }) => rankOf(place)),
    ["1", ""],
  );
});

test("a rate goes through as long as what limits it has time left", () => {
  const [prediction] = predictionsOf(run, { ...all, text: "small" }, services, slow);
  assert.deepEqual(prediction.slowest, { name: "link", nanos: 4000 });
  assert.equal(prediction.perSecond, 250_000);
  assert.deepEqual(loadOf(prediction, 1000), { sustained: true, words: "0.4 % of what goes through" });
  assert.deepEqual(loadOf(prediction, 100_000), { sustained: true, words: "40 % of what goes through" });
  assert.deepEqual(loadOf(prediction, 250_000), { sustained: false, words: "too much for link" });
});

test("messages that are apart do not wait for each other's delay", () => {
  const apart = { ...services, overlapping: false };
  const [prediction] = predictionsOf(run, { ...all, text: "small" }, apart, { ...slow, delayNanos: 1e6 });
  assert.equal(prediction.nanos, 1_004_000);
  assert.deepEqual(prediction.slowest, { name: "link", nanos: 4000 });
  assert.equal(prediction.perSecond, 250_000);
});

test("it is said whether a setting is inside of what was measured, or how it is beyond", () => {
  assert.deepEqual(placeOfSetting(services, slow), { inside: true, words: "Inside what was measured." });
  assert.match(placeOfSetting(services, { ...slow, bitsPerSecond: 1e6 }).words, /^Extrapolated: below 10 Mbit\/s/);
  assert.match(placeOfSetting(services, fast).words, /above 1 Gbit\/s, the fastest/);
  assert.equal(placeOfSetting(services, { ...slow, delayNanos: 1 }).words, "Extrapolated: no delay was measured.");
  const delayed = { ...services, measured: { low: 1e7, delaysNanos: { low: 1e6, high: 5e6 } } };
  assert.equal(
    placeOfSetting(delayed, { ...fast, delayNanos: 0 }).words,
    "Extrapolated: a delay below 1.00 ms, the least that was measured.",
  );
  assert.match(placeOfSetting(delayed, { ...fast, delayNanos: 1e7 }).words, /above 5.00 ms, the most/);
  const { measured: _, ...never } = services;
  assert.equal(placeOfSetting(never, slow).inside, false);
});
