/**
 * @import {Theme} from "./theme.mjs"
 */

/**
 * An interval along a row; nothing where there is none.
 *
 * @param {{low?: number, high?: number}} figure
 * @param {(value: number) => number} within where a value is, in pixels
 * @param {number} y in pixels
 * @param {Theme} theme
 */
export function whisker({ low, high }, within, y, theme) {
  if (low === undefined || high === undefined) {
    return [];
  }
  const [from, to] = [within(low), within(high)];
  const line = (
    /** @type {number} */ x1,
    /** @type {number} */ y1,
    /** @type {number} */ x2,
    /** @type {number} */ y2,
  ) => ({
    type: "line",
    shape: { x1, y1, x2, y2 },
    style: { stroke: theme.ink, lineWidth: 1.2 },
  });
  return [line(from, y, to, y), line(from, y - 3, from, y + 3), line(to, y - 3, to, y + 3)];
}
