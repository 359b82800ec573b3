/**
 * @import {Option} from "./echarts.js"
 * @import {Courses} from "../data/network.mjs"
 * @import {Canvas} from "./theme.mjs"
 * @import {Trace} from "./trace.mjs"
 */
import { axisEnds } from "../data/scale.mjs";
import { crossings, measured, noLimit } from "./courses.mjs";
import { endLabels, endRoom } from "./ends.mjs";
import { plane, QUIET, stroke } from "./plane.mjs";
import { traceOf } from "./trace.mjs";

/**
 * Time against bandwidth, both logarithmic: predicted lines, measured points with their intervals, rings where lines
 * cross.
 *
 * @param {Courses} shown at least one
 * @param {{to: number, unlimited: number | undefined}} span of the bandwidths
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function bandwidthLines({ unit, courses, meetings }, span, canvas) {
  const traces = courses.map((course) => traceOf(course, canvas.theme));
  const bright = traces.filter(({ dim }) => !dim);
  const xs = courses.flatMap(({ points, dots }) => [...points.map(([x]) => x), ...dots.map(({ at }) => at)]);
  const ys = courses.flatMap(({ points, dots }) => [...points.map(([, y]) => y), ...dots.map(({ value }) => value)]);
  const across = { log: true, min: Math.min(...xs), max: Math.max(...xs) * 1.15 };
  const { height, option, grid } = plane(
    { unit: "COUNT", ends: across, name: "bit/s in each direction", last: span.to },
    { unit, ends: { log: true, ...axisEnds(ys, true) } },
    endRoom(bright, canvas.width),
    canvas,
  );
  return {
    height: height + 40,
    option: {
      ...option,
      tooltip: { ...option.tooltip, trigger: "item" },
      series: [
        ...traces.map((trace, index) => ({ ...stroke(trace, index, canvas.theme), ...QUIET })),
        ...grid,
        ...courses.map((course) => measured(course, unit, canvas.theme)),
        ...crossings(meetings, canvas.theme),
        ...noLimit(span.unlimited, canvas.theme),
        ...endLabels(bright.map(atTheRight), canvas.width, canvas.theme),
      ],
    },
  };
}

/** @param {Trace} trace */
function atTheRight(trace) {
  return { ...trace, points: trace.points.slice(-1) };
}
