import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The runner of Node.js, asked in the words of its protocol. Each request gets a process of its own. */
export class Runner {
  /** @param {string} folder of the runner */
  constructor(folder) {
    const { command } = JSON.parse(readFileSync(join(folder, "runner.json"), "utf8"));
    const [, ...words] = /** @type {string[]} */ (command);
    const program = words.pop() ?? "";
    /** Options of Node.js in every measuring process. */
    this.nodeOptions = words;
    this.program = join(folder, program);
  }

  /**
   * @param {object} request
   * @returns {Promise<any>} what stands behind `done`
   */
  async ask(request) {
    const child = spawn(process.execPath, [...this.nodeOptions, this.program], { stdio: ["pipe", "pipe", "inherit"] });
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
