import { readFileSync } from "node:fs";
import { Schema } from "../data/schema.mjs";

/** @typedef {import("../protocol/request.mjs").Request} Request */
/** @typedef {import("../session.mjs").Session} Session */

/**
 * Tells which codecs cannot hold values of a schema.
 * @param {Session} session
 * @param {Request} request
 */
export async function screen({ catalog }, request) {
  const schema = Schema.parse(readFileSync(request.text("schema"), "utf8"));
  /** @type {Record<string, string>} */
  const refused = {};
  for (const { codec } of catalog.entries) {
    const reason = codec.refuses?.(schema);
    if (reason !== undefined) {
      refused[codec.name] = reason;
    }
  }
  return { refused };
}
