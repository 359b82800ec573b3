/**
 * @import {Api, Hovered, Item} from "./echarts.js"
 * @import {Course, Dot, Meeting} from "../data/network.mjs"
 * @import {Theme} from "./theme.mjs"
 */
import { bandwidth, figure, rankOf } from "../data/format.mjs";
import { placeLabels } from "../data/labels.mjs";
import { pointSeries } from "./points.mjs";
import { FONT } from "./theme.mjs";
import { tooltip } from "./tooltip.mjs";

/** Letters of a crossing's label are as wide as this, in pixels. */
const LETTER = 6.2;

/**
 * What was measured of a codec.
 *
 * @param {Course} course
 * @param {"BYTES" | "NANOS" | "RATIO"} unit
 * @param {Theme} theme
 */
export function measured({ codec, dots, dim }, unit, theme) {
  return {
    ...pointSeries(dots, { colour: dim ? theme.muted : theme.family(codec.family), dim }, theme),
    tooltip: {
      formatter: (/** @type {Hovered} */ { dataIndex }) => tooltip(codec.name, describe(dots[dataIndex], unit)),
    },
  };
}

/**
 * @param {Dot} dot
 * @param {"BYTES" | "NANOS" | "RATIO"} unit
 */
function describe({ value, low, high, sample }, unit) {
  return [
    `${sample.link}: ${figure(value, unit)}${sample.place ? `, rank ${rankOf(sample.place)}` : ""}`,
    ...(low !== undefined && high !== undefined ? [`95 % interval ${figure(low, unit)} to ${figure(high, unit)}`] : []),
    ...(sample.predicted === undefined ? [] : [`predicted ${figure(sample.predicted, "NANOS")}`]),
  ];
}

/**
 * Rings where lines cross, with the bandwidth beside them where there is room.
 *
 * @param {Meeting[]} meetings
 * @param {Theme} theme
 */
export function crossings(meetings, theme) {
  if (meetings.length === 0) {
    return [];
  }
  return [
    {
      type: "custom",
      z: 5,
      data: meetings.map(({ at, value }) => [at, value]),
      renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
        const places = placeLabels(
          meetings.map((meeting) => {
            const [x, y] = api.coord([meeting.at, meeting.value]);
            return { x, y, top: y, bottom: y, width: bandwidth(meeting.bitsPerSecond).length * LETTER };
          }),
          areaOf(item),
        );
        return ring(meetings[item.dataIndex], places[item.dataIndex], api, theme);
      },
      tooltip: {
        formatter: (/** @type {Hovered} */ { dataIndex }) => {
          const { one, other, bitsPerSecond, extrapolated } = meetings[dataIndex];
          return tooltip(`${one.name} and ${other.name}`, [
            `cross at ${bandwidth(bitsPerSecond)}, by the model${extrapolated ? ", beyond what was measured" : ""}`,
          ]);
        },
      },
    },
  ];
}

/** @param {Item} item */
function areaOf({ coordSys: { x, y, width, height } }) {
  return { left: x, right: x + width, top: y, bottom: y + height };
}

/**
 * @param {Meeting} meeting
 * @param {import("../data/labels.mjs").LabelPlace | undefined} label
 * @param {Api} api
 * @param {Theme} theme
 */
function ring({ at, value, bitsPerSecond }, label, api, theme) {
  const [cx, cy] = api.coord([at, value]);
  const text = label && {
    type: "text",
    style: {
      text: bandwidth(bitsPerSecond),
      x: label.x,
      y: label.y,
      align: label.align,
      verticalAlign: "middle",
      fill: theme.ink,
      stroke: theme.paper,
      lineWidth: 3,
      font: `11px ${FONT}`,
    },
  };
  return {
    type: "group",
    children: [
      { type: "circle", shape: { cx, cy, r: 6 }, style: { fill: "transparent", stroke: theme.ink, lineWidth: 1.5 } },
      ...(text ? [text] : []),
    ],
  };
}

/**
 * The label of the place at which links without a limit stand.
 *
 * @param {number | undefined} at
 * @param {Theme} theme
 */
export function noLimit(at, theme) {
  if (at === undefined) {
    return [];
  }
  return [
    {
      type: "custom",
      silent: true,
      clip: false,
      z: 0,
      data: [[at, 1]],
      tooltip: { show: false },
      renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
        const { y, height } = item.coordSys;
        const x = api.coord([at, 1])[0];
        return {
          type: "group",
          children: [
            {
              type: "line",
              shape: { x1: x, x2: x, y1: y, y2: y + height },
              style: { stroke: theme.rule, lineWidth: 1, lineDash: [4, 3] },
            },
            {
              type: "text",
              style: {
                text: "no limit",
                x,
                y: y + height + 9,
                align: "center",
                verticalAlign: "top",
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
