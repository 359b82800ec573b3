import { contentOf } from "../../data/schema.mjs";
import { Program } from "../program.mjs";
import { isBoxed, typeKey } from "./layout.mjs";
import { XML_LEAVES } from "./leaves.mjs";

/** @typedef {import("../../data/schema.mjs").Schema} Schema */
/** @typedef {import("../../data/schema.mjs").Type} Type */

/**
 * Makes the function from domain objects to trees.
 * @param {Schema} schema
 * @param {((text: string) => string) | undefined} escapeText
 * @returns {(record: any) => any}
 */
export function writerOf(schema, escapeText) {
  const writer = new Writer(schema, escapeText);
  return writer.program.compile(writer.record(schema.root));
}

/** @type {Type} */
const KEY = { kind: "string" };

/** In every emitted function `v` is a domain value, and `t` the tree that is made of it. */
class Writer {
  program = new Program();

  /**
   * @param {Schema} schema
   * @param {((text: string) => string) | undefined} escapeText
   */
  constructor(schema, escapeText) {
    this.schema = schema;
    this.escapeText = escapeText;
  }

  /** @param {string} name */
  record(name) {
    return this.program.functionFor(`record ${name}`, "v", () => [
      "const t = {};",
      ...this.schema
        .fields(name)
        .flatMap((field, i) => this.child(field.name, field.type, this.program.property("v", field.wireName), `v${i}`)),
      "return t;",
    ]);
  }

  /**
   * The statements that put a value under the name of its element.
   * @param {string} name
   * @param {Type} type
   * @param {string} value an expression
   * @param {string} local a free name
   */
  child(name, type, value, local) {
    if (type.kind === "null") {
      return [];
    }
    const isOptional = type.kind === "optional";
    const present = isOptional ? contentOf(type) : type;
    const put = this.program.assignment("t", name, this.content(present, local, isOptional));
    const condition = isOptional ? `${local} != null` : present.kind === "array" && `${local}.length > 0`;
    return [`const ${local} = ${value};`, condition ? `if (${condition}) { ${put} }` : put];
  }

  /**
   * @param {Type} type
   * @param {string} value
   * @param {boolean} wrapped whether an array has an element of its own around its values
   */
  content(type, value, wrapped) {
    if (type.kind === "map") {
      return `${this.map(contentOf(type))}(${value})`;
    }
    if (type.kind === "array") {
      const list = `${this.list(contentOf(type))}(${value})`;
      return wrapped ? `${value}.length > 0 ? { value: ${list} } : {}` : list;
    }
    return this.single(type, value);
  }

  /**
   * @param {Type} type of a record or a leaf
   * @param {string} value
   */
  single(type, value) {
    if (type.kind === "record") {
      return `${this.record(type.name ?? "")}(${value})`;
    }
    const write = type.kind === "string" ? this.escapeText : XML_LEAVES[type.kind]?.write;
    return write === undefined ? value : this.program.call(write, value, type);
  }

  /** @param {Type} element */
  list(element) {
    return this.program.functionFor(`list ${typeKey(element)}`, "v", () => [
      `return v.map((e) => ${isBoxed(element) ? `${this.box(element)}(e)` : this.single(element, "e")});`,
    ]);
  }

  /** @param {Type} type */
  box(type) {
    return this.program.functionFor(`box ${typeKey(type)}`, "v", () => [
      "const t = {};",
      ...this.child("value", type, "v", "e"),
      "return t;",
    ]);
  }

  /** @param {Type} value */
  map(value) {
    return this.program.functionFor(`map ${typeKey(value)}`, "v", () => [
      "const keys = Object.keys(v);",
      "if (keys.length === 0) { return {}; }",
      "const entry = keys.map((key) => {",
      `const t = { key: ${this.single(KEY, "key")} };`,
      ...this.child("value", value, "v[key]", "e"),
      "return t;",
      "});",
      "return { entry };",
    ]);
  }
}
