import { domainBody, domainValue } from "./domain-code.mjs";
import { isNothing } from "./lowered.mjs";
import { put } from "./properties.mjs";
import { ReadCode, shapeKey, WriteCode } from "./value-code.mjs";

/**
 * @typedef {import("./plain.mjs").Carrier} Carrier
 * @typedef {import("./program.mjs").Program} Program
 * @typedef {import("./lowered.mjs").Lowered} Lowered
 * @typedef {import("./lowered.mjs").Message} Message
 * @typedef {import("./lowered.mjs").Shape} Shape
 * @typedef {import("./lowered.mjs").Slot} Slot
 */

/**
 * How the messages of a library are made, filled and read, in source. `m` is always the message.
 *
 * @typedef {object} MessageDialect
 * @property {Record<string, Carrier>} leaves by kind of type
 * @property {(message: Message, program: Program) => string} [create] the expression for an empty message; without it, a
 *     message is a literal of the slots that are always there
 * @property {(slot: Slot) => string} get the expression for what a slot holds; a list is an array
 * @property {(slot: Slot, value: string) => string} set the statement that fills a slot
 * @property {(slot: Slot, got: string) => string} isPresent the expression that tells whether a slot holds something
 * @property {Record<string, Carrier>} [keys] of maps that are not by text, by their kind in Protocol Buffers
 * @property {(slot: Slot) => string} [map] the expression for the library's own map of a slot, which has `set` and
 *     `forEach` as a Map has; without it, maps are plain objects
 */

/**
 * A dialect of messages whose slots are properties.
 * @param {Pick<MessageDialect, "leaves"> & Partial<MessageDialect>} own what differs
 * @returns {MessageDialect}
 */
export function propertyDialect(own) {
  return {
    get: (slot) => `m.${slot.name}`,
    set: (slot, value) => `m.${slot.name} = ${value};`,
    isPresent: (_slot, got) => `${got} != null`,
    ...own,
  };
}

/**
 * Makes functions between domain objects and the messages of a library.
 * @param {Lowered} lowered
 * @param {MessageDialect} dialect
 * @returns {{ write: (record: any) => any, read: (message: any) => any }}
 */
export function messageForm(lowered, dialect) {
  const writer = new Writer(dialect);
  const reader = new Reader(dialect);
  return {
    write: writer.program.compile(writer.message(lowered.root)),
    read: reader.program.compileReader(reader.message(lowered.root)),
  };
}

class Writer extends WriteCode {
  /** @param {MessageDialect} dialect */
  constructor(dialect) {
    super(dialect.leaves);
    this.dialect = dialect;
  }

  /**
   * @param {Message} message
   * @returns {string}
   * @override
   */
  message(message) {
    return this.program.functionFor(message.name, message.isOneof ? "v, m" : "v", () => {
      const slots = message.slots.filter((slot) => !isNothing(slot));
      if (message.isOneof) {
        return slots.flatMap((slot) => this.slot(message, slot));
      }
      const { create } = this.dialect;
      return create === undefined
        ? this.literal(message, slots)
        : this.filled(message, create(message, this.program), slots);
    });
  }

  /**
   * V8 makes a literal much faster than an object that grows by one property after the other.
   * @param {Message} message
   * @param {Slot[]} slots
   */
  literal(message, slots) {
    const always = slots.filter((slot) => !slot.optional);
    const members = always.map((slot) => {
      return `${slot.name}: ${this.value(slot.shape, domainValue(this.program, message, slot))}`;
    });
    const sometimes = slots.filter((slot) => slot.optional);
    return this.filled(message, `{ ${members.join(", ")} }`, sometimes);
  }

  /**
   * @param {Message} message
   * @param {string} object the expression for the message before these slots are filled
   * @param {Slot[]} slots
   */
  filled(message, object, slots) {
    return [`const m = ${object};`, ...slots.flatMap((slot) => this.slot(message, slot)), "return m;"];
  }

  /**
   * @param {Message} message
   * @param {Slot} slot
   */
  slot(message, slot) {
    const value = domainValue(this.program, message, slot);
    if (!slot.optional) {
      return [this.fill(slot, value)];
    }
    const variable = `x${slot.number}`;
    return [`const ${variable} = ${value};`, `if (${variable} != null) {`, this.fill(slot, variable), "}"];
  }

  /**
   * @param {Slot} slot
   * @param {string} value
   */
  fill(slot, value) {
    if (slot.shape.message?.isOneof === true) {
      return `${this.message(slot.shape.message)}(${value}, m);`;
    }
    return slot.shape.map !== undefined && this.dialect.map !== undefined
      ? `${this.entries(slot.shape)}(${value}, ${this.dialect.map(slot)});`
      : this.dialect.set(slot, this.value(slot.shape, value));
  }

  /** @param {Shape} shape */
  entries(shape) {
    return this.program.functionFor(`entries of ${shapeKey(shape)}`, "v, to", () => [
      "for (const k of Object.keys(v)) {",
      `to.set(${this.key(shape, "k")}, ${this.value(/** @type {Shape} */ (shape.map), "v[k]")});`,
      "}",
    ]);
  }

  /**
   * @param {Shape} shape
   * @param {string} key
   */
  key({ by = "" }, key) {
    const write = this.dialect.keys?.[by]?.write;
    return write === undefined ? key : this.program.call(write, key, undefined);
  }
}

class Reader extends ReadCode {
  /** @param {MessageDialect} dialect */
  constructor(dialect) {
    super(dialect.leaves);
    this.dialect = dialect;
  }

  /**
   * @param {Message} message
   * @returns {string}
   * @override
   */
  message(message) {
    return this.program.functionFor(message.name, "m", () =>
      domainBody(this.program, message, (slot) => this.access(slot)),
    );
  }

  /**
   * @param {Slot} slot
   * @returns {import("./domain-code.mjs").Access}
   */
  access(slot) {
    if (slot.shape.map !== undefined && this.dialect.map !== undefined) {
      return { isPresent: "true", value: `${this.entries(slot.shape)}(${this.dialect.map(slot)})` };
    } else if (slot.shape.message?.isOneof === true) {
      const branch = `x${slot.number}`;
      const before = `const ${branch} = ${this.message(slot.shape.message)}(m);`;
      return { before, isPresent: `${branch} !== undefined`, value: branch };
    }
    const got = this.dialect.get(slot);
    const variable = slot.optional ? `x${slot.number}` : got;
    return {
      before: `const ${variable} = ${got};`,
      isPresent: this.dialect.isPresent(slot, variable),
      value: this.value(slot.shape, variable),
    };
  }

  /** @param {Shape} shape */
  entries(shape) {
    return this.program.functionFor(`entries of ${shapeKey(shape)}`, "from", () => [
      "const o = {};",
      "from.forEach((v, k) => {",
      `${this.program.constant(put)}(o, k, ${this.value(/** @type {Shape} */ (shape.map), "v")});`,
      "});",
      "return o;",
    ]);
  }

  /**
   * @param {Shape} shape
   * @param {string} key
   * @override
   */
  key({ by = "" }, key) {
    const read = this.dialect.keys?.[by]?.read;
    return read === undefined ? key : this.program.call(read, key, undefined);
  }

  /**
   * @param {Shape} shape
   * @override
   */
  isAsIs(shape) {
    return super.isAsIs(shape) && this.dialect.keys?.[shape.by ?? ""]?.read === undefined;
  }
}
