/**
 * Rewrites an Avro schema for libraries that make code of its names. Definitions get numbers for names, and a field that may
 * be absent is null by default, so that objects may leave it out. The bytes stay the same.
 * @param {any} schema
 */
export function tamed(schema) {
  return new Taming().type(schema);
}

class Taming {
  /** @type {Map<string, string>} */
  #names = new Map();

  /**
   * @param {any} type
   * @returns {any}
   */
  type(type) {
    if (typeof type === "string") {
      return this.#names.get(type) ?? type;
    } else if (Array.isArray(type)) {
      return type.map((part) => this.type(part));
    } else if (typeof type.type !== "string") {
      return this.type(type.type);
    }
    const { namespace: _, name, fields, items, values, ...rest } = type;
    return {
      ...rest,
      ...(name !== undefined && { name: this.#define(name) }),
      ...(items !== undefined && { items: this.type(items) }),
      ...(values !== undefined && { values: this.type(values) }),
      ...(fields !== undefined && { fields: fields.map((/** @type {any} */ field) => this.#field(field)) }),
    };
  }

  /** @param {string} name in full, as references have it */
  #define(name) {
    const number = `N${this.#names.size}`;
    this.#names.set(name, number);
    return number;
  }

  /** @param {{ name: string, type: any }} field */
  #field({ name, type }) {
    const isOptional = type === "null" || (Array.isArray(type) && type[0] === "null");
    return { name, type: this.type(type), ...(isOptional && { default: null }) };
  }
}
