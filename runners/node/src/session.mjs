import { Account } from "./measure/account.mjs";
import { Problem } from "./protocol/problem.mjs";
import { NeutralRecords } from "./tasks/neutral-records.mjs";

/** @typedef {import("./catalog.mjs").Catalog} Catalog */
/** @typedef {import("./worker.mjs").Worker} Worker */

/** What the requests to this process share. */
export class Session {
  /** @type {Worker | undefined} */
  #worker;

  account = new Account();
  neutral = new NeutralRecords();

  /** @param {Catalog} catalog */
  constructor(catalog) {
    this.catalog = catalog;
  }

  /** What was opened last. */
  get worker() {
    if (this.#worker === undefined) {
      throw new Problem("open a codec first");
    }
    return this.#worker;
  }

  /** @param {Worker} worker */
  open(worker) {
    this.#worker = worker;
  }

  forget() {
    this.#worker = undefined;
  }
}
