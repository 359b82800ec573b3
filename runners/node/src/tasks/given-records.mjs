/** @typedef {import("../data/dataset.mjs").Dataset} Dataset */
/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {import("./encode.mjs").EncodeProof} EncodeProof */

/**
 * @typedef {object} GivenRecord
 * @property {any} record
 * @property {Buffer} before its values in the neutral form
 */

/**
 * Records that codecs of one process encode one after the other. Each codec is shown to leave them as they are, so the next one
 * gets the same objects.
 */
export class GivenRecords {
  /** The checksum of the dataset that they are from. */
  #dataset = "";

  /** @type {GivenRecord[]} */
  #records = [];

  /**
   * @param {Dataset} dataset
   * @param {EncodeProof} proof
   * @param {Progress} progress
   */
  of(dataset, proof, progress) {
    const checksum = dataset.sha256();
    if (this.#dataset !== checksum) {
      this.#records = dataset
        .groups(() => progress.tell({}))
        .flatMap((group) => group.records)
        .map((record) => ({ record, before: proof.neutralBytes(record) }));
      this.#dataset = checksum;
    }
    return this.#records;
  }

  /**
   * A codec that fails may have changed a record.
   * @param {() => void} work with a record
   */
  unlessChanged(work) {
    try {
      work();
    } catch (e) {
      this.forget();
      throw e;
    }
  }

  forget() {
    this.#dataset = "";
    this.#records = [];
  }
}
