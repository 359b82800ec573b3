/**
 * Sets of tied codecs as brackets beside the rows of a chart.
 *
 * @typedef {{lane: number, first: number, last: number, rows: number[]}} Bracket
 */

/**
 * Each bracket goes into the first lane that is free over its rows; the narrowest sets stand nearest to the bars.
 *
 * @param {string[][]} ties sets of codecs
 * @param {string[]} rows codecs from top to bottom
 * @param {number} lanes how many fit
 * @returns {{brackets: Bracket[], left: number}} what fits, and how many sets do not
 */
export function bracketsOf(ties, rows, lanes) {
  const sets = ties
    .map((tie) =>
      tie
        .map((codec) => rows.indexOf(codec))
        .filter((row) => row >= 0)
        .sort((a, b) => a - b),
    )
    .filter((set) => set.length > 1);
  const largest = sets.filter(
    (set, index) =>
      !sets.some(
        (other, at) =>
          at !== index && set.every((row) => other.includes(row)) && (other.length > set.length || at < index),
      ),
  );
  largest.sort((a, b) => length(a) - length(b) || a[0] - b[0]);
  /** @type {Bracket[]} */
  const brackets = [];
  for (const set of largest) {
    const [first, last] = [set[0], set[set.length - 1]];
    const lane = freeLane(brackets, first, last);
    if (lane < lanes) {
      brackets.push({ lane, first, last, rows: set });
    }
  }
  return { brackets, left: largest.length - brackets.length };
}

/** @param {number[]} set */
function length(set) {
  return set[set.length - 1] - set[0];
}

/**
 * @param {Bracket[]} brackets
 * @param {number} first
 * @param {number} last
 */
function freeLane(brackets, first, last) {
  let lane = 0;
  while (brackets.some((other) => other.lane === lane && other.first <= last && first <= other.last)) {
    lane++;
  }
  return lane;
}
