import assert from "node:assert/strict";
import { test } from "node:test";
import { firstChoice } from "../../../main/web/data/choice.mjs";
import { LEGIBLE } from "../../../main/web/data/network.mjs";
import { shownRates, tailsOf } from "../../../main/web/data/openloop.mjs";
import { codec, line, measure, model } from "./model.mjs";

/**
 * @param {string} name
 * @param {number} nanos
 */
function latency(name, nanos) {
  return {
    codec: name,
    percentiles: [0.5, 0.99, 1].map((fraction, index) => ({ fraction, nanos: nanos * 10 ** index })),
  };
}

/** @param {number} more codecs, each slower than the one before */
function runOf(more) {
  const names = ["json", ...Array.from({ length: more }, (_, index) => `codec-${index}`)];
  return {
    run: model(
      names.map((name) => codec(name)),
      [],
    ),
    openLoop: {
      smoke: false,
      sought: false,
      settings: [],
      clockErrorNanos: 0,
      lines: [],
      latencies: names.map((name, index) => latency(name, index === 0 ? 1000 : 10 * index)),
    },
  };
}

test("percentiles stand where one message in so many is beyond them; the most is beyond any place", () => {
  const { run, openLoop } = runOf(1);
  const { unit, series } = tailsOf(run, openLoop, firstChoice(run), false);
  assert.equal(unit, "NANOS");
  assert.deepEqual(
    series[1].points.map(([at, value]) => [Math.round(at), value]),
    [
      [2, 10],
      [100, 100],
    ],
  );
});

test("as ratio they are divided by the baseline's, percentile by percentile", () => {
  const { run, openLoop } = runOf(1);
  const { unit, series } = tailsOf(run, openLoop, { ...firstChoice(run), relative: true }, false);
  assert.equal(unit, "RATIO");
  assert.deepEqual(
    series[1].points.map(([, value]) => value),
    [0.01, 0.01],
  );
});

test("of many lines the lowest at the 99th percentile are bright, and the baseline", () => {
  const { run, openLoop } = runOf(LEGIBLE + 3);
  const dim = (/** @type {boolean} */ all) =>
    tailsOf(run, openLoop, firstChoice(run), all)
      .series.filter((one) => one.dim)
      .map(({ codec: { name } }) => name);
  assert.deepEqual(dim(false), ["codec-7", "codec-8", "codec-9", "codec-10"]);
  assert.deepEqual(dim(true), []);
});

test("sustained rates stand highest first", () => {
  const run = model([codec("json"), codec("avro")], []);
  const rates = measure("sustained", "COUNT", [line("avro", 200), line("json", 100)]);
  assert.deepEqual(
    shownRates(run, rates, firstChoice(run)).figures.map(({ codec: { name }, value }) => [name, value]),
    [
      ["avro", 200],
      ["json", 100],
    ],
  );
});
