import { millisOf } from "../measure/clock.mjs";
import { warmUp } from "../measure/warm-up.mjs";
import { workOf } from "./work.mjs";

/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {import("../protocol/request.mjs").Request} Request */
/** @typedef {import("../session.mjs").Session} Session */

/**
 * Runs an operation until it is warm.
 * @param {Session} session
 * @param {Request} request
 * @param {Progress} progress
 */
export async function warm(session, request, progress) {
  const work = await workOf(session, request, ["serialize", "deserialize"], progress);
  return warmUp(work, millisOf(request.number("capNanos")), progress);
}
