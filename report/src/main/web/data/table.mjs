/**
 * @import {Choice} from "./choice.mjs"
 * @import {Column} from "./columns.mjs"
 * @import {Line, Metric, Model} from "./model.mjs"
 */
import { shownCodecs } from "./choice.mjs";
import { figures, interval, named, rank, trialOf } from "./columns.mjs";
import { marked } from "./model.mjs";
import { flowOf, IN_PLACE, PIPELINE, pipelineMeasure, sum } from "./pipeline.mjs";

/**
 * All columns of a run in which any codec has something: who it is, then its figures.
 *
 * @param {Model} model
 * @param {Choice} choice
 * @returns {Column[]}
 */
export function columnsOf(model, choice) {
  const columns = [
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
  return columns.filter(({ text }) => model.codecs.some((codec) => text(codec) !== ""));
}

/**
 * @param {Metric} measure
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
 * @param {Metric} measure
 * @param {Choice} choice
 */
function timeColumns(measure, choice) {
  return [
    rank(measure),
    { ...figures(measure, choice, "time", (line) => line.centre), anchor: trialOf(measure) },
    interval(measure),
    figures(measure, choice, "on the wall", onTheWall),
    figures(measure, choice, "allocated", (line) => line.timed?.allocatedBytes, "BYTES"),
  ];
}

/**
 * The time on the wall, where another clock gave the figure.
 *
 * @param {Line} line
 */
function onTheWall({ timed }) {
  return timed?.clock === "WALL" ? undefined : timed?.wallNanos;
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
      figures(measure, choice, "messages/s", (line) => flow(line)?.messagesPerSecond, "COUNT"),
      figures(measure, choice, "bytes", (line) => flow(line)?.bytes.mean, "BYTES"),
      figures(measure, choice, "sent", (line) => flow(line)?.sentBytes.mean, "BYTES"),
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
