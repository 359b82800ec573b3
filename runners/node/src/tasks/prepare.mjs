import { readFileSync } from "node:fs";
import { MissingTool } from "../codec.mjs";
import { Schema } from "../data/schema.mjs";
import { Lowered } from "../forms/lowered.mjs";
import { placeOf } from "./place.mjs";

/** @typedef {import("../protocol/request.mjs").Request} Request */
/** @typedef {import("../session.mjs").Session} Session */

/**
 * Generates the code that a codec needs for a schema.
 * @param {Session} session
 * @param {Request} request
 */
export async function prepare({ catalog }, request) {
  const { codec } = catalog.find(request.text("codec"));
  const schema = Schema.parse(readFileSync(request.text("schema"), "utf8"));
  const place = placeOf(schema, request);
  const reason = codec.refusesMessages?.(Lowered.read(place.derived, schema));
  if (reason !== undefined) {
    return { missing: reason };
  }
  try {
    await codec.generate?.(place);
    return {};
  } catch (e) {
    if (e instanceof MissingTool) {
      return { missing: e.message };
    }
    throw e;
  }
}
