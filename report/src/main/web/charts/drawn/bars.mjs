/**
 * @import {Ends} from "../axes.mjs"
 * @import {Api, Hovered, Item, Option} from "../echarts.js"
 * @import {Bars, BarSeries} from "../../data/document.mjs"
 * @import {Drawn} from "../../data/drawn.mjs"
 * @import {Canvas, Theme} from "../theme.mjs"
 */
import { drawnBar, endsOf, heldValues, words } from "../../data/drawn.mjs";
import { quantity } from "../../data/format.mjs";
import { commonOf, figureAxis, logGrid, nameAxis, nameWidth, ticksIn } from "../axes.mjs";
import { FONT } from "../theme.mjs";
import { tooltip } from "../tooltip.mjs";
import { whisker } from "../whisker.mjs";

/** Height of a bar with the room around it, in pixels. */
const LANE = 18;

/** Room between categories, in pixels. */
const GAP = 10;

/** Digits are as wide as this, in pixels. */
const LETTER = 7;

/**
 * Rows of bars: in each category a bar of each series below the other, with its interval and its figure. On a logarithmic
 * axis, which has no zero to begin at, a dot takes the bar's place.
 *
 * @param {Bars} chart with at least one bar
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function drawnBars({ categories, series, unit, log }, { theme, width }) {
  const figures = series.flatMap(({ bars }) => bars.flatMap(drawnBar));
  const ends = endsOf(heldValues(figures), log);
  const room = nameWidth(categories, width);
  const right = 10 + LETTER * Math.max(...figures.map(({ value }) => quantity(value, "").length));
  const ticks = ticksIn(width - room - right - 10);
  return {
    height: categories.length * (series.length * LANE + GAP) + 28,
    option: {
      ...commonOf(theme),
      grid: { left: room + 10, right, top: 2, bottom: 26 },
      xAxis: figureAxis(theme, "COUNT", ends, ticks),
      yAxis: nameAxis(theme, categories, room),
      series: [
        ...logGrid(theme, "COUNT", ends, ticks, "x", 0),
        ...series.map((one, lane) => barSeries(one, categories, unit, ends, { lane, lanes: series.length }, theme)),
      ],
    },
  };
}

/**
 * @param {BarSeries} series
 * @param {string[]} categories
 * @param {string} unit
 * @param {Ends} ends
 * @param {{lane: number, lanes: number}} place
 * @param {Theme} theme
 */
function barSeries({ name, bars }, categories, unit, ends, place, theme) {
  const filled = bars.flatMap((bar, row) => drawnBar(bar).map((figure) => ({ ...figure, row })));
  return {
    type: "custom",
    data: filled.map(({ value, row }) => [value, row]),
    encode: { x: 0, y: 1 },
    renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) =>
      bar(filled[item.dataIndex], ends, place, theme, item, api),
    tooltip: {
      formatter: (/** @type {Hovered} */ { dataIndex }) =>
        tooltip(categories[filled[dataIndex].row], [`${name}: ${words(filled[dataIndex], unit)}`]),
    },
  };
}

/**
 * @param {Drawn} figure
 * @param {Ends} ends
 * @param {{lane: number, lanes: number}} place
 * @param {Theme} theme
 * @param {Item} item
 * @param {Api} api
 */
function bar(figure, ends, { lane, lanes }, theme, item, api) {
  const { x: start, width } = item.coordSys;
  const row = api.value(1);
  const y = api.coord([ends.max, row])[1] + (lane - (lanes - 1) / 2) * LANE;
  const within = (/** @type {number} */ value) =>
    !ends.log || value > 0 ? Math.min(start + width, Math.max(start, api.coord([value, row])[0])) : start;
  const from = ends.log ? start : within(0);
  const end = within(figure.value);
  const text = {
    type: "text",
    style: {
      text: quantity(figure.value, ""),
      x: start + width + 6,
      y,
      verticalAlign: "middle",
      fill: theme.ink,
      font: `12px ${FONT}`,
    },
  };
  const fill = theme.series[lane % theme.series.length];
  return {
    type: "group",
    children: [...mark(from, end, y, ends.log, fill, theme), ...whisker(figure, within, y, theme), text],
  };
}

/**
 * @param {number} from
 * @param {number} end
 * @param {number} y
 * @param {boolean} log
 * @param {string} fill
 * @param {Theme} theme
 */
function mark(from, end, y, log, fill, theme) {
  if (log) {
    return [
      { type: "line", shape: { x1: from, y1: y, x2: end, y2: y }, style: { stroke: theme.rule, lineWidth: 1.5 } },
      { type: "circle", shape: { cx: end, cy: y, r: 5 }, style: { fill } },
    ];
  }
  const shape = { x: Math.min(from, end), y: y - 6, width: Math.max(1, Math.abs(end - from)), height: 12 };
  return [{ type: "rect", shape, style: { fill } }];
}
