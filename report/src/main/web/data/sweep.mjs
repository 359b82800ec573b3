/**
 * @import {Choice} from "./choice.mjs"
 * @import {Course} from "./network.mjs"
 * @import {Codec, Growth, Model, Sweep} from "./model.mjs"
 */
import { shownCodecs } from "./choice.mjs";
import { prominent } from "./front.mjs";

/**
 * The measures that have figures, in the order of the table.
 *
 * @param {Sweep} sweep
 */
export function measuresOf({ lines }) {
  return [...new Set(lines.flatMap(({ growths }) => growths.map(({ measure }) => measure)))];
}

/**
 * The growth of a codec's figure, if it has one.
 *
 * @param {Sweep} sweep
 * @param {string} codec
 * @param {string} measure
 * @returns {Growth | undefined}
 */
export function growthOf({ lines }, codec, measure) {
  return lines.find((line) => line.codec === codec)?.growths.find((growth) => growth.measure === measure);
}

/**
 * A figure over the values of the parameter, one line per codec. As ratio, each is divided by the baseline's with the
 * same value.
 *
 * @param {Model} model
 * @param {Sweep} sweep
 * @param {Choice} choice
 * @param {string} measure
 * @returns {{relative: boolean, courses: Course[]}}
 */
export function growthsOf(model, sweep, choice, measure) {
  const base = choice.relative ? growthOf(sweep, choice.baseline, measure) : undefined;
  const references = base?.points.map(({ centre }) => centre || 1);
  const codecs = shownCodecs(model, choice).filter(({ name }) => growthOf(sweep, name, measure));
  const bright = prominent(model, choice, codecs);
  return {
    relative: references !== undefined,
    courses: codecs.map((codec) =>
      courseOf(sweep.parameter, codec, growthOf(sweep, codec.name, measure), references, !bright.has(codec.name)),
    ),
  };
}

/**
 * @param {string} parameter
 * @param {Codec} codec
 * @param {Growth | undefined} growth
 * @param {number[] | undefined} references
 * @param {boolean} dim
 * @returns {Course}
 */
function courseOf(parameter, codec, growth, references, dim) {
  const dots = (growth?.points ?? []).map(({ value, centre, interval }, index) => {
    const by = references?.[index] ?? 1;
    return {
      at: value,
      value: centre / by,
      ...(interval ? { low: interval.low / by, high: interval.high / by } : {}),
      sample: { link: `${parameter} ${value}`, nanos: centre },
    };
  });
  return { codec, dots, dim, points: dots.map(({ at, value }) => [at, value]) };
}
