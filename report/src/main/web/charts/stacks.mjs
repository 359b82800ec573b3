/**
 * @import {Api, Hovered, Item, Option} from "./echarts.js"
 * @import {Stacked} from "../data/pipeline.mjs"
 * @import {Canvas} from "./theme.mjs"
 */
import { figure } from "../data/format.mjs";
import { sum } from "../data/pipeline.mjs";
import { axisEnds } from "../data/scale.mjs";
import { commonOf, figureAxis, nameAxis, nameWidth, ticksIn } from "./axes.mjs";
import { FONT } from "./theme.mjs";
import { tooltip } from "./tooltip.mjs";

const ROW = 26;
const BAR = 15;
const VALUE_WIDTH = 62;

/**
 * One stacked bar per row, with the figure of the whole behind it.
 *
 * @param {Stacked} stacked
 * @param {(name: string) => number} colour number of a part's
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function stackBars({ names, unit, stacks }, colour, { theme, width }) {
  const labels = stacks.map(({ label }) => label);
  const room = nameWidth(labels, width);
  const right = VALUE_WIDTH + 6;
  const totals = stacks.map(({ parts }) => sum(parts));
  return {
    height: stacks.length * ROW + 30,
    option: {
      ...commonOf(theme),
      grid: { left: room + 10, right, top: 2, bottom: 26 },
      xAxis: figureAxis(theme, unit, { log: false, ...axisEnds(totals, false) }, ticksIn(width - room - right)),
      yAxis: nameAxis(theme, labels, room),
      series: [
        {
          type: "custom",
          data: totals.map((total, row) => [total, row]),
          encode: { x: 0, y: 1 },
          renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => ({
            type: "group",
            children: [
              ...boxes(stacks[item.dataIndex].parts, item.dataIndex, api).map((shape, part) => ({
                type: "rect",
                shape,
                style: { fill: theme.phases[colour(names[part])] },
              })),
              {
                type: "text",
                style: {
                  text: figure(totals[item.dataIndex], unit),
                  x: item.coordSys.x + item.coordSys.width + VALUE_WIDTH,
                  y: api.coord([0, item.dataIndex])[1],
                  align: "right",
                  verticalAlign: "middle",
                  fill: theme.ink,
                  font: `12px ${FONT}`,
                },
              },
            ],
          }),
          tooltip: {
            formatter: (/** @type {Hovered} */ { dataIndex }) =>
              tooltip(labels[dataIndex], [
                `together: ${figure(totals[dataIndex], unit)}`,
                ...names.map((name, part) => `– ${name}: ${shown(stacks[dataIndex].parts[part], unit)}`),
              ]),
          },
        },
      ],
    },
  };
}

/**
 * @param {(number | undefined)[]} parts
 * @param {number} row
 * @param {Api} api
 */
function boxes(parts, row, api) {
  let from = 0;
  return parts.map((part) => {
    const [x, y] = api.coord([from, row]);
    from += part ?? 0;
    return { x, y: y - BAR / 2, width: api.coord([from, row])[0] - x, height: BAR };
  });
}

/**
 * @param {number | undefined} value
 * @param {"BYTES" | "NANOS" | "COUNT" | "RATIO"} unit
 */
function shown(value, unit) {
  return value === undefined ? "not known" : figure(value, unit);
}
