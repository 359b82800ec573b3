const MAGIC_WORD = "wirecost decoded";

/** @typedef {import("./binary-output.mjs").BinaryOutput} BinaryOutput */

/**
 * Writes the head of the file with what was decoded. The values of the root record follow.
 * @param {BinaryOutput} output
 * @param {number} records
 */
export function writeDecodedHead(output, records) {
  output.header(MAGIC_WORD);
  output.int32(records);
}
