import { loadBallast } from "./ballast.mjs";
import { processorMillis } from "./clock.mjs";
import { warmUp } from "./warm-up.mjs";

/** @typedef {import("./slot.mjs").Slot} Slot */
/** @typedef {import("./slot.mjs").Operation} Operation */
/** @typedef {import("./work.mjs").Work} Work */
/** @typedef {import("./workshop.mjs").Workshop} Workshop */
/** @typedef {import("../protocol/progress.mjs").Progress} Progress */

const NANOS_PER_MILLI = 1_000_000;

/** Measures one codec in this process, as docs/fork.md says. */
export class Fork {
  /** @type {{ processorNanos: number, capped: boolean }[]} */
  #warmUps = [];
  /** @type {Operation | undefined} */
  #warm;

  /**
   * @param {Workshop} workshop
   * @param {Progress} progress
   * @param {number} capMillis processor time after which the warm-up of an operation ends
   */
  constructor(workshop, progress, capMillis) {
    this.workshop = workshop;
    this.progress = progress;
    this.capMillis = capMillis;
  }

  /**
   * @param {Slot[]} slots
   * @param {number} millis of a slot, on the wall
   */
  async run(slots, millis) {
    loadBallast();
    const spent = [];
    for (const [number, slot] of slots.entries()) {
      const work = await this.#warmWork(slot.operation);
      spent.push(measureSlot(work, slot.group, millis));
      await this.progress.pause({ slot: number });
    }
    return { warmUps: this.#warmUps, slots: spent };
  }

  /** @param {Operation} operation */
  async #warmWork(operation) {
    const work = await this.workshop.work(operation);
    if (operation !== "floor" && operation !== this.#warm) {
      this.#warm = operation;
      const { processorMillis, capped } = await warmUp(work, this.capMillis, this.progress);
      this.#warmUps.push({ processorNanos: nanos(processorMillis), capped });
    }
    return work;
  }
}

/**
 * @param {Work} work
 * @param {number} group
 * @param {number} millis
 */
function measureSlot(work, group, millis) {
  const start = processorMillis();
  const taken = work.run(group, millis);
  const processor = processorMillis() - start;
  return { operations: taken.operations, nanos: nanos(taken.millis), processorNanos: nanos(processor) };
}

/** @param {number} millis */
function nanos(millis) {
  return Math.round(millis * NANOS_PER_MILLI);
}
