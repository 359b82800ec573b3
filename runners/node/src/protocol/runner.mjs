import { Problem, problemOf } from "./problem.mjs";
import { Progress } from "./progress.mjs";
import { Request } from "./request.mjs";

/** @typedef {import("../session.mjs").Session} Session */

/**
 * What a request asks for. It returns the members of the answer `done`.
 * @typedef {(session: Session, request: Request, progress: Progress) => Promise<object>} Task
 */

/** Answers requests, one at a time. */
export class Runner {
  /**
   * @param {Map<string, Task>} tasks by the name of their request
   * @param {Session} session
   * @param {(answer: object) => void} say
   */
  constructor(tasks, session, say) {
    this.tasks = tasks;
    this.session = session;
    this.say = say;
  }

  /** @param {string} line */
  async answer(line) {
    this.session.account.receive();
    try {
      this.say({ done: await this.work(Request.parse(line)) });
    } catch (e) {
      this.say({ problem: problemOf(e) });
    }
    this.session.account.answer();
  }

  /** @param {Request} request */
  work(request) {
    const name = request.text("request");
    const task = this.tasks.get(name);
    if (task === undefined) {
      throw new Problem(`an unknown request: ${name}`);
    }
    return task(this.session, request, new Progress(this.say));
  }
}
