/** Windows that are looked at. */
const WINDOWS = 4;

/** How far the later half of the windows may be from the earlier half. */
const LEVEL = 0.1;

/**
 * Decides when an operation is warm: when its time has had no trend for some windows in a row. V8 does not tell the time
 * of its compilers. The windows contain it, and their time falls when the compilers become quiet.
 */
export class Warmth {
  /** @type {number[]} */
  #windows = [];

  /** @param {number} timePerOperation processor time, mean over the groups */
  add(timePerOperation) {
    this.#windows.push(timePerOperation);
  }

  isWarm() {
    if (this.#windows.length < WINDOWS) {
      return false;
    }
    const last = this.#windows.slice(-WINDOWS);
    const ratio = Math.min(...last.slice(WINDOWS / 2)) / Math.min(...last.slice(0, WINDOWS / 2));
    return Math.abs(ratio - 1) <= LEVEL;
  }
}
