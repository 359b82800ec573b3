/**
 * @import {Api, Hovered, Item} from "./echarts.js"
 * @import {Shown} from "../data/choice.mjs"
 * @import {Point} from "../data/front.mjs"
 * @import {LabelPlace} from "../data/labels.mjs"
 * @import {Codec, Runtime} from "../data/model.mjs"
 * @import {Theme} from "./theme.mjs"
 */
import { figure } from "../data/format.mjs";
import { marked } from "../data/model.mjs";
import { DIMMED, drawable, FONT, symbolOf, textWidth } from "./theme.mjs";
import { tooltip } from "./tooltip.mjs";

const LONGEST_LABEL = 26;

/** @type {Record<string, number[][]>} */
const CORNERS = {
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

/**
 * A mark per codec with its name beside it.
 *
 * @param {Point[]} points
 * @param {(LabelPlace | undefined)[]} labels relative to their points, in pixels
 * @param {Theme} theme
 * @param {{size: Shown["unit"], time: Shown["unit"]}} units
 * @param {Runtime[]} runtimes colour and shape stand for families, so marks of the first runtime are solid, those
 *     of the second hollow, and all others have a dot within
 */
export function dots(points, labels, theme, units, runtimes) {
  return {
    type: "custom",
    z: 3,
    data: points.map(({ size, time }) => [size.value, time.value]),
    renderItem: (/** @type {Item} */ item, /** @type {Api} */ api) => {
      const point = points[item.dataIndex];
      const [x, y] = api.coord([api.value(0), api.value(1)]);
      const label = labels[item.dataIndex];
      return {
        type: "group",
        children: [
          ...mark(point, runtimes.findIndex(isOf(point)), x, y, theme),
          ...(label ? [text(point, label, x, y, theme)] : []),
        ],
      };
    },
    tooltip: {
      formatter: (/** @type {Hovered} */ hovered) => {
        const point = points[hovered.dataIndex];
        const { size, time, beatenBy } = point;
        const runtime = runtimes.length > 1 ? runtimes.find(isOf(point)) : undefined;
        return tooltip(size.codec.name, [
          `${figure(size.value, units.size)}${units.size === "BYTES" ? " bytes" : " the size"}`,
          `${figure(time.value, units.time)}${units.time === "RATIO" ? " the time" : ""}`,
          `${size.codec.format} · ${size.codec.family}`,
          ...(runtime ? [runtime.title] : []),
          ...(beatenBy ? [`beaten by ${beatenBy}: no larger and certainly faster`] : []),
        ]);
      },
    },
  };
}

/**
 * Whether a runtime executes a point's codec.
 *
 * @param {Point} point
 */
function isOf({ size }) {
  return (/** @type {Runtime} */ { name }) => name === size.codec.runtime;
}

/**
 * How wide a point's label will be, in pixels.
 *
 * @param {Point} point
 */
export function labelWidth({ size, faint }) {
  return textWidth(labelOf(size.codec), fontOf(faint)) + 2;
}

/** @param {boolean} faint */
function fontOf(faint) {
  return `${faint ? "" : "600 "}12px ${FONT}`;
}

/** @param {Codec} codec */
function labelOf(codec) {
  const letters = [...marked(codec)];
  return letters.length > LONGEST_LABEL ? `${letters.slice(0, LONGEST_LABEL - 1).join("")}…` : letters.join("");
}

/**
 * @param {Point} point
 * @param {number} runtime its place among the runtimes
 * @param {number} x
 * @param {number} y
 * @param {Theme} theme
 */
function mark({ size, faint }, runtime, x, y, theme) {
  const colour = theme.family(size.codec.family);
  const opacity = faint ? DIMMED : 1;
  const style = runtime < 1 ? { fill: colour, opacity } : { fill: theme.paper, stroke: colour, lineWidth: 2, opacity };
  const corners = CORNERS[symbolOf(size.codec.family)];
  const outline = corners
    ? { type: "polygon", shape: { points: corners.map(([dx, dy]) => [x + dx, y + dy]) }, style }
    : { type: "circle", shape: { cx: x, cy: y, r: 5.5 }, style };
  const dot = { type: "circle", shape: { cx: x, cy: y, r: 2 }, style: { fill: colour, opacity } };
  return runtime < 2 ? [outline] : [outline, dot];
}

/**
 * @param {Point} point
 * @param {LabelPlace} label
 * @param {number} x
 * @param {number} y
 * @param {Theme} theme
 */
function text({ size, faint }, label, x, y, theme) {
  return {
    type: "text",
    style: {
      text: drawable(labelOf(size.codec)),
      x: x + label.x,
      y: y + label.y,
      align: label.align,
      verticalAlign: "middle",
      fill: faint ? theme.muted : theme.ink,
      font: fontOf(faint),
    },
  };
}
