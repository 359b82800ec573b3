/**
 * @import {Choice} from "./choice.mjs"
 * @import {Column} from "./columns.mjs"
 * @import {Line, Metric, Model} from "./model.mjs"
 */
import { choiceIn, shownCodecs } from "./choice.mjs";
import { centres, figures, interval, named, rank, trialOf } from "./columns.mjs";
import { marked } from "./model.mjs";
import { flowOf, IN_PLACE, PIPELINE, pipelineMeasure, sum } from "./pipeline.mjs";
import { hasSeveralRuntimes, partOf, titleOfRuntime } from "./runtimes.mjs";

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
    ...runtimeColumn(model),
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
 * Which runtime executes a codec, where there are several. On the screen the rows of a runtime stand under its title.
 *
 * @param {Model} model
 * @returns {Column[]}
 */
function runtimeColumn(model) {
  return hasSeveralRuntimes(model)
    ? [{ ...named("runtime", ({ runtime }) => titleOfRuntime(model, runtime)), copiedOnly: true }]
    : [];
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
    { ...centres(measure, choice, "time"), anchor: trialOf(measure) },
    interval(measure, choice),
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
      { ...centres(measure, choice, "time"), anchor: trialOf(measure) },
      interval(measure, choice),
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

/**
 * The table of everything, runtime by runtime; one group without a title where there is one runtime only.
 *
 * @param {Model} model
 * @param {Choice} choice
 * @returns {{title: string, columns: Column[], model: Model}[]}
 */
export function groupsOf(model, choice) {
  if (!hasSeveralRuntimes(model)) {
    return [{ title: "", columns: columnsOf(model, choice), model }];
  }
  const parts = model.runtimes.map((runtime) => partOf(model, runtime));
  const choices = model.runtimes.map(({ name }) => choiceIn(choice, name));
  const chosen = choices.map((own) => columnsOf(model, own));
  const absolute = choices.map((own) => columnsOf(model, { ...own, relative: false }));
  const columns = chosen[0].map((_, index) => {
    const filled = chosen.filter((own, group) => parts[group].codecs.some((codec) => own[index].text(codec) !== ""));
    // A column has one unit: no ratios where the baseline of a runtime lacks the figure.
    const hasOneUnit = new Set(filled.map((own) => own[index].id)).size === 1;
    return chosen.map((own, group) =>
      hasOneUnit ? (filled.includes(own) ? own : filled[0])[index] : absolute[group][index],
    );
  });
  return parts.map((part, group) => ({
    title: model.runtimes[group].title,
    columns: columns.map((ofGroups) => ofGroups[group]),
    model: part,
  }));
}
