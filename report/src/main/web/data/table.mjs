/**
 * @import {Choice} from "./choice.mjs"
 * @import {Codec, Line, Measure, Model} from "./model.mjs"
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
 */
import { isRelative, referenceOf, shownCodecs } from "./choice.mjs";
import { figure, spread } from "./format.mjs";
import { lineOf, marked } from "./model.mjs";
import { flowOf, IN_PLACE, PIPELINE, pipelineMeasure, sum } from "./pipeline.mjs";

/** What the titles of absolute figures end with in CSV. */
const SUFFIXES = { BYTES: " bytes", NANOS: " ns", COUNT: "" };

/**
 * All columns of a run: who the codec is, then its figures.
 *
 * @param {Model} model
 * @param {Choice} choice
 * @returns {Column[]}
 */
export function columnsOf(model, choice) {
  return [
    { ...named("codec", (codec) => codec.name), text: marked },
    named("format", (codec) => codec.format),
    named("layout", (codec) => codec.layout),
    named("family", (codec) => codec.family),
    ...model.measures.flatMap((measure) =>
      measure.unit === "BYTES" ? sizeColumns(measure, choice) : timeColumns(measure, choice),
    ),
    ...pipelineColumns(model, choice),
    named("library", (codec) => codec.library),
    named("back end", (codec) => codec.backEnd),
  ];
}

/**
 * @param {string} title
 * @param {(codec: Codec) => string} value
 * @returns {Column}
 */
function named(title, value) {
  return { id: title, group: "", title, numeric: false, value, text: value };
}

/**
 * @param {Measure} measure
 * @param {Choice} choice
 */
function sizeColumns(measure, choice) {
  return [
    rank(measure),
    { ...figures(measure, choice, "mean", (line) => line.centre), anchor: trialOf(measure) },
    figures(measure, choice, "median", (line) => line.box?.median),
    figures(measure, choice, "p95", (line) => line.box?.p95),
  ];
}

/**
 * @param {Measure} measure
 * @param {Choice} choice
 */
function timeColumns(measure, choice) {
  return [
    rank(measure),
    { ...figures(measure, choice, "time", (line) => line.centre), anchor: trialOf(measure) },
    interval(measure),
    figures(measure, choice, "allocated", (line) => line.timed?.allocatedBytes, "BYTES"),
  ];
}

/**
 * @param {Model} model
 * @param {Choice} choice
 */
function pipelineColumns(model, choice) {
  return [PIPELINE, IN_PLACE].flatMap((id) => {
    const measure = pipelineMeasure(model, id);
    if (!measure) {
      return [];
    }
    const flow = (/** @type {Line} */ line) => flowOf(model, id, line.codec);
    const processes = (/** @type {Line} */ line) => flow(line)?.processes ?? [];
    return [
      rank(measure),
      { ...figures(measure, choice, "time", (line) => line.centre), anchor: trialOf(measure) },
      interval(measure),
      figures(measure, choice, "a set", (line) => line.box?.median),
      figures(measure, choice, "messages/s", (line) => flow(line)?.rates.messagesPerSecond, "COUNT"),
      figures(measure, choice, "CPU", (line) => sum(processes(line).map(({ cpuNanos }) => cpuNanos))),
      figures(
        measure,
        choice,
        "allocated",
        (line) => sum(processes(line).map(({ allocatedBytes }) => allocatedBytes)),
        "BYTES",
      ),
    ];
  });
}

/**
 * @param {Measure} measure
 * @returns {(codec: Codec) => string | undefined}
 */
function trialOf(measure) {
  return (codec) => lineOf(measure, codec.name)?.trial;
}

/**
 * @param {Measure} measure
 * @returns {Column}
 */
function rank(measure) {
  const place = (/** @type {Codec} */ codec) => lineOf(measure, codec.name)?.place;
  return {
    id: `${measure.id} rank`,
    group: measure.id,
    title: "rank",
    numeric: true,
    value: (codec) => (place(codec) === undefined ? undefined : Number.parseInt(place(codec) ?? "", 10)),
    text: (codec) => place(codec) ?? "",
  };
}

/**
 * @param {Measure} measure
 * @returns {Column}
 */
function interval(measure) {
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
 * @param {Measure} measure
 * @param {Choice} choice
 * @param {string} title
 * @param {(line: Line) => number | undefined} pick
 * @param {"BYTES" | "NANOS" | "COUNT"} [unit]
 * @returns {Column}
 */
function figures(measure, choice, title, pick, unit = measure.unit) {
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
      return number === undefined ? "" : figure(number, relative ? "RATIO" : unit);
    },
  };
}

/**
 * The codecs that pass the filter, by one column; those without a value last, whichever way.
 *
 * @param {Model} model
 * @param {Choice} choice
 * @param {Column} column
 * @param {boolean} descending
 */
export function sortedCodecs(model, choice, column, descending) {
  const sign = descending ? -1 : 1;
  return [...shownCodecs(model, choice)].sort((a, b) => {
    const [x, y] = [column.value(a), column.value(b)];
    if (x === undefined || y === undefined) {
      return Number(x === undefined) - Number(y === undefined);
    }
    return sign * (typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y), "en"));
  });
}
