/**
 * @import {Api, Item} from "./echarts.js"
 * @import {Bracket} from "../data/brackets.mjs"
 * @import {Theme} from "./theme.mjs"
 */

/** From one bracket to the next, in pixels. */
export const LANE_WIDTH = 9;

/**
 * A line beside the bars for each set of ties, with a dot at each of its members.
 *
 * @param {Bracket[]} brackets
 * @param {number} gap from the bars' area to the first line, in pixels
 * @param {Theme} theme
 */
export function bracketSeries(brackets, gap, theme) {
  return {
    type: "custom",
    silent: true,
    data: brackets.map(({ first, last }) => [first, last]),
    encode: { y: [0, 1] },
    renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
      const { lane, rows } = brackets[item.dataIndex];
      const x = item.coordSys.x + item.coordSys.width + gap + lane * LANE_WIDTH;
      const at = rows.map((row) => api.coord([1, row])[1]);
      const line = {
        type: "line",
        shape: { x1: x, y1: at[0], x2: x, y2: at[at.length - 1] },
        style: { stroke: theme.muted, lineWidth: 1.5 },
      };
      const members = at.map((cy) => ({ type: "circle", shape: { cx: x, cy, r: 2.6 }, style: { fill: theme.muted } }));
      return { type: "group", children: [line, ...members] };
    },
  };
}
