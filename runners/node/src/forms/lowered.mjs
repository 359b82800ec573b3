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
 * @property {Leaf} [leaf]
 * @property {Message} [message]
 * @property {Shape} [list] of the elements
 * @property {Shape} [map] of the values
 * @property {string} [by] what the keys of a map are in Protocol Buffers, if not texts
 */

/**
 * A type whose kind may be one that only Protocol Buffers has: "uint32", "uint64".
 *
 * @typedef {Type & { numbers?: number[] | undefined }} Leaf with the numbers of an enum's symbols
 */

/**
 * @typedef {object} Slot
 * @property {string} name in the format's schema, such as "f1"
 * @property {number} number its place in the message, from 0
 * @property {number} id the number of its field in FlatBuffers and Cap'n Proto, from 0
 * @property {string} key the domain object's property, or "key" and "value" in a message that is no record
 * @property {Type} type of the domain value that is present
 * @property {boolean} optional whether the value may be absent
 * @property {boolean} isBranch whether it is a branch of a union: of all slots of its message, exactly one is present
 * @property {string} group the name of the oneof that a branch is in
 * @property {Shape} shape
 */

/**
 * @typedef {object} Message
 * @property {string} name in the format's schema, such as "M1"
 * @property {"record" | "box" | "pair" | "parts"} kind what it stands for: a record, one value that has no place where it stands, a
 *     pair of a map, or a time as seconds and nanoseconds
 * @property {Type | undefined} whole the type of the time that its parts make
 * @property {boolean} isOneof whether its slots are fields of the message that refers to it
 * @property {Slot[]} slots
 */

/**
 * @typedef {{ leaf?: string, as?: string, message?: string, list?: ShapeText, map?: ShapeText, by?: string }} ShapeText
 * @typedef {{ name: string, key: string, type: string, optional: boolean, shape: ShapeText, id?: number }} SlotText
 * @typedef {{ name: string, record?: string, box?: string, entry?: string, parts?: string, union?: boolean, oneof?: string,
 *     slots: SlotText[] }} MessageText
 * @typedef {{ enum: string, symbols: { number?: number }[] }} EnumText
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
   * A reason if a slot's value has such a shape.
   * @param {(shape: Shape) => boolean | undefined} isUnheld
   * @param {string} reason
   */
  reason(isUnheld, reason) {
    const shapes = this.messages.flatMap(({ slots }) => slots).flatMap(({ shape }) => within(shape));
    return shapes.some(isUnheld) ? reason : undefined;
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
    /** @type {{ root: string, messages: MessageText[], enums?: EnumText[] }} */
    const { root, messages, enums = [] } = JSON.parse(text);
    const byName = new Map(messages.map((message) => [message.name, empty(message)]));
    const numbers = new Map(
      enums.map(({ enum: name, symbols }) => [name, symbols.map(({ number }, place) => number ?? place)]),
    );
    const types = new Types(byName, numbers, schema);
    for (const message of messages) {
      const slots = message.slots.map((slot, number) => types.slot(slot, number, message));
      types.message(message.name).slots.push(...slots);
    }
    return new Lowered(types.message(root), [...byName.values()]);
  }
}

/**
 * @param {Shape} shape
 * @returns {Shape[]}
 */
function within(shape) {
  const element = shape.list ?? shape.map;
  return element === undefined ? [shape] : [shape, ...within(element)];
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
    kind: kindOf(message),
    whole: message.parts === undefined ? undefined : parseType(message.parts, new Map()),
    isOneof: message.oneof !== undefined,
    slots: [],
  };
}

/**
 * @param {MessageText} message
 * @returns {Message["kind"]}
 */
function kindOf({ record, entry, parts }) {
  if (record !== undefined) {
    return "record";
  }
  return entry !== undefined ? "pair" : parts !== undefined ? "parts" : "box";
}

/** Kinds of values that other types carry: all others are what their type is anyway. */
const UNSIGNED = new Map([
  ["uint32", "uint32"],
  ["fixed32", "uint32"],
  ["uint64", "uint64"],
  ["fixed64", "uint64"],
]);

/** Resolves what a lowered schema refers to. */
class Types {
  /**
   * @param {Map<string, Message>} messages
   * @param {Map<string, number[]>} numbers of the symbols by the enum's name
   * @param {Schema} schema
   */
  constructor(messages, numbers, schema) {
    this.messages = messages;
    this.numbers = numbers;
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
   * @param {MessageText} message
   * @returns {Slot}
   */
  slot(slot, number, { union, oneof }) {
    const type = parseType(slot.type, this.schema.enums);
    return {
      name: slot.name,
      number,
      id: slot.id ?? number,
      key: slot.key,
      type: type.kind === "optional" && type.of !== undefined ? type.of : type,
      optional: slot.optional,
      isBranch: union === true,
      group: oneof ?? "branch",
      shape: this.shape(slot.shape),
    };
  }

  /**
   * @param {ShapeText} shape
   * @returns {Shape}
   */
  shape({ leaf, as, message, list, map, by = "" }) {
    if (leaf !== undefined) {
      return { leaf: this.leaf(leaf, as) };
    } else if (message !== undefined) {
      return { message: this.message(message) };
    } else if (list !== undefined) {
      return { list: this.shape(list) };
    } else if (map !== undefined) {
      return { map: this.shape(map), by };
    }
    throw new Error("a slot of the lowered schema has no shape");
  }

  /**
   * @param {string} text
   * @param {string} [as] what it is in Protocol Buffers
   * @returns {Leaf}
   */
  leaf(text, as = "") {
    const type = parseType(text, this.schema.enums);
    return { ...type, kind: UNSIGNED.get(as) ?? type.kind, numbers: this.numbers.get(type.name ?? "") };
  }
}
