/** @typedef {import("../../data/schema.mjs").Type} Type */

const BOXED = new Set(["null", "optional", "array", "map"]);

/**
 * Whether a value in a list stands in an element `value` inside its own.
 * @param {Type} type
 */
export function isBoxed(type) {
  return BOXED.has(type.kind);
}

/**
 * A text that is the same for equal types.
 * @param {Type} type
 */
export function typeKey(type) {
  return JSON.stringify(type);
}
