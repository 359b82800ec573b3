import { randomNumbers, shuffled } from "./order.mjs";
import { measuring, opening } from "./requests.mjs";
import { scoreOfFork, scoreOfSamples } from "./scores.mjs";
import { MEASURED_SLOTS, OPERATIONS, SLOT_NANOS, WARM_UP_CAP_NANOS } from "./timing.mjs";

/** @typedef {import("./plain.mjs").PlainPrograms} PlainPrograms */
/** @typedef {import("./preparation.mjs").Place} Place */
/** @typedef {import("./runner.mjs").Runner} Runner */
/** @typedef {import("./timing.mjs").Operation} Operation */

/**
 * Two processes, one after the other.
 *
 * @typedef {object} Round
 * @property {string} codec
 * @property {Operation} operation
 * @property {number} plainNanos per operation
 * @property {number} wirecostNanos per operation
 */

const SEED = 1;

/**
 * Measures pairs of processes: a fork of the runner, and a program written by hand. Each measures one operation only, so that no
 * operation finds what a compiler has learned of another one.
 */
export class Rounds {
  /**
   * @param {Runner} runner
   * @param {PlainPrograms} programs
   */
  constructor(runner, programs) {
    this.runner = runner;
    this.programs = programs;
  }

  /**
   * Measures all codecs in rounds, each in another order. So a machine that slows down does not do so for one codec only.
   *
   * @param {readonly Place[]} places of the codecs
   * @param {number} rounds
   * @param {(line: string) => void} tell how far it is
   * @returns {Promise<Round[]>}
   */
  async measure(places, rounds, tell) {
    const random = randomNumbers(SEED);
    /** @type {Round[]} */
    const measured = [];
    for (let round = 0; round < rounds; round++) {
      for (const place of shuffled(places, random)) {
        tell(`round ${round + 1} of ${rounds}  ${place.codec}`);
        for (const operation of OPERATIONS) {
          measured.push(await this.measurePair(place, operation, round % 2 === 0));
        }
      }
    }
    return measured;
  }

  /**
   * @param {Place} place
   * @param {Operation} operation
   * @param {boolean} plainFirst
   * @returns {Promise<Round>}
   */
  async measurePair(place, operation, plainFirst) {
    const { codec } = place;
    if (plainFirst) {
      const plainNanos = await this.measurePlain(place, operation);
      return { codec, operation, plainNanos, wirecostNanos: await this.measureFork(place, operation) };
    }
    const wirecostNanos = await this.measureFork(place, operation);
    return { codec, operation, plainNanos: await this.measurePlain(place, operation), wirecostNanos };
  }

  /**
   * @param {Place} place
   * @param {Operation} operation
   */
  async measurePlain({ codec, dataset }, operation) {
    const plan = { warmUpNanos: WARM_UP_CAP_NANOS, slotNanos: SLOT_NANOS, slots: MEASURED_SLOTS };
    return scoreOfSamples(await this.programs.run(codec, { task: "measure", dataset, operation, plan }));
  }

  /**
   * @param {Place} place
   * @param {Operation} operation
   */
  async measureFork(place, operation) {
    const { slots } = await this.runner.ask(...opening(place), ...measuring(operation));
    return scoreOfFork(slots, MEASURED_SLOTS);
  }
}
