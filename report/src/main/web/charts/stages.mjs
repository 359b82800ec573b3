/**
 * @import {Api, Hovered, Item, Option} from "./echarts.js"
 * @import {Staged} from "../data/stages.mjs"
 * @import {Canvas, Theme} from "./theme.mjs"
 */
import { figure } from "../data/format.mjs";
import { marked } from "../data/model.mjs";
import { axisEnds } from "../data/scale.mjs";
import { STAGES } from "../data/stages.mjs";
import { commonOf, figureAxis, nameAxis, nameWidth, ticksIn } from "./axes.mjs";
import { tooltip } from "./tooltip.mjs";

const ROW = 44;
const BAR = 13;

/**
 * Two stacked bars per codec, serialize above deserialize, each of its two stages; a tick shows the whole operation as
 * it was timed by itself.
 *
 * @param {Staged[]} staged
 * @param {"NANOS" | "RATIO"} unit
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function stageBars(staged, unit, { theme, width }) {
  const names = staged.map(({ codec }) => marked(codec));
  const room = nameWidth(names, width);
  const values = staged.flatMap(({ whole, parts }) => [...whole.map((value) => value ?? 0), ...parts.map(sum)]);
  return {
    height: staged.length * ROW + 30,
    option: {
      ...commonOf(theme),
      grid: { left: room + 10, right: 16, top: 2, bottom: 26 },
      xAxis: figureAxis(theme, unit, { log: false, ...axisEnds(values, false) }, ticksIn(width - room)),
      yAxis: nameAxis(theme, names, room),
      series: [
        {
          type: "custom",
          data: staged.map((one, row) => [Math.max(...one.parts.map(sum)), row]),
          encode: { x: 0, y: 1 },
          renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => ({
            type: "group",
            children: STAGES.flatMap((_, side) => bar(staged[item.dataIndex], side, theme, item, api)),
          }),
          tooltip: {
            formatter: (/** @type {Hovered} */ hovered) =>
              tooltip(names[hovered.dataIndex], describe(staged[hovered.dataIndex], unit)),
          },
        },
      ],
    },
  };
}

/** @param {(number | undefined)[]} parts */
function sum(parts) {
  return parts.reduce((/** @type {number} */ total, part) => total + (part ?? 0), 0);
}

/**
 * @param {Staged} staged
 * @param {number} side 0 for serialize, 1 for deserialize
 * @param {Theme} theme
 * @param {Item} item
 * @param {Api} api
 */
function bar({ whole, parts }, side, theme, item, api) {
  const row = item.dataIndex;
  const middle = api.coord([0, row])[1] + (side === 0 ? -1 : 1) * (BAR / 2 + 1);
  const at = (/** @type {number} */ value) => api.coord([value, row])[0];
  let from = 0;
  const boxes = parts[side].map((part, index) => {
    const start = from;
    from += part ?? 0;
    return {
      type: "rect",
      shape: { x: at(start), y: middle - BAR / 2, width: at(from) - at(start), height: BAR },
      style: { fill: theme.stages[side * 2 + index] },
    };
  });
  const end = whole[side];
  const mark =
    end === undefined
      ? []
      : [
          {
            type: "line",
            shape: { x1: at(end), y1: middle - BAR / 2 - 2, x2: at(end), y2: middle + BAR / 2 + 2 },
            style: { stroke: theme.ink, lineWidth: 2 },
          },
        ];
  return [...boxes, ...mark];
}

/**
 * @param {Staged} staged
 * @param {"NANOS" | "RATIO"} unit
 */
function describe({ whole, parts }, unit) {
  const shown = (/** @type {number | undefined} */ value) =>
    value === undefined ? "not measured" : figure(value, unit);
  return STAGES.flatMap((stage, side) => [
    `${stage.whole}: ${shown(whole[side])}`,
    ...stage.parts.map((part, index) => `– ${part}: ${shown(parts[side][index])}`),
  ]);
}
