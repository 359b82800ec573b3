import assert from "node:assert/strict";
import { test } from "node:test";
import { firstChoice } from "../../../main/web/data/choice.mjs";
import { csv } from "../../../main/web/data/csv.mjs";
import { seriesOf, stepAxis } from "../../../main/web/data/series.mjs";
import { stagedCodecs } from "../../../main/web/data/stages.mjs";
import { columnsOf, sortedCodecs } from "../../../main/web/data/table.mjs";
import { codec, line, measure, model } from "./model.mjs";

const run = model(
  [codec("a"), codec("b"), codec("c")],
  [
    measure("size", "BYTES", [
      line("b", 50, { place: { rank: 1, tied: false, first: true } }),
      line("a", 100, { place: { rank: 2, tied: false, first: false } }),
    ]),
    measure("write", "NANOS", [
      line("a", 30, { place: { rank: 1, tied: true, first: true }, interval: { low: 20, high: 45 } }),
    ]),
    measure("serialize", "NANOS", [line("a", 60)]),
  ],
);
const choice = firstChoice(run);

/** @param {string} id */
function column(id, chosen = choice) {
  const found = columnsOf(run, chosen).find((one) => one.id === id);
  assert.ok(found, `no column ${id}`);
  return found;
}

test("codecs without a value are last, whichever way is sorted", () => {
  const names = (/** @type {boolean} */ descending) =>
    sortedCodecs(run, choice, column("size mean bytes"), descending).map(({ name }) => name);
  assert.deepEqual(names(false), ["b", "a", "c"]);
  assert.deepEqual(names(true), ["a", "b", "c"]);
});

test("columns show figures in their unit and sort by number", () => {
  const [a, b, c] = run.codecs;
  assert.equal(column("size mean bytes").text(a), "100");
  assert.equal(column("write time ns").text(a), "30.0 ns");
  assert.equal(column("write rank").text(a), "1=");
  assert.equal(column("write rank").value(a), 1);
  assert.equal(column("write 95 %").text(a), "±50%");
  assert.equal(column("write time ns").text(b), "");
  assert.equal(column("size mean bytes").anchor?.(c), undefined);
  assert.equal(column("size mean bytes").anchor?.(a), "w/jvm/a/x");
});

test("a figure of processor time has the time on the wall beside it", () => {
  const timed = { forks: 3, wallNanos: 70, floorNanos: 1, allocatedBytes: 8, allocatedSteps: [] };
  const clocked = (/** @type {"PROCESSOR" | "WALL"} */ clock) =>
    model([codec("a")], [measure("write", "NANOS", [line("a", 60, { timed: { ...timed, clock } })])]);
  const shown = (/** @type {"PROCESSOR" | "WALL"} */ clock) =>
    columnsOf(clocked(clock), firstChoice(clocked(clock)))
      .filter(({ title }) => title === "on the wall")
      .map(({ text }) => text(codec("a")));
  assert.deepEqual(shown("PROCESSOR"), ["70.0 ns"]);
  assert.deepEqual(shown("WALL"), []);
});

test("with a baseline the figures are ratios", () => {
  const relative = { ...choice, relative: true, baseline: "b" };
  assert.equal(column("size mean ratio", relative).text(run.codecs[0]), "2.00×");
  assert.equal(column("write time ns", relative).text(run.codecs[0]), "30.0 ns", "b has no figure there");
});

test("csv quotes what it must and defuses formulas", () => {
  assert.equal(
    csv([
      ["a", 1.5, undefined],
      ['say "x", y', "=1+1", "-a"],
    ]),
    'a,1.5,\r\n"say ""x"", y",\'=1+1,\'-a\r\n',
  );
});

test("a series is against message size, and as ratio step by step", () => {
  const [size] = run.measures;
  assert.deepEqual(seriesOf(run, size, choice)[0].points, [
    [100, 50],
    [900, 200],
  ]);
  const ratios = seriesOf(run, size, { ...choice, relative: true, baseline: "b" });
  assert.deepEqual(ratios[0].points, [
    [100, 2],
    [900, 2],
  ]);
  assert.equal(stepAxis(run), "step of the size series");
});

test("stages are divided by the baseline's whole operation", () => {
  const [a, ...none] = stagedCodecs(run, { ...choice, relative: true });
  assert.deepEqual(none, []);
  assert.deepEqual(a.parts[0], [undefined, 0.5]);
  assert.deepEqual(a.whole, [1, undefined]);
});
