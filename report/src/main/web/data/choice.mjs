/**
 * @import {Codec, Line, Metric, Model} from "./model.mjs"
 *
 * What the reader chose to see.
 * @typedef {Object} Choice
 * @property {boolean} relative whether figures are divided by the baseline's
 * @property {string} baseline codec
 * @property {string} text part of a codec's, format's or library's name
 * @property {string[]} families those to show; none means all
 * @property {string} format empty for all, likewise layout and trait
 * @property {string} layout
 * @property {string} trait
 *
 * A figure as it is shown.
 * @typedef {{codec: Codec, line: Line, value: number, low?: number, high?: number}} Figure
 *
 * The figures of one measure as they are shown.
 * @typedef {{measure: Metric, unit: "BYTES" | "NANOS" | "COUNT" | "RATIO", reference: number, figures: Figure[]}} Shown
 */
import { lineOf } from "./model.mjs";

/**
 * @param {Model} model
 * @returns {Choice}
 */
export function firstChoice(model) {
  return { relative: false, baseline: model.baseline ?? "", text: "", families: [], format: "", layout: "", trait: "" };
}

/**
 * The codecs that pass the filter, in the run's order.
 *
 * @param {Model} model
 * @param {Choice} choice
 */
export function shownCodecs(model, choice) {
  const text = choice.text.trim().toLowerCase();
  return model.codecs.filter(
    (codec) =>
      (choice.families.length === 0 || choice.families.includes(codec.family)) &&
      (choice.format === "" || codec.format === choice.format) &&
      (choice.layout === "" || codec.layout === choice.layout) &&
      (choice.trait === "" || codec.traits.includes(choice.trait)) &&
      [codec.name, codec.format, codec.library].some((name) => name.toLowerCase().includes(text)),
  );
}

/**
 * What figures are divided by: 1 for absolute ones, and where the baseline has no figure.
 *
 * @param {Metric} measure
 * @param {Choice} choice
 * @param {(line: Line) => number | undefined} [pick] the figure of a line, its centre if not given
 */
export function referenceOf(measure, choice, pick = (line) => line.centre) {
  const line = choice.relative ? lineOf(measure, choice.baseline) : undefined;
  return (line && pick(line)) || 1;
}

/**
 * Whether a measure is shown as ratios: to a message of no bytes there are none.
 *
 * @param {Metric} measure
 * @param {Choice} choice
 */
export function isRelative(measure, choice) {
  const line = lineOf(measure, choice.baseline);
  return choice.relative && line !== undefined && line.centre > 0;
}

/**
 * A measure as it is to be shown: filtered, divided, best first.
 *
 * @param {Model} model
 * @param {Metric} measure
 * @param {Choice} choice
 * @returns {Shown}
 */
export function shownMeasure(model, measure, choice) {
  const reference = referenceOf(measure, choice);
  /** @type {Figure[]} */
  const figures = [];
  for (const codec of shownCodecs(model, choice)) {
    const line = lineOf(measure, codec.name);
    if (line) {
      const ends = line.interval && { low: line.interval.low / reference, high: line.interval.high / reference };
      figures.push({ codec, line, value: line.centre / reference, ...ends });
    }
  }
  figures.sort((a, b) => a.value - b.value);
  return { measure, unit: isRelative(measure, choice) ? "RATIO" : measure.unit, reference, figures };
}

/**
 * The allocated bytes of an operation, shown like a measure of its own.
 *
 * @param {Model} model
 * @param {Metric} measure
 * @param {Choice} choice
 * @returns {Shown}
 */
export function shownAllocation(model, measure, choice) {
  const reference = referenceOf(measure, choice, (line) => line.timed?.allocatedBytes);
  const figures = shownMeasure(model, measure, choice).figures.map(({ codec, line }) => ({
    codec,
    line,
    value: (line.timed?.allocatedBytes ?? 0) / reference,
  }));
  figures.sort((a, b) => a.value - b.value);
  return { measure, unit: reference === 1 ? "BYTES" : "RATIO", reference, figures };
}
