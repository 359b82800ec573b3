import { contentOf } from "../data/schema.mjs";

/** @typedef {import("../data/schema.mjs").Schema} Schema */
/** @typedef {import("../data/schema.mjs").Type} Type */
/** @typedef {import("../data/schema.mjs").Field} Field */
/** @typedef {import("./mapping-source.mjs").Mapping} Mapping */

/** Tells which types a mapping passes on as they are. */
export class Identity {
  /**
   * @param {Schema} schema
   * @param {Mapping} mapping
   */
  constructor(schema, mapping) {
    this.schema = schema;
    this.mapping = mapping;
    /** Records that change, or hold something that does. */
    this.changed = this.findChanged();
  }

  /** A record changes if a part of it does; so more of them are found until no further one is. */
  findChanged() {
    /** @type {Set<string>} */
    let changed = new Set();
    let before = -1;
    while (before < changed.size) {
      before = changed.size;
      this.changed = changed;
      changed = new Set([...this.schema.records.keys()].filter((name) => !this.holdsForRecord(name)));
    }
    return changed;
  }

  /**
   * @param {Type} type
   * @returns {boolean}
   */
  holdsFor(type) {
    const { from, to, leaf, array, fresh } = this.mapping;
    switch (type.kind) {
      case "record":
        return !this.changed.has(type.name ?? "");
      case "array":
        return !fresh && array === undefined && this.holdsForContent(type);
      case "map":
        return !fresh && from.maps === to.maps && this.holdsForContent(type);
      case "optional":
        return this.holdsForContent(type);
      default:
        return leaf(type.kind) === undefined;
    }
  }

  /** @param {Type} type */
  holdsForContent(type) {
    return this.holdsFor(contentOf(type));
  }

  /** @param {string} name */
  holdsForRecord(name) {
    const { from, to, fresh } = this.mapping;
    const isUnion = from.unions?.has(name) || to.unions?.has(name);
    return (
      !fresh &&
      !isUnion &&
      from.records === to.records &&
      this.schema.fields(name).every((field) => this.holdsForField(field))
    );
  }

  /** @param {Field} field */
  holdsForField(field) {
    const { from, to } = this.mapping;
    const mayBeAbsent = field.type.kind === "optional" || field.type.kind === "null";
    const isKept = from.names === to.names || field.name === field.wireName;
    return this.holdsFor(field.type) && isKept && (!mayBeAbsent || from.absent === to.absent);
  }
}
