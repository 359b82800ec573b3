import assert from "node:assert/strict";
import { test } from "node:test";
import { firstChoice, shownAllocation, shownCodecs, shownMeasure } from "../../../main/web/data/choice.mjs";
import { codec, line, measure, model } from "./model.mjs";

const speed = measure("serialize", "NANOS", [
  line("fast", 10, {
    interval: { low: 8, high: 12 },
    timed: { forks: 3, clock: "PROCESSOR", wallNanos: 1, floorNanos: 1, allocatedBytes: 600, allocatedSteps: [] },
  }),
  line("json", 20, {
    timed: { forks: 3, clock: "PROCESSOR", wallNanos: 1, floorNanos: 1, allocatedBytes: 300, allocatedSteps: [] },
  }),
]);
const run = model(
  [
    codec("json"),
    codec("fast", { format: "Avro", layout: "single", family: "schema-driven", traits: ["returns every value"] }),
    codec("none", { format: "XML" }),
  ],
  [speed],
);
const all = firstChoice(run);

test("every part of the filter narrows the codecs", () => {
  const names = (/** @type {Partial<typeof all>} */ change) =>
    shownCodecs(run, { ...all, ...change }).map(({ name }) => name);
  assert.deepEqual(names({}), ["json", "fast", "none"]);
  assert.deepEqual(names({ families: ["schema-driven"] }), ["fast"]);
  assert.deepEqual(names({ format: "XML" }), ["none"]);
  assert.deepEqual(names({ layout: "single" }), ["fast"]);
  assert.deepEqual(names({ trait: "returns every value" }), ["fast"]);
  assert.deepEqual(names({ text: " AVR" }), ["fast"]);
  assert.deepEqual(names({ text: "example:none" }), ["none"]);
  assert.deepEqual(names({ text: "avr", families: ["text"], format: "XML" }), []);
});

test("absolute figures are those of the run, best first, without codecs that have none", () => {
  const shown = shownMeasure(run, speed, all);
  assert.equal(shown.unit, "NANOS");
  assert.deepEqual(
    shown.figures.map(({ codec: { name }, value, low, high }) => [name, value, low, high]),
    [
      ["fast", 10, 8, 12],
      ["json", 20, undefined, undefined],
    ],
  );
});

test("a codec whose runtime tells no allocated bytes has no figure of them", () => {
  const timed = {
    forks: 3,
    clock: /** @type {const} */ ("PROCESSOR"),
    wallNanos: 1,
    floorNanos: 1,
    allocatedSteps: [],
  };
  const silent = measure("serialize", "NANOS", [...speed.lines, line("none", 30, { timed })]);
  assert.deepEqual(
    shownAllocation(run, silent, all).figures.map(({ codec: { name }, value }) => [name, value]),
    [
      ["json", 300],
      ["fast", 600],
    ],
  );
});

test("relative figures are divided by the baseline's, intervals too", () => {
  const shown = shownMeasure(run, speed, { ...all, relative: true });
  assert.equal(shown.unit, "RATIO");
  assert.deepEqual(
    shown.figures.map(({ value, low, high }) => [value, low, high]),
    [
      [0.5, 0.4, 0.6],
      [1, undefined, undefined],
    ],
  );
});

test("a baseline without a figure leaves figures absolute", () => {
  const shown = shownMeasure(run, speed, { ...all, relative: true, baseline: "none" });
  assert.equal(shown.unit, "NANOS");
  assert.equal(shown.figures[0].value, 10);
});

test("allocations are compared with the baseline's allocations", () => {
  const shown = shownAllocation(run, speed, { ...all, relative: true });
  assert.deepEqual(
    shown.figures.map(({ codec: { name }, value }) => [name, value]),
    [
      ["json", 1],
      ["fast", 2],
    ],
  );
});

test("against messages of no bytes figures stay absolute", () => {
  const sizes = measure("size", "BYTES", [line("json", 0), line("fast", 2)]);
  const shown = shownMeasure(run, sizes, { ...all, relative: true });
  assert.deepEqual([shown.unit, ...shown.figures.map(({ value }) => value)], ["BYTES", 0, 2]);
});

const beside = measure("round-trip", "NANOS", [
  line("fast", 10, {
    interval: { low: 5, high: 20 },
    ratio: { to: "json", centre: 0.52, interval: { low: 0.51, high: 0.53 } },
    timed: {
      forks: 3,
      clock: "PROCESSOR",
      wallNanos: 1,
      within: { low: 9, high: 11 },
      floorNanos: 1,
      allocatedSteps: [],
    },
  }),
  line("json", 20, { ratio: { to: "json", centre: 1 } }),
]);

test("against the baseline of the run the given ratios stand, with their own intervals", () => {
  const ends = (/** @type {Partial<typeof all>} */ change) =>
    shownMeasure(run, beside, { ...all, ...change }).figures.map(({ value, low, high }) => [value, low, high]);
  assert.deepEqual(ends({ relative: true }), [
    [0.52, 0.51, 0.53],
    [1, undefined, undefined],
  ]);
  assert.deepEqual(ends({}), [
    [10, 5, 20],
    [20, undefined, undefined],
  ]);
});

test("against another codec times are divided, without the machine's speed", () => {
  const shown = shownMeasure(run, beside, { ...all, relative: true, baseline: "fast" });
  assert.deepEqual(
    shown.figures.map(({ value, low, high }) => [value, low, high]),
    [
      [1, 0.9, 1.1],
      [2, undefined, undefined],
    ],
  );
});
