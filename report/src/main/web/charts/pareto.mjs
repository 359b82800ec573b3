/**
 * @import {Api, Item, Option} from "./echarts.js"
 * @import {Shown} from "../data/choice.mjs"
 * @import {Point} from "../data/front.mjs"
 * @import {LabelPlace} from "../data/labels.mjs"
 * @import {Front, Runtime} from "../data/model.mjs"
 * @import {Ends} from "./axes.mjs"
 * @import {Canvas, Theme} from "./theme.mjs"
 */
import { frontsOf, pointsOf, reachOf } from "../data/front.mjs";
import { placeLabels } from "../data/labels.mjs";
import { clocked } from "../data/model.mjs";
import { axisEnds, needsLog, SCATTER_LOGARITHMIC_FROM } from "../data/scale.mjs";
import { commonOf, figureAxis, logGrid, ticksIn } from "./axes.mjs";
import { dots, labelWidth } from "./dots.mjs";
import { DIMMED } from "./theme.mjs";

const GRID = { left: 58, right: 18, top: 26, bottom: 44 };
const TICKS_UP = 6;

/**
 * Size to the right, time upwards: the nearer to the lower left corner, the better. Codecs that do not
 * stand out are dimmed.
 *
 * @param {Front} front
 * @param {Shown} sizes
 * @param {Shown} times
 * @param {Set<string> | undefined} bright what stands out of a crowd
 * @param {Runtime[]} runtimes by which marks are told apart
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number, front: number, runtimes: number}} how many points the longest front has, and
 *     how many runtimes there are, too
 */
export function pareto(front, sizes, times, bright, runtimes, { theme, width }) {
  const points = pointsOf(front, sizes, times, bright);
  const fronts = frontsOf(points);
  const height = Math.round(Math.min(430, Math.max(320, width * 0.66)));
  const horizontal = axis(points.map(({ size }) => size.value));
  const vertical = axis(points.flatMap(({ time }) => Object.values(reachOf(time))));
  const ticks = ticksIn(width - GRID.left - GRID.right);
  // In a crowd the others are told by their tooltips and by the table.
  const named = bright ? points.filter(({ faint }) => !faint) : points;
  const labels = labelsOf(named, horizontal, vertical, { width, height });
  return {
    height,
    front: Math.max(0, ...fronts.map((stairs) => stairs.length)),
    runtimes: fronts.length,
    option: {
      ...commonOf(theme),
      grid: GRID,
      xAxis: {
        ...figureAxis(theme, sizes.unit, horizontal, ticks),
        name: `mean size${sizes.unit === "RATIO" ? ", as ratio" : " in bytes"} →`,
        nameLocation: "middle",
        nameGap: 26,
        nameTextStyle: { color: theme.muted, fontSize: 12 },
      },
      yAxis: {
        ...figureAxis(theme, times.unit, vertical, TICKS_UP),
        name: `↑ ${clocked(front.measure, times.measure)}`,
        nameLocation: "end",
        nameGap: 10,
        nameTextStyle: { color: theme.muted, fontSize: 12, align: "left", padding: [0, 0, 0, -50] },
      },
      series: [
        ...logGrid(theme, sizes.unit, horizontal, ticks, "x", vertical.max),
        ...logGrid(theme, times.unit, vertical, TICKS_UP, "y", horizontal.max),
        ...fronts.map((stairs) => staircase(stairs, theme)),
        whiskers(points, theme),
        dots(points, labels, theme, { size: sizes.unit, time: times.unit }, runtimes),
      ],
    },
  };
}

/**
 * @param {number[]} values
 * @returns {Ends}
 */
function axis(values) {
  const log = needsLog(values, SCATTER_LOGARITHMIC_FROM);
  const { min, max } = axisEnds(values, log);
  // Room for a label beyond the last point.
  return { log, min, max: max * (log ? 1.12 : 1.05) };
}

/**
 * Where the labels stand, relative to their points.
 *
 * @param {Point[]} points
 * @param {Ends} horizontal
 * @param {Ends} vertical
 * @param {{width: number, height: number}} size of the chart in pixels
 * @returns {(LabelPlace | undefined)[]}
 */
function labelsOf(points, horizontal, vertical, { width, height }) {
  const across = pixels(horizontal, GRID.left, width - GRID.right);
  const up = pixels(vertical, height - GRID.bottom, GRID.top);
  const placed = points.map((point) => ({
    x: across(point.size.value),
    y: up(point.time.value),
    top: up(reachOf(point.time).high),
    bottom: up(reachOf(point.time).low),
    width: labelWidth(point),
  }));
  // The name of the axis stands above the grid.
  const area = { left: GRID.left + 2, right: width - 4, top: GRID.top - 4, bottom: height - GRID.bottom };
  return placeLabels(placed, area).map(
    (place, index) => place && { ...place, x: place.x - placed[index].x, y: place.y - placed[index].y },
  );
}

/**
 * @param {Ends} axis
 * @param {number} from pixel of the axis's least value
 * @param {number} to pixel of its greatest
 */
function pixels({ log, min, max }, from, to) {
  const scale = log ? Math.log : (/** @type {number} */ value) => value;
  return (/** @type {number} */ value) =>
    from + ((to - from) * (scale(value) - scale(min))) / (scale(max) - scale(min));
}

/**
 * Nothing of its runtime lies below it.
 *
 * @param {Point[]} front
 * @param {Theme} theme
 */
function staircase(front, theme) {
  return {
    type: "line",
    step: "end",
    silent: true,
    symbol: "none",
    z: 1,
    data: front.map(({ size, time }) => [size.value, time.value]),
    lineStyle: { color: theme.muted, width: 1, type: "dashed", opacity: 0.8 },
  };
}

/**
 * @param {Point[]} points
 * @param {Theme} theme
 */
function whiskers(points, theme) {
  return {
    type: "custom",
    silent: true,
    clip: true,
    z: 2,
    data: points.map(({ size, time }) => [size.value, time.value]),
    renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
      const { size, time, faint } = points[item.dataIndex];
      if (time.low === undefined || time.high === undefined) {
        return { type: "group", children: [] };
      }
      const [x, high] = api.coord([size.value, time.high]);
      const low = api.coord([size.value, time.low])[1];
      return {
        type: "line",
        shape: { x1: x, y1: high, x2: x, y2: low },
        style: { stroke: theme.family(size.codec.family), lineWidth: 1.5, opacity: faint ? DIMMED : 0.8 },
      };
    },
  };
}
