/**
 * @import {Api, Hovered, Item} from "./echarts.js"
 * @import {Point} from "../data/front.mjs"
 * @import {LabelPlace} from "../data/labels.mjs"
 * @import {Codec} from "../data/model.mjs"
 * @import {Theme} from "./theme.mjs"
 */
import { figure } from "../data/format.mjs";
import { marked } from "../data/model.mjs";
import { drawable, FONT, symbolOf, textWidth } from "./theme.mjs";
import { tooltip } from "./tooltip.mjs";

/** How much is seen of what does not stand out. */
export const DIMMED = 0.4;

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
 * @param {"BYTES" | "NANOS" | "COUNT" | "RATIO"} sizeUnit
 * @param {"BYTES" | "NANOS" | "COUNT" | "RATIO"} timeUnit
 */
export function dots(points, labels, theme, sizeUnit, timeUnit) {
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
        children: [mark(point, x, y, theme), ...(label ? [text(point, label, x, y, theme)] : [])],
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
 * @param {number} x
 * @param {number} y
 * @param {Theme} theme
 */
function mark({ size, faint }, x, y, theme) {
  const style = { fill: theme.family(size.codec.family), opacity: faint ? DIMMED : 1 };
  const corners = CORNERS[symbolOf(size.codec.family)];
  return corners
    ? { type: "polygon", shape: { points: corners.map(([dx, dy]) => [x + dx, y + dy]) }, style }
    : { type: "circle", shape: { cx: x, cy: y, r: 5.5 }, style };
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
