import { readFileSync } from "node:fs";
import { Dataset } from "../../../../runners/node/src/data/dataset.mjs";
import { sinkOf } from "../../../../runners/node/src/measure/sink.mjs";
import { check } from "./check.mjs";
import { time } from "./time.mjs";

/**
 * @typedef {object} Plain code written by hand for one library
 * @property {(transaction: any) => Uint8Array} serialize
 * @property {(bytes: Buffer) => any} deserialize
 */

/** @typedef {import("../../../../runners/node/src/data/schema.mjs").Schema} Schema */
/** @typedef {import("../../../runtimes/src/plain.mjs").PlainRequest} PlainRequest */

/**
 * What every plain program does with its code: it reads a request, and prints the answer.
 * @param {Plain} plain
 */
export async function run(plain) {
  const request = /** @type {PlainRequest} */ (JSON.parse(process.argv[2] ?? ""));
  const dataset = new Dataset(readFileSync(request.dataset));
  const records = dataset.groups().flatMap((group) => group.records);
  console.log(JSON.stringify(await answer(plain, request, dataset.schema, records)));
}

/**
 * @param {Plain} plain
 * @param {PlainRequest} request
 * @param {Schema} schema
 * @param {readonly any[]} records
 */
async function answer(plain, { plan, operation, encoded = "" }, schema, records) {
  if (plan === undefined) {
    return check(plain, schema, records, encoded);
  }
  if (operation === "serialize") {
    return { samples: await time(plain.serialize, records, plan) };
  }
  const read = sinkOf(schema);
  const messages = records.map((record) => Buffer.from(plain.serialize(record)));
  return { samples: await time((message) => read(plain.deserialize(message)), messages, plan) };
}
