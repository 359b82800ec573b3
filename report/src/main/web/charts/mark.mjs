/**
 * @import {Api, Item} from "./echarts.js"
 * @import {Mark} from "../data/pipeline.mjs"
 * @import {Theme} from "./theme.mjs"
 */
import { drawable, FONT } from "./theme.mjs";

/** Room above the rows for a mark's label, in pixels. */
export const MARK_HEIGHT = 20;

/** Labels are cut beyond this. */
const LABEL_WIDTH = 150;

/**
 * A reference as a line through all rows, labelled above them; nothing where there is none.
 *
 * @param {Mark | undefined} mark
 * @param {Theme} theme
 */
export function markSeries(mark, theme) {
  if (!mark) {
    return [];
  }
  return [
    {
      type: "custom",
      silent: true,
      clip: false,
      z: 1,
      data: [[mark.value, 0]],
      tooltip: { show: false },
      renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
        const { x: left, y, width, height } = item.coordSys;
        const x = api.coord([mark.value, 0])[0];
        const toTheLeft = x > left + width / 2;
        return {
          type: "group",
          children: [
            {
              type: "line",
              shape: { x1: x, y1: y - 4, x2: x, y2: y + height },
              style: { stroke: theme.ink, lineWidth: 1.2, lineDash: [4, 3] },
            },
            {
              type: "text",
              style: {
                text: drawable(mark.label),
                x: toTheLeft ? x + 2 : x - 2,
                y: y - 12,
                align: toTheLeft ? "right" : "left",
                verticalAlign: "middle",
                fill: theme.muted,
                font: `12px ${FONT}`,
                width: LABEL_WIDTH,
                overflow: "truncate",
              },
            },
          ],
        };
      },
    },
  ];
}
