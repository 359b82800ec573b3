/**
 * @import {Choice, Shown} from "./choice.mjs"
 * @import {Codec, Flow, Line, Metric, Model} from "./model.mjs"
 *
 * A reference that stands in a chart as a line.
 * @typedef {{value: number, label: string}} Mark
 *
 * A row of a stacked chart: a codec, or the floor, which has none.
 * @typedef {{label: string, codec: Codec | undefined, parts: (number | undefined)[]}} Stack
 *
 * @typedef {{names: string[], unit: "BYTES" | "NANOS" | "COUNT" | "RATIO", stacks: Stack[]}} Stacked
 */
import { shownCodecs, shownMeasure } from "./choice.mjs";
import { lineOf, marked } from "./model.mjs";

export const PIPELINE = "pipeline";
export const IN_PLACE = "pipeline@read=in-place";
const FLOOR = "pipeline@decode=never";

/** What can be seen of a message's bytes. */
export const BYTES = /** @type {{id: string, pick: (flow: Flow) => number}[]} */ ([
  { id: "as sent", pick: ({ sentBytes }) => sentBytes.mean },
  { id: "as encoded", pick: ({ bytes }) => bytes.mean },
]);

/**
 * @param {Model} model
 * @param {string} id
 * @returns {Metric | undefined}
 */
export function pipelineMeasure(model, id) {
  return model.pipeline?.measures.find((measure) => measure.id === id);
}

/**
 * @param {Model} model
 * @param {string} measure
 * @param {string} codec
 * @returns {Flow | undefined}
 */
export function flowOf(model, measure, codec) {
  return model.pipeline?.flows.find((flow) => flow.measure === measure && flow.codec === codec);
}

/**
 * The floor as a mark among times: that of the baseline's bytes, else the first.
 *
 * @param {Model} model
 * @param {Choice} choice
 * @param {number} reference by which times are divided
 * @param {(line: Line) => number | undefined} [pick] the figure of the floor, its time per message if not given
 * @returns {Mark | undefined}
 */
export function floorMark(model, choice, reference, pick = (line) => line.centre) {
  const floor = pipelineMeasure(model, FLOOR);
  const line = lineOf(floor, choice.baseline) ?? floor?.lines[0];
  const value = line && pick(line);
  return line && value !== undefined ? { value: value / reference, label: `floor: ${line.codec}` } : undefined;
}

/**
 * Times of whole sets, each codec at its median; as ratio, divided by the baseline's median.
 *
 * @param {Model} model
 * @param {Metric} measure
 * @param {Choice} choice
 * @returns {Shown}
 */
export function shownSets(model, measure, choice) {
  const shown = shownMeasure(model, measure, choice);
  const base = shown.unit === "RATIO" ? lineOf(measure, choice.baseline) : undefined;
  const reference = base?.box?.median ?? 1;
  const figures = shown.figures.map(({ codec, line }) => ({
    codec,
    line,
    value: (line.box?.median ?? line.centre) / reference,
  }));
  figures.sort((a, b) => a.value - b.value);
  return { measure: { ...measure, ties: [] }, unit: shown.unit, reference, figures };
}

/**
 * How many messages go through in a second, most first.
 *
 * @param {Model} model
 * @param {Metric} measure
 * @param {Choice} choice
 */
export function shownThroughput(model, measure, choice) {
  const shown = shownOf(model, measure, choice, "COUNT", (flow) => flow.messagesPerSecond);
  shown.figures.reverse();
  return shown;
}

/**
 * Bytes of one message on one hop, least first.
 *
 * @param {Model} model
 * @param {Metric} measure
 * @param {Choice} choice
 * @param {string} id one of {@link BYTES}
 */
export function shownBytes(model, measure, choice, id) {
  const { pick } = BYTES.find((one) => one.id === id) ?? BYTES[0];
  return shownOf(model, measure, choice, "BYTES", pick);
}

/**
 * A figure of each flow, least first; as ratio, divided by the baseline's.
 *
 * @param {Model} model
 * @param {Metric} measure
 * @param {Choice} choice
 * @param {"BYTES" | "COUNT"} unit
 * @param {(flow: Flow) => number} pick
 * @returns {Shown}
 */
function shownOf(model, measure, choice, unit, pick) {
  const value = (/** @type {string} */ codec) => {
    const flow = flowOf(model, measure.id, codec);
    return flow && pick(flow);
  };
  const base = choice.relative ? value(choice.baseline) : undefined;
  const reference = base ?? 1;
  const figures = shownCodecs(model, choice).flatMap((codec) => {
    const line = lineOf(measure, codec.name);
    const own = value(codec.name);
    return line && own !== undefined ? [{ codec, line: unranked(line), value: own / reference }] : [];
  });
  figures.sort((a, b) => a.value - b.value);
  return { measure: { ...measure, ties: [] }, unit: base === undefined ? unit : "RATIO", reference, figures };
}

/**
 * A line without its place, which is that of its time.
 *
 * @param {Line} line
 * @returns {Line}
 */
function unranked({ place, ...line }) {
  return line;
}

/**
 * What a message costs, told apart, least first, the floors at the end; as ratio, divided by the baseline's whole.
 *
 * @param {Model} model
 * @param {Choice} choice
 * @param {"BYTES" | "NANOS"} unit
 * @param {(flow: Flow) => {name: string, value: number}[]} parts of a flow
 * @returns {Stacked}
 */
export function stackedFlows(model, choice, unit, parts) {
  const flows = model.pipeline?.flows ?? [];
  const names = [...new Set(flows.flatMap((flow) => parts(flow).map(({ name }) => name)))];
  const baseline = choice.relative ? flowOf(model, PIPELINE, choice.baseline) : undefined;
  const reference = (baseline && sum(parts(baseline).map(({ value }) => value))) || 1;
  const values = (/** @type {Flow} */ flow) =>
    names.map((name) => {
      const part = parts(flow).find((one) => one.name === name);
      return part && part.value / reference;
    });
  const stacks = shownCodecs(model, choice).flatMap((codec) => {
    const flow = flowOf(model, PIPELINE, codec.name);
    return flow ? [{ label: marked(codec), codec, parts: values(flow) }] : [];
  });
  stacks.sort((a, b) => sum(a.parts) - sum(b.parts));
  const floors = flows
    .filter(({ measure }) => measure === FLOOR)
    .map((flow) => ({ label: `floor: ${flow.codec}`, codec: undefined, parts: values(flow) }));
  return { names, unit: reference === 1 ? unit : "RATIO", stacks: stacks.length === 0 ? [] : [...stacks, ...floors] };
}

/** @param {(number | undefined)[]} parts */
export function sum(parts) {
  return parts.reduce((/** @type {number} */ total, part) => total + (part ?? 0), 0);
}
