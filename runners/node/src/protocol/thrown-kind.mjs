import { AssertionError } from "node:assert";
import { Problem } from "./problem.mjs";

/** What V8 and Node.js say of memory that they do not get. */
const MEMORY = /allocation failed|out of memory|Invalid string length/i;
const STACK = /Maximum call stack size exceeded/;

/** Errors of the language itself: of a value of another type, a name that is not there, an index that is out of range. */
const OF_LANGUAGE = new Set([TypeError, ReferenceError, RangeError]);

/**
 * @typedef {object} ThrownKind
 * @property {Partial<import("../data/value-writer.mjs").Misfit>} [misfit] the library threw nothing, but what it
 *   returned is no value of the schema: what is there and where, if that is known
 * @property {"memory" | "stack"} [exhausted]
 * @property {boolean} [unexpected] a caller does not expect it of a library
 */

/**
 * The kind of what was thrown at a message.
 * @param {unknown} e
 * @returns {ThrownKind}
 */
export function thrownKind(e) {
  if (e instanceof Problem) {
    return { misfit: e.misfit ?? {} };
  }
  const text = e instanceof Error ? e.message : "";
  if (STACK.test(text)) {
    return { exhausted: "stack" };
  }
  if (MEMORY.test(text)) {
    return { exhausted: "memory" };
  }
  return isUnexpected(e) ? { unexpected: true } : {};
}

/** @param {unknown} e */
function isUnexpected(e) {
  return e instanceof AssertionError || (e instanceof Error && OF_LANGUAGE.has(/** @type {any} */ (e.constructor)));
}
