/**
 * @import {Ends, Unit} from "./axes.mjs"
 * @import {Hovered, Option} from "./echarts.js"
 * @import {Mark} from "../data/pipeline.mjs"
 * @import {Canvas} from "./theme.mjs"
 *
 * A row of a chart: the ends of its whiskers around its quartiles, and what to say of it.
 * @typedef {{name: string, colour: string, box: [number, number, number, number, number], words: string[]}} BoxRow
 */
import { commonOf, figureAxis, logGrid, nameAxis, nameWidth, ticksIn } from "./axes.mjs";
import { MARK_HEIGHT, markSeries } from "./mark.mjs";
import { tooltip } from "./tooltip.mjs";

const ROW = 26;

/**
 * A box from the first to the third quartile in each row, with whiskers.
 *
 * @param {BoxRow[]} rows
 * @param {{unit: Unit, ends: Ends}} axis
 * @param {Canvas} canvas
 * @param {Mark} [mark]
 * @param {object[]} [above] further series, drawn over the boxes
 * @returns {{option: Option, height: number}}
 */
export function boxPlot(rows, { unit, ends }, { theme, width }, mark, above = []) {
  const names = rows.map(({ name }) => name);
  const room = nameWidth(names, width);
  const ticks = ticksIn(width - room);
  const top = mark ? MARK_HEIGHT : 2;
  return {
    height: rows.length * ROW + 28 + top,
    option: {
      ...commonOf(theme),
      grid: { left: room + 10, right: 16, top, bottom: 26 },
      xAxis: figureAxis(theme, unit, ends, ticks),
      yAxis: nameAxis(theme, names, room),
      series: [
        ...logGrid(theme, unit, ends, ticks, "x", 0),
        ...markSeries(mark, theme),
        {
          type: "boxplot",
          boxWidth: [8, 14],
          data: rows.map(({ box, colour }) => ({
            value: box,
            itemStyle: { color: "transparent", borderColor: colour, borderWidth: 1.6 },
          })),
          tooltip: {
            formatter: (/** @type {Hovered} */ { dataIndex }) => tooltip(names[dataIndex], rows[dataIndex].words),
          },
        },
        ...above,
      ],
    },
  };
}
