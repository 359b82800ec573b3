/**
 * @import {Theme} from "./theme.mjs"
 */
import { tick } from "../data/format.mjs";
import { FONT } from "./theme.mjs";

/**
 * What all charts have in common.
 *
 * @param {Theme} theme
 */
export function commonOf(theme) {
  return {
    animation: false,
    backgroundColor: "transparent",
    textStyle: { fontFamily: FONT, fontSize: 12, color: theme.ink },
    tooltip: {
      confine: true,
      transitionDuration: 0,
      backgroundColor: theme.paper,
      borderColor: theme.rule,
      textStyle: { color: theme.ink, fontFamily: FONT, fontSize: 12 },
    },
  };
}

/**
 * An axis of figures.
 *
 * @param {Theme} theme
 * @param {"BYTES" | "NANOS" | "RATIO"} unit
 * @param {boolean} log
 * @param {{min: number, max: number}} ends
 * @param {number} ticks how many there is room for
 */
export function figureAxis(theme, unit, log, ends, ticks) {
  return {
    type: log ? "log" : "value",
    ...ends,
    splitNumber: ticks,
    axisLine: { show: false },
    axisTick: { show: false },
    minorSplitLine: { show: false },
    splitLine: { lineStyle: { color: theme.rule, width: 1 } },
    axisLabel: {
      color: theme.muted,
      hideOverlap: true,
      showMinLabel: !log,
      showMaxLabel: false,
      formatter: (/** @type {number} */ value) => tick(value, unit),
    },
  };
}

/**
 * Names from top to bottom.
 *
 * @param {Theme} theme
 * @param {string[]} names
 * @param {number} width in pixels, beyond which a name is cut
 */
export function nameAxis(theme, names, width) {
  return {
    type: "category",
    inverse: true,
    data: names.map((value) => ({ value })),
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { color: theme.ink, interval: 0, width, overflow: "truncate", margin: 8, fontSize: 12 },
  };
}

/**
 * Room for the names of a chart with rows.
 *
 * @param {string[]} names
 * @param {number} width of the chart
 */
export function nameWidth(names, width) {
  const longest = Math.max(4, ...names.map((name) => [...name].length));
  return Math.min(longest * 6.6 + 6, width * 0.34, 180);
}
