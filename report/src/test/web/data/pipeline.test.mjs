/**
 * @import {Flow} from "../../../main/web/data/model.mjs"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstChoice } from "../../../main/web/data/choice.mjs";
import {
  floorMark,
  flowOf,
  pipelineMeasure,
  shownBytes,
  shownSets,
  shownThroughput,
  stackedFlows,
} from "../../../main/web/data/pipeline.mjs";
import { columnsOf } from "../../../main/web/data/table.mjs";
import { codec, line, measure, model } from "./model.mjs";

/** @param {number} median */
function box(median) {
  return {
    standardDeviation: 1,
    min: median / 2,
    p5: median / 2,
    p25: median / 2,
    median,
    p75: median * 2,
    p95: median * 2,
    max: median * 2,
  };
}

/**
 * @param {string} id
 * @param {string} name
 * @param {number} rate
 * @param {number[]} cpu
 * @returns {Flow}
 */
function flow(id, name, rate, cpu) {
  return {
    measure: id,
    codec: name,
    messagesPerSecond: rate,
    bytes: { mean: 5000 / rate, ratio: 10 / rate },
    sentBytes: { mean: 100 + 1000 / rate },
    cpu: cpu.map((nanos, part) => ({ name: ["serialize", "consume"][part], nanos })),
    processes: [
      { name: "a", cpuNanos: 30, allocatedBytes: 7 },
      { name: "broker", cpuNanos: 12, allocatedBytes: 1 },
    ],
    sets: [],
  };
}

const time = measure("pipeline", "NANOS", [
  line("avro", 50, { box: box(500), place: { rank: 1, tied: false, first: true }, interval: { low: 40, high: 60 } }),
  line("json", 100, { box: box(800), place: { rank: 2, tied: false, first: false } }),
]);
const run = {
  ...model([codec("json"), codec("avro", { format: "Avro", family: "schema-driven" }), codec("none")], []),
  pipeline: {
    link: { label: "unlimited", delayNanos: 0 },
    smoke: false,
    blocks: 5,
    settings: [],
    controlRoundTripNanos: 1,
    measures: [
      time,
      measure("pipeline@decode=never", "NANOS", [line("avro", 20, { box: box(200) }), line("json", 40)]),
    ],
    flows: [
      flow("pipeline", "avro", 20, [10, 20]),
      flow("pipeline", "json", 10, [40]),
      flow("pipeline@decode=never", "avro", 50, [0, 5]),
    ],
  },
};
const all = firstChoice(run);

test("a run without a pipeline has no measure, no flow and no column of it", () => {
  const without = model([codec("json")], []);
  assert.equal(pipelineMeasure(without, "pipeline"), undefined);
  assert.equal(flowOf(without, "pipeline", "json"), undefined);
  assert.deepEqual(stackedFlows(without, all, "NANOS", () => []).stacks, []);
  assert.ok(columnsOf(without, all).every(({ group }) => !group.startsWith("pipeline")));
});

test("the floor is that of the baseline's bytes, else the first, divided like the times", () => {
  assert.deepEqual(floorMark(run, all, 2), { value: 20, label: "floor: json" });
  assert.deepEqual(floorMark(run, { ...all, baseline: "none" }, 1), { value: 20, label: "floor: avro" });
  assert.equal(
    floorMark(run, all, 1, ({ box }) => box?.median),
    undefined,
    "json's has no sets",
  );
});

test("sets stand at their medians", () => {
  const shown = shownSets(run, time, all);
  assert.deepEqual(
    shown.figures.map(({ codec: { name }, value }) => [name, value]),
    [
      ["avro", 500],
      ["json", 800],
    ],
  );
  const ratio = shownSets(run, time, { ...all, relative: true });
  assert.deepEqual([ratio.unit, ratio.reference, ratio.figures[0].value], ["RATIO", 800, 0.625]);
});

test("throughput is greatest first, and as ratio to the baseline's", () => {
  const shown = (change = {}) => shownThroughput(run, time, { ...all, ...change });
  const values = (change = {}) => shown(change).figures.map(({ value }) => value);
  assert.deepEqual(values(), [20, 10]);
  assert.deepEqual(values({ relative: true }), [2, 1]);
  assert.equal(shown({ relative: true, baseline: "none" }).unit, "COUNT");
});

test("bytes are least first, as sent or as encoded, and have no rank", () => {
  const shown = (/** @type {string} */ id, change = {}) => shownBytes(run, time, { ...all, ...change }, id);
  const values = (/** @type {string} */ id, change = {}) => shown(id, change).figures.map(({ value }) => value);
  assert.deepEqual(values("as encoded"), [250, 500]);
  assert.deepEqual(values("as sent"), [150, 200]);
  assert.deepEqual(values("as sent", { relative: true }), [0.75, 1]);
  assert.equal(shown("as sent").unit, "BYTES");
  assert.ok(shown("as sent").figures.every(({ line }) => line.place === undefined));
});

test("stacks are least first with the floors at the end, and parts that a codec lacks are not known", () => {
  const cpu = (/** @type {Flow} */ flow) => flow.cpu.map(({ name, nanos }) => ({ name, value: nanos }));
  const { names, unit, stacks } = stackedFlows(run, all, "NANOS", cpu);
  assert.deepEqual(names, ["serialize", "consume"]);
  assert.equal(unit, "NANOS");
  assert.deepEqual(
    stacks.map(({ label, parts }) => [label, parts]),
    [
      ["avro", [10, 20]],
      ["json", [40, undefined]],
      ["floor: avro", [0, 5]],
    ],
  );
  const ratio = stackedFlows(run, { ...all, relative: true }, "NANOS", cpu);
  assert.deepEqual([ratio.unit, ratio.stacks[0].parts], ["RATIO", [0.25, 0.5]]);
  assert.deepEqual(stackedFlows(run, { ...all, text: "no such codec" }, "NANOS", cpu).stacks, []);
});

test("the table of everything has the pipeline's columns", () => {
  const text = (/** @type {string} */ id, /** @type {string} */ name, choice = all) => {
    const column = columnsOf(run, choice).find((one) => one.id === id);
    const found = run.codecs.find((one) => one.name === name);
    assert.ok(column && found, `no column ${id}`);
    return column.text(found);
  };
  assert.equal(text("pipeline rank", "avro"), "1");
  assert.equal(text("pipeline time ns", "avro"), "50.0 ns");
  assert.equal(text("pipeline 95 %", "avro"), "±20%");
  assert.equal(text("pipeline a set ns", "json"), "800 ns");
  assert.equal(text("pipeline messages/s", "avro"), "20");
  assert.equal(text("pipeline bytes bytes", "avro"), "250");
  assert.equal(text("pipeline sent bytes", "avro"), "150");
  assert.equal(text("pipeline CPU ns", "avro"), "42.0 ns");
  assert.equal(text("pipeline allocated bytes", "avro"), "8");
  assert.equal(text("pipeline time ns", "none"), "");
  assert.equal(text("pipeline time ratio", "avro", { ...all, relative: true }), "0.50×");
});
