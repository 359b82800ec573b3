/**
 * @import {Choice} from "../data/choice.mjs"
 *
 * @typedef {(choice: Choice) => void} Listener
 */

/** What the reader chose, and who wants to know. */
export class Store {
  /** @type {Listener[]} */
  #listeners = [];

  /** @param {Choice} choice */
  constructor(choice) {
    this.choice = choice;
  }

  /** @param {Listener} listener */
  listen(listener) {
    this.#listeners.push(listener);
  }

  /** @param {Partial<Choice>} change */
  change(change) {
    this.choice = { ...this.choice, ...change };
    for (const listener of this.#listeners) {
      listener(this.choice);
    }
  }
}
