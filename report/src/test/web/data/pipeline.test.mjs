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
  shownRate,
  shownSets,
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
 * @param {string} set
 * @param {number} rate
 * @param {number[]} cpu
 * @returns {Flow}
 */
function flow(id, name, set, rate, cpu) {
  return {
    measure: id,
    codec: name,
    set,
    rates: {
      messagesPerSecond: rate,
      payloadBytesPerSecond: rate * 1e6,
      sentBytesPerSecond: rate * 2e6,
      payloadBytes: 1,
      sentBytes: 1,
    },
    cpu: cpu.map((nanos, part) => ({ name: ["serialize", "consume"][part], nanos })),
    processes: [
      { name: "a", cpuNanos: 30, allocatedBytes: 7 },
      { name: "broker", cpuNanos: 12, allocatedBytes: 1 },
    ],
    sets: [],
  };
}

const time = measure("pipeline", "NANOS", [
  line("avro", 50, { box: box(500), place: "1", interval: { low: 40, high: 60 } }),
  line("json", 100, { box: box(800), place: "2" }),
]);
const run = {
  ...model([codec("json"), codec("avro", { format: "Avro", family: "schema-driven" }), codec("none")], []),
  pipeline: {
    link: "unlimited",
    smoke: false,
    blocks: 5,
    settings: [],
    controlRoundTripNanos: 1,
    measures: [
      time,
      measure("pipeline@decode=never", "NANOS", [line("avro", 20, { box: box(200) }), line("json", 40)]),
    ],
    flows: [
      flow("pipeline", "avro", "A", 20, [10, 20]),
      flow("pipeline", "json", "C", 10, [40]),
      flow("pipeline@decode=never", "avro", "A", 50, [0, 5]),
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

test("sets stand at their medians, those of one set of the study alone where asked", () => {
  const shown = shownSets(run, time, all);
  assert.deepEqual(
    shown.figures.map(({ codec: { name }, value }) => [name, value]),
    [
      ["avro", 500],
      ["json", 800],
    ],
  );
  assert.deepEqual(
    shownSets(run, time, all, "C").figures.map(({ codec: { name } }) => name),
    ["json"],
  );
  const ratio = shownSets(run, time, { ...all, relative: true });
  assert.deepEqual([ratio.unit, ratio.reference, ratio.figures[0].value], ["RATIO", 800, 0.625]);
});

test("rates are greatest first, in millions where they are bytes, and as ratio to the baseline's", () => {
  const values = (/** @type {string} */ id, change = {}) =>
    shownRate(run, time, { ...all, ...change }, id).figures.map(({ value }) => value);
  assert.deepEqual(values("messages/s"), [20, 10]);
  assert.deepEqual(values("MB/s of messages"), [20, 10]);
  assert.deepEqual(values("MB/s sent"), [40, 20]);
  assert.deepEqual(values("MB/s sent", { relative: true }), [2, 1]);
  assert.equal(shownRate(run, time, { ...all, relative: true, baseline: "none" }, "messages/s").unit, "COUNT");
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
  assert.equal(text("pipeline CPU ns", "avro"), "42.0 ns");
  assert.equal(text("pipeline allocated bytes", "avro"), "8");
  assert.equal(text("pipeline time ns", "none"), "");
  assert.equal(text("pipeline time ratio", "avro", { ...all, relative: true }), "0.50×");
});
