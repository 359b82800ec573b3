/**
 * @import {Option} from "../echarts.js"
 * @import {Lines, Series} from "../../data/document.mjs"
 * @import {Canvas, Theme} from "../theme.mjs"
 * @import {Trace} from "../trace.mjs"
 */
import { axisName, drawn, endsOf, heldValues, words } from "../../data/drawn.mjs";
import { quantity } from "../../data/format.mjs";
import { endLabels, endRoom } from "../ends.mjs";
import { plane, QUIET, stroke } from "../plane.mjs";
import { pointSeries } from "../points.mjs";
import { LINE_COLOURS } from "../theme.mjs";
import { tooltip } from "../tooltip.mjs";

/** More points of a series than this are a line only, unless they have intervals. */
const DOTTED = 60;

/** More than this in a tooltip would cover the chart. */
const LISTED = 14;

/**
 * Figures over figures: a line for each series, and its points with their intervals.
 *
 * @param {Lines} chart with at least one point
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function drawnLines(chart, canvas) {
  const filled = chart.series.filter(({ points }) => points.length > 0);
  const traces = filled.map((series, index) => traceOf(series, index, canvas.theme));
  const all = filled.flatMap(({ points }) => points);
  const { height, option, grid } = plane(
    {
      unit: "COUNT",
      name: chart.xTitle,
      ends: endsOf(
        all.map(({ x }) => x),
        chart.logX,
        false,
      ),
    },
    {
      unit: "COUNT",
      name: axisName(chart.yTitle, chart.unit),
      ends: endsOf(heldValues(all.map(({ y, interval }) => drawn(y, interval))), chart.logY),
    },
    endRoom(traces, canvas.width),
    canvas,
  );
  return {
    height,
    option: {
      ...option,
      tooltip: { ...option.tooltip, trigger: "axis", formatter: listed(filled, chart.unit) },
      series: [
        ...traces.map((trace, index) => strokeOf(trace, index, canvas.theme)),
        ...grid,
        ...filled.flatMap((series, index) => spots(series, traces[index], canvas.theme)),
        ...endLabels(traces, canvas.width, canvas.theme),
      ],
    },
  };
}

/**
 * @param {Series} series
 * @param {number} index
 * @param {Theme} theme
 * @returns {Trace}
 */
function traceOf({ name, points }, index, theme) {
  return {
    name,
    colour: theme.series[index % LINE_COLOURS],
    points: points.map(({ x, y }) => /** @type {[number, number]} */ ([x, y])),
  };
}

/**
 * Dashes change with the colour, and in another order when the colours begin again.
 *
 * @param {Trace} trace
 * @param {number} index
 * @param {Theme} theme
 */
function strokeOf(trace, index, theme) {
  return { ...stroke(trace, index + Math.floor(index / LINE_COLOURS), theme), showSymbol: false };
}

/**
 * @param {Series} series
 * @param {Trace} trace
 * @param {Theme} theme
 */
function spots({ points }, { colour }, theme) {
  const shown = points.length <= DOTTED ? points : points.filter(({ interval }) => interval);
  const dots = shown.map(({ x, y, interval }) => ({ at: x, ...drawn(y, interval) }));
  return dots.length === 0 ? [] : [{ ...pointSeries(dots, { colour, dim: false }, theme), ...QUIET }];
}

/**
 * @param {Series[]} series
 * @param {string} unit
 */
function listed(series, unit) {
  return (/** @type {{seriesIndex: number, dataIndex: number}[]} */ hovered) => {
    const points = hovered
      .filter(({ seriesIndex }) => seriesIndex < series.length)
      .map(({ seriesIndex, dataIndex }) => ({ ...series[seriesIndex].points[dataIndex], of: series[seriesIndex].name }))
      .sort((a, b) => b.y - a.y);
    const rows = points.slice(0, LISTED).map(({ y, interval, of }) => `${words(drawn(y, interval), unit)} · ${of}`);
    const more = points.length > LISTED ? [`and ${points.length - LISTED} more`] : [];
    return tooltip(points.length > 0 ? `at ${quantity(points[0].x, "")}` : "", [...rows, ...more]);
  };
}
