import { BinaryInput } from "./binary-input.mjs";

const MAGIC_WORD = "wirecost encoded";

/** @typedef {import("./binary-output.mjs").BinaryOutput} BinaryOutput */

/**
 * Writes the head of the file in which bytes go from the process that encodes to the one that decodes.
 * @param {BinaryOutput} output
 * @param {number} messages how many follow
 */
export function writeEncodedHead(output, messages) {
  output.header(MAGIC_WORD);
  output.int32(messages);
}

/**
 * @param {BinaryOutput} output
 * @param {Uint8Array} message
 */
export function writeMessage(output, message) {
  output.bytes(message);
  output.bool(false);
}

/**
 * The messages, in the order of the records. They are views of the file.
 * @param {Buffer} file
 */
export function readEncoded(file) {
  const input = new BinaryInput("encoded bytes", file);
  input.header(MAGIC_WORD);
  const messages = input.list(() => {
    const message = input.bytesView();
    if (input.bool()) {
      input.bytesView(); // of a codec that also writes in two steps
    }
    return message;
  });
  input.end();
  return messages;
}
