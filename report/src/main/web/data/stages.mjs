/**
 * @import {Choice} from "./choice.mjs"
 * @import {Codec, Model} from "./model.mjs"
 *
 * The stages of a codec beside its whole operations, as they are shown.
 * @typedef {{codec: Codec, whole: (number | undefined)[], parts: (number | undefined)[][]}} Staged
 */
import { shownCodecs } from "./choice.mjs";
import { lineOf, measureOf } from "./model.mjs";

/** The whole operations and what each consists of. */
export const STAGES = [
  { whole: "serialize", parts: ["to-native", "write"] },
  { whole: "deserialize", parts: ["read", "from-native"] },
];

/**
 * The codecs that pass the filter and have a stage, fastest first. Stages are in absolute time or as ratio to the
 * baseline's whole operation, so that they stack.
 *
 * @param {Model} model
 * @param {Choice} choice
 * @returns {Staged[]}
 */
export function stagedCodecs(model, choice) {
  const references = STAGES.map(({ whole }) => {
    const line = choice.relative ? lineOf(measureOf(model, whole), choice.baseline) : undefined;
    return line?.centre ?? 1;
  });
  const value = (/** @type {string} */ id, /** @type {string} */ codec, /** @type {number} */ reference) => {
    const line = lineOf(measureOf(model, id), codec);
    return line && line.centre / reference;
  };
  return shownCodecs(model, choice)
    .map((codec) => ({
      codec,
      whole: STAGES.map(({ whole }, side) => value(whole, codec.name, references[side])),
      parts: STAGES.map(({ parts }, side) => parts.map((part) => value(part, codec.name, references[side]))),
    }))
    .filter(({ parts }) => parts.flat().some((part) => part !== undefined))
    .sort((a, b) => total(a) - total(b));
}

/** @param {Staged} staged */
function total(staged) {
  return staged.parts.flat().reduce((/** @type {number} */ sum, part) => sum + (part ?? 0), 0);
}
