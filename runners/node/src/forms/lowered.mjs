import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseType } from "../data/schema.mjs";

/**
 * @typedef {import("../data/schema.mjs").Type} Type
 * @typedef {import("../data/schema.mjs").Schema} Schema
 */

/**
 * How a format holds a value that is present: exactly one member is there.
 *
 * @typedef {object} Shape
 * @property {Type} [leaf]
 * @property {Message} [message]
 * @property {Shape} [list] of the elements
 * @property {Shape} [map] of the values
 */

/**
 * @typedef {object} Slot
 * @property {string} name in the format's schema, such as "f1"
 * @property {number} number its place in the message, from 0
 * @property {string} key the domain object's property, or "key" and "value" in a message that is no record
 * @property {Type} type of the domain value that is present
 * @property {boolean} optional whether the value may be absent
 * @property {boolean} isBranch whether it is a branch of a union: of all slots of its message, exactly one is present
 * @property {Shape} shape
 */

/**
 * @typedef {object} Message
 * @property {string} name in the format's schema, such as "M1"
 * @property {"record" | "box" | "pair"} kind what it stands for: a record, one value that has no place where it stands, or a pair of a map
 * @property {Slot[]} slots
 */

/**
 * @typedef {{ leaf?: string, message?: string, list?: ShapeText, map?: ShapeText }} ShapeText
 * @typedef {{ name: string, key: string, type: string, optional: boolean, shape: ShapeText }} SlotText
 * @typedef {{ name: string, record?: string, box?: string, entry?: string, union?: boolean, slots: SlotText[] }} MessageText
 */

/** The messages that stand for the records of a schema in a format with a schema language of its own. */
export class Lowered {
  /**
   * @param {Message} root
   * @param {Message[]} messages
   */
  constructor(root, messages) {
    this.root = root;
    this.messages = messages;
  }

  /**
   * Reads what stands beside a derived schema.
   * @param {string} derived folder of the derived schema
   * @param {Schema} schema
   */
  static read(derived, schema) {
    return Lowered.parse(readFileSync(join(derived, "lowered.json"), "utf8"), schema);
  }

  /**
   * @param {string} text
   * @param {Schema} schema
   */
  static parse(text, schema) {
    /** @type {{ root: string, messages: MessageText[] }} */
    const { root, messages } = JSON.parse(text);
    const byName = new Map(messages.map((message) => [message.name, empty(message)]));
    const types = new Types(byName, schema);
    for (const message of messages) {
      const slots = message.slots.map((slot, number) => types.slot(slot, number, message.union === true));
      types.message(message.name).slots.push(...slots);
    }
    return new Lowered(types.message(root), [...byName.values()]);
  }
}

/** Tells whether a slot is never there: its schema type has no value. */
export function isNothing(/** @type {Slot} */ slot) {
  return slot.type.kind === "null";
}

/**
 * @param {MessageText} message
 * @returns {Message}
 */
function empty(message) {
  return {
    name: message.name,
    kind: message.record !== undefined ? "record" : message.entry === undefined ? "box" : "pair",
    slots: [],
  };
}

/** Resolves what a lowered schema refers to. */
class Types {
  /**
   * @param {Map<string, Message>} messages
   * @param {Schema} schema
   */
  constructor(messages, schema) {
    this.messages = messages;
    this.schema = schema;
  }

  /** @param {string} name */
  message(name) {
    const message = this.messages.get(name);
    if (message === undefined) {
      throw new Error(`the lowered schema has no message ${name}`);
    }
    return message;
  }

  /**
   * @param {SlotText} slot
   * @param {number} number
   * @param {boolean} isBranch
   * @returns {Slot}
   */
  slot(slot, number, isBranch) {
    const type = parseType(slot.type, this.schema.enums);
    return {
      name: slot.name,
      number,
      key: slot.key,
      type: type.kind === "optional" && type.of !== undefined ? type.of : type,
      optional: slot.optional,
      isBranch,
      shape: this.shape(slot.shape),
    };
  }

  /**
   * @param {ShapeText} shape
   * @returns {Shape}
   */
  shape({ leaf, message, list, map }) {
    if (leaf !== undefined) {
      return { leaf: parseType(leaf, this.schema.enums) };
    } else if (message !== undefined) {
      return { message: this.message(message) };
    } else if (list !== undefined) {
      return { list: this.shape(list) };
    } else if (map !== undefined) {
      return { map: this.shape(map) };
    }
    throw new Error("a slot of the lowered schema has no shape");
  }
}
