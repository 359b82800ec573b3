/**
 * @import {Api, Hovered, Item, Option} from "./echarts.js"
 * @import {Moment} from "../data/machine.mjs"
 * @import {Window, Witnessed} from "../data/model.mjs"
 * @import {Canvas, Theme} from "./theme.mjs"
 */
import { ratio, tick } from "../data/format.mjs";
import { disturbedOf, elapsed, momentsOf, othersOf, outcomeOf, speedEnds, stepOf } from "../data/machine.mjs";
import { commonOf, figureAxis, ticksIn } from "./axes.mjs";
import { tooltip } from "./tooltip.mjs";

const GRID = { left: 58, right: 18, top: 26, bottom: 44 };
const HEIGHT = 220;

/** Narrower than this a window cannot be seen, in pixels. */
const NARROWEST = 3;

/** Windows of forks that count are darker. */
const OPACITY = { COUNTED: 0, VOID: 0.2, MARKED: 0.45 };

/**
 * The time of the reference work over the whole run, with the windows of disturbed forks.
 *
 * @param {Witnessed} witnessed
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function machineStrip(witnessed, { theme, width }) {
  const moments = momentsOf(witnessed);
  const windows = disturbedOf(witnessed);
  const ends = speedEnds(witnessed);
  const label = { color: theme.muted, hideOverlap: true, showMinLabel: false, showMaxLabel: false };
  const last = Math.max(1, ...moments.map(({ seconds }) => seconds));
  return {
    height: HEIGHT,
    option: {
      ...commonOf(theme),
      grid: GRID,
      xAxis: {
        ...figureAxis(theme, "COUNT", { log: false, min: 0, max: last }, 1),
        interval: stepOf(last, ticksIn(width - GRID.left - GRID.right)),
        splitLine: { show: false },
        axisLabel: { ...label, showMinLabel: true, formatter: elapsed },
        name: "time since the start →",
        nameLocation: "middle",
        nameGap: 26,
        nameTextStyle: { color: theme.muted, fontSize: 12 },
      },
      yAxis: {
        ...figureAxis(theme, "RATIO", ends, 4),
        axisLabel: { ...label, formatter: (/** @type {number} */ value) => tick(value, "RATIO") },
        name: "↑ slower",
        nameLocation: "end",
        nameGap: 10,
        nameTextStyle: { color: theme.muted, fontSize: 12, align: "left", padding: [0, 0, 0, -50] },
      },
      series: [shades(windows, ends.max, theme), ...limits(witnessed, last, theme), ...course(moments, theme)],
    },
  };
}

/**
 * @param {Window[]} windows
 * @param {number} top
 * @param {Theme} theme
 */
function shades(windows, top, theme) {
  return {
    type: "custom",
    z: 1,
    data: windows.map(({ startSeconds, endSeconds }) => [startSeconds, top, endSeconds]),
    encode: { x: [0, 2], y: 1 },
    renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
      const { startSeconds, endSeconds, state } = windows[item.dataIndex];
      const [from, to] = [api.coord([startSeconds, top])[0], api.coord([endSeconds, top])[0]];
      return {
        type: "rect",
        shape: { x: from, y: item.coordSys.y, width: Math.max(NARROWEST, to - from), height: item.coordSys.height },
        style: { fill: theme.warning, opacity: OPACITY[state] },
      };
    },
    tooltip: { formatter: (/** @type {Hovered} */ { dataIndex }) => described(windows[dataIndex]) },
  };
}

/**
 * The usual time, and how far from it a fork may be.
 *
 * @param {Witnessed} witnessed
 * @param {number} last
 * @param {Theme} theme
 */
function limits({ tolerance }, last, theme) {
  return [1 - tolerance, 1, 1 + tolerance].map((value) => ({
    type: "line",
    silent: true,
    z: 2,
    symbol: "none",
    data: [
      [0, value],
      [last, value],
    ],
    lineStyle: { color: theme.muted, width: 1, type: value === 1 ? "solid" : "dashed" },
    tooltip: { show: false },
  }));
}

/**
 * @param {Moment[]} moments
 * @param {Theme} theme
 */
function course(moments, theme) {
  const data = moments.map(({ seconds, value }) => [seconds, value]);
  return [
    {
      type: "line",
      silent: true,
      z: 3,
      symbol: "none",
      data,
      lineStyle: { color: theme.ink, width: 1, opacity: 0.5 },
      tooltip: { show: false },
    },
    {
      type: "scatter",
      z: 4,
      symbolSize: moments.length > 400 ? 3 : 5,
      data,
      itemStyle: { color: theme.ink },
      tooltip: { formatter: (/** @type {Hovered} */ { dataIndex }) => described(moments[dataIndex].fork) },
    },
  ];
}

/** @param {Window} fork */
function described(fork) {
  const outcome = outcomeOf(fork);
  const others = othersOf(fork);
  return tooltip(fork.codec, [
    `${fork.operations.join(", ")}, round ${fork.round}`,
    `${elapsed(fork.startSeconds)} to ${elapsed(fork.endSeconds)}`,
    `reference work ${ratio(fork.before)} before, ${ratio(fork.after)} after`,
    ...(others ? [`other programs took ${others} of the processors`] : []),
    ...(outcome ? [outcome] : []),
  ]);
}
