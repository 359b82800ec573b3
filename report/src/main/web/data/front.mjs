/**
 * @import {Figure, Shown} from "./choice.mjs"
 * @import {Front} from "./model.mjs"
 *
 * A codec in size and time.
 * @typedef {{size: Figure, time: Figure, beatenBy: string | undefined}} Point
 */

/** Intervals are drawn up to this factor from the centre: one of few forks may reach so far that the points would crowd. */
const REACH = 2.5;

/**
 * The codecs that are shown in both measures: the unbeaten first.
 *
 * @param {Front} front
 * @param {Shown} sizes
 * @param {Shown} times
 * @returns {Point[]}
 */
export function pointsOf(front, sizes, times) {
  const points = front.points.flatMap(({ codec, beatenBy }) => {
    const size = sizes.figures.find((shown) => shown.codec.name === codec);
    const time = times.figures.find((shown) => shown.codec.name === codec);
    return size && time ? [{ size, time, beatenBy }] : [];
  });
  return [...points.filter((point) => !point.beatenBy), ...points.filter((point) => point.beatenBy)];
}

/**
 * The points that none is both smaller and faster than, by the means alone, smallest first.
 *
 * @param {Point[]} points
 */
export function frontOf(points) {
  return points
    .filter(
      ({ size, time }) =>
        !points.some(
          (other) =>
            (other.size.value < size.value && other.time.value <= time.value) ||
            (other.size.value <= size.value && other.time.value < time.value),
        ),
    )
    .sort((a, b) => a.size.value - b.size.value);
}

/**
 * A time with its interval, as far as it is drawn.
 *
 * @param {Figure} time
 */
export function reachOf({ value, low = value, high = value }) {
  return { low: Math.max(low, value / REACH), value, high: Math.min(high, value * REACH) };
}
