/** @import {Field} from "./data.mjs" */
import { csv, sorted, tsv } from "./data.mjs";
import { actions, button, copyButton, element } from "./dom.mjs";

/** What a click on a title makes of the order. @type {Record<string, "ascending" | "descending" | "none">} */
const NEXT = { none: "ascending", ascending: "descending", descending: "none" };

/**
 * Titles that sort their table: upwards, downwards, and back to the order in which it came.
 *
 * @param {HTMLTableElement} table
 */
export function makeSortable(table) {
  const rows = bodyRows(table);
  if (rows.length < 2) {
    return;
  }
  const titles = [...(table.tHead?.rows[0]?.cells ?? [])];
  for (const title of titles) {
    const sort = () => {
      const direction = NEXT[title.getAttribute("aria-sort") ?? "none"];
      for (const other of titles) {
        other.removeAttribute("aria-sort");
      }
      if (direction !== "none") {
        title.setAttribute("aria-sort", direction);
      }
      const field = (/** @type {HTMLTableRowElement} */ row) => fieldOf(row.cells[title.cellIndex]);
      table.tBodies[0].append(...(direction === "none" ? rows : sorted(rows, field, direction)));
    };
    title.replaceChildren(button(wordsOf(title), sort));
  }
}

/**
 * Buttons that hand a table out: its words to the clipboard, its figures as a file. Rows that are hidden stay out.
 *
 * @param {HTMLTableElement} table
 */
export function makeTakeable(table) {
  const titles = () => [...(table.tHead?.rows[0]?.cells ?? [])];
  const shown = () => bodyRows(table).filter((row) => !row.hidden);
  const words = () => [titles().map(wordsOf), ...shown().map((row) => [...row.cells].map(wordsOf))];
  const fields = () => [
    titles().map((title) => wordsOf(title) + (title.dataset.unit ? ` [${title.dataset.unit}]` : "")),
    ...shown().map((row) => [...row.cells].map(fieldOf)),
  ];
  const name = table.caption?.textContent ?? "table";
  const file = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60)}.csv`;
  const copy = copyButton(() => tsv(words()));
  const save = button("CSV", () => download(file, csv(fields())));
  table.closest(".scroll")?.after(actions(copy, save));
}

/** Gives each cell its figure, which the page has in one attribute for the whole row. @param {HTMLElement} page */
export function spreadFigures(page) {
  for (const row of page.querySelectorAll("tr")) {
    for (const [index, value] of (row.dataset.values ?? "").split(" ").entries()) {
      if (value !== "") {
        row.cells[index].dataset.value = value;
      }
    }
  }
}

/** @param {HTMLTableElement} table */
export function bodyRows(table) {
  return [...(table.tBodies[0]?.rows ?? [])];
}

/** What a cell shows before it is opened. @param {HTMLElement} cell */
export function wordsOf(cell) {
  const shown = cell.querySelector("summary") ?? cell;
  return cell.classList.contains("none") ? "" : (shown.textContent ?? "");
}

/** @param {HTMLElement} cell @returns {Field} */
function fieldOf(cell) {
  const { value } = cell.dataset;
  return value === undefined ? wordsOf(cell) || undefined : Number(value);
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  element("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url));
}
