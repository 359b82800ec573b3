/**
 * @import {Api, Hovered, Item, Option} from "./echarts.js"
 * @import {Figure, Shown} from "../data/choice.mjs"
 * @import {Mark} from "../data/pipeline.mjs"
 * @import {Canvas, Theme} from "./theme.mjs"
 */
import { bracketsOf } from "../data/brackets.mjs";
import { figure, rankOf, spread } from "../data/format.mjs";
import { marked, NOTED } from "../data/model.mjs";
import { axisEnds, drawnUpTo, needsLog } from "../data/scale.mjs";
import { commonOf, figureAxis, logGrid, nameAxis, nameWidth, ticksIn } from "./axes.mjs";
import { bracketSeries, LANE_WIDTH } from "./brackets.mjs";
import { MARK_HEIGHT, markSeries } from "./mark.mjs";
import { FONT } from "./theme.mjs";
import { tooltip } from "./tooltip.mjs";
import { whisker } from "./whisker.mjs";

const VALUE_WIDTH = 62;

/** Height of a row of a chart, in pixels. */
export const ROW = 24;

/**
 * One bar per codec with its interval and its figure; brackets join those that cannot be told apart. On a logarithmic
 * axis, which has no zero to begin at, a dot takes the bar's place.
 *
 * @param {Shown} shown
 * @param {Canvas} canvas
 * @param {Mark} [mark]
 * @returns {{option: Option, height: number, ties: {drawn: number, left: number}, log: boolean}}
 */
export function bars(shown, { theme, width }, mark) {
  const { figures, unit } = shown;
  const log = needsLog(figures.map(({ value }) => value));
  const names = figures.map(({ codec }) => codec.name);
  const { brackets, left } = bracketsOf(shown.measure.ties, names, width < 480 ? 3 : 6);
  const lanes = brackets.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  const values = [...figures.map(({ value }) => value), drawnUpTo(figures), ...(mark ? [mark.value] : [])];
  const ends = { log, ...axisEnds(values, log) };
  const top = mark ? MARK_HEIGHT : 2;
  const labels = figures.map(({ codec, line }) =>
    line.notes.length > 0 ? `${marked(codec)} ${NOTED}` : marked(codec),
  );
  const room = nameWidth(labels, width);
  const right = VALUE_WIDTH + lanes * LANE_WIDTH + 6;
  const ticks = ticksIn(width - room - right);
  const option = {
    ...commonOf(theme),
    grid: { left: room + 10, right, top, bottom: 26 },
    xAxis: figureAxis(theme, unit, ends, ticks),
    yAxis: nameAxis(theme, labels, room),
    series: [
      ...logGrid(theme, unit, ends, ticks, "x", 0),
      barSeries(shown, theme, log),
      ...markSeries(mark, theme),
      bracketSeries(brackets, VALUE_WIDTH + 8, theme),
    ],
  };
  return { option, height: figures.length * ROW + 28 + top, ties: { drawn: brackets.length, left }, log };
}

/**
 * @param {Shown} shown
 * @param {Theme} theme
 * @param {boolean} log
 */
function barSeries({ figures, unit }, theme, log) {
  return {
    type: "custom",
    data: figures.map(({ value }, row) => [value, row]),
    encode: { x: 0, y: 1 },
    renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) =>
      bar(figures[item.dataIndex], unit, theme, log, item, api),
    tooltip: {
      formatter: (/** @type {Hovered} */ hovered) => {
        const shown = figures[hovered.dataIndex];
        return tooltip(shown.codec.name, describe(shown, unit));
      },
    },
  };
}

/**
 * @param {Figure} shown
 * @param {"BYTES" | "NANOS" | "COUNT" | "RATIO"} unit
 */
function describe({ codec, line, value, low, high }, unit) {
  const interval =
    low !== undefined && high !== undefined
      ? [`95 % interval ${figure(low, unit)} to ${figure(high, unit)} (${spread(value, high)})`]
      : [];
  return [
    `${figure(value, unit)}${line.place ? `, rank ${rankOf(line.place)}` : ""}`,
    ...interval,
    `${codec.format}${codec.layout ? `, ${codec.layout}` : ""} · ${codec.family}`,
    ...line.notes,
    ...codec.losses.map((loss) => `declared loss: ${loss}`),
  ];
}

/**
 * @param {Figure} shown
 * @param {"BYTES" | "NANOS" | "COUNT" | "RATIO"} unit
 * @param {Theme} theme
 * @param {boolean} log
 * @param {Item} item
 * @param {Api} api
 */
function bar(shown, unit, theme, log, item, api) {
  const { x: start, width } = item.coordSys;
  const row = api.value(1);
  const y = api.coord([api.value(0), row])[1];
  const within = (/** @type {number} */ value) =>
    Math.min(start + width, Math.max(start, value > 0 ? api.coord([value, row])[0] : start));
  const end = within(shown.value);
  const fill = theme.family(shown.codec.family);
  const mark = log
    ? [
        { type: "line", shape: { x1: start, y1: y, x2: end, y2: y }, style: { stroke: theme.rule, lineWidth: 1.5 } },
        { type: "circle", shape: { cx: end, cy: y, r: 5 }, style: { fill } },
      ]
    : [
        {
          type: "rect",
          shape: { x: start, y: y - 7, width: Math.max(1, end - start), height: 14, r: [0, 2, 2, 0] },
          style: { fill },
        },
      ];
  const text = {
    type: "text",
    style: {
      text: figure(shown.value, unit),
      x: start + width + VALUE_WIDTH,
      y,
      align: "right",
      verticalAlign: "middle",
      fill: theme.ink,
      font: `12px ${FONT}`,
    },
  };
  return { type: "group", children: [...mark, ...whisker(shown, within, y, theme), text] };
}
