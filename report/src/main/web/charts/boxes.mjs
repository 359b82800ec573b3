/**
 * @import {Option} from "./echarts.js"
 * @import {Figure, Shown} from "../data/choice.mjs"
 * @import {Box} from "../data/model.mjs"
 * @import {Mark} from "../data/pipeline.mjs"
 * @import {Canvas, Theme} from "./theme.mjs"
 */
import { figure } from "../data/format.mjs";
import { marked } from "../data/model.mjs";
import { axisEnds, needsLog } from "../data/scale.mjs";
import { boxPlot } from "./boxplot.mjs";

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
export function boxes({ figures, unit, reference }, canvas, { whiskers, mean, describe, mark }) {
  const rows = figures.flatMap((row) => (row.line.box ? [{ ...row, box: divided(row.line.box, reference) }] : []));
  const values = [...rows.flatMap(({ box }) => whiskers(box)), ...(mark ? [mark.value] : [])];
  const log = needsLog(values);
  return boxPlot(
    rows.map(({ codec, box }) => {
      const [low, high] = whiskers(box);
      return {
        name: marked(codec),
        colour: canvas.theme.family(codec.family),
        box: [low, box.p25, box.median, box.p75, high],
        words: describe(box, (value) => figure(value, unit)),
      };
    }),
    { unit, ends: { log, ...axisEnds(values, log) } },
    canvas,
    mark,
    mean ? [means(rows, canvas.theme)] : [],
  );
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
