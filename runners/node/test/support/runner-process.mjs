import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { listen } from "../../src/protocol/lines.mjs";

const RUNNER = fileURLToPath(new URL("../../runner.mjs", import.meta.url));
const LAST_WORDS = 2_000;

/** What was answered instead of `done`. */
export class Refused extends Error {
  /** @param {{ record?: number, message: string }} problem */
  constructor(problem) {
    super(problem.record === undefined ? problem.message : `record ${problem.record}: ${problem.message}`);
    this.problem = problem;
  }
}

/** A runner in a process of its own, asked by the protocol. */
export class RunnerProcess {
  /** @type {{ resolve: (done: any) => void, reject: (e: Error) => void }[]} */
  #waiting = [];
  #lastWords = "";
  #isOver = false;

  /**
   * @param {NodeJS.ProcessEnv} [environment]
   * @param {string} [entry] the file that is run
   */
  constructor(environment = process.env, entry = RUNNER) {
    this.process = spawn(process.execPath, [entry], { env: environment, stdio: "pipe" });
    /** Everything that was said of the work on the way. @type {any[]} */
    this.progress = [];
    this.ended = new Promise((resolve) => this.process.on("close", resolve));
    this.process.stderr.setEncoding("utf8").on("data", (text) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    this.process.stdin.on("error", () => {}); // the process has ended, which "close" tells
    const hear = async (/** @type {string} */ line) => this.#hear(line);
    listen(this.process.stdout, hear, () => {});
    this.process.on("close", (code, signal) =>
      this.#end(`the runner ended with ${signal ?? code}: ${this.#lastWords}`),
    );
  }

  /**
   * @param {object} request
   * @returns {Promise<any>} the members of `done`
   */
  ask(request) {
    return this.askLine(JSON.stringify(request));
  }

  /**
   * @param {string} line
   * @returns {Promise<any>} the members of `done`
   */
  askLine(line) {
    return new Promise((resolve, reject) => {
      if (this.#isOver) {
        reject(new Error("the runner has ended"));
      }
      this.#waiting.push({ resolve, reject });
      this.process.stdin.write(`${line}\n`);
    });
  }

  /** What libraries have printed. */
  get lastWords() {
    return this.#lastWords;
  }

  close() {
    this.process.stdin.end();
    return this.ended;
  }

  /** @param {string} line */
  #hear(line) {
    const answer = JSON.parse(line);
    if (answer.progress !== undefined) {
      this.progress.push(answer.progress);
      return;
    }
    const asked = this.#waiting.shift();
    if (answer.problem === undefined) {
      asked?.resolve(answer.done);
    } else {
      asked?.reject(new Refused(answer.problem));
    }
  }

  /** @param {string} reason */
  #end(reason) {
    this.#isOver = true;
    for (const { reject } of this.#waiting.splice(0)) {
      reject(new Error(reason));
    }
  }
}
