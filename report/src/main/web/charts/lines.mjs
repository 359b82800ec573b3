/**
 * @import {Option} from "./echarts.js"
 * @import {Series} from "../data/series.mjs"
 * @import {Canvas, Theme} from "./theme.mjs"
 */
import { figure, tick } from "../data/format.mjs";
import { axisEnds, needsLog } from "../data/scale.mjs";
import { commonOf, figureAxis } from "./axes.mjs";
import { tooltip } from "./tooltip.mjs";

/** More lines than this are not labelled at their ends. */
const LABELLED = 20;

/** More than this in a tooltip would cover the chart. */
const LISTED = 14;

const DASHES = ["solid", [6, 3], [2, 3], [10, 3, 2, 3]];

/**
 * A figure against message size, one line per codec.
 *
 * @param {Series[]} series
 * @param {"BYTES" | "NANOS" | "RATIO"} unit
 * @param {string} horizontal what the messages' size is
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function lines(series, unit, horizontal, { theme, width }) {
  const across = series.flatMap(({ points }) => points.map(([size]) => size));
  const up = series.flatMap(({ points }) => points.map(([, value]) => value));
  const [logAcross, logUp] = [needsLog(across), needsLog(up)];
  const labelled = series.length <= LABELLED && width >= 480;
  return {
    height: Math.round(Math.min(420, Math.max(300, width * 0.6))),
    option: {
      ...commonOf(theme),
      tooltip: { ...commonOf(theme).tooltip, trigger: "axis", formatter: listed(series, unit) },
      grid: { left: 58, right: labelled ? 138 : 16, top: 14, bottom: 44 },
      xAxis: {
        ...figureAxis(theme, "BYTES", logAcross, axisEnds(across, logAcross, false), width < 480 ? 3 : 5),
        name: `${horizontal} →`,
        nameLocation: "middle",
        nameGap: 26,
        nameTextStyle: { color: theme.muted, fontSize: 12 },
        splitLine: { show: false },
        axisPointer: { label: { show: false }, lineStyle: { color: theme.muted, width: 1 } },
      },
      yAxis: figureAxis(theme, unit, logUp, axisEnds(up, logUp, unit !== "RATIO"), 5),
      series: series.map((one, index) => line(one, index, labelled, theme)),
    },
  };
}

/**
 * @param {Series} series
 * @param {number} index
 * @param {boolean} labelled
 * @param {Theme} theme
 */
function line({ codec, points }, index, labelled, theme) {
  return {
    type: "line",
    name: codec.name,
    data: points,
    showSymbol: points.length === 1,
    symbolSize: 6,
    lineStyle: { color: theme.family(codec.family), width: 1.6, type: DASHES[index % DASHES.length] },
    itemStyle: { color: theme.family(codec.family) },
    emphasis: { focus: "series", lineStyle: { width: 3 } },
    blur: { lineStyle: { opacity: 0.2 } },
    endLabel: {
      show: labelled,
      color: theme.ink,
      fontSize: 11,
      width: 124,
      overflow: "truncate",
      formatter: () => codec.name,
    },
    labelLayout: { moveOverlap: "shiftY" },
  };
}

/**
 * @param {Series[]} series
 * @param {"BYTES" | "NANOS" | "RATIO"} unit
 */
function listed(series, unit) {
  return (/** @type {{seriesIndex: number, value: number[]}[]} */ hovered) => {
    const sorted = [...hovered].sort((a, b) => a.value[1] - b.value[1]);
    const rows = sorted
      .slice(0, LISTED)
      .map(({ seriesIndex, value }) => `${figure(value[1], unit)} · ${series[seriesIndex].codec.name}`);
    const more = sorted.length > LISTED ? [`and ${sorted.length - LISTED} more`] : [];
    return tooltip(`at ${tick(sorted[0]?.value[0] ?? 0, "BYTES")}`, [...rows, ...more]);
  };
}
