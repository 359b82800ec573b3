/**
 * @import {Choice} from "./choice.mjs"
 * @import {Codec, Formula, Model, Network, Sample} from "./model.mjs"
 * @import {Series} from "./series.mjs"
 *
 * A measured point.
 * @typedef {{at: number, value: number, low?: number, high?: number, sample: Sample}} Dot
 *
 * A codec over the bandwidth: its line, and what was measured of it. The dim ones are there for comparison only.
 * @typedef {Series & {dots: Dot[], dim: boolean}} Course
 *
 * Where two lines cross.
 * @typedef {{at: number, value: number, one: Codec, other: Codec, bitsPerSecond: number, extrapolated: boolean}} Meeting
 *
 * @typedef {{unit: "NANOS" | "RATIO", courses: Course[], meetings: Meeting[]}} Courses
 */
import { shownCodecs } from "./choice.mjs";
import { nanosPerMessage } from "./formula.mjs";

/** So many lines can be told apart. */
export const LEGIBLE = 8;

const STEPS = 40;

/** How far lines reach beyond what was measured, as a factor. */
const BEYOND = 2;

/** How far to the right of that the links without a limit stand, as a factor. */
const GAP = 3;

/**
 * The delays of the links, each once.
 *
 * @param {Network} network
 */
export function delaysOf({ links }) {
  return [...new Set(links.map(({ delayNanos }) => delayNanos))].sort((a, b) => a - b);
}

/**
 * Where bandwidths stand: each at its own value, no limit beyond them all.
 *
 * @param {Network} network
 */
export function spanOf({ links }) {
  const shaped = links.flatMap(({ bitsPerSecond }) => (bitsPerSecond === undefined ? [] : [bitsPerSecond]));
  const [from, to] = [Math.min(...shaped) / BEYOND, Math.max(...shaped) * BEYOND];
  return { from, to, unlimited: shaped.length < links.length ? to * GAP : undefined };
}

/**
 * Time against bandwidth, with the codecs that are the fastest anywhere and the baseline before all others.
 *
 * @param {Model} model
 * @param {Network} network
 * @param {Choice} choice
 * @param {number} delayNanos
 * @param {boolean} all whether no line is dim
 * @returns {Courses}
 */
export function coursesOf(model, network, choice, delayNanos, all) {
  const formulas = model.forecasts.find(({ overlapping }) => overlapping)?.formulas ?? [];
  const span = spanOf(network);
  const course = (/** @type {Codec} */ codec) => courseOf(codec, network, formulas, delayNanos, span);
  const base = choice.relative
    ? model.codecs.filter(({ name }) => name === choice.baseline).flatMap(course)[0]
    : undefined;
  const courses = shownCodecs(model, choice)
    .flatMap(course)
    .map((one) => (base ? divided(one, base) : one));
  const bright = all || courses.length <= LEGIBLE ? courses : leaders(courses, choice.baseline);
  const lit = courses.map((one) => ({ ...one, dim: !bright.includes(one) }));
  return {
    unit: base ? "RATIO" : "NANOS",
    courses: lit,
    meetings: meetingsOf(network, lit, delayNanos, span),
  };
}

/**
 * @param {Codec} codec
 * @param {Network} network
 * @param {Formula[]} formulas
 * @param {number} delayNanos
 * @param {{from: number, to: number, unlimited: number | undefined}} span
 * @returns {Course[]} none where the codec has no figure
 */
function courseOf(codec, network, formulas, delayNanos, span) {
  const curve = network.curves.find((one) => one.codec === codec.name);
  const dots = (curve?.samples ?? []).flatMap((sample) => {
    const wire = network.links.find(({ label }) => label === sample.link);
    const at = wire?.delayNanos === delayNanos ? (wire.bitsPerSecond ?? span.unlimited) : undefined;
    return at === undefined ? [] : [{ at, value: sample.nanos, ...sample.interval, sample }];
  });
  const formula = formulas.find((one) => one.codec === codec.name);
  const points = formula ? lineOf(formula, delayNanos, span) : dots.map(({ at, value }) => point(at, value));
  return dots.length === 0 ? [] : [{ codec, points, dots, dim: false }];
}

/**
 * @param {Formula} formula
 * @param {number} delayNanos
 * @param {{from: number, to: number, unlimited: number | undefined}} span
 * @returns {[number, number][]}
 */
function lineOf(formula, delayNanos, { from, to, unlimited }) {
  const rates = Array.from({ length: STEPS + 1 }, (_, step) => from * (to / from) ** (step / STEPS));
  const nanos = (/** @type {number} */ bitsPerSecond) => nanosPerMessage(formula, { bitsPerSecond, delayNanos });
  return [
    ...rates.map((rate) => point(rate, nanos(rate))),
    ...(unlimited === undefined ? [] : [point(unlimited, nanos(Number.POSITIVE_INFINITY))]),
  ];
}

/**
 * @param {number} at
 * @param {number} value
 * @returns {[number, number]}
 */
function point(at, value) {
  return [at, value];
}

/**
 * @param {Course} course
 * @param {Course} base
 * @returns {Course}
 */
function divided(course, base) {
  const line = new Map(base.points);
  const measured = new Map(base.dots.map(({ at, value }) => [at, value]));
  return {
    ...course,
    points: course.points.flatMap(([at, value]) => {
      const by = line.get(at);
      return by === undefined ? [] : [point(at, value / by)];
    }),
    dots: course.dots.flatMap(({ at, value, low, high, sample }) => {
      const by = measured.get(at);
      const ends =
        by !== undefined && low !== undefined && high !== undefined ? { low: low / by, high: high / by } : {};
      return by === undefined ? [] : [{ at, value: value / by, ...ends, sample }];
    }),
  };
}

/**
 * Those that are the fastest anywhere, and the baseline.
 *
 * @param {Course[]} courses
 * @param {string} baseline
 */
function leaders(courses, baseline) {
  const places = [...new Set(courses.flatMap(({ points }) => points.map(([at]) => at)))];
  const best = places.map((place) => {
    const there = courses.flatMap((course) =>
      course.points.filter(([at]) => at === place).map(([, value]) => ({ course, value })),
    );
    return there.reduce((least, one) => (one.value < least.value ? one : least)).course;
  });
  return courses.filter((course) => best.includes(course) || course.codec.name === baseline);
}

/**
 * The predicted crossings of lines that are not dim.
 *
 * @param {Network} network
 * @param {Course[]} courses
 * @param {number} delayNanos
 * @param {{from: number, to: number}} span
 * @returns {Meeting[]}
 */
function meetingsOf(network, courses, delayNanos, { from, to }) {
  const bright = (/** @type {string} */ codec) => courses.find((one) => one.codec.name === codec && !one.dim);
  return network.pairs
    .filter((pair) => pair.delayNanos === delayNanos)
    .flatMap((pair) => {
      const [one, other] = [bright(pair.codec), bright(pair.rival)];
      return one && other
        ? pair.crossings
            .filter(({ bitsPerSecond }) => bitsPerSecond >= from && bitsPerSecond <= to)
            .map(({ bitsPerSecond, extrapolated }) => ({
              at: bitsPerSecond,
              value: valueAt(one.points, bitsPerSecond),
              one: one.codec,
              other: other.codec,
              bitsPerSecond,
              extrapolated,
            }))
        : [];
    });
}

/**
 * On a line that is straight between its points, as both axes have them.
 *
 * @param {[number, number][]} points
 * @param {number} at
 */
function valueAt(points, at) {
  const next = Math.max(
    1,
    points.findIndex(([x]) => x >= at),
  );
  const [[x1, y1], [x2, y2]] = [points[next - 1], points[next]];
  return y1 * (y2 / y1) ** (Math.log(at / x1) / Math.log(x2 / x1));
}
