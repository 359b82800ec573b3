import { contentOf } from "../../src/data/schema.mjs";
import { show } from "../../src/data/show.mjs";
import { BIGINT_KINDS } from "../../src/forms/integers.mjs";

/** @typedef {import("../../src/data/schema.mjs").Schema} Schema */
/** @typedef {import("../../src/data/schema.mjs").Type} Type */
/** @typedef {{ path: string, expected: string, actual: string }} Mismatch */

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

/**
 * Whether a loss allows the difference of two leaves.
 * @type {Record<string, (kind: string, expected: any, actual: any) => boolean>}
 */
const LOSSES = {
  "int64-rounded-to-double": (kind, expected, actual) => BIGINT_KINDS.includes(kind) && actual === rounded(expected),
  "negative-zero-unsigned": (kind, expected, actual) =>
    (kind === "float" || kind === "double") && expected === 0 && actual === 0,
  "float-negative-zero-unsigned": (kind, expected, actual) => kind === "float" && expected === 0 && actual === 0,
};

/** Tells whether a domain object came back as it was given, by the rules with which wirecost compares values. */
export class Comparer {
  /**
   * @param {Schema} schema
   * @param {string[]} losses that are allowed
   */
  constructor(schema, losses) {
    this.schema = schema;
    this.losses = losses.map((loss) => {
      const allows = LOSSES[loss];
      if (allows === undefined) {
        throw new Error(`an unknown loss: ${loss}`);
      }
      return allows;
    });
  }

  /**
   * The first difference.
   * @param {any} expected
   * @param {any} actual
   */
  compare(expected, actual) {
    return this.records(this.schema.root, "", expected, actual);
  }

  /**
   * @param {Type} type
   * @param {string} path
   * @param {any} expected undefined or null if it is absent
   * @param {any} actual
   * @returns {Mismatch | undefined}
   */
  values(type, path, expected, actual) {
    if (isAbsent(expected) || isAbsent(actual)) {
      return isAbsent(expected) && isAbsent(actual) ? undefined : different(path, expected, actual);
    }
    switch (type.kind) {
      case "optional":
        return this.values(contentOf(type), path, expected, actual);
      case "record":
        return this.records(type.name ?? "", path, expected, actual);
      case "array":
        return this.lists(contentOf(type), path, expected, actual);
      case "map":
        return this.maps(contentOf(type), path, expected, actual);
      default:
        return this.same(type.kind, expected, actual) ? undefined : different(path, expected, actual);
    }
  }

  /**
   * @param {string} kind
   * @param {any} expected
   * @param {any} actual
   */
  same(kind, expected, actual) {
    const isSame =
      expected instanceof Uint8Array
        ? actual instanceof Uint8Array && Buffer.from(expected).equals(actual)
        : Object.is(expected, actual);
    return isSame || this.losses.some((allows) => allows(kind, expected, actual));
  }

  /**
   * @param {string} name
   * @param {string} path
   * @param {any} expected
   * @param {any} actual
   */
  records(name, path, expected, actual) {
    for (const field of this.schema.fields(name)) {
      const at = path === "" ? field.name : `${path}.${field.name}`;
      const found = this.values(field.type, at, own(expected, field.wireName), own(actual, field.wireName));
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  }

  /**
   * @param {Type} element
   * @param {string} path
   * @param {any[]} expected
   * @param {any[]} actual
   */
  lists(element, path, expected, actual) {
    if (expected.length !== actual.length) {
      return { path, expected: `${expected.length} elements`, actual: `${actual.length} elements` };
    }
    for (let i = 0; i < expected.length; i++) {
      const found = this.values(element, `${path}[${i}]`, expected[i], actual[i]);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  }

  /**
   * @param {Type} content
   * @param {string} path
   * @param {any} expected
   * @param {any} actual
   */
  maps(content, path, expected, actual) {
    const keys = keysOf(expected);
    if (keys !== keysOf(actual)) {
      return { path, expected: `keys ${keys}`, actual: `keys ${keysOf(actual)}` };
    }
    for (const key of Object.keys(expected)) {
      const found = this.values(content, `${path}{${key}}`, expected[key], actual[key]);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  }
}

/** @param {bigint} value */
function rounded(value) {
  const back = BigInt(Number(value));
  return back > INT64_MAX ? INT64_MAX : back < INT64_MIN ? INT64_MIN : back;
}

/** @param {unknown} value */
function isAbsent(value) {
  return value === null || value === undefined;
}

/**
 * @param {object} object
 * @param {string} name
 */
function own(object, name) {
  return Object.hasOwn(object, name) ? /** @type {any} */ (object)[name] : undefined;
}

/** @param {object} map */
function keysOf(map) {
  return JSON.stringify(Object.keys(map).sort());
}

/**
 * @param {string} path
 * @param {unknown} expected
 * @param {unknown} actual
 * @returns {Mismatch}
 */
function different(path, expected, actual) {
  return { path, expected: show(expected), actual: show(actual) };
}
