import { Workshop } from "./measure/workshop.mjs";
import { Problem } from "./protocol/problem.mjs";

/** @typedef {import("./codec.mjs").Codec} Codec */
/** @typedef {import("./codec.mjs").Deserializer} Deserializer */
/** @typedef {import("./codec.mjs").Place} Place */
/** @typedef {import("./codec.mjs").Serializer} Serializer */
/** @typedef {import("./data/dataset.mjs").Dataset} Dataset */

/**
 * @typedef {object} Codecs
 * @property {Codec} codec
 * @property {Codec} writer what makes the bytes: the codec itself, or its partner
 */

/** What the process works on: one codec, with a dataset or with bytes that others have written. */
export class Worker {
  #codecs;
  #dataset;
  /** @type {Workshop | undefined} */
  #workshop;

  /**
   * @param {Codecs} codecs
   * @param {Place} place
   * @param {Dataset} [dataset]
   */
  constructor(codecs, place, dataset) {
    this.place = place;
    this.#codecs = codecs;
    this.#dataset = dataset;
  }

  get dataset() {
    if (this.#dataset === undefined) {
      throw new Problem("this worker was opened without a dataset");
    }
    return this.#dataset;
  }

  /** Where operations are prepared. It lasts as long as the worker. */
  get workshop() {
    this.#workshop ??= new Workshop(this.dataset, this);
    return this.#workshop;
  }

  serializer() {
    return openSerializer(this.#codecs.codec, this.place);
  }

  deserializer() {
    return openDeserializer(this.#codecs.codec, this.place);
  }

  writer() {
    return openSerializer(this.#codecs.writer, this.place);
  }
}

/**
 * Opens a codec that has to write.
 * @param {Codec} codec
 * @param {Place} place
 * @returns {Promise<Serializer>}
 */
async function openSerializer(codec, place) {
  const opened = await codec.open(place);
  if (opened.serialize === undefined) {
    throw new Problem(`${codec.name} does not serialize`);
  }
  return /** @type {Serializer} */ (opened);
}

/**
 * Opens a codec that has to read.
 * @param {Codec} codec
 * @param {Place} place
 * @returns {Promise<Deserializer>}
 */
async function openDeserializer(codec, place) {
  const opened = await codec.open(place);
  if (opened.deserialize === undefined) {
    throw new Problem(`${codec.name} does not deserialize`);
  }
  return /** @type {Deserializer} */ (opened);
}
