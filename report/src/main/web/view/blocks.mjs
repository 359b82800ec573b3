/**
 * @import {Placed, Table} from "../data/document.mjs"
 */
import { sentence } from "../data/document.mjs";
import { element, headCell, scrollBox } from "./dom.mjs";
import { drawnChart } from "./drawn.mjs";

const HEADINGS = /** @type {const} */ (["h1", "h2", "h3", "h4", "h5", "h6"]);

/**
 * A block of a document as elements.
 *
 * @param {Placed} placed
 * @param {string} place where it stands: what the page's last heading says
 * @param {(name: string) => string} distinct a name of this kind that no other part of the page has
 * @returns {Node[]}
 */
export function elementsOf({ block, level }, place, distinct) {
  switch (block.kind) {
    case "Heading":
      return [
        element(tagOf(level), {}, block.title),
        ...(block.lead === "" ? [] : [element("p", { class: "lead" }, sentence(block.lead))]),
      ];
    case "Paragraph":
      return [element("p", {}, block.text)];
    case "Warning":
      return [element("p", { class: "banner" }, block.text)];
    case "Items":
      return [element("ul", {}, ...block.items.map((item) => element("li", {}, item)))];
    case "Facts":
      return [
        element(
          "dl",
          {},
          ...block.facts.flatMap(({ name, value }) => [element("dt", {}, name), element("dd", {}, value)]),
        ),
      ];
    case "Code":
      return [
        element("pre", { tabindex: "0", role: "region", "aria-label": distinct(`${place}: text to type`) }, block.text),
      ];
    case "TableBlock":
      return [scrollBox(distinct(`${place}: table`), table(block.table))];
    case "ChartBlock": {
      const chart = drawnChart(block.chart, tagOf(level), distinct(`${block.chart.title}: figures`));
      return chart ? [chart] : [];
    }
  }
}

/**
 * @param {number} level
 * @returns {"h2" | "h3" | "h4" | "h5" | "h6"}
 */
function tagOf(level) {
  const tag = HEADINGS[level - 1];
  return tag === "h1" ? "h2" : tag;
}

/** @param {Table} table */
function table({ columns, rows }) {
  const classes = columns.map(({ figures, wrapped }) => (figures ? "number figure" : wrapped ? "words" : ""));
  const look = (/** @type {number} */ column) => (classes[column] === "" ? {} : { class: classes[column] });
  return element(
    "table",
    {},
    element(
      "thead",
      {},
      element("tr", {}, ...columns.map(({ title }, column) => headCell("col", title, look(column)))),
    ),
    element(
      "tbody",
      {},
      ...rows.map((cells) =>
        element(
          "tr",
          {},
          ...cells.map((cell, column) =>
            column === 0 ? headCell("row", cell, look(column)) : element("td", look(column), cell),
          ),
        ),
      ),
    ),
  );
}
