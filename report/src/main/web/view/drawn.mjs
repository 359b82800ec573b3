/**
 * @import {Chart as Figures} from "../data/document.mjs"
 * @import {Canvas} from "../charts/theme.mjs"
 * @import {Drawing} from "./chart.mjs"
 */
import { drawnBars } from "../charts/drawn/bars.mjs";
import { drawnBoxes } from "../charts/drawn/boxes.mjs";
import { drawnLines } from "../charts/drawn/lines.mjs";
import { axisName, figuresOf } from "../data/drawn.mjs";
import { Chart } from "./chart.mjs";
import { element } from "./dom.mjs";

/** Series of bars have so many colours. */
const COLOURS = 8;

/**
 * A chart of a document; nothing where it has no figure.
 *
 * @param {Figures} figures
 * @param {"h2" | "h3" | "h4" | "h5" | "h6"} heading of its title
 * @param {string} region name of the table's box, which no other part of the page has
 */
export function drawnChart(figures, heading, region) {
  if (isEmpty(figures)) {
    return undefined;
  }
  return new Chart({
    title: figures.title,
    heading,
    region,
    label: `${figures.title}: ${KINDS[figures.kind]}. The table below it has the same figures.`,
    controls: element("div", { class: "axis" }, ...aboveOf(figures)),
    draw: (canvas, limit) => drawingOf(figures, canvas, limit),
    table: () => figuresOf(figures),
  }).node;
}

const KINDS = { Lines: "a line for each series", Bars: "a bar for each figure", Boxes: "a box for each name" };

/** @param {Figures} figures */
function isEmpty(figures) {
  switch (figures.kind) {
    case "Lines":
      return figures.series.every(({ points }) => points.length === 0);
    case "Bars":
      return figures.series.every(({ bars }) => bars.every((bar) => bar === null));
    case "Boxes":
      return figures.boxes.length === 0;
  }
}

/**
 * What stands between the title and the picture.
 *
 * @param {Figures} figures
 */
function aboveOf(figures) {
  const axis = axisName(figures.yTitle, figures.unit);
  switch (figures.kind) {
    case "Lines":
      return [];
    case "Bars":
      return [axis, figures.series.length > 1 ? legend(figures.series) : undefined];
    case "Boxes":
      return [axis];
  }
}

/** @param {{name: string}[]} series */
function legend(series) {
  return element(
    "ul",
    { class: "legend" },
    ...series.map(({ name }, index) =>
      element("li", { class: `series-${index % COLOURS}` }, element("span", { class: "mark" }), name),
    ),
  );
}

/**
 * @param {Figures} figures
 * @param {Canvas} canvas
 * @param {number} limit of rows
 * @returns {Drawing}
 */
function drawingOf(figures, canvas, limit) {
  switch (figures.kind) {
    case "Lines":
      return drawnLines(figures, canvas);
    case "Bars": {
      const first = { ...figures, categories: figures.categories.slice(0, limit) };
      const series = figures.series.map(({ name, bars }) => ({ name, bars: bars.slice(0, limit) }));
      return { ...drawnBars({ ...first, series }, canvas), rows: figures.categories.length };
    }
    case "Boxes": {
      const boxes = figures.boxes.slice(0, limit);
      return { ...drawnBoxes({ ...figures, boxes }, canvas), rows: figures.boxes.length };
    }
  }
}
