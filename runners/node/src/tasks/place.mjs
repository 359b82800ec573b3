/** @typedef {import("../codec.mjs").Place} Place */
/** @typedef {import("../data/schema.mjs").Schema} Schema */
/** @typedef {import("../protocol/request.mjs").Request} Request */

/**
 * @param {Schema} schema
 * @param {Request} request
 * @returns {Place}
 */
export function placeOf(schema, request) {
  return {
    schema,
    derived: request.optionalText("derived"),
    generated: request.optionalText("generated"),
    safetyLimits: request.optionalText("safetyLimits") || "lifted",
    versionSetting: request.optionalText("versionSetting") || "as-shipped",
    writerSchema: request.optionalText("writerSchema"),
    readerSchema: request.optionalText("readerSchema"),
  };
}
