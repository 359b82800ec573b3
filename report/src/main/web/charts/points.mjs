/**
 * @import {Api, Item} from "./echarts.js"
 * @import {Theme} from "./theme.mjs"
 *
 * @typedef {{at: number, value: number, low?: number, high?: number}} Spot
 */
import { DIMMED } from "./theme.mjs";

/**
 * Points with their intervals; dim ones are there for comparison only.
 *
 * @param {Spot[]} spots
 * @param {{colour: string, dim: boolean}} look
 * @param {Theme} theme
 */
export function pointSeries(spots, { colour, dim }, theme) {
  return {
    type: "custom",
    z: dim ? 2 : 4,
    data: spots.map(({ at, value }) => [at, value]),
    renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
      const { at, value, low, high } = spots[item.dataIndex];
      const [x, y] = api.coord([at, value]);
      const { y: top, height } = item.coordSys;
      const within = (/** @type {number} */ pixel) => Math.min(top + height, Math.max(top, pixel));
      const whisker =
        dim || low === undefined || high === undefined
          ? []
          : [
              {
                type: "line",
                shape: { x1: x, x2: x, y1: within(api.coord([at, low])[1]), y2: within(api.coord([at, high])[1]) },
                style: { stroke: theme.ink, lineWidth: 1.2 },
              },
            ];
      return {
        type: "group",
        children: [
          ...whisker,
          {
            type: "circle",
            shape: { cx: x, cy: y, r: dim ? 2 : 4 },
            style: { fill: colour, opacity: dim ? DIMMED : 1 },
          },
        ],
      };
    },
  };
}
