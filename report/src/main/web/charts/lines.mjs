/**
 * @import {Api, Item, Option} from "./echarts.js"
 * @import {Ends} from "./axes.mjs"
 * @import {Series} from "../data/series.mjs"
 * @import {Canvas, Theme} from "./theme.mjs"
 */
import { figure, tick } from "../data/format.mjs";
import { marked } from "../data/model.mjs";
import { axisEnds, needsLog, SCATTER_LOGARITHMIC_FROM, spreadOut } from "../data/scale.mjs";
import { commonOf, figureAxis, logGrid, ticksIn } from "./axes.mjs";
import { drawable, FONT } from "./theme.mjs";
import { tooltip } from "./tooltip.mjs";

/** More lines than this are not labelled at their ends. */
const LABELLED = 20;

/** More than this in a tooltip would cover the chart. */
const LISTED = 14;

const LABEL_HEIGHT = 13;
const LABEL_WIDTH = 108;
const LEADER = 20;

const DASHES = ["solid", [6, 3], [2, 3], [10, 3, 2, 3]];

/**
 * A figure against message size, one line per codec.
 *
 * @param {Series[]} series
 * @param {"BYTES" | "NANOS" | "COUNT" | "RATIO"} unit
 * @param {string} sizes what the messages' size is
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function lines(series, unit, sizes, { theme, width }) {
  const across = series.flatMap(({ points }) => points.map(([size]) => size));
  const up = series.flatMap(({ points }) => points.map(([, value]) => value));
  const horizontal = ends(across, false);
  const vertical = ends(up, unit !== "RATIO");
  const labelled = series.length <= LABELLED;
  const labelWidth = Math.min(LABEL_WIDTH, width * 0.24);
  const right = labelled ? labelWidth + LEADER + 4 : 16;
  const ticks = ticksIn(width - 58 - right);
  return {
    height: Math.round(Math.min(420, Math.max(300, width * 0.6))),
    option: {
      ...commonOf(theme),
      tooltip: { ...commonOf(theme).tooltip, trigger: "axis", formatter: listed(series, unit) },
      grid: { left: 58, right, top: 14, bottom: 44 },
      xAxis: {
        ...figureAxis(theme, "BYTES", horizontal, ticks),
        name: `${sizes} →`,
        nameLocation: "middle",
        nameGap: 26,
        nameTextStyle: { color: theme.muted, fontSize: 12 },
        splitLine: { show: false },
        axisPointer: { label: { show: false }, lineStyle: { color: theme.muted, width: 1 } },
      },
      yAxis: figureAxis(theme, unit, vertical, 5),
      series: [
        ...series.map((one, index) => line(one, index, theme)),
        ...logGrid(theme, "BYTES", horizontal, ticks, "x", vertical.max),
        ...logGrid(theme, unit, vertical, 6, "y", horizontal.max),
        ...(labelled ? [endLabels(series, labelWidth, theme)] : []),
      ],
    },
  };
}

/**
 * @param {Series} series
 * @param {number} index
 * @param {Theme} theme
 */
function line({ codec, points }, index, theme) {
  return {
    type: "line",
    data: points,
    showSymbol: points.length === 1,
    symbolSize: 6,
    lineStyle: { color: theme.family(codec.family), width: 1.6, type: DASHES[index % DASHES.length] },
    itemStyle: { color: theme.family(codec.family) },
    emphasis: { focus: "series", lineStyle: { width: 3 } },
    blur: { lineStyle: { opacity: 0.2 } },
  };
}

/**
 * Names behind the ends of the lines, each with a stroke to its line.
 *
 * @param {Series[]} series
 * @param {number} width beyond which a name is cut
 * @param {Theme} theme
 */
function endLabels(series, width, theme) {
  return {
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
  };
}

/**
 * @param {number[]} values
 * @param {boolean} fromZero
 * @returns {Ends}
 */
function ends(values, fromZero) {
  const log = needsLog(values, SCATTER_LOGARITHMIC_FROM);
  return { log, ...axisEnds(values, log, fromZero) };
}

/**
 * @param {Series[]} series
 * @param {"BYTES" | "NANOS" | "COUNT" | "RATIO"} unit
 */
function listed(series, unit) {
  return (/** @type {{seriesIndex: number, value: number[]}[]} */ hovered) => {
    const sorted = hovered
      .filter(({ seriesIndex }) => seriesIndex < series.length)
      .sort((a, b) => a.value[1] - b.value[1]);
    const rows = sorted
      .slice(0, LISTED)
      .map(({ seriesIndex, value }) => `${figure(value[1], unit)} · ${series[seriesIndex].codec.name}`);
    const more = sorted.length > LISTED ? [`and ${sorted.length - LISTED} more`] : [];
    return tooltip(`at ${tick(sorted[0]?.value[0] ?? 0, "BYTES")}`, [...rows, ...more]);
  };
}
