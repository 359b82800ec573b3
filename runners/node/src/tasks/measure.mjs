import { readFileSync } from "node:fs";
import { Dataset } from "../data/dataset.mjs";
import { Fork } from "../measure/fork.mjs";
import { parseSlot } from "../measure/slot.mjs";
import { Workshop } from "../measure/workshop.mjs";
import { openDeserializer, openSerializer, placeOf } from "./opening.mjs";

/** @typedef {import("../catalog.mjs").Catalog} Catalog */
/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {import("../protocol/request.mjs").Request} Request */

const NANOS_PER_MILLI = 1_000_000;

/**
 * Measures one fork.
 * @param {Catalog} catalog
 * @param {Request} request
 * @param {Progress} progress
 */
export async function measure(catalog, request, progress) {
  const { codec, version } = catalog.find(request.text("codec"));
  const dataset = new Dataset(readFileSync(request.text("dataset")));
  const place = placeOf(dataset.schema, request);
  const writer = codec.direction === "deserialize" ? catalog.find(request.text("partner")).codec : codec;
  const workshop = new Workshop(dataset, progress, {
    serializer: () => openSerializer(codec, place),
    deserializer: () => openDeserializer(codec, place),
    writer: () => openSerializer(writer, place),
  });
  const fork = new Fork(workshop, progress, request.number("warmUpCapNanos") / NANOS_PER_MILLI);
  const slots = request.texts("slots").map(parseSlot);
  const measured = await fork.run(slots, request.number("slotNanos") / NANOS_PER_MILLI);
  return { dataset: dataset.sha256(), version, ...measured };
}
