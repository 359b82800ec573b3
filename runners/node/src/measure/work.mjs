import { Problem } from "../protocol/problem.mjs";
import { wallMillis } from "./clock.mjs";

/**
 * Runs the operation on so many inputs from a place on, in rotation, and returns the place behind them.
 * @typedef {(inputs: any[], start: number, count: number) => number} Loop
 */

// The clock is read after a batch of operations that takes so long. So a reading takes less than a thousandth of it.
const SHORT_BATCH_MILLIS = 0.05;
const LONG_BATCH_MILLIS = 0.2;

/** One operation on prepared inputs. Each group goes on where it stopped the last time. */
export class Work {
  #loop;
  #parts;

  /**
   * @param {Loop} loop
   * @param {any[][]} inputs by group, none empty
   */
  constructor(loop, inputs) {
    this.#loop = loop;
    this.#parts = inputs.map((ofGroup) => ({ inputs: ofGroup, place: 0, batch: 1 }));
  }

  get groups() {
    return this.#parts.length;
  }

  /**
   * Runs the operation for so long, at least once.
   * @param {number} group
   * @param {number} millis on the wall
   */
  run(group, millis) {
    const part = this.#parts[group];
    if (part === undefined) {
      throw new Problem(`there is no group ${group}`);
    }
    const loop = this.#loop;
    const start = wallMillis();
    let now = start;
    let operations = 0;
    do {
      const before = now;
      part.place = loop(part.inputs, part.place, part.batch);
      operations += part.batch;
      now = wallMillis();
      part.batch = nextBatch(part.batch, now - before);
    } while (now - start < millis);
    return { operations, millis: now - start };
  }
}

/**
 * @param {number} batch
 * @param {number} millis that it took
 */
function nextBatch(batch, millis) {
  if (millis < SHORT_BATCH_MILLIS) {
    return batch * 2;
  }
  return millis > LONG_BATCH_MILLIS && batch > 1 ? batch / 2 : batch;
}
