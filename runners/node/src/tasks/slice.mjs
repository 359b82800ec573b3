import { millisOf } from "../measure/clock.mjs";
import { leadIn, measureSlots } from "../measure/slots.mjs";
import { workOf } from "./work.mjs";

/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {import("../protocol/request.mjs").Request} Request */
/** @typedef {import("../session.mjs").Session} Session */

/**
 * Runs an operation for a while, and then counts what it does in each slot.
 * @param {Session} session
 * @param {Request} request
 * @param {Progress} progress
 */
export async function slice(session, request, progress) {
  const { account, worker } = session;
  const groups = request.numbers("groups");
  const leadMillis = millisOf(request.number("leadNanos"));
  const slotMillis = millisOf(request.number("slotNanos"));
  const work = await workOf(session, request, ["serialize", "deserialize", "floor"], progress);
  await leadIn(work, [...new Set(groups)], { millis: leadMillis, windowMillis: slotMillis }, progress);
  const slots = await measureSlots(work, groups, slotMillis, worker.workshop.reference, progress);
  return { slots, ...account.figures() };
}
