/**
 * @import {Model} from "../data/model.mjs"
 */
import { NOTED } from "../data/model.mjs";
import { element } from "./dom.mjs";

/**
 * What the mark behind a codec means whose compressed batches can hold a record several times; nothing in most runs.
 *
 * @param {Model} model
 */
export function repeats({ repeats }) {
  return repeats && element("p", { class: "stated" }, `${NOTED} ${repeats.words}.`);
}
