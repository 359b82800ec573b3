import assert from "node:assert/strict";
import { test } from "node:test";
import { firstChoice } from "../../../main/web/data/choice.mjs";
import { signed } from "../../../main/web/data/format.mjs";
import { growthOf, growthsOf, measuresOf } from "../../../main/web/data/sweep.mjs";
import { codec, model } from "./model.mjs";

/**
 * @param {string} name
 * @param {number} factor
 */
function line(name, factor) {
  const growth = (/** @type {string} */ measure) => ({
    measure,
    slope: factor,
    points: [1, 2, 4].map((value) => ({
      value,
      centre: value * factor,
      ...(measure === "size" ? {} : { interval: { low: value * factor - 1, high: value * factor + 1 } }),
    })),
  });
  return { codec: name, growths: ["size", "serialize"].map(growth), straight: "yes" };
}

const run = model([codec("json"), codec("small"), codec("without")], []);
const sweep = { parameter: "professors", notes: [], lines: [line("small", 10), line("json", 20)] };

test("each codec with figures has a line over the values, with whiskers where there are intervals", () => {
  const { relative, courses } = growthsOf(run, sweep, firstChoice(run), "serialize");
  assert.equal(relative, false);
  assert.deepEqual(
    courses.map(({ codec: { name }, points }) => [name, points]),
    [
      [
        "json",
        [
          [1, 20],
          [2, 40],
          [4, 80],
        ],
      ],
      [
        "small",
        [
          [1, 10],
          [2, 20],
          [4, 40],
        ],
      ],
    ],
  );
  assert.deepEqual([courses[1].dots[0].low, courses[1].dots[0].high], [9, 11]);
  assert.equal(growthsOf(run, sweep, firstChoice(run), "size").courses[0].dots[0].low, undefined);
});

test("as ratio each figure is divided by the baseline's with the same value", () => {
  const { relative, courses } = growthsOf(run, sweep, { ...firstChoice(run), relative: true }, "serialize");
  assert.equal(relative, true);
  assert.deepEqual(
    courses[1].points.map(([, value]) => value),
    [0.5, 0.5, 0.5],
  );
});

test("a measure without figures is not offered", () => {
  assert.deepEqual(measuresOf(sweep), ["size", "serialize"]);
  assert.equal(growthOf(sweep, "json", "deserialize"), undefined);
});

test("a slope may fall", () => {
  assert.equal(signed(-12_345, "NANOS"), "−12.3 µs");
  assert.equal(signed(12, "BYTES"), "12");
});
