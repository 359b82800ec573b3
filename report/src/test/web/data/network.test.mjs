/**
 * @import {Network} from "../../../main/web/data/model.mjs"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstChoice } from "../../../main/web/data/choice.mjs";
import { coursesOf, delaysOf, LEGIBLE, spanOf } from "../../../main/web/data/network.mjs";
import { codec, measure, model } from "./model.mjs";

const LINKS = [
  { label: "10mbit", bitsPerSecond: 1e7, delayNanos: 0 },
  { label: "10mbit,5ms", bitsPerSecond: 1e7, delayNanos: 5e6 },
  { label: "1gbit", bitsPerSecond: 1e9, delayNanos: 0 },
  { label: "unlimited", delayNanos: 0 },
];

/**
 * A codec with its bytes and its processor time per message, measured as predicted.
 *
 * @param {string} name
 * @param {number} bits
 * @param {number} nanos
 */
function measured(name, bits, nanos) {
  const stage = { name: "link", nanos: 0, bits, delays: 0 };
  return {
    formula: {
      codec: name,
      stages: [stage, { ...stage, name: "cpu", bits: 0, nanos }],
      around: { ...stage, bits: 0 },
      offNanos: 0,
    },
    curve: {
      codec: name,
      samples: LINKS.map(({ label, bitsPerSecond = 1e18 }) => {
        const time = Math.max((1e9 * bits) / bitsPerSecond, nanos);
        return { link: label, nanos: time, interval: { low: time * 0.9, high: time * 1.1 } };
      }),
    },
  };
}

/** @param {ReturnType<typeof measured>[]} codecs */
function runOf(codecs) {
  const pair = { delayNanos: 0, measured: "", predicted: "" };
  /** @type {Network} */
  const network = {
    smoke: false,
    links: LINKS,
    accuracy: [],
    fastest: measure("pipeline", "NANOS", []),
    curves: codecs.map(({ curve }) => curve),
    pairs: [
      { ...pair, codec: "small", rival: "json", crossings: [{ bitsPerSecond: 1e8, extrapolated: false }] },
      { ...pair, codec: "small", rival: "large", crossings: [{ bitsPerSecond: 1e12, extrapolated: true }] },
    ],
  };
  return {
    ...model([...codecs.map(({ curve }) => codec(curve.codec)), codec("none")], []),
    baseline: "json",
    network,
    forecasts: [
      {
        name: "",
        what: "",
        overlapping: true,
        offFraction: 0,
        formulas: codecs.map(({ formula }) => formula),
        crossings: [],
      },
    ],
  };
}

const THREE = [measured("json", 8000, 20_000), measured("small", 4000, 80_000), measured("large", 16_000, 10_000)];
const run = runOf(THREE);
const all = firstChoice(run);

/**
 * @param {Partial<typeof all>} [change]
 * @param {number} [delay]
 */
function shown(change = {}, delay = 0) {
  return coursesOf(run, run.network, { ...all, ...change }, delay, false);
}

test("delays are apart, and no limit stands beyond all limits", () => {
  assert.deepEqual(delaysOf(run.network), [0, 5e6]);
  const { from, to, unlimited } = spanOf(run.network);
  assert.deepEqual([from, to], [5e6, 2e9]);
  assert.ok(unlimited && unlimited > to);
});

test("every codec with a figure has a line by the model and the points that were measured", () => {
  const { unit, courses } = shown();
  assert.equal(unit, "NANOS");
  assert.deepEqual(
    courses.map(({ codec: { name } }) => name),
    ["json", "small", "large"],
  );
  const [{ points, dots }] = courses;
  assert.deepEqual(points[0], [5e6, 1.6e6]);
  assert.deepEqual(points.at(-1), [spanOf(run.network).unlimited, 20_000]);
  assert.deepEqual(
    dots.map(({ at, value }) => [at, value]),
    [
      [1e7, 800_000],
      [1e9, 20_000],
      [spanOf(run.network).unlimited, 20_000],
    ],
  );
  assert.equal(dots[0].low, 720_000);
  assert.deepEqual(
    shown({}, 5e6).courses[0].dots.map(({ sample }) => sample.link),
    ["10mbit,5ms"],
  );
});

test("without a model the line goes from point to point", () => {
  const { courses } = coursesOf({ ...run, forecasts: [] }, run.network, all, 0, false);
  assert.deepEqual(
    courses[0].points,
    courses[0].dots.map(({ at, value }) => [at, value]),
  );
});

test("as ratio, the baseline is one at every bandwidth, line and points alike", () => {
  const { unit, courses } = shown({ relative: true });
  assert.equal(unit, "RATIO");
  assert.ok(courses[0].points.every(([, value]) => value === 1));
  assert.deepEqual(
    courses[1].dots.map(({ value }) => value),
    [0.5, 4, 4],
  );
  assert.ok(Math.abs((courses[1].dots[0].high ?? 0) - 0.55) < 1e-9);
});

test("crossings are on both lines, where both are shown and within the chart", () => {
  const [meeting, ...more] = shown().meetings;
  assert.equal(more.length, 0);
  assert.deepEqual([meeting.one.name, meeting.other.name, meeting.at], ["small", "json", 1e8]);
  assert.ok(Math.abs(meeting.value / 80_000 - 1) < 0.01);
  assert.deepEqual(shown({ text: "small" }).meetings, []);
  assert.deepEqual(shown({}, 5e6).meetings, []);
});

test("of many lines only the baseline and what is the fastest anywhere are bright", () => {
  const between = Array.from({ length: LEGIBLE }, (_, i) => measured(`slow-${i}`, 9000 + i, 90_000));
  const many = runOf([...THREE, ...between]);
  const bright = (/** @type {boolean} */ whole) =>
    coursesOf(many, many.network, all, 0, whole).courses.filter(({ dim }) => !dim);
  assert.deepEqual(
    bright(false).map(({ codec: { name } }) => name),
    ["json", "small", "large"],
  );
  assert.equal(bright(true).length, 3 + LEGIBLE);
});
