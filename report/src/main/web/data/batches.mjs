/**
 * @import {Choice} from "./choice.mjs"
 * @import {Course} from "./network.mjs"
 * @import {Batches, Codec, Model} from "./model.mjs"
 */
import { shownCodecs } from "./choice.mjs";
import { prominent } from "./front.mjs";

/**
 * Bytes by message over the messages in a batch, one line per codec, with one compression. As ratio, each is divided by
 * the baseline's at the same depth.
 *
 * @param {Model} model
 * @param {Batches} batches
 * @param {Choice} choice
 * @param {string} compression
 * @returns {{relative: boolean, courses: Course[]}}
 */
export function depthsOf(model, batches, choice, compression) {
  const references = choice.relative ? pointsOf(batches, choice.baseline, compression) : undefined;
  const codecs = shownCodecs(model, choice).filter(({ name }) => pointsOf(batches, name, compression));
  const bright = prominent(model, choice, codecs);
  return {
    relative: references !== undefined,
    courses: codecs.map((codec) => courseOf(codec, pointsOf(batches, codec.name, compression), references, bright)),
  };
}

/**
 * @param {Batches} batches
 * @param {string} codec
 * @param {string} compression
 */
export function pointsOf({ lines }, codec, compression) {
  return lines.find((line) => line.codec === codec && line.compression === compression)?.points;
}

/**
 * @param {Codec} codec
 * @param {import("./model.mjs").BatchPoint[]} points
 * @param {import("./model.mjs").BatchPoint[] | undefined} references
 * @param {Set<string>} bright
 * @returns {Course}
 */
function courseOf(codec, points = [], references, bright) {
  const dots = points.map(({ depth, bytes }) => ({
    at: depth,
    value: bytes / (references?.find((point) => point.depth === depth)?.bytes ?? 1),
    sample: { link: `×${depth}`, nanos: bytes },
  }));
  return { codec, dots, dim: !bright.has(codec.name), points: dots.map(({ at, value }) => [at, value]) };
}
