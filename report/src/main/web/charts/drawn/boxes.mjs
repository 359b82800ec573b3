/**
 * @import {Option} from "../echarts.js"
 * @import {Boxes} from "../../data/document.mjs"
 * @import {Canvas} from "../theme.mjs"
 */
import { endsOf } from "../../data/drawn.mjs";
import { quantity } from "../../data/format.mjs";
import { boxPlot } from "../boxplot.mjs";

/**
 * A box for each name, with whiskers to the least and the most.
 *
 * @param {Boxes} chart with at least one box
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function drawnBoxes({ boxes, unit, log }, canvas) {
  const shown = (/** @type {number} */ value) => quantity(value, unit);
  return boxPlot(
    boxes.map(({ name, min, q1, median, q3, max }) => ({
      name,
      colour: canvas.theme.series[0],
      box: [min, q1, median, q3, max],
      words: [
        `median ${shown(median)}`,
        `half of all: ${shown(q1)} to ${shown(q3)}`,
        `all: ${shown(min)} to ${shown(max)}`,
      ],
    })),
    {
      unit: "COUNT",
      ends: endsOf(
        boxes.flatMap(({ min, max }) => [min, max]),
        log,
        false,
      ),
    },
    canvas,
  );
}
