/** @typedef {import("../data/dataset.mjs").Dataset} Dataset */
/** @typedef {import("./encode.mjs").EncodeProof} EncodeProof */

/**
 * The values of a dataset's records in the neutral form, which each encoding is held against. They are the same for all codecs of a
 * process. The records are not: V8 keeps numbers and texts in several forms, which other codecs' work would change, and the
 * bytes of its own serializer would show it.
 */
export class NeutralRecords {
  /** The checksum of the dataset. */
  #dataset = "";

  /** @type {Buffer[]} */
  #values = [];

  /**
   * @param {Dataset} dataset
   * @param {any[]} records that were just read
   * @param {EncodeProof} proof
   */
  of(dataset, records, proof) {
    const checksum = dataset.sha256();
    if (this.#dataset !== checksum) {
      this.#values = records.map((record) => proof.neutralBytes(record));
      this.#dataset = checksum;
    }
    return this.#values;
  }

  forget() {
    this.#dataset = "";
    this.#values = [];
  }
}
