import { show } from "../data/show.mjs";

const MOST_CHARACTERS = 1_000;

/** @typedef {import("../data/value-writer.mjs").Misfit} Misfit */

/** What keeps a request from being done. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {number} [record] number of the record, from 0
   * @param {Misfit} [misfit] what a library has read without an error, and is no value of the schema
   */
  constructor(message, record, misfit) {
    super(message);
    this.record = record;
    this.misfit = misfit;
  }
}

/**
 * Runs a part of the work on a record. What it throws is a problem of that record.
 *
 * @template T
 * @param {number} record number of the record, from 0
 * @param {() => T} work
 */
export function ofRecord(record, work) {
  try {
    return work();
  } catch (e) {
    throw new Problem(e instanceof Problem ? e.message : thrown(e), record);
  }
}

/**
 * What is answered for something that was thrown, whatever it is.
 * @param {unknown} e
 */
export function problemOf(e) {
  const message = shorten(e instanceof Problem ? e.message : thrown(e));
  return e instanceof Problem && e.record !== undefined ? { record: e.record, message } : { message };
}

/** @param {unknown} e */
function thrown(e) {
  return e instanceof Error ? `threw ${e.name}: ${e.message}` : `threw ${show(e)}`;
}

/** @param {string} text */
function shorten(text) {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`;
}
