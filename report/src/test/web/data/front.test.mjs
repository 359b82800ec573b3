import assert from "node:assert/strict";
import { test } from "node:test";
import { firstChoice, shownMeasure } from "../../../main/web/data/choice.mjs";
import { frontOf, pointsOf, prominent, reachOf } from "../../../main/web/data/front.mjs";
import { codec, line, measure, model } from "./model.mjs";

const size = measure("size", "BYTES", [line("small", 100), line("fast", 300), line("worse", 320), line("alone", 1)]);
const time = measure("serialize", "NANOS", [line("small", 90), line("fast", 10), line("worse", 95)]);
const run = model([codec("small"), codec("fast"), codec("worse"), codec("alone")], [size, time]);
const front = {
  measure: "serialize",
  points: [{ codec: "worse", beatenBy: "small" }, { codec: "small" }, { codec: "fast" }],
};

/** @param {Partial<ReturnType<typeof firstChoice>>} change */
function points(change = {}) {
  const choice = { ...firstChoice(run), ...change };
  return pointsOf(front, shownMeasure(run, size, choice), shownMeasure(run, time, choice));
}

test("the unbeaten come first, and who lacks a figure is left out", () => {
  assert.deepEqual(
    points().map((point) => point.size.codec.name),
    ["small", "fast", "worse"],
  );
});

test("the filter holds for points too", () => {
  assert.deepEqual(
    points({ text: "fast" }).map((point) => point.size.codec.name),
    ["fast"],
  );
});

test("the front has what none is both smaller and faster than, smallest first", () => {
  assert.deepEqual(
    frontOf(points()).map((point) => point.size.codec.name),
    ["small", "fast"],
  );
});

test("of many codecs the portable front and the baseline stand out, of few all", () => {
  const many = Array.from({ length: 9 }, (_, index) => codec(`codec-${index}`));
  const crowd = { ...model(many, []), portableFront: ["codec-2", "codec-5", "elsewhere"] };
  const choice = { ...firstChoice(crowd), baseline: "codec-7" };
  assert.deepEqual([...prominent(crowd, choice, many)], ["codec-2", "codec-5", "codec-7"]);
  assert.equal(prominent(crowd, choice, many.slice(0, 8)).size, 8);
  assert.equal(prominent({ ...crowd, portableFront: [] }, choice, many).size, 9);
});

test("in a crowd what does not stand out is faint, beaten or not", () => {
  const choice = firstChoice(run);
  const [first, ...others] = pointsOf(
    front,
    shownMeasure(run, size, choice),
    shownMeasure(run, time, choice),
    new Set(["worse"]),
  );
  assert.deepEqual([first.size.codec.name, first.faint], ["worse", false]);
  assert.ok(others.every(({ faint }) => faint));
});

test("an interval reaches no further than it is drawn", () => {
  const [figure] = points().map((point) => point.time);
  assert.deepEqual(reachOf({ ...figure, value: 10, low: 1, high: 12 }), { low: 4, value: 10, high: 12 });
  assert.deepEqual(reachOf(figure), { low: 90, value: 90, high: 90 });
});
