import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A runner, asked in the words of its protocol. Each request gets a process of its own. */
export class Runner {
  /** @param {string} folder of the runner */
  constructor(folder) {
    const words = /** @type {string[]} */ (JSON.parse(readFileSync(join(folder, "runner.json"), "utf8")).command);
    /** Executes a program with the options of every measuring process. */
    this.command = words.slice(0, -1);
    this.program = join(folder, words.at(-1) ?? "");
  }

  /**
   * @param {object} request
   * @returns {Promise<any>} what stands behind `done`
   */
  async ask(request) {
    const [executable = "", ...options] = this.command;
    const child = spawn(executable, [...options, this.program], { stdio: ["pipe", "pipe", "inherit"] });
    const ended = once(child, "exit");
    child.stdin.write(`${JSON.stringify(request)}\n`);
    try {
      for await (const line of createInterface({ input: child.stdout })) {
        const answer = JSON.parse(line);
        if (answer.problem !== undefined) {
          throw new Error(`the runner cannot do ${JSON.stringify(request)}: ${answer.problem.message}`);
        }
        if (answer.done !== undefined) {
          return answer.done;
        }
      }
    } finally {
      child.stdin.end();
      await ended;
    }
    throw new Error(`the runner ended while it was asked ${JSON.stringify(request)}`);
  }
}
