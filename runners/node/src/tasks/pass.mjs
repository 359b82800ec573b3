import { readFileSync, writeFileSync } from "node:fs";
import { encodedFile, readEncoded } from "../data/encoded-file.mjs";
import { Problem, problemOf } from "../protocol/problem.mjs";

/** @typedef {import("../protocol/progress.mjs").Progress} Progress */
/** @typedef {import("../protocol/request.mjs").Request} Request */
/** @typedef {import("../session.mjs").Session} Session */

/**
 * Has a codec read messages into its library's own object, and write that object again.
 * @param {Session} session
 * @param {Request} request
 * @param {Progress} progress
 */
export async function pass({ worker }, request, progress) {
  const { pass: passOn } = await worker.deserializer();
  if (passOn === undefined) {
    throw new Problem("the library has no object of its own");
  }
  /** @type {Uint8Array[]} */
  const passed = [];
  /** @type {{ problem?: string }[]} */
  const outcomes = [];
  for (const [record, message] of readEncoded(readFileSync(request.text("bytes"))).entries()) {
    await progress.pause({ record });
    try {
      passed.push(passOn(message));
      outcomes.push({});
    } catch (e) {
      outcomes.push({ problem: problemOf(e).message });
    }
  }
  writeFileSync(request.text("passed"), encodedFile(passed));
  return { outcomes };
}
