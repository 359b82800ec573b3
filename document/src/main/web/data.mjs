/**
 * What tables say, apart from the page.
 *
 * A field: a figure, a text, or nothing.
 * @typedef {number | string | undefined} Field
 */

/** A field that begins with one of these is taken for a formula by spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/;

const WORDS = new Intl.Collator("en", { numeric: true });

/**
 * Fields as RFC 4180 has them; a text that a spreadsheet would take for a formula gets an apostrophe before it.
 *
 * @param {Field[][]} rows
 */
export function csv(rows) {
  return rows.map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

/** @param {Field} field */
function csvField(field) {
  if (typeof field !== "string") {
    return field === undefined ? "" : String(field);
  }
  const safe = FORMULA.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Texts as a spreadsheet takes them from the clipboard. @param {string[][]} rows */
export function tsv(rows) {
  const safe = (/** @type {string} */ text) => (/^[=+@]/.test(text) ? `'${text}` : text).replaceAll(/[\t\r\n]+/g, " ");
  return rows.map((row) => `${row.map(safe).join("\t")}\n`).join("");
}

/**
 * Rows by a field: figures before texts, nothing last in either direction.
 *
 * @template R
 * @param {R[]} rows
 * @param {(row: R) => Field} field
 * @param {"ascending" | "descending"} direction
 */
export function sorted(rows, field, direction) {
  const sign = direction === "ascending" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: field(row) }))
    .sort((a, b) =>
      a.value === undefined || b.value === undefined
        ? Number(a.value === undefined) - Number(b.value === undefined)
        : sign * compare(a.value, b.value),
    )
    .map(({ row }) => row);
}

/** @param {number | string} a @param {number | string} b */
function compare(a, b) {
  if (typeof a === "number" && typeof b === "number") {
    return a - b;
  }
  return typeof a === typeof b ? WORDS.compare(String(a), String(b)) : typeof a === "number" ? -1 : 1;
}

/**
 * Whether a filter's text finds a codec: one of its words is part of the name or of the family.
 *
 * @param {string} text
 * @param {string} codec
 * @param {string} family
 */
export function finds(text, codec, family) {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  return words.length === 0 || words.some((word) => `${codec} ${family}`.toLowerCase().includes(word));
}
