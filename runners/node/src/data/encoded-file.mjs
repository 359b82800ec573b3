import { BinaryInput } from "./binary-input.mjs";
import { BinaryOutput } from "./binary-output.mjs";

const MAGIC_WORD = "wirecost encoded";

/**
 * The file in which bytes go from the process that encodes to the one that decodes.
 * @param {Uint8Array[]} messages in the order of the records
 */
export function encodedFile(messages) {
  const output = new BinaryOutput();
  output.header(MAGIC_WORD);
  output.int32(messages.length);
  for (const message of messages) {
    output.bytes(message);
    output.bool(false);
  }
  return output.view();
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
