import { unscaledToDecimal } from "../forms/decimals.mjs";
import { bytesToUuid } from "../forms/octets.mjs";
import { plainForm } from "../forms/plain.mjs";
import { put } from "../forms/properties.mjs";
import { contentOf } from "./schema.mjs";

/** @typedef {import("./schema.mjs").Schema} Schema */
/** @typedef {import("./schema.mjs").Type} Type */
/** @typedef {import("./binary-input.mjs").BinaryInput} BinaryInput */

/**
 * Reads values of a schema into domain objects. A record is an array of its values first, since the function that makes an
 * object of it gives all objects of a record the same hidden class, as code written by hand does.
 */
export class ValueReader {
  /**
   * @param {Schema} schema
   * @param {BinaryInput} input
   */
  constructor(schema, input) {
    this.schema = schema;
    this.input = input;
    this.form = plainForm(schema, { leaves: {}, records: "places" });
  }

  /** A domain object of the root record. */
  root() {
    return this.form.read(this.record(this.schema.root));
  }

  /**
   * @param {string} name
   * @returns {unknown[]}
   */
  record(name) {
    return this.schema.fields(name).map((field) => this.value(field.type));
  }

  /**
   * @param {Type} type
   * @returns {unknown} null for what is absent
   */
  value(type) {
    const { input } = this;
    switch (type.kind) {
      case "null":
        return null;
      case "boolean":
        return input.bool();
      case "int":
      case "date":
      case "time-millis":
        return input.int32();
      case "time-micros":
        return Number(input.int64());
      case "long":
      case "timestamp-millis":
      case "timestamp-micros":
      case "timestamp-nanos":
      case "local-timestamp-millis":
      case "local-timestamp-micros":
      case "local-timestamp-nanos":
        return input.int64();
      case "float":
        return input.float32();
      case "double":
        return input.float64();
      case "bytes":
        return new Uint8Array(input.bytesView());
      case "fixed":
        return this.fixed(type);
      case "string":
        return input.text();
      case "enum":
        return this.symbol(type);
      case "decimal":
        return unscaledToDecimal(input.bytesView(), type.scale ?? 0);
      case "uuid":
        return bytesToUuid(input.raw(16));
      case "optional":
        return input.bool() ? this.value(contentOf(type)) : null;
      case "array":
        return input.list(() => this.value(contentOf(type)));
      case "map":
        return this.map(contentOf(type));
      case "record":
        return this.record(type.name ?? "");
      default:
        throw new Error(`an unknown type: ${type.kind}`);
    }
  }

  /** @param {Type} type */
  fixed(type) {
    const bytes = new Uint8Array(this.input.bytesView());
    if (bytes.length !== type.size) {
      throw this.input.damaged(`expected ${type.size} bytes of ${type.name}, got ${bytes.length}`);
    }
    return bytes;
  }

  /** @param {Type} type */
  symbol(type) {
    const symbol = this.input.text();
    if (!type.symbols?.includes(symbol)) {
      throw this.input.damaged(`expected a symbol of ${type.name}, got ${symbol}`);
    }
    return symbol;
  }

  /** @param {Type} content */
  map(content) {
    /** @type {Record<string, unknown>} */
    const map = {};
    for (let rest = this.input.length(); rest > 0; rest--) {
      const key = this.input.text();
      if (Object.hasOwn(map, key)) {
        throw this.input.damaged(`expected keys that differ, got a second ${key}`);
      }
      put(map, key, this.value(content));
    }
    return map;
  }
}
