/** @typedef {import("./work.mjs").Loop} Loop */
/** @typedef {import("../codec.mjs").Serializer} Serializer */
/** @typedef {import("../codec.mjs").Deserializer} Deserializer */

/** What becomes of the results: as they are kept, no compiler may leave out the work. */
export const kept = {
  /** The last result. An object that is stored outside of its function has to be made. */
  result: /** @type {unknown} */ (undefined),
  /** What was read of the results. */
  sum: 0,
  /** What the last burst of reference work came to. */
  reference: 0,
};

const LENGTH_AND_ENDS = "(result.length === 0 ? 0 : result.length + result[0] + result[result.length - 1])";

/**
 * Domain object to bytes.
 * @param {Serializer} codec
 */
export function serializeLoop(codec) {
  return loop({ codec }, "codec.serialize(input)", LENGTH_AND_ENDS);
}

/**
 * Bytes to domain object.
 * @param {Deserializer} codec
 * @param {(record: any) => number} sink reads every field
 */
export function deserializeLoop(codec, sink) {
  return loop({ codec, sink }, "codec.deserialize(input)", "sink(result)");
}

/** The reference that no honest operation undercuts: a copy of bytes. */
export function floorLoop() {
  return loop({ copy }, "copy(input)", LENGTH_AND_ENDS);
}

/**
 * The fastest copy that Node.js has: several times faster than slice(), which takes memory of its own for each result.
 * @param {Uint8Array} bytes
 */
function copy(bytes) {
  const result = Buffer.allocUnsafe(bytes.length);
  result.set(bytes);
  return result;
}

/**
 * Every loop is compiled on its own. So what V8 has learned of one operation does not concern another one.
 *
 * @param {Record<string, unknown>} names what the source refers to
 * @param {string} operation an expression with `input`
 * @param {string} reading an expression for a number that depends on all of `result`
 * @returns {Loop}
 */
function loop(names, operation, reading) {
  const source = `"use strict";
return (inputs, start, count) => {
  const length = inputs.length;
  let place = start;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const input = inputs[place];
    place = place + 1 === length ? 0 : place + 1;
    const result = ${operation};
    sum = (sum + ${reading}) | 0;
    kept.result = result;
  }
  kept.sum = (kept.sum + sum) | 0;
  return place;
};`;
  return new Function("kept", ...Object.keys(names), source)(kept, ...Object.values(names));
}
