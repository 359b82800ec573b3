import { isText, LEAF_WRITERS } from "./leaf-writers.mjs";
import { contentOf } from "./schema.mjs";
import { show } from "./show.mjs";

/** @typedef {import("./schema.mjs").Schema} Schema */
/** @typedef {import("./schema.mjs").Type} Type */
/** @typedef {import("./schema.mjs").Field} Field */
/** @typedef {import("./binary-output.mjs").BinaryOutput} BinaryOutput */

/**
 * @typedef {object} Misfit
 * @property {string} path
 * @property {string} read a short text of the value; "absent" for none
 */

/** A value that is not what a domain object has there. The message begins with the place. */
export class WrongValue extends Error {
  /**
   * @param {string} message
   * @param {Misfit} misfit
   */
  constructor(message, misfit) {
    super(message);
    this.misfit = misfit;
  }
}

/** Writes domain objects as neutral values. It refuses whatever is no domain object of the schema, with the place. */
export class ValueWriter {
  /**
   * @param {Schema} schema
   * @param {BinaryOutput} output
   * @param {boolean} takesMore whether an object may have properties that the schema lacks
   */
  constructor(schema, output, takesMore = false) {
    this.schema = schema;
    this.takesMore = takesMore;
    this.output = output;
    /** @type {string[]} */
    this.path = [];
    /** @type {Map<string, Set<string>>} */
    this.wireNames = new Map();
    for (const [name, fields] of schema.records) {
      this.wireNames.set(name, new Set(fields.map((field) => field.wireName)));
    }
  }

  /**
   * Writes a domain object of the root record.
   * @param {unknown} value
   */
  root(value) {
    this.path.length = 0;
    this.record(this.schema.root, value);
  }

  /**
   * @param {Type} type
   * @param {unknown} value null if it is absent
   */
  value(type, value) {
    switch (type.kind) {
      case "optional":
        this.optional(contentOf(type), value);
        break;
      case "array":
        this.array(contentOf(type), value);
        break;
      case "map":
        this.map(contentOf(type), value);
        break;
      case "record":
        this.record(type.name ?? "", value);
        break;
      default:
        this.leaf(type, value);
    }
  }

  /**
   * @param {Type} type
   * @param {unknown} value
   */
  leaf(type, value) {
    const writer = LEAF_WRITERS.get(type.kind);
    if (writer === undefined) {
      throw new Error(`an unknown type: ${type.kind}`);
    }
    if (!writer.accepts(value, type)) {
      throw this.wrong(writer.what, value);
    }
    writer.write(this.output, value);
  }

  /**
   * @param {Type} content
   * @param {unknown} value
   */
  optional(content, value) {
    this.output.bool(value !== null);
    if (value !== null) {
      this.value(content, value);
    }
  }

  /**
   * @param {Type} element
   * @param {unknown} value
   */
  array(element, value) {
    if (!Array.isArray(value)) {
      throw this.wrong("an array", value);
    }
    this.output.int32(value.length);
    for (let i = 0; i < value.length; i++) {
      this.at(`[${i}]`, () => this.value(element, value[i]));
    }
  }

  /**
   * @param {Type} content
   * @param {unknown} value
   */
  map(content, value) {
    const map = this.plainObject(value);
    const keys = Object.keys(map);
    this.output.int32(keys.length);
    for (const key of keys) {
      this.at(`{${key}}`, () => {
        if (!isText(key)) {
          throw this.wrong("a key that is a well-formed string", key);
        }
        this.output.text(key);
        this.value(content, map[key]);
      });
    }
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  record(name, value) {
    const record = this.object(value);
    for (const field of this.schema.fields(name)) {
      this.at(`.${field.name}`, () => this.field(field, record));
    }
    const wireNames = this.wireNames.get(name);
    for (const key of Object.keys(record)) {
      if (!this.takesMore && !wireNames?.has(key)) {
        throw this.wrong(`no property ${JSON.stringify(key)}`, record[key]);
      }
    }
  }

  /**
   * @param {Field} field
   * @param {Record<string, unknown>} record
   */
  field(field, record) {
    const isThere = Object.hasOwn(record, field.wireName);
    const value = isThere ? record[field.wireName] : undefined;
    const mayBeAbsent = field.type.kind === "optional" || field.type.kind === "null";
    if (isThere && mayBeAbsent && (value === null || value === undefined || field.type.kind === "null")) {
      throw this.wrong("no property for an absent field", value);
    }
    if (!isThere && !mayBeAbsent) {
      throw this.wrong("a property", undefined);
    }
    this.value(field.type, isThere ? value : null);
  }

  /**
   * A record may be an object of a library's class: what counts is which properties it has itself.
   * @param {unknown} value
   * @returns {Record<string, unknown>}
   */
  object(value) {
    if (typeof value !== "object" || value === null || Array.isArray(value) || value instanceof Map) {
      throw this.wrong("an object", value);
    }
    return /** @type {Record<string, unknown>} */ (value);
  }

  /**
   * @param {unknown} value
   * @returns {Record<string, unknown>}
   */
  plainObject(value) {
    if (typeof value === "object" && value !== null) {
      const prototype = Object.getPrototypeOf(value);
      if (prototype === Object.prototype || prototype === null) {
        return /** @type {Record<string, unknown>} */ (value);
      }
    }
    throw this.wrong("a plain object", value);
  }

  /**
   * @param {string} step from the value that is being written to one in it
   * @param {() => void} write
   */
  at(step, write) {
    this.path.push(step);
    write();
    this.path.pop();
  }

  /**
   * @param {string} expected
   * @param {unknown} value
   */
  wrong(expected, value) {
    const path = this.path.join("").replace(/^\./, "");
    const message = `${path === "" ? "the record" : path}: expected ${expected}, got ${show(value)}`;
    return new WrongValue(message, { path, read: value === null || value === undefined ? "absent" : show(value) });
  }
}
