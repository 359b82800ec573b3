/**
 * @import {Window, Witnessed} from "./model.mjs"
 *
 * How fast the machine was at a moment; `value` is the time of the reference work, divided by its usual time.
 * @typedef {{seconds: number, value: number, fork: Window}} Moment
 */

import { percent } from "./format.mjs";

/** Distances between ticks that people read easily, in seconds. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 43_200, 86_400];

/** Air above and below, as a share of what is drawn. */
const AIR = 0.1;

/**
 * Two moments for each fork, before and after it, in the order of time.
 *
 * @param {Witnessed} witnessed
 * @returns {Moment[]}
 */
export function momentsOf({ forks }) {
  return forks.flatMap((fork) => [
    { seconds: fork.startSeconds, value: fork.before, fork },
    { seconds: fork.endSeconds, value: fork.after, fork },
  ]);
}

/**
 * The forks that were disturbed: those measured again, and those that count with a mark.
 *
 * @param {Witnessed} witnessed
 */
export function disturbedOf({ forks }) {
  return forks.filter(({ state }) => state !== "COUNTED");
}

/**
 * Ends of the axis of speed: all moments, and what is tolerated.
 *
 * @param {Witnessed} witnessed
 */
export function speedEnds(witnessed) {
  const values = [1 - witnessed.tolerance, 1 + witnessed.tolerance, ...momentsOf(witnessed).map(({ value }) => value)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const air = (most - least) * AIR;
  return { log: false, min: Math.max(0, least - air), max: most + air };
}

/**
 * The distance between ticks of an axis of time, in seconds.
 *
 * @param {number} seconds how long the axis is
 * @param {number} room how many labels fit
 */
export function stepOf(seconds, room) {
  return STEPS.find((step) => seconds / step <= room) ?? Math.ceil(seconds / room);
}

/**
 * `4:05`, `1:04:05`: minutes and seconds, hours where there are any.
 *
 * @param {number} seconds
 */
export function elapsed(seconds) {
  const whole = Math.round(seconds);
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`;
}

/**
 * What became of a fork, in words.
 *
 * @param {Window} fork
 */
export function outcomeOf({ state }) {
  return { COUNTED: "", VOID: "measured again", MARKED: "disturbed, counts with a mark" }[state];
}

/**
 * What share of the processors others took during a fork, in words; empty where the system does not tell.
 *
 * @param {Window} fork
 */
export function othersOf({ others }) {
  return others === undefined ? "" : percent(Number(others.toFixed(3)));
}
