import { TypeText } from "./type-text.mjs";

/** @typedef {import("./type-text.mjs").Type} Type */

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {Type} type
 * @property {string} wireName what stands for it in formats that carry names
 */

const KEY = /^"(?:[ !#-[\]-~]|\\u[0-9a-f]{4})*"$/;
const INDENT = "  ";

/** The records and enums that values are made of, by the text of docs/dataset-format.md. A union is a record with one of its fields. */
export class Schema {
  /**
   * @param {string} root name of the root record
   * @param {Map<string, Field[]>} records
   * @param {Map<string, string[]>} enums symbols by the enum's name
   * @param {Set<string>} unions records of which exactly one field is there
   */
  constructor(root, records, enums, unions = new Set()) {
    this.root = root;
    this.records = records;
    this.enums = enums;
    this.unions = unions;
    this.fields(root);
  }

  /** @param {string} text */
  static parse(text) {
    const { root, definitions } = split(text);
    /** @type {Map<string, string[]>} */
    const enums = new Map();
    for (const { kind, name, lines } of definitions) {
      if (kind === "enum") {
        enums.set(name, lines);
      }
    }
    /** @type {Map<string, Field[]>} */
    const records = new Map();
    for (const { kind, name, lines } of definitions) {
      if (kind !== "enum") {
        records.set(
          name,
          lines.map((line) => parseField(line, enums)),
        );
      }
    }
    const unions = definitions.filter(({ kind }) => kind === "union").map(({ name }) => name);
    const schema = new Schema(root, records, enums, new Set(unions));
    requireDefinitions(schema);
    return schema;
  }

  /**
   * The fields of a record, in their order.
   * @param {string} recordName
   * @returns {Field[]}
   */
  fields(recordName) {
    const fields = this.records.get(recordName);
    if (fields === undefined) {
      throw new Error(`the schema has no record ${recordName}`);
    }
    return fields;
  }
}

/**
 * @param {string} text such as `optional(array(long))`
 * @param {Map<string, string[]>} enums symbols by the enum's name
 * @returns {Type}
 */
export function parseType(text, enums) {
  return new TypeText(text, enums).parse();
}

/**
 * Whether a record contains itself, directly or by way of others.
 * @param {Schema} schema
 */
export function isRecursive(schema) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {(name: string, above: string[]) => boolean} */
  const reachesItself = (name, above) => {
    if (above.includes(name)) {
      return true;
    }
    if (done.has(name)) {
      return false;
    }
    const below = [...above, name];
    const found = recordsIn(schema, name).some((inner) => reachesItself(inner, below));
    done.add(name);
    return found;
  };
  return [...schema.records.keys()].some((name) => reachesItself(name, []));
}

/**
 * @param {Schema} schema
 * @param {string} recordName
 */
function recordsIn(schema, recordName) {
  return schema
    .fields(recordName)
    .map((field) => innermost(field.type))
    .filter((type) => type.kind === "record")
    .map((type) => type.name ?? "");
}

/**
 * @param {Type} type
 * @returns {Type}
 */
function innermost(type) {
  return type.of === undefined ? type : innermost(type.of);
}

/** @typedef {{ kind: string, name: string, lines: string[] }} Definition */

/** @param {string} text */
function split(text) {
  const lines = text.split("\n");
  const head = lines.shift() ?? "";
  if (!head.startsWith("root ") || lines.pop() !== "") {
    throw new Error("a schema's text begins with its root and ends with a line feed");
  }
  /** @type {Definition[]} */
  const definitions = [];
  for (const line of lines) {
    const last = definitions.at(-1);
    if (!line.startsWith(INDENT)) {
      definitions.push(definition(line));
    } else if (last !== undefined) {
      last.lines.push(line.slice(INDENT.length));
    } else {
      throw new Error(`a line stands before the first definition: ${line}`);
    }
  }
  return { root: head.slice("root ".length), definitions };
}

/**
 * @param {string} line
 * @returns {Definition}
 */
function definition(line) {
  const [kind = "", name, ...rest] = line.split(" ");
  if (!["record", "union", "enum"].includes(kind) || name === undefined || rest.length > 0) {
    throw new Error(`neither record, union nor enum: ${line}`);
  }
  return { kind, name, lines: [] };
}

/**
 * @param {string} line
 * @param {Map<string, string[]>} enums
 * @returns {Field}
 */
function parseField(line, enums) {
  const [name = "", type = ""] = line.split(" ", 2);
  const key = line.slice(name.length + type.length + 2);
  return { name, type: parseType(type, enums), wireName: key === "" ? name : parseKey(key) };
}

/** @param {string} key */
function parseKey(key) {
  if (!KEY.test(key)) {
    throw new Error(`expected a key in double quotes, got ${key}`);
  }
  return JSON.parse(key);
}

/** @param {Schema} schema */
function requireDefinitions(schema) {
  for (const fields of schema.records.values()) {
    for (const field of fields) {
      const type = innermost(field.type);
      if (type.kind === "record") {
        schema.fields(type.name ?? "");
      }
    }
  }
}

/**
 * What an array, a map or an optional type holds.
 * @param {Type} type
 */
export function contentOf(type) {
  return /** @type {Type} */ (type.of);
}
