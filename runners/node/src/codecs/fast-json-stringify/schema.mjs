import { contentOf } from "../../data/schema.mjs";

/** @typedef {import("../../data/schema.mjs").Schema} Schema */
/** @typedef {import("../../data/schema.mjs").Type} Type */

/** NaN and the infinities are strings. */
const REAL = ["number", "string"];

/** @type {Record<string, string | string[]>} */
const LEAVES = { null: "null", boolean: "boolean", int: "integer", long: "integer", float: REAL, double: REAL };

/**
 * The JSON Schema of the JSON that stands for a schema's values. Every object, array and union is a definition with a
 * number for its name, and what contains it refers to it. Otherwise the library would write the keys on the way to it
 * into its code.
 * @param {Schema} schema
 * @returns {any}
 */
export function stringifySchema(schema) {
  const definitions = new Definitions(schema);
  return { ...definitions.record(schema.root), definitions: definitions.all };
}

class Definitions {
  /** @type {Record<string, object>} */
  all = {};
  /** @type {Map<string, object>} */
  #references = new Map();

  /** @param {Schema} schema */
  constructor(schema) {
    this.schema = schema;
  }

  /**
   * The schema of a value, or a reference to it.
   * @param {Type} type
   * @returns {object}
   */
  of(type) {
    return type.kind === "optional" ? this.#placed(contentOf(type), { nullable: true }) : this.#placed(type, {});
  }

  /**
   * @param {Type} type
   * @param {{nullable?: boolean}} besides
   */
  #placed(type, besides) {
    const body = LEAVES[type.kind] ?? "string";
    if (typeof body === "string" && !["record", "array", "map"].includes(type.kind)) {
      return { type: body, ...besides };
    }
    const key = JSON.stringify([type, besides]);
    const known = this.#references.get(key);
    if (known !== undefined) {
      return known;
    }
    const name = `d${this.#references.size}`;
    const reference = { $ref: `#/definitions/${name}` };
    this.#references.set(key, reference);
    this.all[name] = { ...this.#body(type), ...besides };
    return reference;
  }

  /** @param {Type} type */
  #body(type) {
    switch (type.kind) {
      case "record":
        return this.record(type.name ?? "");
      case "array":
        return { type: "array", items: this.of(contentOf(type)) };
      case "map":
        return { type: "object", additionalProperties: this.of(contentOf(type)) };
      default:
        return { type: [...REAL] };
    }
  }

  /** @param {string} name */
  record(name) {
    const fields = this.schema.fields(name).filter((field) => field.type.kind !== "null");
    return {
      type: "object",
      properties: Object.fromEntries(
        fields.map(({ wireName, type }) => [wireName, this.of(type.kind === "optional" ? contentOf(type) : type)]),
      ),
      required: fields.filter(({ type }) => type.kind !== "optional").map(({ wireName }) => wireName),
    };
  }
}
