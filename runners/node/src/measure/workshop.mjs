import { deserializeLoop, floorLoop, serializeLoop } from "./loops.mjs";
import { sinkOf } from "./sink.mjs";
import { Work } from "./work.mjs";

/** @typedef {import("../data/dataset.mjs").Dataset} Dataset */
/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {import("../codec.mjs").Serializer} Serializer */
/** @typedef {import("../codec.mjs").Deserializer} Deserializer */
/** @typedef {import("./slot.mjs").Operation} Operation */

/**
 * @typedef {object} Openers
 * @property {() => Promise<Serializer>} serializer opens the codec to measure it
 * @property {() => Promise<Deserializer>} deserializer opens the codec to measure it
 * @property {() => Promise<Serializer>} writer opens what writes the bytes that are read
 */

/**
 * Prepares the inputs of operations, each when it is first asked for. So the first operation finds a process in which only
 * its own preparation has run.
 */
export class Workshop {
  /** @type {Map<Operation, Promise<Work>>} */
  #works = new Map();
  /** @type {Promise<Uint8Array[][]> | undefined} */
  #encoded;

  /**
   * @param {Dataset} dataset
   * @param {Progress} progress
   * @param {Openers} openers
   */
  constructor(dataset, progress, openers) {
    this.dataset = dataset;
    this.progress = progress;
    this.openers = openers;
  }

  /** @param {Operation} operation */
  work(operation) {
    const known = this.#works.get(operation);
    if (known !== undefined) {
      return known;
    }
    const work = this.#prepare(operation);
    this.#works.set(operation, work);
    return work;
  }

  /** @param {Operation} operation */
  async #prepare(operation) {
    switch (operation) {
      case "serialize":
        return new Work(serializeLoop(await this.openers.serializer()), this.#records());
      case "deserialize":
        return new Work(
          deserializeLoop(await this.openers.deserializer(), sinkOf(this.dataset.schema)),
          await this.#received(),
        );
      case "floor":
        return new Work(floorLoop(), [interleave(await this.#bytes())]);
    }
  }

  #records() {
    return this.dataset.groups(() => this.progress.tell({})).map((group) => group.records);
  }

  /** As they come from a socket. */
  async #received() {
    const encoded = await this.#bytes();
    return encoded.map((group) => group.map((bytes) => Buffer.from(bytes)));
  }

  #bytes() {
    this.#encoded ??= this.#encode();
    return this.#encoded;
  }

  async #encode() {
    const codec = await this.openers.writer();
    /** @type {Uint8Array[][]} */
    const groups = [];
    for (const records of this.#records()) {
      /** @type {Uint8Array[]} */
      const encoded = [];
      for (const record of records) {
        encoded.push(new Uint8Array(codec.serialize(record)));
        await this.progress.pause({});
      }
      groups.push(encoded);
    }
    return groups;
  }
}

/**
 * All groups as one, each with the same weight.
 * @template T
 * @param {T[][]} groups
 */
function interleave(groups) {
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, i) =>
    groups.map((group) => /** @type {T} */ (group[i % group.length])),
  ).flat();
}
