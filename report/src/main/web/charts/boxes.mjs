/**
 * @import {Hovered, Option} from "./echarts.js"
 * @import {Figure, Shown} from "../data/choice.mjs"
 * @import {Box} from "../data/model.mjs"
 * @import {Mark} from "../data/pipeline.mjs"
 * @import {Canvas, Theme} from "./theme.mjs"
 */
import { figure } from "../data/format.mjs";
import { marked } from "../data/model.mjs";
import { axisEnds, needsLog } from "../data/scale.mjs";
import { commonOf, figureAxis, logGrid, nameAxis, nameWidth, ticksIn } from "./axes.mjs";
import { MARK_HEIGHT, markSeries } from "./mark.mjs";
import { tooltip } from "./tooltip.mjs";

const ROW = 26;

/**
 * What boxes are of.
 *
 * @typedef {Object} BoxStyle
 * @property {(box: Box) => [number, number]} whiskers
 * @property {boolean} mean whether a dot marks it
 * @property {(box: Box, shown: (value: number) => string) => string[]} describe
 * @property {Mark} [mark]
 */

/** @type {BoxStyle} How the sizes of single messages spread: nine in ten between the whiskers. */
export const MESSAGES = {
  whiskers: ({ p5, p95 }) => [p5, p95],
  mean: true,
  describe: (box, shown) => [
    `median ${shown(box.median)}`,
    `half of the messages: ${shown(box.p25)} to ${shown(box.p75)}`,
    `nine in ten: ${shown(box.p5)} to ${shown(box.p95)}`,
    `all: ${shown(box.min)} to ${shown(box.max)}`,
  ],
};

/** @type {BoxStyle} How the times of sets spread, of which there are few: all between the whiskers. */
export const SETS = {
  whiskers: ({ min, max }) => [min, max],
  mean: false,
  describe: (box, shown) => [
    `median of the sets ${shown(box.median)}`,
    `half of the sets: ${shown(box.p25)} to ${shown(box.p75)}`,
    `all: ${shown(box.min)} to ${shown(box.max)}`,
  ],
};

/**
 * A box from the first to the third quartile for each codec, with whiskers.
 *
 * @param {Shown} shown
 * @param {Canvas} canvas
 * @param {BoxStyle} style
 * @returns {{option: Option, height: number}}
 */
export function boxes(shown, { theme, width }, { whiskers, mean, describe, mark }) {
  const rows = shown.figures.flatMap((row) =>
    row.line.box ? [{ ...row, box: divided(row.line.box, shown.reference) }] : [],
  );
  const names = rows.map(({ codec }) => marked(codec));
  const room = nameWidth(names, width);
  const values = [...rows.flatMap(({ box }) => whiskers(box)), ...(mark ? [mark.value] : [])];
  const log = needsLog(values);
  const ends = { log, ...axisEnds(values, log) };
  const ticks = ticksIn(width - room);
  const top = mark ? MARK_HEIGHT : 2;
  return {
    height: rows.length * ROW + 28 + top,
    option: {
      ...commonOf(theme),
      grid: { left: room + 10, right: 16, top, bottom: 26 },
      xAxis: figureAxis(theme, shown.unit, ends, ticks),
      yAxis: nameAxis(theme, names, room),
      series: [
        ...logGrid(theme, shown.unit, ends, ticks, "x", 0),
        ...markSeries(mark, theme),
        {
          type: "boxplot",
          boxWidth: [8, 14],
          data: rows.map(({ codec, box }) => {
            const [low, high] = whiskers(box);
            return {
              value: [low, box.p25, box.median, box.p75, high],
              itemStyle: { color: "transparent", borderColor: theme.family(codec.family), borderWidth: 1.6 },
            };
          }),
          tooltip: {
            formatter: (/** @type {Hovered} */ hovered) =>
              tooltip(
                names[hovered.dataIndex],
                describe(rows[hovered.dataIndex].box, (value) => figure(value, shown.unit)),
              ),
          },
        },
        ...(mean ? [means(rows, theme)] : []),
      ],
    },
  };
}

/**
 * @param {Figure[]} rows
 * @param {Theme} theme
 */
function means(rows, theme) {
  return {
    type: "scatter",
    silent: true,
    symbolSize: 6,
    data: rows.map(({ codec, value }, row) => ({
      value: [value, row],
      itemStyle: { color: theme.family(codec.family) },
    })),
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
