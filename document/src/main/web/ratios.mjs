import { element } from "./dom.mjs";
import { ratio } from "./format.mjs";
import { bodyRows } from "./tables.mjs";

const RATIOS = "th[data-ratio-of]";

/** What cells said at first. @type {WeakMap<HTMLElement, {words: string, value: string | undefined}>} */
const first = new WeakMap();

/** The codecs that ratios of the page can be to. @param {HTMLElement} page @param {string[]} codecs */
export function baselinesIn(page, codecs) {
  const tables = tablesWithRatios(page);
  return codecs.filter((codec) => tables.some((table) => baseOf(table, codec) !== undefined));
}

/**
 * Has all ratios be to another codec; those that the page came with for an empty name.
 *
 * @param {HTMLElement} page
 * @param {string} baseline
 */
export function divideBy(page, baseline) {
  for (const table of tablesWithRatios(page)) {
    const base = baseOf(table, baseline);
    for (const title of table.querySelectorAll(RATIOS)) {
      if (title instanceof HTMLTableCellElement) {
        write(titleText(title), base && `to ${baseline}`);
        divideColumn(table, title, base);
      }
    }
    for (const title of table.querySelectorAll("th[data-of-baseline]")) {
      for (const row of bodyRows(table)) {
        write(row.cells[/** @type {HTMLTableCellElement} */ (title).cellIndex], base && "");
      }
    }
    tell(
      table,
      baseline !== "" && !base ? `Ratios of this table are as measured: it has no one figure of ${baseline}.` : "",
    );
  }
}

/**
 * @param {HTMLTableElement} table
 * @param {HTMLTableCellElement} title
 * @param {HTMLTableRowElement | undefined} base
 */
function divideColumn(table, title, base) {
  const of = Number(title.dataset.ratioOf);
  for (const row of bodyRows(table)) {
    const value = base && figure(row.cells[of]) / figure(base.cells[of]);
    const known = value !== undefined && Number.isFinite(value);
    write(row.cells[title.cellIndex], base && (known ? ratio(value) : ""), known ? String(value) : undefined);
  }
}

/** @param {HTMLElement} cell */
function figure(cell) {
  return Number(cell.dataset.value ?? Number.NaN);
}

/**
 * Has a cell say something else; what it said at first where that is undefined.
 *
 * @param {HTMLElement} cell
 * @param {string | undefined} words
 * @param {string} [value]
 */
function write(cell, words, value) {
  const original = first.get(cell) ?? { words: cell.textContent ?? "", value: cell.dataset.value };
  first.set(cell, original);
  cell.textContent = words ?? original.words;
  const figure = words === undefined ? original.value : value;
  if (figure === undefined) {
    delete cell.dataset.value;
  } else {
    cell.dataset.value = figure;
  }
}

/** What says a column's title: the button that sorts by it. @param {HTMLTableCellElement} title */
function titleText(title) {
  return title.querySelector("button") ?? title;
}

/** @param {HTMLElement} page */
function tablesWithRatios(page) {
  return [...page.querySelectorAll("table")].filter((table) => table.querySelector(RATIOS));
}

/** The one row of a codec that has figures to divide by. @param {HTMLTableElement} table @param {string} codec */
function baseOf(table, codec) {
  const places = [...table.querySelectorAll(RATIOS)].map((title) => Number(title.getAttribute("data-ratio-of")));
  const rows = bodyRows(table).filter(
    (row) => row.dataset.codec === codec && places.some((place) => Number.isFinite(figure(row.cells[place]))),
  );
  return rows.length === 1 ? rows[0] : undefined;
}

/** @param {HTMLTableElement} table @param {string} words */
function tell(table, words) {
  const scroll = table.closest(".scroll");
  const next = scroll?.nextElementSibling;
  const note = next?.classList.contains("note") ? next : element("p", { class: "note" });
  note.textContent = words;
  if (words === "") {
    note.remove();
  } else {
    scroll?.after(note);
  }
}
