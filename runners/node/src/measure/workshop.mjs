import { deserializeLoop, floorLoop, serializeLoop } from "./loops.mjs";
import { Reference } from "./reference.mjs";
import { sinkOf } from "./sink.mjs";
import { Work } from "./work.mjs";

/** @typedef {import("../data/dataset.mjs").Dataset} Dataset */
/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {import("../codec.mjs").Serializer} Serializer */
/** @typedef {import("../codec.mjs").Deserializer} Deserializer */
/** @typedef {"serialize" | "deserialize" | "floor"} Operation the floor copies encoded bytes */

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
  /** @type {Map<Operation, Work>} */
  #works = new Map();
  /** @type {Uint8Array[][] | undefined} */
  #encoded;

  reference = new Reference();

  /**
   * @param {Dataset} dataset
   * @param {Openers} openers
   */
  constructor(dataset, openers) {
    this.dataset = dataset;
    this.openers = openers;
  }

  /**
   * @param {Operation} operation
   * @param {Progress} progress
   */
  async work(operation, progress) {
    const work = this.#works.get(operation) ?? (await this.#prepare(operation, progress));
    this.#works.set(operation, work);
    return work;
  }

  /**
   * @param {Operation} operation
   * @param {Progress} progress
   */
  async #prepare(operation, progress) {
    switch (operation) {
      case "serialize":
        return new Work(serializeLoop(await this.openers.serializer()), this.#records(progress));
      case "deserialize":
        return new Work(
          deserializeLoop(await this.openers.deserializer(), sinkOf(this.dataset.schema)),
          await this.#received(progress),
        );
      case "floor":
        return new Work(floorLoop(), [interleave(await this.#bytes(progress))]);
    }
  }

  /** @param {Progress} progress */
  #records(progress) {
    return this.dataset.groups(() => progress.tell({})).map((group) => group.records);
  }

  /**
   * The bytes as they come from a socket.
   * @param {Progress} progress
   */
  async #received(progress) {
    const encoded = await this.#bytes(progress);
    return encoded.map((group) => group.map((bytes) => Buffer.from(bytes)));
  }

  /** @param {Progress} progress */
  async #bytes(progress) {
    this.#encoded ??= await this.#encode(progress);
    return this.#encoded;
  }

  /** @param {Progress} progress */
  async #encode(progress) {
    const codec = await this.openers.writer();
    /** @type {Uint8Array[][]} */
    const groups = [];
    for (const records of this.#records(progress)) {
      /** @type {Uint8Array[]} */
      const encoded = [];
      for (const record of records) {
        encoded.push(new Uint8Array(codec.serialize(record)));
        await progress.pause({});
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
