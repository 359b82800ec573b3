import { refusalOf, refusing } from "./misfit.mjs";
import { define, literal } from "./properties.mjs";

/**
 * JavaScript source that is put together function by function and compiled once. Values and names that are not the
 * program's own enter it as constants or as literals only.
 */
export class Program {
  /** @type {string[]} */
  #sources = [];
  /** @type {Map<string, string>} */
  #functions = new Map();
  /** @type {Map<unknown, string>} */
  #constants = new Map();

  /**
   * The name of the function for a key. Its source is made when the key comes for the first time, and may refer to itself.
   * @param {string} key
   * @param {string} parameter
   * @param {() => string[]} body
   */
  functionFor(key, parameter, body) {
    const known = this.#functions.get(key);
    if (known !== undefined) {
      return known;
    }
    const name = `f${this.#functions.size}`;
    this.#functions.set(key, name);
    this.#sources.push(`function ${name}(${parameter}) {\n${body().join("\n")}\n}`);
    return name;
  }

  /**
   * The name of a constant with this value.
   * @param {unknown} value
   */
  constant(value) {
    const name = this.#constants.get(value) ?? `c${this.#constants.size}`;
    this.#constants.set(value, name);
    return name;
  }

  /**
   * The expression for a property that an object has itself, undefined if it has none.
   * @param {string} object
   * @param {string} name
   */
  property(object, name) {
    const value = `${object}[${literal(name)}]`;
    return name in Object.prototype
      ? `(${this.constant(Object.hasOwn)}(${object}, ${literal(name)}) ? ${value} : undefined)`
      : value;
  }

  /**
   * The statement that gives an object a property.
   * @param {string} object
   * @param {string} name
   * @param {string} value
   */
  assignment(object, name, value) {
    return name === "__proto__"
      ? `${this.constant(define)}(${object}, ${literal(name)}, ${value});`
      : `${object}[${literal(name)}] = ${value};`;
  }

  /**
   * The expression that calls a carrier's function.
   * @param {(value: any, type: any) => any} carry
   * @param {string} value
   * @param {unknown} type
   */
  call(carry, value, type) {
    return `${this.constant(carry)}(${value}${carry.length > 1 ? `, ${this.constant(type)}` : ""})`;
  }

  /**
   * Compiles the program.
   * @param {string} name of the function to return
   * @returns {(value: any) => any}
   */
  compile(name) {
    return this.#compiled(name);
  }

  /**
   * Compiles a program that makes domain objects of what a library has read.
   * @param {string} name of the function that is given a message
   * @returns {(message: any) => any}
   */
  compileReader(name) {
    return this.#compiled(refusing(`${name}(v)`, this.constant(refusalOf)));
  }

  /** @param {string} returned an expression */
  #compiled(returned) {
    const source = ['"use strict";', ...this.#sources, `return ${returned};`].join("\n");
    return new Function(...this.#constants.values(), source)(...this.#constants.keys());
  }
}
