import { Problem } from "../protocol/problem.mjs";

/** @typedef {import("../codec.mjs").Codec} Codec */
/** @typedef {import("../codec.mjs").Place} Place */
/** @typedef {import("../data/schema.mjs").Schema} Schema */
/** @typedef {import("../protocol/request.mjs").Request} Request */

/** @typedef {import("../codec.mjs").Serializer} Serializer */
/** @typedef {import("../codec.mjs").Deserializer} Deserializer */

/**
 * @param {Schema} schema
 * @param {Request} request
 * @returns {Place}
 */
export function placeOf(schema, request) {
  return { schema, derived: request.optionalText("derived"), generated: request.optionalText("generated") };
}

/**
 * Opens a codec that has to write.
 * @param {Codec} codec
 * @param {Place} place
 * @returns {Promise<Serializer>}
 */
export async function openSerializer(codec, place) {
  const opened = await codec.open(place);
  if (opened.serialize === undefined) {
    throw new Problem(`${codec.name} does not serialize`);
  }
  return /** @type {Serializer} */ (opened);
}

/**
 * Opens a codec that has to read.
 * @param {Codec} codec
 * @param {Place} place
 * @returns {Promise<Deserializer>}
 */
export async function openDeserializer(codec, place) {
  const opened = await codec.open(place);
  if (opened.deserialize === undefined) {
    throw new Problem(`${codec.name} does not deserialize`);
  }
  return /** @type {Deserializer} */ (opened);
}
