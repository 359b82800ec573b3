/**
 * @import {Option} from "./echarts.js"
 * @import {Course} from "../data/network.mjs"
 * @import {Canvas} from "./theme.mjs"
 */
import { axisEnds } from "../data/scale.mjs";
import { measured } from "./courses.mjs";
import { endLabels, endRoom } from "./ends.mjs";
import { plane, QUIET, stroke } from "./plane.mjs";
import { traceOf } from "./trace.mjs";

/**
 * A figure against a parameter: points with their intervals, joined by lines. Both axes are linear, so that a straight
 * line is straight, unless the parameter goes over powers of ten.
 *
 * @param {Course[]} courses at least one
 * @param {"BYTES" | "NANOS" | "RATIO"} unit
 * @param {string} parameter
 * @param {Canvas} canvas
 * @param {boolean} log whether both axes are logarithmic
 * @returns {{option: Option, height: number}}
 */
export function growthLines(courses, unit, parameter, canvas, log = false) {
  const traces = courses.map((course) => traceOf(course, canvas.theme));
  const bright = traces.filter(({ dim }) => !dim);
  const ends = (/** @type {number[]} */ values) => ({ log, ...axisEnds(values, log) });
  const { height, option, grid } = plane(
    { unit: "COUNT", ends: ends(courses.flatMap(({ dots }) => dots.map(({ at }) => at))), name: parameter },
    { unit, ends: ends(courses.flatMap(({ dots }) => dots.map(({ value }) => value))) },
    endRoom(bright, canvas.width),
    canvas,
  );
  return {
    height,
    option: {
      ...option,
      tooltip: { ...option.tooltip, trigger: "item" },
      series: [
        ...traces.map((trace, index) => ({ ...stroke(trace, index, canvas.theme), ...QUIET })),
        ...grid,
        ...courses.map((course) => measured(course, unit, canvas.theme)),
        ...endLabels(bright, canvas.width, canvas.theme),
      ],
    },
  };
}
