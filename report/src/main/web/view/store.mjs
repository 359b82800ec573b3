/**
 * @import {Choice} from "../data/choice.mjs"
 *
 * @typedef {(choice: Choice) => void} Listener
 */
import { choiceIn } from "../data/choice.mjs";

/** What the reader chose, and who wants to know. */
export class Store {
  /** @type {Listener[]} */
  #listeners = [];
  /** @type {Choice} */
  #choice;

  /** @param {Choice} choice */
  constructor(choice) {
    this.#choice = choice;
  }

  get choice() {
    return this.#choice;
  }

  /** @param {Listener} listener */
  listen(listener) {
    this.#listeners.push(listener);
  }

  /** @param {Partial<Choice>} change */
  change(change) {
    this.#choice = { ...this.#choice, ...change };
    for (const listener of this.#listeners) {
      listener(this.#choice);
    }
  }

  /**
   * The same for what is about one runtime. It follows this one.
   *
   * @param {string} runtime
   */
  of(runtime) {
    const part = new Store(choiceIn(this.#choice, runtime));
    this.listen((choice) => part.change(choiceIn(choice, runtime)));
    return part;
  }
}
