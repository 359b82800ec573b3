const SHOWN_LENGTH = 80;
const SHOWN_BYTES = 32;

/**
 * A short text of a value and its type, for a message; never longer than a line.
 * @param {unknown} value
 */
export function show(value) {
  if (value === null || value === undefined) {
    return String(value);
  }
  if (value instanceof Uint8Array) {
    return shorten(`${value.length} bytes ${Buffer.from(value.subarray(0, SHOWN_BYTES)).toString("hex")}`);
  }
  if (typeof value === "string") {
    return shorten(JSON.stringify(value.slice(0, SHOWN_LENGTH)));
  }
  if (typeof value === "object") {
    return Array.isArray(value) ? `an array of ${value.length} elements` : `an object of ${classOf(value)}`;
  }
  return shorten(`${typeof value} ${Object.is(value, -0) ? "-0" : String(value)}`);
}

/** @param {object} value */
function classOf(value) {
  return typeof value.constructor === "function" ? value.constructor.name : "no class";
}

/** @param {string} text */
function shorten(text) {
  return text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH)}…`;
}
