import { writeSync } from "node:fs";

const STANDARD_OUTPUT = 1;
const RETRY_MILLIS = 5;

/** Sends to the standard error what libraries print: the standard output belongs to the protocol. */
export function keepStandardOutput() {
  Object.defineProperty(process, "stdout", { get: () => process.stderr, configurable: true });
}

/**
 * Writes a line at once, so that it is there even if the process dies next.
 * @param {object} answer
 */
export function say(answer) {
  let rest = Buffer.from(`${JSON.stringify(answer)}\n`);
  while (rest.length > 0) {
    rest = rest.subarray(writeSome(rest));
  }
}

/** @param {Buffer} bytes */
function writeSome(bytes) {
  try {
    return writeSync(STANDARD_OUTPUT, bytes);
  } catch (e) {
    if (/** @type {NodeJS.ErrnoException} */ (e).code !== "EAGAIN") {
      throw e;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MILLIS); // the pipe is full
    return 0;
  }
}

/**
 * Hands over one line after the other, each when the one before is done.
 *
 * @param {NodeJS.ReadableStream} input
 * @param {(line: string) => Promise<void>} handle
 * @param {() => void} end is called as soon as the input is closed, whatever is being done
 */
export function listen(input, handle, end) {
  let rest = "";
  let done = Promise.resolve();
  input.setEncoding("utf8");
  input.on("data", (/** @type {string} */ text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      done = done.then(() => handle(line));
    }
  });
  input.on("end", end);
  input.on("close", end);
  input.on("error", end);
}
