import { setImmediate as nextTurn } from "node:timers/promises";

const INTERVAL_MILLIS = 100;

/** Tells now and then how far the work is. */
export class Progress {
  /** @param {(answer: object) => void} say */
  constructor(say) {
    this.say = say;
    this.last = performance.now();
  }

  /**
   * Says it unless it was said a moment ago.
   * @param {object} progress
   * @returns {boolean} whether it was said
   */
  tell(progress) {
    const now = performance.now();
    if (now - this.last < INTERVAL_MILLIS) {
      return false;
    }
    this.last = now;
    this.say({ progress });
    return true;
  }

  /**
   * Says it, and lets the process notice that its input was closed.
   * @param {object} progress
   */
  async pause(progress) {
    if (this.tell(progress)) {
      await nextTurn();
    }
  }
}
