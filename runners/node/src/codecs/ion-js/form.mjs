import { contentOf } from "../../data/schema.mjs";
import { put } from "../../forms/properties.mjs";

/** @typedef {import("../../data/schema.mjs").Schema} Schema */
/** @typedef {import("../../data/schema.mjs").Type} Type */
/** @typedef {import("ion-js").Writer} Writer */
/** @typedef {import("ion-js").Reader} Reader */

/**
 * How values of a type are written, and how the reader's current value is read.
 *
 * @typedef {object} Part
 * @property {(writer: Writer, value: any) => void} write
 * @property {(reader: Reader) => any} read
 */

/** Writes domain objects value by value, as Ion's writers and readers have it, for one schema. */
export class IonForm {
  /**
   * @param {Schema} schema
   * @param {(type: Type) => Part} leaf
   * @param {typeof import("ion-js").IonTypes} types
   */
  constructor(schema, leaf, types) {
    this.schema = schema;
    this.leaf = leaf;
    this.types = types;
    /** @type {Map<string, Part>} */
    this.records = new Map();
  }

  /** The root record. */
  get root() {
    return this.record(this.schema.root);
  }

  /**
   * @param {Type} type
   * @returns {Part}
   */
  part(type) {
    switch (type.kind) {
      case "record":
        return this.record(type.name ?? "");
      case "array":
        return this.array(this.part(contentOf(type)));
      case "map":
        return this.map(this.part(contentOf(type)));
      case "optional":
        return this.optional(this.part(contentOf(type)));
      case "null":
        return { write: (writer) => writer.writeNull(this.types.NULL), read: () => null };
      default:
        return this.leaf(type);
    }
  }

  /**
   * A record may contain itself: it is known before its fields are looked at.
   *
   * @param {string} name
   * @returns {Part}
   */
  record(name) {
    const known = this.records.get(name);
    if (known !== undefined) {
      return known;
    }
    /** @type {Part} */
    const part = { write: unready, read: unready };
    this.records.set(name, part);
    const fields = this.schema.fields(name).filter((field) => field.type.kind !== "null");
    const parts = fields.map((field) => ({ name: field.wireName, part: this.part(field.type) }));
    Object.assign(part, struct(name, parts, this.types.STRUCT));
    return part;
  }

  /**
   * @param {Part} element
   * @returns {Part}
   */
  array(element) {
    const { LIST } = this.types;
    return {
      write: (writer, value) => {
        writer.stepIn(LIST);
        for (const each of value) {
          element.write(writer, each);
        }
        writer.stepOut();
      },
      read: (reader) => {
        const list = [];
        reader.stepIn();
        while (reader.next() !== null) {
          list.push(element.read(reader));
        }
        reader.stepOut();
        return list;
      },
    };
  }

  /**
   * @param {Part} part
   * @returns {Part}
   */
  optional(part) {
    const { NULL } = this.types;
    return {
      write: (writer, value) => (value == null ? writer.writeNull(NULL) : part.write(writer, value)),
      read: (reader) => (reader.isNull() ? null : part.read(reader)),
    };
  }

  /**
   * @param {Part} value
   * @returns {Part}
   */
  map(value) {
    const { STRUCT } = this.types;
    return {
      write: (writer, map) => {
        writer.stepIn(STRUCT);
        for (const key of Object.keys(map)) {
          writer.writeFieldName(key);
          value.write(writer, map[key]);
        }
        writer.stepOut();
      },
      read: (reader) => {
        /** @type {Record<string, unknown>} */
        const map = {};
        reader.stepIn();
        while (reader.next() !== null) {
          put(map, /** @type {string} */ (reader.fieldName()), value.read(reader));
        }
        reader.stepOut();
        return map;
      },
    };
  }
}

/**
 * @param {string} record
 * @param {{ name: string, part: Part }[]} fields
 * @param {import("ion-js").IonType} type
 * @returns {Part}
 */
function struct(record, fields, type) {
  const byName = new Map(fields.map(({ name, part }) => [name, part]));
  return {
    write: (writer, value) => {
      writer.stepIn(type);
      for (const { name, part } of fields) {
        if (Object.hasOwn(value, name)) {
          writer.writeFieldName(name);
          part.write(writer, value[name]);
        }
      }
      writer.stepOut();
    },
    read: (reader) => {
      /** @type {Record<string, unknown>} */
      const object = {};
      reader.stepIn();
      while (reader.next() !== null) {
        const name = /** @type {string} */ (reader.fieldName());
        const part = byName.get(name);
        if (part === undefined) {
          throw new Error(`${record} has no field ${name}`);
        }
        put(object, name, part.read(reader));
      }
      reader.stepOut();
      return object;
    },
  };
}

/** @returns {never} */
function unready() {
  throw new Error("a record is used before its fields are known");
}
