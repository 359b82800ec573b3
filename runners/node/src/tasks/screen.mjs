import { readFileSync } from "node:fs";
import { Schema } from "../data/schema.mjs";

/** @typedef {import("../catalog.mjs").Catalog} Catalog */
/** @typedef {import("../protocol/request.mjs").Request} Request */

/**
 * Tells which codecs cannot hold values of a schema.
 * @param {Catalog} catalog
 * @param {Request} request
 */
export async function screen(catalog, request) {
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
