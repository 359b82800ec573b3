import { contentOf } from "../data/schema.mjs";
import { BIGINT_KINDS, NUMBER_KINDS } from "../forms/integers.mjs";
import { literal } from "../forms/properties.mjs";

/** @typedef {import("../data/schema.mjs").Schema} Schema */
/** @typedef {import("../data/schema.mjs").Type} Type */
/** @typedef {import("../data/schema.mjs").Field} Field */

/**
 * Generates a function that reads every field of a domain object, every element and every entry. So a library that
 * decodes lazily pays for it. It returns a number of 32 bits that depends on all of them.
 *
 * @param {Schema} schema
 * @returns {(record: any) => number}
 */
export function sinkOf(schema) {
  const source = new SinkSource(schema);
  const root = source.recordFunction(schema.root);
  return new Function("has", `"use strict";\n${source.functions.join("\n")}\nreturn ${root};`)(Object.hasOwn);
}

/** Names of the schema stand in the source as literals only. */
class SinkSource {
  /** @param {Schema} schema */
  constructor(schema) {
    this.schema = schema;
    /** @type {string[]} */
    this.functions = [];
    /** @type {Map<string, string>} */
    this.recordFunctions = new Map();
  }

  /**
   * Names the function before its body is written, so that a record may contain itself.
   * @param {string} record
   */
  recordFunction(record) {
    const known = this.recordFunctions.get(record);
    if (known !== undefined) {
      return known;
    }
    const name = `record${this.recordFunctions.size}`;
    this.recordFunctions.set(record, name);
    const fields = this.schema.fields(record).flatMap((field, place) => this.readField(field, `x${place}`));
    this.declare(name, [...fields, "return sum;"], 0);
    return name;
  }

  /**
   * @param {Field} field
   * @param {string} local
   */
  readField(field, local) {
    const name = literal(field.wireName);
    switch (field.type.kind) {
      case "null":
        return [];
      case "optional": {
        const isInherited = field.wireName in Object.prototype;
        const value = isInherited ? `has(v, ${name}) ? v[${name}] : undefined` : `v[${name}]`;
        const read = this.read(contentOf(field.type), local);
        return [`const ${local} = ${value};`, `if (${local} !== undefined) sum = (sum + ${read}) | 0;`];
      }
      default:
        return [`const ${local} = v[${name}];`, `sum = (sum + ${this.read(field.type, local)}) | 0;`];
    }
  }

  /**
   * @param {Type} type
   * @param {string} value an identifier
   * @returns {string} an expression for a number that depends on the value
   */
  read(type, value) {
    if (NUMBER_KINDS.includes(type.kind)) {
      return `(${value} | 0)`;
    }
    if (BIGINT_KINDS.includes(type.kind)) {
      return `Number(BigInt.asIntN(32, ${value}))`;
    }
    switch (type.kind) {
      case "null":
        return "0";
      case "boolean":
        return `(${value} ? 1 : 0)`;
      case "bytes":
      case "fixed":
        return `(${value}.length === 0 ? 0 : ${value}.length + ${value}[0] + ${value}[${value}.length - 1])`;
      case "string":
      case "enum":
      case "decimal":
      case "uuid":
        return readText(value);
      case "optional":
        return `(${value} === null ? 0 : ${this.read(contentOf(type), value)})`;
      case "array":
        return `${this.arrayFunction(type)}(${value})`;
      case "map":
        return `${this.mapFunction(type)}(${value})`;
      case "record":
        return `${this.recordFunction(type.name ?? "")}(${value})`;
      default:
        throw new Error(`an unknown type: ${type.kind}`);
    }
  }

  /** @param {Type} type */
  arrayFunction(type) {
    const read = this.read(contentOf(type), "e");
    const name = `array${this.functions.length}`;
    return this.declare(name, ["for (const e of v) {", `sum = (sum + ${read}) | 0;`, "}", "return sum;"], "v.length");
  }

  /** @param {Type} type */
  mapFunction(type) {
    const read = this.read(contentOf(type), "e");
    const name = `map${this.functions.length}`;
    const add = `sum = (sum + ${readText("key")} + ${read}) | 0;`;
    return this.declare(name, ["for (const key of Object.keys(v)) {", "const e = v[key];", add, "}", "return sum;"], 0);
  }

  /**
   * @param {string} name
   * @param {string[]} body
   * @param {string | number} start of the sum
   */
  declare(name, body, start) {
    this.functions.push(`function ${name}(v) {\nlet sum = ${start};\n${body.join("\n")}\n}`);
    return name;
  }
}

/**
 * The last character cannot be read before the string has been put together.
 * @param {string} value
 */
function readText(value) {
  return `(${value}.length === 0 ? 0 : ${value}.length + ${value}.charCodeAt(${value}.length - 1))`;
}
