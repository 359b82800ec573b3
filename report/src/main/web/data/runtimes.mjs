/**
 * @import {Model, Runtime} from "./model.mjs"
 */

/** What a heading says above figures of several runtimes. */
export const ACROSS = "across runtimes: a ratio here is one of runtime and library";

/**
 * Whether figures have to be told apart by runtime.
 *
 * @param {Model} model
 */
export function hasSeveralRuntimes({ runtimes }) {
  return runtimes.length > 1;
}

/**
 * What a run says about the codecs of one runtime alone.
 *
 * @param {Model} model
 * @param {Runtime} runtime
 * @returns {Model}
 */
export function partOf(model, runtime) {
  const codecs = model.codecs.filter((codec) => codec.runtime === runtime.name);
  const names = new Set(codecs.map(({ name }) => name));
  const isOwn = (/** @type {{codec: string}} */ { codec }) => names.has(codec);
  return {
    ...model,
    runtimes: [runtime],
    codecs,
    measures: model.measures
      .map((measure) => ({
        ...measure,
        lines: measure.lines.filter(isOwn),
        ties: measure.ties.filter((set) => set.every((name) => names.has(name))),
      }))
      .filter(({ lines }) => lines.length > 0),
    fronts: model.fronts
      .map((front) => ({ ...front, points: front.points.filter(isOwn) }))
      .filter(({ points }) => points.length > 0),
  };
}

/**
 * The runtimes that execute these codecs, in the run's order.
 *
 * @param {Model} model
 * @param {string[]} codecs
 */
export function runtimesOf(model, codecs) {
  const names = new Set(codecs);
  const used = new Set(model.codecs.filter(({ name }) => names.has(name)).map(({ runtime }) => runtime));
  return model.runtimes.filter(({ name }) => used.has(name));
}

/**
 * How people write a runtime.
 *
 * @param {Model} model
 * @param {string} name
 */
export function titleOfRuntime({ runtimes }, name) {
  return runtimes.find((runtime) => runtime.name === name)?.title ?? name;
}
