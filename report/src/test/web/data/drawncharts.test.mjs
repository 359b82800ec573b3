/**
 * @import {Theme} from "../../../main/web/charts/theme.mjs"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnBars } from "../../../main/web/charts/drawn/bars.mjs";
import { drawnBoxes } from "../../../main/web/charts/drawn/boxes.mjs";
import { drawnLines } from "../../../main/web/charts/drawn/lines.mjs";

/** @type {Theme} */
const theme = {
  paper: "white",
  ink: "black",
  muted: "grey",
  rule: "silver",
  warning: "red",
  stages: [],
  phases: [],
  series: ["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7"],
  family: () => "",
};
const canvas = { theme, width: 800 };

/** @param {{option: any}} drawing */
const seriesOf = ({ option }) => option.series;

/** @param {number} count @param {number} points */
function linesOf(count, points) {
  return drawnLines(
    {
      kind: "Lines",
      title: "t",
      xTitle: "rate",
      yTitle: "latency",
      unit: "ms",
      logX: false,
      logY: false,
      series: Array.from({ length: count }, (_, name) => ({
        name: `${name}`,
        points: Array.from({ length: points }, (_, x) => ({ x, y: x + name })),
      })),
    },
    canvas,
  );
}

test("no two of sixteen lines have both the same colour and the same dashes", () => {
  const strokes = seriesOf(linesOf(16, 3)).filter((/** @type {any} */ { type }) => type === "line");
  const looks = strokes.map((/** @type {any} */ { lineStyle }) => JSON.stringify([lineStyle.color, lineStyle.type]));
  assert.equal(new Set(looks).size, 16);
});

test("axes have their titles and units", () => {
  const { option } = /** @type {{option: any}} */ (linesOf(1, 3));
  assert.equal(option.xAxis.name, "rate →");
  assert.equal(option.yAxis.name, "↑ latency, ms");
});

test("points are drawn where they can be told apart", () => {
  const pointsOf = (/** @type {number} */ points) =>
    seriesOf(linesOf(1, points)).filter((/** @type {any} */ { type, z }) => type === "custom" && z === 4).length;
  assert.equal(pointsOf(10), 1);
  assert.equal(pointsOf(1000), 0);
});

test("a chart of bars has room for a bar of each series in each category", () => {
  const bar = { value: 5 };
  const common = { title: "t", yTitle: "y", unit: "ms", log: true, categories: ["a", "b"] };
  const one = drawnBars({ kind: "Bars", ...common, series: [{ name: "ours", bars: [bar, null] }] }, canvas);
  const two = drawnBars(
    {
      kind: "Bars",
      ...common,
      series: [
        { name: "ours", bars: [bar, null] },
        { name: "published", bars: [bar, bar] },
      ],
    },
    canvas,
  );
  assert.ok(two.height > one.height);
  const drawn = seriesOf(two).slice(-2);
  assert.deepEqual(
    drawn.map((/** @type {any} */ { data }) => data),
    [
      [[5, 0]],
      [
        [5, 0],
        [5, 1],
      ],
    ],
  );
});

test("a box has its quartiles between its ends", () => {
  const drawing = drawnBoxes(
    {
      kind: "Boxes",
      title: "t",
      yTitle: "y",
      unit: "ms",
      log: false,
      boxes: [{ name: "a", min: 1, q1: 2, median: 3, q3: 4, max: 5 }],
    },
    canvas,
  );
  const [plot] = seriesOf(drawing);
  assert.deepEqual(plot.data[0].value, [1, 2, 3, 4, 5]);
});
