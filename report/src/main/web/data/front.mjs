/**
 * @import {Choice, Figure, Shown} from "./choice.mjs"
 * @import {Codec, Front, Model} from "./model.mjs"
 *
 * A codec in size and time; a faint one is there for comparison only.
 * @typedef {{size: Figure, time: Figure, beatenBy: string | undefined, faint: boolean}} Point
 */

/** Of more codecs than these a chart brings out the portable front and the baseline. */
const CROWD = 8;

/** Intervals are drawn up to this factor from the centre: one of few forks may reach so far that the points would crowd. */
const REACH = 2.5;

/**
 * Whether a chart has so many codecs that only some of them stand out.
 *
 * @param {Model} model
 * @param {Codec[]} codecs
 */
export function isCrowded({ portableFront }, codecs) {
  return codecs.length > CROWD && codecs.some(({ name }) => portableFront.includes(name));
}

/**
 * The names of the codecs that stand out: all of a few, the portable front and the baseline of many.
 *
 * @param {Model} model
 * @param {Choice} choice
 * @param {Codec[]} codecs that are shown
 * @returns {Set<string>}
 */
export function prominent(model, { baseline }, codecs) {
  const names = codecs.map(({ name }) => name);
  return new Set(
    isCrowded(model, codecs) ? names.filter((name) => name === baseline || model.portableFront.includes(name)) : names,
  );
}

/**
 * The codecs that are shown in both measures: those that stand out first. Beaten ones are faint, and so are in a crowd
 * all that do not stand out.
 *
 * @param {Front} front
 * @param {Shown} sizes
 * @param {Shown} times
 * @param {Set<string>} [bright] of a crowd; without it, all that are not beaten
 * @returns {Point[]}
 */
export function pointsOf(front, sizes, times, bright) {
  const points = front.points.flatMap(({ codec, beatenBy }) => {
    const size = sizes.figures.find((shown) => shown.codec.name === codec);
    const time = times.figures.find((shown) => shown.codec.name === codec);
    const faint = bright ? !bright.has(codec) : beatenBy !== undefined;
    return size && time ? [{ size, time, beatenBy, faint }] : [];
  });
  return [...points.filter(({ faint }) => !faint), ...points.filter(({ faint }) => faint)];
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
 * The same for each runtime by itself.
 *
 * @param {Point[]} points
 * @returns {Point[][]}
 */
export function frontsOf(points) {
  const runtimes = [...new Set(points.map(({ size }) => size.codec.runtime))];
  return runtimes.map((runtime) => frontOf(points.filter(({ size }) => size.codec.runtime === runtime)));
}

/**
 * A time with its interval, as far as it is drawn.
 *
 * @param {Figure} time
 */
export function reachOf({ value, low = value, high = value }) {
  return { low: Math.max(low, value / REACH), value, high: Math.min(high, value * REACH) };
}
