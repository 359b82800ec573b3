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
import { isRelative, referenceOf, shownLine } from "./choice.mjs";
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
 * How far intervals reach: of ratios, where these are shown.
 *
 * @param {Metric} measure
 * @param {Choice} choice
 * @returns {Column}
 */
export function interval(measure, choice) {
  const ends = (/** @type {Codec} */ codec) => {
    const line = lineOf(measure, codec.name);
    return line && shownLine(measure, line, choice);
  };
  return {
    id: `${measure.id} 95 %`,
    group: measure.id,
    title: "95 %",
    numeric: true,
    value: (codec) => {
      const shown = ends(codec);
      return shown?.high && shown.high / shown.value - 1;
    },
    text: (codec) => {
      const shown = ends(codec);
      return shown?.high ? spread(shown.value, shown.high) : "";
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
  return column(measure, choice, title, pick, unit, (line, reference) => {
    const absolute = pick(line);
    return absolute === undefined ? undefined : absolute / reference;
  });
}

/**
 * The figure itself of each line; as ratio the given one where there is one.
 *
 * @param {Metric} measure
 * @param {Choice} choice
 * @param {string} title
 * @returns {Column}
 */
export function centres(measure, choice, title) {
  return column(
    measure,
    choice,
    title,
    (line) => line.centre,
    measure.unit,
    (line) => shownLine(measure, line, choice).value,
  );
}

/**
 * @param {Metric} measure
 * @param {Choice} choice
 * @param {string} title
 * @param {(line: Line) => number | undefined} pick
 * @param {"BYTES" | "NANOS" | "COUNT"} unit
 * @param {(line: Line, reference: number) => number | undefined} shown
 * @returns {Column}
 */
function column(measure, choice, title, pick, unit, shown) {
  const reference = referenceOf(measure, choice, pick);
  const relative = isRelative(measure, choice) && reference !== 1;
  const value = (/** @type {Codec} */ codec) => {
    const line = lineOf(measure, codec.name);
    return line && shown(line, reference);
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
