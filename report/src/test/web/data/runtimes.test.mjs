import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceIn, firstChoice, shownAcross, shownCodecs } from "../../../main/web/data/choice.mjs";
import { frontsOf, pointsOf } from "../../../main/web/data/front.mjs";
import { partOf, runtimesOf } from "../../../main/web/data/runtimes.mjs";
import { groupsOf } from "../../../main/web/data/table.mjs";
import { codec, line, measure, model } from "./model.mjs";

const node = { runtime: "node" };
const size = measure("size", "BYTES", [line("json", 100), line("avro", 50), line("nson", 110), line("pack", 55)]);
const time = measure("serialize", "NANOS", [line("json", 10), line("avro", 30), line("nson", 40), line("pack", 80)]);
const staged = measure("write", "NANOS", [line("json", 4), line("avro", 2)]);
const run = {
  ...model(
    [codec("json"), codec("avro", { family: "schema-driven" }), codec("nson", node), codec("pack", node)],
    [{ ...size, ties: [["json", "avro"]] }, time, staged],
  ),
  fronts: [{ measure: "serialize", points: size.lines.map(({ codec }) => ({ codec })) }],
};
const choice = firstChoice(run);

test("a part has the codecs, figures and ties of one runtime", () => {
  const [jvm, other] = run.runtimes.map((runtime) => partOf(run, runtime));
  assert.deepEqual(
    other.codecs.map(({ name }) => name),
    ["nson", "pack"],
  );
  assert.deepEqual(
    other.measures.map(({ id, lines }) => [id, lines.map(({ codec }) => codec)]),
    [
      ["size", ["nson", "pack"]],
      ["serialize", ["nson", "pack"]],
    ],
  );
  assert.deepEqual(other.measures[0].ties, []);
  assert.deepEqual(jvm.measures[0].ties, [["json", "avro"]]);
  assert.deepEqual(other.fronts[0].points, [{ codec: "nson" }, { codec: "pack" }]);
});

test("codecs lead to their runtimes, in the order of the run", () => {
  assert.deepEqual(
    runtimesOf(run, ["pack", "json", "nobody"]).map(({ name }) => name),
    ["jvm", "node"],
  );
});

test("the filter narrows by runtime and by back end", () => {
  const names = (/** @type {Partial<typeof choice>} */ change) =>
    shownCodecs(run, { ...choice, ...change }).map(({ name }) => name);
  assert.deepEqual(names({ runtimes: ["node"] }), ["nson", "pack"]);
  assert.deepEqual(names({ runtimes: ["node", "jvm"] }), ["json", "avro", "nson", "pack"]);
  assert.deepEqual(names({ backEnd: "V8" }), []);
});

test("each runtime has its own baseline", () => {
  assert.equal(choiceIn(choice, "jvm").baseline, "json");
  assert.equal(choiceIn(choice, "node").baseline, "nson");
  assert.equal(choiceIn(choice, "elsewhere").baseline, "");
});

test("across runtimes each codec is divided by the baseline of its own", () => {
  const shown = shownAcross(run, size, { ...choice, relative: true });
  assert.equal(shown.unit, "RATIO");
  assert.deepEqual(
    shown.figures.map(({ codec: { name }, value }) => [name, value]),
    [
      ["avro", 0.5],
      ["pack", 0.5],
      ["json", 1],
      ["nson", 1],
    ],
  );
});

test("across runtimes nothing is divided where one baseline lacks the figure", () => {
  const baselines = new Map([...choice.baselines, ["node", "nobody"]]);
  const shown = shownAcross(run, size, { ...choice, baselines, relative: true });
  assert.equal(shown.unit, "BYTES");
  assert.equal(shown.figures[0].value, 50);
});

test("a front is one of a runtime", () => {
  const [sizes, times] = [shownAcross(run, size, choice), shownAcross(run, time, choice)];
  assert.deepEqual(
    frontsOf(pointsOf(run.fronts[0], sizes, times)).map((points) => points.map((point) => point.size.codec.name)),
    [
      ["avro", "json"],
      ["pack", "nson"],
    ],
  );
});

test("the table has a group for each runtime, with ratios to its own baseline", () => {
  const groups = groupsOf(run, { ...choice, relative: true });
  assert.deepEqual(
    groups.map(({ title }) => title),
    ["JVM", "NODE"],
  );
  const mean = (/** @type {number} */ group, /** @type {number} */ codec) => {
    const { columns, model: part } = groups[group];
    return columns.find(({ id }) => id === "size mean ratio")?.text(part.codecs[codec]);
  };
  assert.deepEqual([mean(0, 0), mean(0, 1), mean(1, 0), mean(1, 1)], ["1.00×", "0.50×", "1.00×", "0.50×"]);
  assert.deepEqual(
    groups.map(({ columns }) => columns.map(({ id }) => id)).filter((ids, _, [first]) => ids.join() !== first.join()),
    [],
    "columns stand in the same order",
  );
  assert.ok(
    groups[1].columns.some(({ id }) => id === "write time ratio"),
    "a figure of one runtime alone is divided by the baseline of that one",
  );
});

test("a column of the table has one unit", () => {
  const baselines = new Map([...choice.baselines, ["node", "nobody"]]);
  for (const { columns } of groupsOf(run, { ...choice, baselines, relative: true })) {
    assert.ok(columns.some(({ id }) => id === "size mean bytes"));
  }
});

test("a run with one runtime is a group without a title", () => {
  const alone = partOf(run, run.runtimes[0]);
  assert.deepEqual(
    groupsOf(alone, choice).map(({ title }) => title),
    [""],
  );
});
