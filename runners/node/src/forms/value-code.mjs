import { Program } from "./program.mjs";
import { put } from "./properties.mjs";

/**
 * @typedef {import("./plain.mjs").Carrier} Carrier
 * @typedef {import("./lowered.mjs").Leaf} Leaf
 * @typedef {import("./lowered.mjs").Message} Message
 * @typedef {import("./lowered.mjs").Shape} Shape
 */

/** Puts together the code of one direction: from domain objects to what a library takes, or back. */
class ValueCode {
  /** @param {Record<string, Carrier>} leaves by kind of type; enums travel as the numbers of their symbols */
  constructor(leaves) {
    this.leaves = leaves;
    this.program = new Program();
  }

  /**
   * The expression for the converted value of a leaf.
   * @param {Leaf} _type
   * @param {string} _value
   * @returns {string}
   */
  leaf(_type, _value) {
    throw new Error("each direction has its own leaves");
  }

  /**
   * The name of the function that converts a message.
   * @param {Message} _message
   * @returns {string}
   */
  message(_message) {
    throw new Error("each form has its own messages");
  }

  /**
   * The expression for a converted value, where lists are arrays and maps are plain objects on both sides.
   * @param {Shape} shape
   * @param {string} value
   * @returns {string}
   */
  value(shape, value) {
    if (shape.leaf !== undefined) {
      return this.leaf(shape.leaf, value);
    } else if (shape.message !== undefined) {
      return `${this.message(shape.message)}(${value})`;
    }
    return this.isAsIs(shape) ? value : `${this.collection(shape)}(${value})`;
  }

  /**
   * Whether a value is the same on both sides.
   * @param {Shape} shape
   * @returns {boolean}
   */
  isAsIs({ leaf, list, map }) {
    const element = list ?? map;
    return leaf === undefined ? element !== undefined && this.isAsIs(element) : this.leaf(leaf, "v") === "v";
  }

  /** @param {Shape} shape */
  collection(shape) {
    return this.program.functionFor(shapeKey(shape), "v", () =>
      shape.list === undefined ? this.objectBody(shape) : this.arrayBody(shape.list),
    );
  }

  /** @param {Shape} element */
  arrayBody(element) {
    return [
      "const a = new Array(v.length);",
      "for (let i = 0; i < a.length; i++) {",
      `a[i] = ${this.value(element, "v[i]")};`,
      "}",
      "return a;",
    ];
  }

  /**
   * The expression for the converted key of a map.
   * @param {Shape} _shape
   * @param {string} key
   */
  key(_shape, key) {
    return key;
  }

  /** @param {Shape} shape */
  objectBody(shape) {
    return [
      "const o = {};",
      "for (const k of Object.keys(v)) {",
      `${this.program.constant(put)}(o, ${this.key(shape, "k")}, ${this.value(/** @type {Shape} */ (shape.map), "v[k]")});`,
      "}",
      "return o;",
    ];
  }
}

/** The code from domain objects to what a library takes. */
export class WriteCode extends ValueCode {
  /** @type {Map<string[], Map<string, number>>} */
  #numbers = new Map();

  /**
   * @param {Leaf} type
   * @param {string} value
   * @override
   */
  leaf(type, value) {
    if (type.symbols !== undefined) {
      return `${this.program.constant(this.numbersOf(type.symbols, type.numbers))}.get(${value})`;
    }
    const write = this.leaves[type.kind]?.write;
    return write === undefined ? value : this.program.call(write, value, type);
  }

  /**
   * @param {string[]} symbols
   * @param {number[]} [own] their numbers, if these are not their places
   */
  numbersOf(symbols, own) {
    const numbers =
      this.#numbers.get(symbols) ?? new Map(symbols.map((symbol, place) => [symbol, own?.[place] ?? place]));
    this.#numbers.set(symbols, numbers);
    return numbers;
  }
}

/** The code from what a library returns to domain objects. */
export class ReadCode extends ValueCode {
  /** @type {Map<string[], string[] | Record<number, string>>} */
  #symbols = new Map();

  /**
   * @param {Leaf} type
   * @param {string} value
   * @override
   */
  leaf(type, value) {
    if (type.symbols !== undefined) {
      return `${this.program.constant(this.symbolsOf(type.symbols, type.numbers))}[${value}]`;
    }
    const read = this.leaves[type.kind]?.read;
    return read === undefined ? value : this.program.call(read, value, type);
  }

  /**
   * @param {string[]} symbols
   * @param {number[]} [own] their numbers, if these are not their places
   */
  symbolsOf(symbols, own) {
    const known = this.#symbols.get(symbols);
    const isCounted = own === undefined || own.every((number, place) => number === place);
    const byNumber = known ?? (isCounted ? symbols : Object.fromEntries(own.map((number, i) => [number, symbols[i]])));
    this.#symbols.set(symbols, byNumber);
    return byNumber;
  }
}

/**
 * A text that two shapes share only if the same code does for both.
 * @param {Shape} shape
 * @returns {string}
 */
export function shapeKey({ leaf, message, list, map, by }) {
  if (list !== undefined) {
    return `list of ${shapeKey(list)}`;
  }
  return map !== undefined ? `map by ${by} of ${shapeKey(map)}` : (message?.name ?? JSON.stringify(leaf));
}
