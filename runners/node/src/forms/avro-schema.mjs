import { contentOf } from "../data/schema.mjs";

/**
 * @typedef {import("../data/schema.mjs").Field} Field
 * @typedef {import("../data/schema.mjs").Schema} Schema
 * @typedef {import("../data/schema.mjs").Type} Type
 */

/**
 * @typedef {object} Branch of a union
 * @property {string} name by which the libraries tell it from others
 * @property {string | undefined} around the field of the record that is around its value, if there is one
 */

/**
 * @typedef {object} Tamed
 * @property {any} text the schema
 * @property {Set<any>} arrays those in it that are unions of the domain's schema, and not of null and one type alone
 * @property {Map<string, Branch[]>} unions the branches by the union's name
 */

/**
 * Rewrites an Avro schema for libraries that make code of its names. Definitions get harmless names, and a field that may
 * be absent is null by default, so that objects may leave it out. The bytes stay the same.
 *
 * @param {any} text
 * @param {Schema} schema of which the text was made
 * @param {boolean} isRead whether it reads what another version wrote: then it has no defaults but its own
 * @returns {Tamed}
 */
export function tamed(text, schema, isRead = false) {
  const taming = new Taming(schema, isRead);
  return {
    text: taming.type(text, { kind: "record", name: schema.root }),
    arrays: taming.arrays,
    unions: taming.unions,
  };
}

/**
 * Rewrites the Avro schema of another version, of which nothing but the names of definitions matters.
 * @param {any} text
 * @returns {any}
 */
export function renamed(text) {
  if (typeof text === "string") {
    return isDefined(text) ? tameName(text) : text;
  } else if (Array.isArray(text)) {
    return text.map(renamed);
  } else if (typeof text.type !== "string") {
    return renamed(text.type);
  }
  const { namespace: _, name, fields, items, values, ...rest } = text;
  return {
    ...rest,
    ...(name !== undefined && { name: tameName(name) }),
    ...(items !== undefined && { items: renamed(items) }),
    ...(values !== undefined && { values: renamed(values) }),
    ...(fields !== undefined && {
      fields: fields.map((/** @type {any} */ { name: field, type }) => ({ name: field, type: renamed(type) })),
    }),
  };
}

const PRIMITIVES = ["null", "boolean", "int", "long", "float", "double", "bytes", "string"];

/** @param {string} text the name of a type */
function isDefined(text) {
  return !PRIMITIVES.includes(text);
}

/**
 * A name that is harmless in code, and the same in every version of a schema.
 * @param {string} name in full
 */
function tameName(name) {
  return `N_${name.replaceAll("_", "_u").replaceAll(".", "_d")}`;
}

class Taming {
  /** @type {Map<string, string>} */
  #names = new Map();
  /** @type {Set<string>} */
  #records = new Set();
  /** @type {Set<any>} */
  arrays = new Set();
  /** @type {Map<string, Branch[]>} */
  unions = new Map();

  /**
   * @param {Schema} schema
   * @param {boolean} isRead
   */
  constructor(schema, isRead) {
    this.schema = schema;
    this.isRead = isRead;
  }

  /**
   * @param {any} text
   * @param {Type} type that the text is for
   * @param {Field[]} [fields] of a record
   * @returns {any}
   */
  type(text, type, fields) {
    if (typeof text === "string") {
      return this.#names.get(text) ?? text;
    } else if (Array.isArray(text)) {
      return this.#union(text, type.kind === "optional" ? contentOf(type) : type);
    } else if (typeof text.type !== "string") {
      return this.type(text.type, type);
    }
    const { namespace: _, name, fields: members, items, values, ...rest } = text;
    return {
      ...rest,
      ...(name !== undefined && { name: this.#define(text) }),
      ...(items !== undefined && { items: this.type(items, contentOf(type)) }),
      ...(values !== undefined && { values: this.type(values, contentOf(type)) }),
      ...(members !== undefined && { fields: this.#fields(members, fields ?? this.schema.fields(name)) }),
    };
  }

  /** @param {any} definition with its name in full, as references have it */
  #define({ name, type }) {
    const tame = tameName(name);
    this.#names.set(name, tame);
    if (type === "record") {
      this.#records.add(name);
    }
    return tame;
  }

  /**
   * @param {any[]} texts
   * @param {Field[]} fields
   */
  #fields(texts, fields) {
    return texts.map(({ name, type, aliases, default: value }, place) => {
      const isOptional = !this.isRead && (type === "null" || (Array.isArray(type) && type[0] === "null"));
      const of = /** @type {Field} */ (fields[place]).type;
      return {
        name,
        type: this.type(type, of),
        ...(aliases !== undefined && { aliases }),
        ...(isOptional ? { default: null } : value !== undefined && { default: value }),
      };
    });
  }

  /**
   * @param {any[]} texts
   * @param {Type} type of a value that is there
   */
  #union(texts, type) {
    const name = type.name ?? "";
    if (type.kind !== "record" || !this.schema.unions.has(name) || name === this.schema.root) {
      return texts.map((text) => this.type(text, type));
    }
    const types = this.schema.fields(name).map((field) => contentOf(field.type));
    const first = texts.length - types.length;
    const branches = texts.slice(first).map((text, i) => this.#branch(text, /** @type {Type} */ (types[i])));
    const array = [...texts.slice(0, first), ...branches.map(({ tamed }) => tamed)];
    this.arrays.add(array);
    this.unions.set(
      name,
      branches.map(({ tamed, around }) => ({ name: tamed.name ?? tamed.type ?? tamed, around })),
    );
    return array;
  }

  /**
   * @param {any} text
   * @param {Type} type
   */
  #branch(text, type) {
    const name = typeof text === "string" ? text : text.name;
    const isRecord = text.type === "record" || this.#records.has(name);
    if (!isRecord || (type.kind === "record" && type.name === name)) {
      return { tamed: this.type(text, type), around: undefined };
    }
    const value = { name: "value", wireName: "value", type };
    return { tamed: this.type(text, type, [value]), around: value.name };
  }
}
