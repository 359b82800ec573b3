import { readFileSync } from "node:fs";
import { Dataset } from "../data/dataset.mjs";
import { Schema } from "../data/schema.mjs";
import { Worker } from "../worker.mjs";
import { placeOf } from "./place.mjs";

/** @typedef {import("../catalog.mjs").Catalog} Catalog */
/** @typedef {import("../codec.mjs").Codec} Codec */
/** @typedef {import("../protocol/request.mjs").Request} Request */
/** @typedef {import("../session.mjs").Session} Session */

/**
 * Makes the process ready for one codec and its data. What was opened before is forgotten, also if this is a problem.
 * @param {Session} session
 * @param {Request} request
 */
export async function open(session, request) {
  session.forget();
  const { codec, version } = session.catalog.find(request.text("codec"));
  const writer = writerFor(codec, session.catalog, request);
  const dataset = datasetOf(request);
  const schema = dataset?.schema ?? Schema.parse(readFileSync(request.text("schema"), "utf8"));
  session.open(new Worker({ codec, writer }, placeOf(schema, request), dataset));
  return dataset === undefined ? { version } : { version, dataset: dataset.sha256() };
}

/**
 * @param {Codec} codec
 * @param {Catalog} catalog
 * @param {Request} request
 */
function writerFor(codec, catalog, request) {
  const partner = request.optionalText("partner");
  return codec.direction === "deserialize" && partner !== "" ? catalog.find(partner).codec : codec;
}

/** @param {Request} request */
function datasetOf(request) {
  const file = request.optionalText("dataset");
  return file === "" ? undefined : new Dataset(readFileSync(file));
}
