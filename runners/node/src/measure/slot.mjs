import { Problem } from "../protocol/problem.mjs";

/** @typedef {"serialize" | "deserialize" | "floor"} Operation the floor copies encoded bytes */

/**
 * A stretch of time that is spent on one operation.
 *
 * @typedef {object} Slot
 * @property {Operation} operation
 * @property {number} group index of the group whose records are used
 */

const SLOT = /^(serialize|deserialize|floor) ([0-9]+) (?:warm-up|measure)$/;

/**
 * Whether the result of a slot is thrown away is for wirecost to know.
 * @param {string} text such as "serialize 3 measure"
 * @returns {Slot}
 */
export function parseSlot(text) {
  const found = SLOT.exec(text);
  if (found === null) {
    throw new Problem(`not a slot: ${text}`);
  }
  return { operation: /** @type {Operation} */ (found[1]), group: Number(found[2]) };
}
