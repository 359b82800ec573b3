/**
 * @import {Api, Item} from "./echarts.js"
 * @import {Theme} from "./theme.mjs"
 * @import {Trace} from "./trace.mjs"
 */
import { spreadOut } from "../data/scale.mjs";
import { drawable, FONT } from "./theme.mjs";

/** More lines than this are not labelled at their ends. */
const LABELLED = 20;

const LABEL_HEIGHT = 13;
/** Room that a name has at least, and at most where it needs more, in pixels. */
const LABEL_WIDTH = { least: 108, most: 180 };

const LETTER = 6;
const LEADER = 20;

/**
 * Room for the names at the right of a chart.
 *
 * @param {Trace[]} traces
 * @param {number} width of the chart in pixels
 */
export function endRoom(traces, width) {
  return isLabelled(traces) ? nameRoom(traces, width) + LEADER + 4 : 16;
}

/**
 * @param {Trace[]} traces
 * @param {number} width of the chart in pixels
 */
function nameRoom(traces, width) {
  const longest = Math.max(...traces.map(({ name }) => [...name].length)) * LETTER;
  return Math.min(Math.max(LABEL_WIDTH.least, longest), LABEL_WIDTH.most, width * 0.24);
}

/** @param {Trace[]} traces */
function isLabelled(traces) {
  return traces.length > 0 && traces.length <= LABELLED;
}

/**
 * Names behind the ends of the lines, each with a stroke to its line; nothing where there are too many.
 *
 * @param {Trace[]} traces
 * @param {number} chartWidth in pixels
 * @param {Theme} theme
 */
export function endLabels(traces, chartWidth, theme) {
  if (!isLabelled(traces)) {
    return [];
  }
  const width = nameRoom(traces, chartWidth);
  return [
    {
      type: "custom",
      silent: true,
      clip: false,
      tooltip: { show: false },
      data: [traces[0].points[0]],
      renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
        const ends = traces.map(({ points }) => api.coord(points[points.length - 1]));
        const bottom = item.coordSys.y + item.coordSys.height;
        const places = spreadOut(
          ends.map(([, y]) => y),
          LABEL_HEIGHT,
          bottom,
        );
        const left = item.coordSys.x + item.coordSys.width + LEADER;
        return {
          type: "group",
          children: traces.flatMap(({ name, colour }, index) => [
            {
              type: "line",
              shape: { x1: ends[index][0] + 2, y1: ends[index][1], x2: left - 3, y2: places[index] },
              style: { stroke: colour, lineWidth: 1, opacity: 0.6 },
            },
            {
              type: "text",
              style: {
                text: drawable(name),
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
