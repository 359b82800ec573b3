import { readFileSync } from "node:fs";
import { do_not_optimize } from "mitata";
import { Dataset } from "../../../../runners/node/src/data/dataset.mjs";
import { check } from "./check.mjs";
import { readTransaction } from "./reading.mjs";
import { rotation } from "./rotation.mjs";
import { time } from "./time.mjs";

/**
 * @typedef {object} Plain code written by hand for one library
 * @property {(transaction: any) => Uint8Array} serialize
 * @property {(bytes: Buffer) => any} deserialize
 */

/** @typedef {import("../../../runtimes/src/plain.mjs").Plan} Plan */
/** @typedef {import("../../../runtimes/src/plain.mjs").PlainRequest} PlainRequest */

/**
 * What every plain program does with its code: it reads a request, and prints the answer.
 * @param {Plain} plain
 */
export async function run(plain) {
  const request = /** @type {PlainRequest} */ (JSON.parse(process.argv[2] ?? ""));
  const dataset = new Dataset(readFileSync(request.dataset));
  const records = dataset.groups().flatMap((group) => group.records);
  const answer =
    request.plan === undefined
      ? check(plain, dataset.schema, records, request.encoded ?? "")
      : await measureBoth(plain, records, request.plan);
  console.log(JSON.stringify(answer));
}

/**
 * @param {Plain} plain
 * @param {readonly any[]} records
 * @param {Plan} plan
 */
async function measureBoth(plain, records, plan) {
  const nextRecord = rotation(records);
  const serialize = await time(() => do_not_optimize(plain.serialize(nextRecord())), records.length, plan);
  const nextMessage = rotation(records.map((record) => Buffer.from(plain.serialize(record))));
  const deserialize = await time(
    () => do_not_optimize(readTransaction(plain.deserialize(nextMessage()))),
    records.length,
    plan,
  );
  return { serialize, deserialize };
}
