/** @import {Codec, LinkData, Setting} from "../../main/web/link.mjs" */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  BANDWIDTH,
  DELAY,
  loadOf,
  MESSAGE_RATE,
  nanosPerMessage,
  placeOf,
  positionOf,
  predictions,
  slowestStage,
} from "../../main/web/link.mjs";

const CPU = { name: "cpu", nanos: 300, bits: 0, delays: 0 };
const LINK = { name: "link", nanos: 0, bits: 8, delays: 2 };
const ENDLESS = Number.POSITIVE_INFINITY;

/** @param {number} [sharpness] */
function codec(sharpness) {
  return {
    name: "x",
    stages: [CPU, LINK],
    ...(sharpness === undefined ? {} : { sharpness }),
    around: { name: "around", nanos: 5, bits: 0, delays: 1 },
  };
}

test("the slowest stage rules, and what is around it is added", () => {
  assert.equal(nanosPerMessage(codec(), { bitsPerSecond: 2e7, delayNanos: 0 }), 405);
  assert.equal(nanosPerMessage(codec(), { bitsPerSecond: 1e9, delayNanos: 0 }), 305);
  assert.equal(nanosPerMessage(codec(), { bitsPerSecond: 1e9, delayNanos: 1000 }), 2008 + 1005);
  assert.equal(nanosPerMessage(codec(), { bitsPerSecond: ENDLESS, delayNanos: 0 }), 305);
  assert.equal(slowestStage(codec(), { bitsPerSecond: 2e7, delayNanos: 0 }).name, "link");
  assert.equal(slowestStage(codec(), { bitsPerSecond: 1e9, delayNanos: 0 }).name, "cpu");
});

test("a sharpness says how much stages hold each other up: 1 is one after the other", () => {
  const link = { bitsPerSecond: 2e7, delayNanos: 0 };
  assert.equal(nanosPerMessage(codec(1), link), 705);
  assert.ok(Math.abs(nanosPerMessage(codec(2), link) - 505) < 1e-9);
  assert.ok(Math.abs(nanosPerMessage(codec(64), link) - 405) < 0.01, "no power is beyond what a number holds");
  assert.equal(nanosPerMessage({ ...codec(2), stages: [{ ...CPU, nanos: 0 }] }, link), 5);
});

test("it says what Java says", { skip: !process.env.FORMULAS && "needs Java's table of values" }, () => {
  /** @type {{calculators: LinkData[], values: {calculator: number, codec: string, bitsPerSecond?: number, delayNanos: number, nanos: number}[]}} */
  const { calculators, values } = JSON.parse(readFileSync(process.env.FORMULAS ?? "", "utf8"));
  assert.ok(values.length > 100, `${values.length} values`);
  for (const { calculator, codec: name, bitsPerSecond = ENDLESS, delayNanos, nanos } of values) {
    const own = calculators[calculator].codecs.find((one) => one.name === name);
    assert.ok(own, name);
    const error = nanosPerMessage(own, { bitsPerSecond, delayNanos }) / nanos - 1;
    assert.ok(Math.abs(error) < 1e-5, `${name} at ${bitsPerSecond} bit/s, ${delayNanos} ns: off by ${error}`);
  }
});

/**
 * @param {string} name
 * @param {number} nanos
 * @param {number} bits
 * @returns {Codec}
 */
function service(name, nanos, bits) {
  return {
    name,
    stages: [
      { name: "service A", nanos, bits: 0, delays: 0 },
      { name: "link", nanos: 0, bits, delays: 1 },
    ],
    around: { name: "nothing", nanos: 0, bits: 0, delays: 0 },
    offNanos: 0,
  };
}

/** @type {LinkData} */
const services = {
  overlapping: true,
  offFraction: 0.05,
  measured: { low: 1e7, high: 1e9, delaysNanos: { low: 0, high: 0 } },
  start: { delayNanos: 0, messagesPerSecond: 1000 },
  codecs: [service("large", 100, 8000), service("small", 400, 4000), service("alike", 405, 4100)],
};
const slow = { bitsPerSecond: 1e9, delayNanos: 0, messagesPerSecond: 1000 };
const fast = { ...slow, bitsPerSecond: ENDLESS };

/**
 * @param {LinkData} data
 * @param {Setting} setting
 */
function order(data, setting) {
  return predictions(data, setting).map(({ codec: { name }, rank }) => `${rank} ${name}`);
}

test("another bandwidth makes another order, and what the model cannot tell apart is a tie", () => {
  assert.deepEqual(order(services, slow), ["1= small", "2= alike", "3 large"]);
  assert.deepEqual(order(services, fast), ["1 large", "2= small", "3= alike"]);
});

test("where nobody knows how far off it is, nothing is ranked", () => {
  const { offFraction: _, ...unknown } = services;
  assert.deepEqual(order(unknown, slow), [" small", " alike", " large"]);
  const { offNanos: __, ...open } = service("large", 100, 8000);
  assert.deepEqual(order({ ...services, codecs: [open, service("small", 400, 4000)] }, slow), ["1 small", " large"]);
});

test("a rate goes through as long as what limits it has time left", () => {
  const [prediction] = predictions({ ...services, codecs: [service("small", 400, 4000)] }, slow);
  assert.deepEqual(prediction.slowest, { name: "link", nanos: 4000 });
  assert.equal(prediction.perSecond, 250_000);
  assert.deepEqual(loadOf(prediction, 1000), { sustained: true, words: "0.4 % of link" });
  assert.deepEqual(loadOf(prediction, 100_000), { sustained: true, words: "40 % of link" });
  assert.deepEqual(loadOf(prediction, 250_000), { sustained: false, words: "too much for link" });
});

test("messages that are apart do not wait for each other's delay", () => {
  const apart = { ...services, overlapping: false, codecs: [service("small", 400, 4000)] };
  const [prediction] = predictions(apart, { ...slow, delayNanos: 1e6 });
  assert.equal(prediction.nanos, 1_004_000);
  assert.deepEqual(prediction.slowest, { name: "link", nanos: 4000 });
  assert.equal(prediction.perSecond, 250_000);
});

test("it is said whether a setting is inside of what was measured, or how it is beyond", () => {
  assert.deepEqual(placeOf(services, slow), { inside: true, words: "Inside what was measured." });
  assert.match(placeOf(services, { ...slow, bitsPerSecond: 1e6 }).words, /^Extrapolated: below 10 Mbit\/s/);
  assert.match(placeOf(services, fast).words, /above 1 Gbit\/s, the fastest/);
  assert.equal(placeOf(services, { ...slow, delayNanos: 1 }).words, "Extrapolated: no delay was measured.");
  const delayed = { ...services, measured: { low: 1e7, delaysNanos: { low: 1e6, high: 5e6 } } };
  assert.equal(placeOf(delayed, fast).words, "Extrapolated: a delay below 1.00 ms, the least that was measured.");
  assert.match(placeOf(delayed, { ...fast, delayNanos: 1e7 }).words, /above 5.00 ms, the most/);
  const { measured: _, ...never } = services;
  assert.equal(placeOf(never, slow).inside, false);
});

test("a slider goes from end to end in equal factors and always upwards", () => {
  for (const scale of [BANDWIDTH, DELAY, MESSAGE_RATE]) {
    const values = Array.from({ length: scale.last + 1 }, (_, position) => scale.valueAt(position));
    assert.ok(values.every((value, index) => index === 0 || value > values[index - 1]));
  }
  assert.deepEqual([BANDWIDTH.valueAt(0), BANDWIDTH.valueAt(100), BANDWIDTH.valueAt(101)], [1e5, 1e10, ENDLESS]);
  assert.deepEqual([DELAY.valueAt(0), DELAY.valueAt(DELAY.last)], [0, 2e8]);
  assert.equal(MESSAGE_RATE.valueAt(MESSAGE_RATE.last), 1e6);
});

test("a value has the position that is nearest to it", () => {
  for (const value of [1e7, 1e9, ENDLESS]) {
    assert.equal(BANDWIDTH.valueAt(positionOf(BANDWIDTH, value)), value);
  }
  assert.equal(BANDWIDTH.valueAt(positionOf(BANDWIDTH, 44e6)), 45e6);
  assert.equal(positionOf(BANDWIDTH, 1), 0);
  assert.equal(positionOf(DELAY, 0), 0);
});

test("values read as people say them", () => {
  assert.equal(BANDWIDTH.words(ENDLESS), "no limit");
  assert.equal(DELAY.words(0), "none");
  assert.equal(DELAY.words(5e6), "5.00 ms");
  assert.equal(MESSAGE_RATE.words(12_000), "12,000/s");
});
