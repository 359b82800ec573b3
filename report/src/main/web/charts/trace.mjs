/**
 * @import {Series} from "../data/series.mjs"
 * @import {Theme} from "./theme.mjs"
 *
 * A line with its name; a dim one is there for comparison only.
 * @typedef {{name: string, colour: string, points: [number, number][], dim?: boolean}} Trace
 */
import { marked } from "../data/model.mjs";

/**
 * A codec's line in the colour of its family.
 *
 * @param {Series} series
 * @param {Theme} theme
 * @returns {Trace}
 */
export function traceOf({ codec, points, dim = false }, theme) {
  return { name: marked(codec), colour: theme.family(codec.family), points, dim };
}
