import { Problem } from "./problem.mjs";

/** What wirecost asks for, with the members that it gave. */
export class Request {
  /** @param {Record<string, unknown>} members */
  constructor(members) {
    this.members = members;
  }

  /** @param {string} line */
  static parse(line) {
    const members = parseJson(line);
    if (typeof members !== "object" || members === null || Array.isArray(members)) {
      throw new Problem("a request is an object of JSON");
    }
    return new Request(/** @type {Record<string, unknown>} */ (members));
  }

  /** @param {string} name */
  text(name) {
    const value = this.members[name];
    if (typeof value !== "string") {
      throw this.wrong(name, "a string");
    }
    return value;
  }

  /**
   * A member that may be left out.
   * @param {string} name
   */
  optionalText(name) {
    return this.members[name] === undefined ? "" : this.text(name);
  }

  /** @param {string} name */
  number(name) {
    const value = this.members[name];
    if (typeof value !== "number") {
      throw this.wrong(name, "a number");
    }
    return value;
  }

  /** @param {string} name */
  numbers(name) {
    const value = this.members[name];
    if (!Array.isArray(value) || value.length === 0 || !value.every((element) => typeof element === "number")) {
      throw this.wrong(name, "a list of numbers, at least one");
    }
    return /** @type {number[]} */ (value);
  }

  /**
   * A member that may be left out, which means no.
   * @param {string} name
   */
  flag(name) {
    const value = this.members[name] ?? false;
    if (typeof value !== "boolean") {
      throw this.wrong(name, "true or false");
    }
    return value;
  }

  /**
   * @param {string} name
   * @param {string} expected
   */
  wrong(name, expected) {
    return new Problem(`the member ${name} of the request is not ${expected}`);
  }
}

/**
 * @param {string} line
 * @returns {unknown}
 */
function parseJson(line) {
  try {
    return JSON.parse(line);
  } catch {
    throw new Problem("a request is one line of JSON");
  }
}
