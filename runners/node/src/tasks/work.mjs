import { loadBallast } from "../measure/ballast.mjs";
import { Problem } from "../protocol/problem.mjs";

/** @typedef {import("../measure/workshop.mjs").Operation} Operation */
/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {import("../protocol/request.mjs").Request} Request */
/** @typedef {import("../session.mjs").Session} Session */

/**
 * The operation that a request names, on inputs that are ready, in a process with the heap of a service.
 * @param {Session} session
 * @param {Request} request
 * @param {Operation[]} operations that the request knows
 * @param {Progress} progress
 */
export async function workOf({ worker, neutral }, request, operations, progress) {
  const name = request.text("operation");
  const operation = operations.find((known) => known === name);
  if (operation === undefined) {
    throw new Problem(`${request.text("request")} knows no operation ${name}`);
  }
  neutral.forget(); // what is measured has the memory for itself
  loadBallast();
  return worker.workshop.work(operation, progress);
}
