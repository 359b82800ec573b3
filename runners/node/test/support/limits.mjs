import { contentOf } from "../../src/data/schema.mjs";

/** @typedef {import("../../src/data/schema.mjs").Schema} Schema */
/** @typedef {import("../../src/data/schema.mjs").Type} Type */

/**
 * A limit of a codec: which leaves and which keys of maps it excludes.
 * @typedef {{ leaf: (kind: string, value: any) => boolean, key: (key: string) => boolean }} Limit
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 does not have them
const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

const BLANK = /^\s+$/;

const INTEGER = /^(?:0|-?[1-9][0-9]{0,18})$/;

/** @type {Record<string, Limit>} */
const LIMITS = {
  "xml-characters": {
    leaf: (_, value) => typeof value === "string" && NOT_IN_XML.test(value),
    key: (key) => NOT_IN_XML.test(key),
  },
  "finite-numbers": {
    leaf: (kind, value) => isFloating(kind) && !Number.isFinite(value),
    key: () => false,
  },
  "doubles-within-int64": {
    leaf: (kind, value) => isFloating(kind) && Number.isFinite(value) && Math.abs(value) >= 2 ** 63,
    key: () => false,
  },
  "int64-near-maximum": {
    leaf: (_, value) => typeof value === "bigint" && Number(value) === 2 ** 63,
    key: () => false,
  },
  "int64-near-ends": {
    leaf: (_, value) => typeof value === "bigint" && Math.abs(Number(value)) === 2 ** 63,
    key: () => false,
  },
  "safe-integers": {
    leaf: (kind, value) => (typeof value === "bigint" || isFloating(kind)) && isUnsafe(value),
    key: () => false,
  },
  "int64-beyond-2-62": {
    leaf: (_, value) => typeof value === "bigint" && BigInt.asIntN(63, value) !== value,
    key: () => false,
  },
  "byte-order-mark": {
    leaf: (_, value) => typeof value === "string" && value.startsWith("\ufeff"),
    key: (key) => key.startsWith("\ufeff"),
  },
  "zero-in-key": { leaf: () => false, key: (key) => key.includes("\0") },
  "integer-in-key": { leaf: () => false, key: (key) => INTEGER.test(key) },
  "proto-in-key": { leaf: () => false, key: (key) => key === "__proto__" },
  "prototype-in-key": { leaf: () => false, key: (key) => ["__proto__", "constructor", "prototype"].includes(key) },
  "carriage-returns": {
    leaf: (_, value) => typeof value === "string" && value.includes("\r"),
    key: (key) => key.includes("\r"),
  },
  "blank-text": { leaf: (_, value) => typeof value === "string" && BLANK.test(value), key: (key) => BLANK.test(key) },
};

/** @param {string} kind */
function isFloating(kind) {
  return kind === "float" || kind === "double";
}

/** @param {number | bigint} value */
function isUnsafe(value) {
  return (value > 2 ** 53 || value < -(2 ** 53)) && Number.isFinite(Number(value));
}

/** Tells which domain objects a codec can hold by the limits that it declares. */
export class LimitCheck {
  /**
   * @param {Schema} schema
   * @param {string[]} limits
   */
  constructor(schema, limits) {
    this.schema = schema;
    this.limits = limits.map((name) => {
      const limit = LIMITS[name];
      if (limit === undefined) {
        throw new Error(`an unknown limit: ${name}`);
      }
      return limit;
    });
  }

  /** @param {any} record */
  allows(record) {
    return this.allowsRecord(this.schema.root, record);
  }

  /**
   * @param {string} name
   * @param {any} record
   */
  allowsRecord(name, record) {
    return this.schema
      .fields(name)
      .every((field) => !Object.hasOwn(record, field.wireName) || this.allowsValue(field.type, record[field.wireName]));
  }

  /**
   * @param {Type} type
   * @param {any} value
   * @returns {boolean}
   */
  allowsValue(type, value) {
    if (value === null) {
      return true;
    }
    switch (type.kind) {
      case "optional":
        return this.allowsValue(contentOf(type), value);
      case "record":
        return this.allowsRecord(type.name ?? "", value);
      case "array":
        return value.every((/** @type {any} */ element) => this.allowsValue(contentOf(type), element));
      case "map":
        return Object.keys(value).every((key) => this.allowsKey(key) && this.allowsValue(contentOf(type), value[key]));
      default:
        return !this.limits.some((limit) => limit.leaf(type.kind, value));
    }
  }

  /** @param {string} key */
  allowsKey(key) {
    return !this.limits.some((limit) => limit.key(key));
  }
}
