/**
 * @import {Ends, Unit} from "./axes.mjs"
 * @import {Canvas, Theme} from "./theme.mjs"
 * @import {Trace} from "./trace.mjs"
 *
 * An axis of a plane; `last` is where its labels end, if before the axis does.
 * @typedef {{unit: Unit, ends: Ends, name?: string, last?: number}} Direction
 */
import { commonOf, figureAxis, logGrid, ticksIn } from "./axes.mjs";

const LEFT = 58;

/** Room for the name of what goes upward, in pixels. */
const NAME_HEIGHT = 22;

const DASHES = ["solid", [6, 3], [2, 3], [10, 3, 2, 3]];

/** For lines that say nothing by themselves: their points do. */
export const QUIET = { silent: true, showSymbol: false, tooltip: { show: false } };

/**
 * Two axes of figures with their grid, for lines.
 *
 * @param {Direction} across
 * @param {Direction} up
 * @param {number} right room beside it, in pixels
 * @param {Canvas} canvas
 */
export function plane(across, up, right, { theme, width }) {
  const ticks = ticksIn(width - LEFT - right);
  const labels = { ...across.ends, max: across.last ?? across.ends.max };
  const top = up.name ? NAME_HEIGHT : 0;
  return {
    height: top + Math.round(Math.min(420, Math.max(300, width * 0.6))),
    option: {
      ...commonOf(theme),
      grid: { left: LEFT, right, top: top + 14, bottom: 44 },
      xAxis: {
        ...figureAxis(theme, across.unit, across.ends, ticks),
        name: `${across.name} →`,
        nameTruncate: { maxWidth: width - LEFT - right, ellipsis: "…" },
        nameLocation: "middle",
        nameGap: 26,
        nameTextStyle: { color: theme.muted, fontSize: 12 },
        splitLine: { show: false },
        axisPointer: { label: { show: false }, lineStyle: { color: theme.muted, width: 1 } },
      },
      yAxis: { ...figureAxis(theme, up.unit, up.ends, 5), ...(up.name ? nameAbove(up.name, width, theme) : {}) },
    },
    grid: [
      ...logGrid(theme, across.unit, labels, ticks, "x", up.ends.max),
      ...logGrid(theme, up.unit, up.ends, 6, "y", across.ends.max),
    ],
  };
}

/**
 * @param {string} name
 * @param {number} width of the chart in pixels
 * @param {Theme} theme
 */
function nameAbove(name, width, theme) {
  return {
    name: `↑ ${name}`,
    nameLocation: "end",
    nameGap: 12,
    nameTextStyle: { color: theme.muted, fontSize: 12, align: "left", padding: [0, 0, 0, -LEFT] },
    nameTruncate: { maxWidth: width - 16, ellipsis: "…" },
  };
}

/**
 * A line without its points, unless it has only one.
 *
 * @param {Trace} trace
 * @param {number} index
 * @param {Theme} theme
 */
export function stroke({ colour: own, points, dim }, index, theme) {
  const colour = dim ? theme.muted : own;
  return {
    type: "line",
    data: points,
    z: dim ? 1 : 2,
    showSymbol: points.length === 1,
    symbolSize: 6,
    lineStyle: {
      color: colour,
      width: dim ? 1 : 1.6,
      opacity: dim ? 0.35 : 1,
      type: dim ? "solid" : DASHES[index % DASHES.length],
    },
    itemStyle: { color: colour },
    emphasis: { focus: "series", lineStyle: { width: 3 } },
    blur: { lineStyle: { opacity: 0.2 } },
  };
}
