import { nanosOf, processorMillis } from "./clock.mjs";

/** The processor time of the process, from one request to the next. */
export class Account {
  #received = processorMillis();
  #answered = this.#received;

  /** A request has come. */
  receive() {
    this.#received = processorMillis();
  }

  /** The request is answered. */
  answer() {
    this.#answered = processorMillis();
  }

  /** What the request has taken up to now, and what the process did between the answer before and the request. */
  figures() {
    return {
      wholeNanos: nanosOf(processorMillis() - this.#received),
      idleNanos: nanosOf(this.#received - this.#answered),
    };
  }
}
