/**
 * @import {Hovered, Option} from "./echarts.js"
 * @import {Shown} from "../data/choice.mjs"
 * @import {Box} from "../data/model.mjs"
 * @import {Canvas} from "./theme.mjs"
 */
import { figure } from "../data/format.mjs";
import { marked } from "../data/model.mjs";
import { axisEnds, needsLog } from "../data/scale.mjs";
import { commonOf, figureAxis, logGrid, nameAxis, nameWidth, ticksIn } from "./axes.mjs";
import { tooltip } from "./tooltip.mjs";

const ROW = 26;

/**
 * How the sizes of single messages spread: box from the first to the third quartile, whiskers from the 5th to the 95th
 * percentile, a dot for the mean.
 *
 * @param {Shown} shown
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function boxes(shown, { theme, width }) {
  const rows = shown.figures.flatMap((row) =>
    row.line.box ? [{ ...row, box: divided(row.line.box, shown.reference) }] : [],
  );
  const names = rows.map(({ codec }) => marked(codec));
  const room = nameWidth(names, width);
  const values = rows.flatMap(({ box }) => [box.p5, box.p95]);
  const log = needsLog(values);
  const ends = { log, ...axisEnds(values, log) };
  const ticks = ticksIn(width - room);
  return {
    height: rows.length * ROW + 30,
    option: {
      ...commonOf(theme),
      grid: { left: room + 10, right: 16, top: 2, bottom: 26 },
      xAxis: figureAxis(theme, shown.unit, ends, ticks),
      yAxis: nameAxis(theme, names, room),
      series: [
        ...logGrid(theme, shown.unit, ends, ticks, "x", 0),
        {
          type: "boxplot",
          boxWidth: [8, 14],
          data: rows.map(({ codec, box }) => ({
            value: [box.p5, box.p25, box.median, box.p75, box.p95],
            itemStyle: { color: "transparent", borderColor: theme.family(codec.family), borderWidth: 1.6 },
          })),
          tooltip: {
            formatter: (/** @type {Hovered} */ hovered) =>
              tooltip(names[hovered.dataIndex], describe(rows[hovered.dataIndex].box, shown.unit)),
          },
        },
        {
          type: "scatter",
          silent: true,
          symbolSize: 6,
          data: rows.map(({ codec, value }, row) => ({
            value: [value, row],
            itemStyle: { color: theme.family(codec.family) },
          })),
        },
      ],
    },
  };
}

/**
 * @param {Box} box
 * @param {number} reference
 * @returns {Box}
 */
function divided(box, reference) {
  const by = (/** @type {number} */ value) => value / reference;
  return {
    standardDeviation: by(box.standardDeviation),
    min: by(box.min),
    p5: by(box.p5),
    p25: by(box.p25),
    median: by(box.median),
    p75: by(box.p75),
    p95: by(box.p95),
    max: by(box.max),
  };
}

/**
 * @param {Box} box
 * @param {"BYTES" | "NANOS" | "RATIO"} unit
 */
function describe(box, unit) {
  const shown = (/** @type {number} */ value) => figure(value, unit);
  return [
    `median ${shown(box.median)}`,
    `half of the messages: ${shown(box.p25)} to ${shown(box.p75)}`,
    `nine in ten: ${shown(box.p5)} to ${shown(box.p95)}`,
    `all: ${shown(box.min)} to ${shown(box.max)}`,
  ];
}
