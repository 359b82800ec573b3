import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const MOST_OUTPUT = 1 << 24;

const execute = promisify(execFile);

/** @typedef {import("./timing.mjs").Operation} Operation */

/**
 * What a program written by hand is asked for: it is held against the codec, or measured.
 *
 * @typedef {object} PlainRequest
 * @property {"check" | "measure"} task
 * @property {string} dataset file with the records
 * @property {string} [encoded] file with the bytes that wirecost's codec makes of them; for the check
 * @property {Operation} [operation] that is measured
 * @property {Plan} [plan] for the measurement
 */

/**
 * @typedef {object} Plan
 * @property {number} warmUpNanos processor time before anything counts
 * @property {number} slotNanos how long a batch is to be
 * @property {number} slots how many batches are measured
 */

/** Runs programs written by hand, each time in a process of its own. */
export class PlainPrograms {
  /**
   * @param {import("./runtime.mjs").Runtime} runtime
   * @param {readonly string[]} command that runs a program of this runtime
   */
  constructor({ programs, extension }, command) {
    this.programs = programs;
    this.extension = extension;
    this.command = command;
  }

  /**
   * @param {string} codec
   * @param {PlainRequest} request
   * @returns {Promise<any>} what the program answers
   */
  async run(codec, request) {
    const [executable = "", ...options] = this.command;
    const words = [...options, join(this.programs, codec + this.extension), JSON.stringify(request)];
    const { stdout } = await execute(executable, words, { maxBuffer: MOST_OUTPUT });
    return JSON.parse(stdout);
  }
}
