import { estimate } from "./statistics.mjs";

/** A ratio this near to 1 is no failure, even if its interval is so narrow that 1 lies outside. */
const TOLERANCE = 0.03;

/**
 * One codec and operation on both sides.
 *
 * @typedef {object} Pair of processes, one after the other
 * @property {number} plainNanos per operation
 * @property {number} wirecostNanos per operation
 */

/** The pairs of a codec and operation. */
export class Comparison {
  /**
   * @param {string} codec
   * @param {string} operation
   * @param {readonly Pair[]} pairs at least one
   */
  constructor(codec, operation, pairs) {
    this.codec = codec;
    this.operation = operation;
    this.pairs = pairs;
    this.plainNanos = estimate(pairs.map((pair) => pair.plainNanos)).centre;
    this.ratio = estimate(pairs.map((pair) => pair.wirecostNanos / pair.plainNanos));
  }

  /** Whether the interval of the ratio contains 1. With a single pair there is none, and nothing is shown. */
  get takesTheSameTime() {
    const { interval } = this.ratio;
    return interval !== undefined && interval.low <= 1 && 1 <= interval.high;
  }

  /** Whether the two differ by more than may be put up with. */
  get isOff() {
    return this.ratio.interval !== undefined && !this.takesTheSameTime && Math.abs(this.ratio.centre - 1) > TOLERANCE;
  }
}
