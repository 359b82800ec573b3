/**
 * @import {Api, Item} from "./echarts.js"
 * @import {Theme} from "./theme.mjs"
 *
 * Where an axis of figures begins and ends, and how.
 * @typedef {{log: boolean, min: number, max: number}} Ends
 *
 * What is at an axis; `TAIL` is how many messages stand for one beyond a percentile.
 * @typedef {"BYTES" | "NANOS" | "COUNT" | "RATIO" | "TAIL"} Unit
 */
import { tick } from "../data/format.mjs";
import { logTicks } from "../data/scale.mjs";
import { drawable, FONT } from "./theme.mjs";

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
 * An axis of figures. A logarithmic one has its lines and labels from {@link logGrid}.
 *
 * @param {Theme} theme
 * @param {Unit} unit
 * @param {Ends} ends
 * @param {number} ticks how many there is room for
 */
export function figureAxis(theme, unit, { log, min, max }, ticks) {
  return {
    type: log ? "log" : "value",
    min,
    max,
    splitNumber: ticks,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: !log, lineStyle: { color: theme.rule, width: 1 } },
    axisLabel: {
      show: !log,
      color: theme.muted,
      hideOverlap: true,
      showMaxLabel: false,
      formatter: (/** @type {number} */ value) => tick(value, unit),
    },
  };
}

/**
 * Lines and labels at round values, for the chart library knows powers of ten only; nothing for a linear axis.
 *
 * @param {Theme} theme
 * @param {Unit} unit
 * @param {Ends} ends
 * @param {number} room how many labels fit
 * @param {"x" | "y"} direction
 * @param {number} other any value of the other axis
 */
export function logGrid(theme, unit, ends, room, direction, other) {
  if (!ends.log) {
    return [];
  }
  const ticks = logTicks(ends, room);
  return [
    {
      type: "custom",
      silent: true,
      z: 0,
      clip: false,
      data: ticks.map((tick) => (direction === "x" ? [tick, other] : [other, tick])),
      tooltip: { show: false },
      renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
        const { x, y, width, height } = item.coordSys;
        const at = api.coord([api.value(0), api.value(1)]);
        const across = direction === "x";
        return {
          type: "group",
          children: [
            {
              type: "line",
              shape: across
                ? { x1: at[0], x2: at[0], y1: y, y2: y + height }
                : { x1: x, x2: x + width, y1: at[1], y2: at[1] },
              style: { stroke: theme.rule, lineWidth: 1 },
            },
            {
              type: "text",
              style: {
                text: tick(ticks[item.dataIndex], unit),
                x: across ? at[0] : x - 8,
                y: across ? y + height + 9 : at[1],
                align: across ? "center" : "right",
                verticalAlign: across ? "top" : "middle",
                fill: theme.muted,
                font: `12px ${FONT}`,
              },
            },
          ],
        };
      },
    },
  ];
}

/**
 * How many labels fit below an axis.
 *
 * @param {number} width of the axis in pixels
 */
export function ticksIn(width) {
  return Math.max(2, Math.floor(width / 64));
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
    // Numbers, not names: the chart library keeps categories in plain objects, where "__proto__" is no key of its own.
    data: names.map((_, row) => row),
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: {
      color: theme.ink,
      interval: 0,
      width,
      overflow: "truncate",
      margin: 8,
      fontSize: 12,
      formatter: (/** @type {string} */ _, /** @type {number} */ row) => drawable(names[row]),
    },
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
  return Math.min(longest * 6.6 + 6, width * 0.34, 220);
}
