import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The most heap of a process that measures. */
const HEAP_MEBIBYTES = 512;

/** A runner, asked in the words of its protocol. */
export class Runner {
  /** @param {string} folder of the runner */
  constructor(folder) {
    const words = /** @type {string[]} */ (JSON.parse(readFileSync(join(folder, "runner.json"), "utf8")).command);
    /** Executes a program with the options of every measuring process. */
    this.command = words.slice(0, -1).map((word) => word.replace("{heap}", String(HEAP_MEBIBYTES)));
    this.program = join(folder, words.at(-1) ?? "");
  }

  /**
   * Asks a fresh process for one thing after the other.
   * @param {object[]} requests
   * @returns {Promise<any>} what stands behind the last `done`
   */
  async ask(...requests) {
    const [executable = "", ...options] = this.command;
    const child = spawn(executable, [...options, this.program], { stdio: ["pipe", "pipe", "inherit"] });
    const ended = once(child, "exit");
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    try {
      let done;
      for (const request of requests) {
        child.stdin.write(`${JSON.stringify(request)}\n`);
        done = await readDone(lines, request);
      }
      return done;
    } finally {
      child.stdin.end();
      await ended;
    }
  }
}

/**
 * @param {AsyncIterator<string>} lines that the runner writes
 * @param {object} request that it is asked
 */
async function readDone(lines, request) {
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const { problem, done } = line.value.startsWith("{") ? JSON.parse(line.value) : {};
    if (problem !== undefined) {
      throw new Error(`the runner cannot do ${JSON.stringify(request)}: ${problem.message}`);
    }
    if (done !== undefined) {
      return done;
    }
  }
  throw new Error(`the runner ended while it was asked ${JSON.stringify(request)}`);
}
