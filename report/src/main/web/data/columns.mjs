/**
 * @import {Choice} from "./choice.mjs"
 * @import {Codec, Line, Metric} from "./model.mjs"
 *
 * One column of the table of everything.
 * @typedef {Object} Column
 * @property {string} id unique, and the title in CSV
 * @property {string} group what several columns have in common; empty for none
 * @property {string} title
 * @property {boolean} numeric
 * @property {(codec: Codec) => string | number | undefined} value what is sorted and copied
 * @property {(codec: Codec) => string} text what is shown
 * @property {(codec: Codec) => string | undefined} [anchor] the trial's id
 * @property {boolean} [copiedOnly] whether it is not on the screen
 */
import { isRelative, referenceOf } from "./choice.mjs";
import { figure, rankOf, spread } from "./format.mjs";
import { lineOf, NOTED } from "./model.mjs";

/** What the titles of absolute figures end with in CSV. */
const SUFFIXES = { BYTES: " bytes", NANOS: " ns", COUNT: "" };

/**
 * A text of each codec.
 *
 * @param {string} title
 * @param {(codec: Codec) => string} value
 * @returns {Column}
 */
export function named(title, value) {
  return { id: title, group: "", title, numeric: false, value, text: value };
}

/**
 * The anchor of a figure.
 *
 * @param {Metric} measure
 * @returns {(codec: Codec) => string | undefined}
 */
export function trialOf(measure) {
  return (codec) => lineOf(measure, codec.name)?.trial;
}

/**
 * Places, with a mark for ties.
 *
 * @param {Metric} measure
 * @returns {Column}
 */
export function rank(measure) {
  const place = (/** @type {Codec} */ codec) => lineOf(measure, codec.name)?.place;
  return {
    id: `${measure.id} rank`,
    group: measure.id,
    title: "rank",
    numeric: true,
    value: (codec) => place(codec)?.rank,
    text: (codec) => rankOf(place(codec)),
  };
}

/**
 * How far intervals reach.
 *
 * @param {Metric} measure
 * @returns {Column}
 */
export function interval(measure) {
  const ends = (/** @type {Codec} */ codec) => lineOf(measure, codec.name);
  return {
    id: `${measure.id} 95 %`,
    group: measure.id,
    title: "95 %",
    numeric: true,
    value: (codec) => {
      const line = ends(codec);
      return line?.interval && line.interval.high / line.centre - 1;
    },
    text: (codec) => {
      const line = ends(codec);
      return line?.interval ? spread(line.centre, line.interval.high) : "";
    },
  };
}

/**
 * One figure of each line, divided by the baseline's where ratios are chosen.
 *
 * @param {Metric} measure
 * @param {Choice} choice
 * @param {string} title
 * @param {(line: Line) => number | undefined} pick
 * @param {"BYTES" | "NANOS" | "COUNT"} [unit]
 * @returns {Column}
 */
export function figures(measure, choice, title, pick, unit = measure.unit) {
  const reference = referenceOf(measure, choice, pick);
  const relative = isRelative(measure, choice) && reference !== 1;
  const value = (/** @type {Codec} */ codec) => {
    const line = lineOf(measure, codec.name);
    const absolute = line && pick(line);
    return absolute === undefined ? undefined : absolute / reference;
  };
  const suffix = relative ? " ratio" : SUFFIXES[unit];
  return {
    id: `${measure.id} ${title}${suffix}`,
    group: measure.id,
    title,
    numeric: true,
    value,
    text: (codec) => {
      const number = value(codec);
      const line = lineOf(measure, codec.name);
      const note = line && line.notes.length > 0 ? ` ${NOTED}` : "";
      return number === undefined ? "" : `${figure(number, relative ? "RATIO" : unit)}${note}`;
    },
  };
}
