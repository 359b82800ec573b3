import { randomNumbers, shuffled } from "./order.mjs";
import { runPlain } from "./plain.mjs";
import { scoresOfFork, scoresOfSamples } from "./scores.mjs";
import { forkSlots, MEASURED_SLOTS, SLOT_NANOS, WARM_UP_CAP_NANOS } from "./timing.mjs";

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

/**
 * Measures all codecs in rounds, each in another order. So a machine that slows down does not do so for one codec only.
 *
 * @param {Runner} runner
 * @param {readonly Place[]} places of the codecs
 * @param {number} rounds
 * @param {(line: string) => void} tell how far it is
 * @returns {Promise<Round[]>}
 */
export async function measureRounds(runner, places, rounds, tell) {
  const random = randomNumbers(SEED);
  /** @type {Round[]} */
  const measured = [];
  for (let round = 0; round < rounds; round++) {
    for (const place of shuffled(places, random)) {
      tell(`round ${round + 1} of ${rounds}  ${place.codec}`);
      measured.push(await measurePair(runner, place, round % 2 === 0));
    }
  }
  return measured;
}

/**
 * @param {Runner} runner
 * @param {Place} place
 * @param {boolean} plainFirst
 * @returns {Promise<Round>}
 */
async function measurePair(runner, place, plainFirst) {
  const { codec } = place;
  if (plainFirst) {
    const plain = await measurePlain(runner, place);
    return { codec, plain, wirecost: await measureFork(runner, place) };
  }
  const wirecost = await measureFork(runner, place);
  return { codec, plain: await measurePlain(runner, place), wirecost };
}

/**
 * @param {Runner} runner
 * @param {Place} place
 */
async function measurePlain(runner, { codec, dataset }) {
  const plan = { warmUpNanos: WARM_UP_CAP_NANOS, slotNanos: SLOT_NANOS, slots: MEASURED_SLOTS };
  return scoresOfSamples(await runPlain(codec, runner.nodeOptions, { task: "measure", dataset, plan }));
}

/**
 * @param {Runner} runner
 * @param {Place} place
 */
async function measureFork(runner, place) {
  const slots = forkSlots();
  const times = { slotNanos: SLOT_NANOS, warmUpCapNanos: WARM_UP_CAP_NANOS };
  const done = await runner.ask({ request: "measure", ...place, ...times, slots });
  return scoresOfFork(slots, done.slots);
}
