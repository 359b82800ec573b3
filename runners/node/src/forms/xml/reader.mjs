import { contentOf } from "../../data/schema.mjs";
import { Program } from "../program.mjs";
import { put } from "../properties.mjs";
import { isBoxed, typeKey } from "./layout.mjs";
import { XML_LEAVES } from "./leaves.mjs";

/** @typedef {import("../../data/schema.mjs").Schema} Schema */
/** @typedef {import("../../data/schema.mjs").Type} Type */

/**
 * Makes the function from trees, as a parser gives them, to domain objects.
 * @param {Schema} schema
 * @param {((node: any) => string) | undefined} text
 * @returns {(node: any) => any}
 */
export function readerOf(schema, text) {
  const reader = new Reader(schema, text);
  return reader.program.compileReader(reader.record(schema.root));
}

const NO_CHILDREN = Object.freeze(Object.create(null));

/**
 * The children of an element. Of one without any, parsers give an empty text.
 * @param {any} node
 */
function children(node) {
  return typeof node === "object" && node !== null ? node : NO_CHILDREN;
}

/**
 * The elements of one name. Of a single one, parsers make no array.
 * @param {any} nodes
 * @returns {any[]}
 */
function repeated(nodes) {
  return Array.isArray(nodes) ? nodes : nodes === undefined ? [] : [nodes];
}

/** In every emitted function `n` is a node or several, and `v` the domain value that is made of it. */
class Reader {
  program = new Program();

  /**
   * @param {Schema} schema
   * @param {((node: any) => string) | undefined} text
   */
  constructor(schema, text) {
    this.schema = schema;
    this.text = text;
    this.children = this.program.constant(children);
    this.repeated = this.program.constant(repeated);
  }

  /** @param {string} name */
  record(name) {
    return this.program.functionFor(`record ${name}`, "n", () => [
      `const c = ${this.children}(n);`,
      "const v = {};",
      ...this.schema.fields(name).flatMap((field, i) => this.field(field, `n${i}`)),
      "return v;",
    ]);
  }

  /**
   * @param {import("../../data/schema.mjs").Field} field
   * @param {string} local a free name
   */
  field({ name, type, wireName }, local) {
    if (type.kind === "null") {
      return [];
    }
    const set = this.program.assignment("v", wireName, this.value(type, local));
    return [
      `const ${local} = ${this.program.property("c", name)};`,
      type.kind === "optional" ? `if (${local} !== undefined) { ${set} }` : set,
    ];
  }

  /**
   * The expression for the value of an element; of an optional one, it is there.
   * @param {Type} type
   * @param {string} node
   */
  value(type, node) {
    switch (type.kind) {
      case "null":
        return "null";
      case "optional":
        return this.present(contentOf(type), node, true);
      default:
        return this.present(type, node, false);
    }
  }

  /**
   * @param {Type} type
   * @param {string} node
   * @param {boolean} wrapped whether an array has an element of its own around its values
   */
  present(type, node, wrapped) {
    if (type.kind === "map") {
      return `${this.map(contentOf(type))}(${this.children}(${node}).entry)`;
    }
    if (type.kind === "array") {
      return `${this.list(contentOf(type))}(${wrapped ? `${this.children}(${node}).value` : node})`;
    }
    return this.single(type, node);
  }

  /**
   * @param {Type} type of a record or a leaf
   * @param {string} node
   */
  single(type, node) {
    if (type.kind === "record") {
      return `${this.record(type.name ?? "")}(${node})`;
    }
    const read = XML_LEAVES[type.kind]?.read;
    return read === undefined ? this.textOf(node) : this.program.call(read, this.textOf(node), type);
  }

  /** @param {string} node */
  textOf(node) {
    return this.text === undefined ? node : `${this.program.constant(this.text)}(${node})`;
  }

  /** @param {Type} element */
  list(element) {
    return this.program.functionFor(`list ${typeKey(element)}`, "n", () => [
      `return ${this.repeated}(n).map((e) => ${isBoxed(element) ? this.boxed(element, "e") : this.single(element, "e")});`,
    ]);
  }

  /**
   * The expression for what stands in an element `value`, or is absent.
   * @param {Type} type
   * @param {string} node around it
   */
  boxed(type, node) {
    const unbox = this.program.functionFor(`box ${typeKey(type)}`, "n", () => [
      `const e = ${this.children}(n).value;`,
      `return ${type.kind === "optional" ? "e === undefined ? null : " : ""}${this.value(type, "e")};`,
    ]);
    return `${unbox}(${node})`;
  }

  /** @param {Type} value */
  map(value) {
    return this.program.functionFor(`map ${typeKey(value)}`, "n", () => [
      "const v = {};",
      `for (const e of ${this.repeated}(n)) {`,
      `${this.program.constant(put)}(v, ${this.textOf("e.key")}, ${this.boxed(value, "e")});`,
      "}",
      "return v;",
    ]);
  }
}
