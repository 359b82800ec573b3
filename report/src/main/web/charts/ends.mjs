/**
 * @import {Api, Item} from "./echarts.js"
 * @import {Series} from "../data/series.mjs"
 * @import {Theme} from "./theme.mjs"
 */
import { marked } from "../data/model.mjs";
import { spreadOut } from "../data/scale.mjs";
import { drawable, FONT } from "./theme.mjs";

/** More lines than this are not labelled at their ends. */
const LABELLED = 20;

const LABEL_HEIGHT = 13;
const LABEL_WIDTH = 108;
const LEADER = 20;

/**
 * Room for the names at the right of a chart.
 *
 * @param {Series[]} series
 * @param {number} width of the chart in pixels
 */
export function endRoom(series, width) {
  return isLabelled(series) ? nameRoom(width) + LEADER + 4 : 16;
}

/** @param {number} width */
function nameRoom(width) {
  return Math.min(LABEL_WIDTH, width * 0.24);
}

/** @param {Series[]} series */
function isLabelled(series) {
  return series.length > 0 && series.length <= LABELLED;
}

/**
 * Names behind the ends of the lines, each with a stroke to its line; nothing where there are too many.
 *
 * @param {Series[]} series
 * @param {number} chartWidth in pixels
 * @param {Theme} theme
 */
export function endLabels(series, chartWidth, theme) {
  if (!isLabelled(series)) {
    return [];
  }
  const width = nameRoom(chartWidth);
  return [
    {
      type: "custom",
      silent: true,
      clip: false,
      tooltip: { show: false },
      data: [series[0].points[0]],
      renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
        const ends = series.map(({ points }) => api.coord(points[points.length - 1]));
        const bottom = item.coordSys.y + item.coordSys.height;
        const places = spreadOut(
          ends.map(([, y]) => y),
          LABEL_HEIGHT,
          bottom,
        );
        const left = item.coordSys.x + item.coordSys.width + LEADER;
        return {
          type: "group",
          children: series.flatMap(({ codec }, index) => [
            {
              type: "line",
              shape: { x1: ends[index][0] + 2, y1: ends[index][1], x2: left - 3, y2: places[index] },
              style: { stroke: theme.family(codec.family), lineWidth: 1, opacity: 0.6 },
            },
            {
              type: "text",
              style: {
                text: drawable(marked(codec)),
                x: left,
                y: places[index],
                verticalAlign: "middle",
                fill: theme.ink,
                font: `11px ${FONT}`,
                width,
                overflow: "truncate",
              },
            },
          ]),
        };
      },
    },
  ];
}
