/**
 * @import {Choice} from "./choice.mjs"
 * @import {Codec, Line, Metric, Model} from "./model.mjs"
 *
 * One codec's figures over something else; a dim line is there for comparison only.
 * @typedef {{codec: Codec, points: [number, number][], dim?: boolean}} Series
 */
import { isRelative, shownCodecs } from "./choice.mjs";
import { prominent } from "./front.mjs";
import { lineOf } from "./model.mjs";

/**
 * A figure against message size, one line per codec. As ratio, each step is divided by the baseline's step.
 *
 * @param {Model} model
 * @param {Metric} measure
 * @param {Choice} choice
 * @param {(line: Line) => number[]} [pick] the figures by step, those of the measure if not given
 * @returns {Series[]}
 */
export function seriesOf(model, measure, choice, pick = (line) => line.steps) {
  const base = isRelative(measure, choice) ? lineOf(measure, choice.baseline) : undefined;
  const references = base && pick(base);
  const sizes = model.message.steps.map((step, index) => step.bytes ?? index + 1);
  const codecs = shownCodecs(model, choice).filter(({ name }) => lineOf(measure, name));
  const bright = prominent(model, choice, codecs);
  return codecs.flatMap((codec) => {
    const line = lineOf(measure, codec.name);
    const values = line ? pick(line) : [];
    if (values.length === 0) {
      return [];
    }
    /** @type {[number, number][]} */
    const points = values.map((value, step) => [sizes[step], value / (references?.[step] || 1)]);
    return [{ codec, points: points.sort((a, b) => a[0] - b[0]), dim: !bright.has(codec.name) }];
  });
}

/**
 * What the sizes of the steps are: bytes as the codec has them, or the number of the step when sizes were not measured.
 *
 * @param {Model} model
 */
export function stepAxis(model) {
  return model.message.sizes ? `bytes per message as ${model.message.sizes.codec}` : "step of the size series";
}
