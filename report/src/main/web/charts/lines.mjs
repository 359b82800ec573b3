/**
 * @import {Option} from "./echarts.js"
 * @import {Ends} from "./axes.mjs"
 * @import {Series} from "../data/series.mjs"
 * @import {Canvas} from "./theme.mjs"
 */
import { figure, tick } from "../data/format.mjs";
import { axisEnds, needsLog, SCATTER_LOGARITHMIC_FROM } from "../data/scale.mjs";
import { endLabels, endRoom } from "./ends.mjs";
import { plane, stroke } from "./plane.mjs";
import { tooltip } from "./tooltip.mjs";
import { traceOf } from "./trace.mjs";

/** More than this in a tooltip would cover the chart. */
const LISTED = 14;

/**
 * A figure against another, one line per codec.
 *
 * @param {Series[]} series
 * @param {"BYTES" | "NANOS" | "COUNT" | "RATIO"} unit
 * @param {{unit: "BYTES" | "TAIL", name: string}} across what the figures stand over
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function lines(series, unit, across, canvas) {
  const xs = series.flatMap(({ points }) => points.map(([x]) => x));
  const ys = series.flatMap(({ points }) => points.map(([, y]) => y));
  const traces = series.map((one) => traceOf(one, canvas.theme));
  const bright = traces.filter(({ dim }) => !dim);
  const { height, option, grid } = plane(
    { ...across, ends: ends(xs, false) },
    { unit, ends: ends(ys, unit !== "RATIO") },
    endRoom(bright, canvas.width),
    canvas,
  );
  return {
    height,
    option: {
      ...option,
      tooltip: { ...option.tooltip, trigger: "axis", formatter: listed(series, unit, across.unit) },
      series: [
        ...traces.map((one, index) => stroke(one, index, canvas.theme)),
        ...grid,
        ...endLabels(bright, canvas.width, canvas.theme),
      ],
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
 * @param {"BYTES" | "TAIL"} across
 */
function listed(series, unit, across) {
  return (/** @type {{seriesIndex: number, value: number[]}[]} */ hovered) => {
    const sorted = hovered
      .filter(({ seriesIndex }) => seriesIndex < series.length)
      .sort((a, b) => a.value[1] - b.value[1]);
    const rows = sorted
      .slice(0, LISTED)
      .map(({ seriesIndex, value }) => `${figure(value[1], unit)} · ${series[seriesIndex].codec.name}`);
    const more = sorted.length > LISTED ? [`and ${sorted.length - LISTED} more`] : [];
    return tooltip(`at ${tick(sorted[0]?.value[0] ?? 1, across)}`, [...rows, ...more]);
  };
}
