/**
 * @import {Api, Hovered, Item, Option} from "./echarts.js"
 * @import {Figure, Shown} from "../data/choice.mjs"
 * @import {Front} from "../data/model.mjs"
 * @import {Canvas, Theme} from "./theme.mjs"
 *
 * A codec in both measures.
 * @typedef {{size: Figure, time: Figure, beatenBy: string | undefined}} Point
 */
import { figure } from "../data/format.mjs";
import { placeLabels } from "../data/labels.mjs";
import { axisEnds, needsLog } from "../data/scale.mjs";
import { commonOf, figureAxis } from "./axes.mjs";
import { FONT, symbolOf } from "./theme.mjs";
import { tooltip } from "./tooltip.mjs";

const DIMMED = 0.4;

/**
 * Size to the right, time upwards: the nearer to the lower left corner, the better. Codecs that another one certainly
 * beats are dimmed.
 *
 * @param {Front} front
 * @param {Shown} sizes
 * @param {Shown} times
 * @param {Canvas} canvas
 * @returns {{option: Option, height: number}}
 */
export function pareto(front, sizes, times, { theme, width }) {
  const points = pointsOf(front, sizes, times);
  const height = Math.round(Math.min(460, Math.max(320, width * 0.66)));
  const grid = { left: 58, right: 18, top: 26, bottom: 44 };
  const horizontal = axis(points.map(({ size }) => size.value));
  const vertical = axis(points.map(({ time }) => time.value));
  const area = { left: grid.left, right: width - 4, top: 12, bottom: height - grid.bottom };
  const across = pixels(horizontal, grid.left, width - grid.right);
  const up = pixels(vertical, height - grid.bottom, grid.top);
  const places = placeLabels(
    points.map(({ size, time }) => ({ x: across(size.value), y: up(time.value), width: textWidth(size.codec.name) })),
    area,
  );
  const title = { nameTextStyle: { color: theme.muted, fontSize: 12 } };
  return {
    height,
    option: {
      ...commonOf(theme),
      grid,
      xAxis: {
        ...figureAxis(theme, sizes.unit, horizontal.log, horizontal.ends, width < 480 ? 3 : 5),
        ...title,
        name: `mean size${sizes.unit === "RATIO" ? ", as ratio" : " in bytes"} →`,
        nameLocation: "middle",
        nameGap: 26,
      },
      yAxis: {
        ...figureAxis(theme, times.unit, vertical.log, vertical.ends, 5),
        ...title,
        name: `↑ ${front.measure}`,
        nameLocation: "end",
        nameGap: 10,
        nameTextStyle: { color: theme.muted, fontSize: 12, align: "left", padding: [0, 0, 0, -50] },
      },
      series: [
        frontLine(points, theme),
        whiskers(points, theme),
        dots(
          points,
          places.map(
            (place, index) =>
              place && {
                ...place,
                x: place.x - across(points[index].size.value),
                y: place.y - up(points[index].time.value),
              },
          ),
          theme,
          sizes.unit,
          times.unit,
        ),
      ],
    },
  };
}

/**
 * The codecs that are in both measures: the unbeaten first.
 *
 * @param {Front} front
 * @param {Shown} sizes
 * @param {Shown} times
 * @returns {Point[]}
 */
function pointsOf(front, sizes, times) {
  const points = front.points.flatMap(({ codec, beatenBy }) => {
    const size = sizes.figures.find((shown) => shown.codec.name === codec);
    const time = times.figures.find((shown) => shown.codec.name === codec);
    return size && time ? [{ size, time, beatenBy }] : [];
  });
  return [...points.filter((point) => !point.beatenBy), ...points.filter((point) => point.beatenBy)];
}

/** @param {number[]} values */
function axis(values) {
  const log = needsLog(values);
  const ends = axisEnds(values, log);
  // Room for a label beyond the last point.
  return { log, ends: { min: ends.min, max: log ? ends.max * 1.15 : ends.max * 1.05 } };
}

/**
 * @param {{log: boolean, ends: {min: number, max: number}}} axis
 * @param {number} from pixel of the axis's least value
 * @param {number} to pixel of its greatest
 */
function pixels({ log, ends }, from, to) {
  const scale = log ? Math.log : (/** @type {number} */ value) => value;
  return (/** @type {number} */ value) =>
    from + ((to - from) * (scale(value) - scale(ends.min))) / (scale(ends.max) - scale(ends.min));
}

/** @param {string} text */
function textWidth(text) {
  return [...shortened(text)].length * 6.5 + 2;
}

/** @param {string} name */
function shortened(name) {
  const letters = [...name];
  return letters.length > 26 ? `${letters.slice(0, 25).join("")}…` : name;
}

/**
 * A staircase below which nothing lies, by the centres alone.
 *
 * @param {Point[]} points
 * @param {Theme} theme
 */
function frontLine(points, theme) {
  const front = points
    .filter(
      ({ size, time }) =>
        !points.some(
          (other) =>
            (other.size.value < size.value && other.time.value <= time.value) ||
            (other.size.value <= size.value && other.time.value < time.value),
        ),
    )
    .sort((a, b) => a.size.value - b.size.value);
  return {
    type: "line",
    step: "end",
    silent: true,
    symbol: "none",
    z: 1,
    data: front.map(({ size, time }) => [size.value, time.value]),
    lineStyle: { color: theme.muted, width: 1, type: "dashed", opacity: 0.8 },
  };
}

/**
 * @param {Point[]} points
 * @param {Theme} theme
 */
function whiskers(points, theme) {
  return {
    type: "custom",
    silent: true,
    clip: true,
    z: 2,
    data: points.map(({ size, time }) => [size.value, time.value]),
    renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
      const { size, time, beatenBy } = points[item.dataIndex];
      if (time.low === undefined || time.high === undefined) {
        return { type: "group", children: [] };
      }
      const [x, high] = api.coord([size.value, time.high]);
      const low = api.coord([size.value, time.low])[1];
      return {
        type: "line",
        shape: { x1: x, y1: high, x2: x, y2: low },
        style: { stroke: theme.family(size.codec.family), lineWidth: 1.5, opacity: beatenBy ? DIMMED : 0.8 },
      };
    },
  };
}

/**
 * @param {Point[]} points
 * @param {({x: number, y: number, align: string} | undefined)[]} labels relative to their points, in pixels
 * @param {Theme} theme
 * @param {"BYTES" | "NANOS" | "RATIO"} sizeUnit
 * @param {"BYTES" | "NANOS" | "RATIO"} timeUnit
 */
function dots(points, labels, theme, sizeUnit, timeUnit) {
  return {
    type: "custom",
    z: 3,
    data: points.map(({ size, time }) => [size.value, time.value]),
    renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
      const { size, beatenBy } = points[item.dataIndex];
      const [x, y] = api.coord([api.value(0), api.value(1)]);
      const label = labels[item.dataIndex];
      const text = label && {
        type: "text",
        style: {
          text: shortened(size.codec.name),
          x: x + label.x,
          y: y + label.y,
          align: label.align,
          verticalAlign: "middle",
          fill: beatenBy ? theme.muted : theme.ink,
          font: `${beatenBy ? "" : "600 "}12px ${FONT}`,
        },
      };
      const style = { fill: theme.family(size.codec.family), opacity: beatenBy ? DIMMED : 1 };
      return {
        type: "group",
        children: [{ ...shape(symbolOf(size.codec.family), x, y), style }, ...(text ? [text] : [])],
      };
    },
    tooltip: {
      formatter: (/** @type {Hovered} */ hovered) => {
        const { size, time, beatenBy } = points[hovered.dataIndex];
        return tooltip(size.codec.name, [
          `${figure(size.value, sizeUnit)}${sizeUnit === "BYTES" ? " bytes" : " the size"}`,
          `${figure(time.value, timeUnit)}${timeUnit === "RATIO" ? " the time" : ""}`,
          `${size.codec.format} · ${size.codec.family}`,
          ...(beatenBy ? [`beaten by ${beatenBy}: no larger and certainly faster`] : []),
        ]);
      },
    },
  };
}

/**
 * @param {string} symbol
 * @param {number} x
 * @param {number} y
 */
function shape(symbol, x, y) {
  if (symbol === "circle") {
    return { type: "circle", shape: { cx: x, cy: y, r: 5.5 } };
  }
  /** @type {Record<string, number[][]>} */
  const corners = {
    diamond: [
      [0, -7],
      [7, 0],
      [0, 7],
      [-7, 0],
    ],
    rect: [
      [-5, -5],
      [5, -5],
      [5, 5],
      [-5, 5],
    ],
    triangle: [
      [0, -6.5],
      [6.5, 5],
      [-6.5, 5],
    ],
  };
  return { type: "polygon", shape: { points: corners[symbol].map(([dx, dy]) => [x + dx, y + dy]) } };
}
