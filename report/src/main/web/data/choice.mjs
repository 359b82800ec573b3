/**
 * @import {Codec, Line, Metric, Model, Range, Ratio} from "./model.mjs"
 *
 * What the reader chose to see.
 * @typedef {Object} Choice
 * @property {boolean} relative whether figures are divided by the baseline's
 * @property {string} baseline what figures of one runtime are divided by; among several that of the run's first
 * @property {Map<string, string>} baselines the same by the name of the runtime
 * @property {string} text part of a codec's, format's or library's name
 * @property {string[]} families those to show; none means all
 * @property {string[]} runtimes likewise
 * @property {string} format empty for all, likewise layout, back end and trait
 * @property {string} layout
 * @property {string} backEnd
 * @property {string} trait
 *
 * A figure as it is shown.
 * @typedef {{codec: Codec, line: Line, value: number, low?: number, high?: number}} Figure
 *
 * The figures of one measure as they are shown.
 * @typedef {{measure: Metric, unit: "BYTES" | "NANOS" | "COUNT" | "RATIO", reference: number, figures: Figure[]}} Shown
 */
import { lineOf } from "./model.mjs";
import { partOf, runtimesOf } from "./runtimes.mjs";

/**
 * @param {Model} model
 * @returns {Choice}
 */
export function firstChoice(model) {
  return {
    relative: false,
    baseline: model.baseline ?? "",
    baselines: new Map(
      model.runtimes.flatMap(({ name, baseline }) =>
        baseline ? [/** @type {[string, string]} */ ([name, baseline])] : [],
      ),
    ),
    text: "",
    families: [],
    runtimes: [],
    format: "",
    layout: "",
    backEnd: "",
    trait: "",
  };
}

/**
 * The same choice for what is about one runtime.
 *
 * @param {Choice} choice
 * @param {string} runtime
 * @returns {Choice}
 */
export function choiceIn(choice, runtime) {
  return { ...choice, baseline: choice.baselines.get(runtime) ?? "" };
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
      (choice.runtimes.length === 0 || choice.runtimes.includes(codec.runtime)) &&
      (choice.format === "" || codec.format === choice.format) &&
      (choice.layout === "" || codec.layout === choice.layout) &&
      (choice.backEnd === "" || codec.backEnd === choice.backEnd) &&
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
 * The ratio of a line to the chosen baseline, if Java has given it.
 *
 * @param {Line} line
 * @param {Choice} choice
 * @returns {Ratio | undefined}
 */
export function givenRatio({ ratio }, choice) {
  return choice.relative && ratio?.to === choice.baseline ? ratio : undefined;
}

/**
 * The interval of a line as it is shown. As ratio it is without the machine's speed, which all codecs share.
 *
 * @param {Metric} measure
 * @param {Line} line
 * @param {Choice} choice
 * @returns {Range | undefined}
 */
function endsOf(measure, line, choice) {
  const given = givenRatio(line, choice);
  if (given) {
    return given.interval;
  }
  const range = isRelative(measure, choice) ? (line.timed?.within ?? line.interval) : line.interval;
  const reference = referenceOf(measure, choice);
  return range && { low: range.low / reference, high: range.high / reference };
}

/**
 * A figure with its interval, as it is shown.
 *
 * @param {Metric} measure
 * @param {Line} line
 * @param {Choice} choice
 * @returns {{value: number, low?: number, high?: number}}
 */
export function shownLine(measure, line, choice) {
  const value = givenRatio(line, choice)?.centre ?? line.centre / referenceOf(measure, choice);
  return { value, ...endsOf(measure, line, choice) };
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
      figures.push({ codec, line, ...shownLine(measure, line, choice) });
    }
  }
  figures.sort((a, b) => a.value - b.value);
  return { measure, unit: isRelative(measure, choice) ? "RATIO" : measure.unit, reference, figures };
}

/**
 * A measure of all runtimes together, best first. As ratio, each codec is divided by the baseline of its own runtime, and
 * none is where one of these has no figure.
 *
 * @param {Model} model
 * @param {Metric} measure
 * @param {Choice} choice
 * @returns {Shown}
 */
export function shownAcross(model, measure, choice) {
  const parts = runtimesOf(
    model,
    measure.lines.map(({ codec }) => codec),
  ).map((runtime) => ({ part: partOf(model, runtime), own: choiceIn(choice, runtime.name) }));
  const relative = parts.every(({ own }) => isRelative(measure, own));
  const figures = parts.flatMap(({ part, own }) => shownMeasure(part, measure, { ...own, relative }).figures);
  figures.sort((a, b) => a.value - b.value);
  return { measure, unit: relative ? "RATIO" : measure.unit, reference: 1, figures };
}

/**
 * The allocated bytes of an operation, shown like a measure of its own. A runtime that does not tell them has no figure.
 *
 * @param {Model} model
 * @param {Metric} measure
 * @param {Choice} choice
 * @returns {Shown}
 */
export function shownAllocation(model, measure, choice) {
  const reference = referenceOf(measure, choice, (line) => line.timed?.allocatedBytes);
  const figures = shownMeasure(model, measure, choice).figures.flatMap(({ codec, line }) => {
    const bytes = line.timed?.allocatedBytes;
    return bytes === undefined ? [] : [{ codec, line, value: bytes / reference }];
  });
  figures.sort((a, b) => a.value - b.value);
  return { measure, unit: reference === 1 ? "BYTES" : "RATIO", reference, figures };
}
