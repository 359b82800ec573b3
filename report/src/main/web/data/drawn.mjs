/**
 * How the charts of a document are drawn, and their figures as tables.
 *
 * @import {Ends} from "../charts/axes.mjs"
 * @import {Bar, Bars, Boxes, Chart, Lines, Point, Range} from "./document.mjs"
 *
 * A figure with its interval, if it has one.
 * @typedef {{value: number, low?: number, high?: number}} Drawn
 */
import { quantity } from "./format.mjs";
import { axisEnds, roundStep } from "./scale.mjs";

/** So often the round values of a linear axis fit between its ends, about. */
const STEPS = 5;

/**
 * Ends of an axis. One that is to be logarithmic is linear where a figure is not positive.
 *
 * @param {number[]} values
 * @param {boolean} log
 * @param {boolean} [fromZero] whether a linear axis holds 0
 * @returns {Ends}
 */
export function endsOf(values, log, fromZero = true) {
  if (log && values.every((value) => value > 0)) {
    return { log, ...axisEnds(values, log) };
  }
  const held = fromZero || values.length === 0 ? [...values, 0] : values;
  const [least, most] = [Math.min(...held), Math.max(...held)];
  const span = most - least || Math.abs(most) || 1;
  const step = roundStep(span / STEPS);
  return {
    log: false,
    min: Math.floor(least / step) * step,
    max: most <= 0 && fromZero && least < 0 ? 0 : most + span * 0.05,
  };
}

/**
 * What an axis has to hold of figures: all of them, and of their intervals what lies within a factor of two of the largest
 * and the smallest, for one that is very wide would make everything else vanish.
 *
 * @param {Drawn[]} figures
 */
export function heldValues(figures) {
  const values = figures.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(Math.abs(least), Math.abs(most));
  const from = least > 0 ? least / 2 : least - room;
  const lows = figures.flatMap(({ low }) => (low === undefined ? [] : [Math.max(low, from)]));
  const highs = figures.flatMap(({ high }) => (high === undefined ? [] : [Math.min(high, most + room)]));
  return [...values, ...lows, ...highs];
}

/**
 * @param {number} value
 * @param {Range | undefined} interval
 * @returns {Drawn}
 */
export function drawn(value, interval) {
  return { value, ...interval };
}

/** @param {Bar | null | undefined} bar @returns {Drawn[]} one or none */
export function drawnBar(bar) {
  return bar ? [drawn(bar.value, bar.interval)] : [];
}

/**
 * A title with the unit of its figures.
 *
 * @param {string} title
 * @param {string} unit
 */
export function axisName(title, unit) {
  return [title, unit].filter((part) => part !== "").join(", ");
}

/**
 * A figure as people read it, with its interval.
 *
 * @param {Drawn} figure
 * @param {string} unit
 */
export function words({ value, low, high }, unit) {
  const interval = low === undefined || high === undefined ? "" : ` (${quantity(low, "")} to ${quantity(high, unit)})`;
  return quantity(value, unit) + interval;
}

/**
 * The figures of a chart as a table.
 *
 * @param {Chart} chart
 * @returns {{head: string[], rows: string[][]}}
 */
export function figuresOf(chart) {
  switch (chart.kind) {
    case "Lines":
      return figuresOfLines(chart);
    case "Bars":
      return figuresOfBars(chart);
    case "Boxes":
      return figuresOfBoxes(chart);
  }
}

/** @param {Lines} chart */
function figuresOfLines({ xTitle, unit, series }) {
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  const cell = (/** @type {Point[]} */ points, /** @type {number} */ at) =>
    points.flatMap(({ x, y, interval }) => (x === at ? [words(drawn(y, interval), unit)] : [])).join(", ");
  return {
    head: [xTitle, ...series.map(({ name }) => name)],
    rows: xs.map((x) => [quantity(x, ""), ...series.map(({ points }) => cell(points, x))]),
  };
}

/** @param {Bars} chart */
function figuresOfBars({ categories, unit, series }) {
  return {
    head: ["name", ...series.map(({ name }) => name)],
    rows: categories.map((category, index) => [
      category,
      ...series.map(({ bars }) =>
        drawnBar(bars[index])
          .map((bar) => words(bar, unit))
          .join(""),
      ),
    ]),
  };
}

/** @param {Boxes} chart */
function figuresOfBoxes({ unit, boxes }) {
  return {
    head: ["name", "least", "first quartile", "median", "third quartile", "most"],
    rows: boxes.map(({ name, min, q1, median, q3, max }) => [
      name,
      ...[min, q1, median, q3, max].map((value) => quantity(value, unit)),
    ]),
  };
}
