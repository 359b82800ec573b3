/**
 * What a slider's positions stand for: equal steps are equal factors, rounded to what people say.
 *
 * @typedef {{last: number, valueAt: (position: number) => number, words: (value: number) => string}} Scale
 */
import { bandwidth, bytes, time } from "./format.mjs";

/**
 * @param {number} from value of the first step
 * @param {number} perDecade steps
 * @param {number} step
 */
function stepped(from, perDecade, step) {
  return Number((from * 10 ** (step / perDecade)).toPrecision(2));
}

/** 100 kbit/s to 10 Gbit/s, and no limit. @type {Scale} */
export const BANDWIDTH = {
  last: 101,
  valueAt: (position) => (position === 101 ? Number.POSITIVE_INFINITY : stepped(1e5, 20, position)),
  words: (bits) => (bits === Number.POSITIVE_INFINITY ? "no limit" : bandwidth(bits)),
};

/** None, then 0.1 to 200 ms, in nanoseconds. @type {Scale} */
export const DELAY = {
  last: 67,
  valueAt: (position) => (position === 0 ? 0 : stepped(1e5, 20, position - 1)),
  words: (nanos) => (nanos === 0 ? "none" : time(nanos)),
};

/** 10 to a million messages per second. @type {Scale} */
export const MESSAGE_RATE = {
  last: 100,
  valueAt: (position) => stepped(10, 20, position),
  words: (rate) => `${bytes(rate)}/s`,
};

/**
 * The position whose value is nearest, by its factor.
 *
 * @param {Scale} scale
 * @param {number} value
 */
export function positionOf({ last, valueAt }, value) {
  if (value === Number.POSITIVE_INFINITY) {
    return last;
  }
  const distance = (/** @type {number} */ position) => Math.abs(Math.log((valueAt(position) + 1) / (value + 1)));
  return Array.from({ length: last + 1 }, (_, position) => position).reduce((nearest, position) =>
    distance(position) < distance(nearest) ? position : nearest,
  );
}
