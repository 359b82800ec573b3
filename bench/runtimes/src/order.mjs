/** Orders that look random and are the same every time. */

/**
 * A shuffled copy.
 *
 * @template T
 * @param {readonly T[]} elements
 * @param {() => number} random numbers from 0 to below 1
 * @returns {T[]}
 */
export function shuffled(elements, random) {
  /** @type {T[]} */
  const result = [];
  for (const element of elements) {
    const place = Math.floor(random() * (result.length + 1));
    result.splice(place, 0, element);
  }
  return result;
}

/**
 * Numbers from 0 to below 1, by the generator mulberry32.
 * @param {number} seed
 */
export function randomNumbers(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
