/** A field that begins with one of these is taken for a formula by spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Fields as RFC 4180 has them; a text that a spreadsheet would take for a formula gets an apostrophe before it.
 *
 * @param {(string | number | undefined)[][]} rows
 */
export function csv(rows) {
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

/** @param {string | number | undefined} value */
function field(value) {
  if (typeof value !== "string") {
    return value === undefined ? "" : String(value);
  }
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
