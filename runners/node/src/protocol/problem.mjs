import { show } from "../data/show.mjs";

const MOST_CHARACTERS = 1_000;

/** What keeps a request from being done. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {number} [record] number of the record, from 0
   */
  constructor(message, record) {
    super(message);
    this.record = record;
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
