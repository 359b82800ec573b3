/**
 * @typedef {import("../data/schema.mjs").Schema} Schema
 * @typedef {import("../data/schema.mjs").Type} Type
 */

/**
 * Every type in a schema: those of fields, and those within them.
 * @param {Schema} schema
 */
export function everyType(schema) {
  return [...schema.records.values()].flat().flatMap(({ type }) => withParts(type));
}

/**
 * @param {Type} type
 * @returns {Type[]}
 */
function withParts(type) {
  return type.of === undefined ? [type] : [type, ...withParts(type.of)];
}
