import { contentOf } from "../data/schema.mjs";
import { Identity } from "./identity.mjs";
import { mapBody } from "./map-source.mjs";
import { refusalOf, refusing } from "./misfit.mjs";
import { recordBody } from "./record-source.mjs";
import { unionBody } from "./union-source.mjs";

/** @typedef {import("../data/schema.mjs").Schema} Schema */
/** @typedef {import("../data/schema.mjs").Type} Type */

/**
 * How one side of a mapping holds records and maps.
 *
 * @typedef {object} Side
 * @property {"names" | "places"} records
 * @property {"omit" | "null"} absent
 * @property {"object" | "Map" | "entries"} maps
 * @property {"wire" | "field"} names
 * @property {Map<string, import("./avro-schema.mjs").Branch[]>} [unions]
 */

/**
 * @typedef {object} Mapping one direction
 * @property {Side} from
 * @property {Side} to
 * @property {(kind: string) => ((value: any, type: Type) => any) | undefined} leaf undefined for a leaf that stays
 * @property {((value: any) => any) | undefined} array makes an array of what is given for one
 * @property {boolean} fresh
 */

/**
 * Writes the source of one direction of a mapping. Names of the schema stand in it as literals only, and everything else
 * is named by numbers. In every function `v` is what is given, and `o` is what becomes of it.
 */
export class MappingSource {
  /**
   * @param {Schema} schema
   * @param {Mapping} mapping
   */
  constructor(schema, mapping) {
    this.schema = schema;
    this.mapping = mapping;
    this.identity = new Identity(schema, mapping);
    /** @type {string[]} */
    this.functions = [];
    /** @type {Map<string, string>} */
    this.recordFunctions = new Map();
    /** @type {Map<unknown, string>} */
    this.constants = new Map();
    this.locals = 0;
  }

  /** Whether the root record is passed on as it is. */
  get isIdentity() {
    return this.identity.holdsFor(this.root);
  }

  /** @returns {Type} */
  get root() {
    return { kind: "record", name: this.schema.root };
  }

  /** @returns {(value: any) => any} */
  compile() {
    return this.#compiled(`(v) => ${this.convert(this.root, "v")}`);
  }

  /**
   * The mapping of what a library has read.
   * @returns {(value: any) => any}
   */
  compileReader() {
    const read = this.convert(this.root, "v");
    return this.isIdentity ? this.compile() : this.#compiled(refusing(read, this.constant(refusalOf)));
  }

  /** @param {string} mapping an expression for the function */
  #compiled(mapping) {
    const constants = [...this.constants.values()].map((name, i) => `const ${name} = constants[${i}];`);
    const source = ['"use strict";', ...constants, ...this.functions, `return ${mapping};`].join("\n");
    return new Function("constants", source)([...this.constants.keys()]);
  }

  /**
   * @param {Type} type
   * @param {string} value an expression; an identifier if the type is optional
   * @returns {string} an expression
   */
  convert(type, value) {
    if (this.identity.holdsFor(type)) {
      return value;
    }
    switch (type.kind) {
      case "record":
        return `${this.recordFunction(type.name ?? "")}(${value})`;
      case "map":
        return `${this.mapFunction(type)}(${value})`;
      case "array":
        return this.convertArray(type, value);
      case "optional":
        return this.convertOptional(type, value);
      default:
        return this.convertLeaf(type, value);
    }
  }

  /**
   * @param {Type} type
   * @param {string} value
   */
  convertLeaf(type, value) {
    const carry = /** @type {(value: any, type: Type) => any} */ (this.mapping.leaf(type.kind));
    const withType = carry.length > 1 ? `, ${this.constant(type)}` : "";
    return `${this.constant(carry)}(${value}${withType})`;
  }

  /**
   * @param {Type} type
   * @param {string} value an identifier
   */
  convertOptional(type, value) {
    return `(${value} == null ? null : ${this.convert(contentOf(type), value)})`;
  }

  /**
   * @param {Type} type
   * @param {string} value
   */
  convertArray(type, value) {
    const list = this.list(value);
    const element = this.local();
    const converted = this.convert(contentOf(type), element);
    if (converted !== element) {
      return `${list}.map((${element}) => ${converted})`;
    }
    return this.mapping.fresh ? `${list}.slice()` : list;
  }

  /**
   * An expression for the array that a value stands for.
   * @param {string} value
   */
  list(value) {
    const { array } = this.mapping;
    return array === undefined ? value : `${this.constant(array)}(${value})`;
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
    const fields = this.schema.fields(record);
    this.declare(name, unionBody(this, record, fields) ?? recordBody(this, fields));
    return name;
  }

  /** @param {Type} type */
  mapFunction(type) {
    const body = mapBody(this, contentOf(type));
    const name = `map${this.functions.length}`;
    this.declare(name, body);
    return name;
  }

  /**
   * @param {string} name
   * @param {string[]} body
   */
  declare(name, body) {
    this.functions.push(`function ${name}(v) {\n${body.join("\n")}\n}`);
  }

  /** The name of a new variable. */
  local() {
    return `x${this.locals++}`;
  }

  /**
   * The name of something that the source refers to.
   * @param {unknown} value
   */
  constant(value) {
    const name = this.constants.get(value) ?? `c${this.constants.size}`;
    this.constants.set(value, name);
    return name;
  }
}
