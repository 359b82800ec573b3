import { randomNumbers, shuffled } from "./order.mjs";
import { scoresOfFork, scoresOfSamples } from "./scores.mjs";
import { forkSlots, MEASURED_SLOTS, SLOT_NANOS, WARM_UP_CAP_NANOS } from "./timing.mjs";

/** @typedef {import("./plain.mjs").PlainPrograms} PlainPrograms */
/** @typedef {import("./preparation.mjs").Place} Place */
/** @typedef {import("./runner.mjs").Runner} Runner */
/** @typedef {import("./scores.mjs").Scores} Scores */

/**
 * Two processes, one after the other.
 *
 * @typedef {object} Round
 * @property {string} codec
 * @property {Scores} plain
 * @property {Scores} wirecost
 */

const SEED = 1;

/** Measures pairs of processes: a fork of the runner, and a program written by hand. */
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
        measured.push(await this.measurePair(place, round % 2 === 0));
      }
    }
    return measured;
  }

  /**
   * @param {Place} place
   * @param {boolean} plainFirst
   * @returns {Promise<Round>}
   */
  async measurePair(place, plainFirst) {
    const { codec } = place;
    if (plainFirst) {
      const plain = await this.measurePlain(place);
      return { codec, plain, wirecost: await this.measureFork(place) };
    }
    const wirecost = await this.measureFork(place);
    return { codec, plain: await this.measurePlain(place), wirecost };
  }

  /** @param {Place} place */
  async measurePlain({ codec, dataset }) {
    const plan = { warmUpNanos: WARM_UP_CAP_NANOS, slotNanos: SLOT_NANOS, slots: MEASURED_SLOTS };
    return scoresOfSamples(await this.programs.run(codec, { task: "measure", dataset, plan }));
  }

  /** @param {Place} place */
  async measureFork(place) {
    const slots = forkSlots();
    const times = { slotNanos: SLOT_NANOS, warmUpCapNanos: WARM_UP_CAP_NANOS };
    const done = await this.runner.ask({ request: "measure", ...place, ...times, slots });
    return scoresOfFork(slots, done.slots);
  }
}
