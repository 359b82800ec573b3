import { domainBody, domainValue } from "./domain-code.mjs";
import { isNothing } from "./lowered.mjs";
import { put } from "./properties.mjs";
import { ReadCode, shapeKey, WriteCode } from "./value-code.mjs";

/**
 * @typedef {import("./plain.mjs").Carrier} Carrier
 * @typedef {import("../data/schema.mjs").Type} Type
 * @typedef {import("./lowered.mjs").Lowered} Lowered
 * @typedef {import("./lowered.mjs").Message} Message
 * @typedef {import("./lowered.mjs").Shape} Shape
 * @typedef {import("./lowered.mjs").Slot} Slot
 */

/**
 * What the code needs of the library.
 *
 * @typedef {object} CapnprotoLibrary
 * @property {(struct: any, index: number) => boolean} isNull whether a struct has nothing at a place of its pointers
 * @property {(list: any, length: number) => any} initList allots a list that is an element of another, and returns it
 */

const BYTES = ["bytes", "fixed", "decimal", "uuid"];

/**
 * Makes functions that fill structs from a domain object, and that read them.
 * @param {Lowered} lowered
 * @param {CapnprotoLibrary} library
 * @param {Record<string, Carrier>} leaves by kind of type
 * @returns {{ write: (record: any, root: any) => void, read: (root: any) => any }}
 */
export function capnprotoForm(lowered, library, leaves) {
  const writer = new Writer(library, leaves);
  const reader = new Reader(library, leaves);
  return {
    write: /** @type {(record: any, root: any) => void} */ (writer.program.compile(writer.message(lowered.root))),
    read: reader.program.compile(reader.message(lowered.root)),
  };
}

/** Emits what fills structs top-down. `m` is the struct, and `l` a list in it. */
class Writer extends WriteCode {
  /**
   * @param {CapnprotoLibrary} library
   * @param {Record<string, Carrier>} leaves
   */
  constructor(library, leaves) {
    super(leaves);
    this.library = library;
  }

  /**
   * @param {Message} message
   * @returns {string}
   * @override
   */
  message(message) {
    return this.program.functionFor(message.name, message.kind === "pair" ? "k, v, m" : "v, m", () =>
      message.slots.filter((slot) => !isNothing(slot)).flatMap((slot) => this.slot(message, slot)),
    );
  }

  /**
   * @param {Message} message
   * @param {Slot} slot
   */
  slot(message, slot) {
    const value = domainValue(this.program, message, slot);
    if (!slot.optional) {
      return this.field(slot, value);
    }
    const local = `x${slot.number}`;
    const presence = isPointer(slot.shape) || isInUnion(message, slot) ? [] : [`m.${presenceOf(slot)} = true;`];
    return [`const ${local} = ${value};`, `if (${local} != null) {`, ...presence, ...this.field(slot, local), "}"];
  }

  /**
   * @param {Slot} slot
   * @param {string} value
   */
  field({ name, shape }, value) {
    if (shape.message !== undefined) {
      return [`${this.message(shape.message)}(${value}, m._init${capital(name)}());`];
    } else if (shape.list !== undefined || isBytes(shape)) {
      return this.sized(shape, value, (length) => `m._init${capital(name)}(${length})`);
    }
    return [`m.${name} = ${this.value(shape, value)};`];
  }

  /**
   * @param {Shape} shape
   * @param {string} value
   * @returns {string[]}
   */
  element(shape, value) {
    if (shape.message !== undefined) {
      return [`${this.message(shape.message)}(${value}, l.get(i));`];
    } else if (shape.list !== undefined || isBytes(shape)) {
      const init = this.program.constant(this.library.initList);
      return this.sized(shape, value, (length) => `${init}(l.get(i), ${length})`);
    }
    return [`l.set(i, ${this.value(shape, value)});`];
  }

  /**
   * The statements that fill what is allotted with a length: a list, the pairs of a map, or bytes.
   * @param {Shape} shape
   * @param {string} value
   * @param {(length: string) => string} init the expression that allots it
   */
  sized(shape, value, init) {
    if (shape.list === undefined) {
      return ["{", `const x = ${this.value(shape, value)};`, `${init("x.length")}.copyBuffer(x);`, "}"];
    }
    const pair = pairIn(shape.list);
    const [items, elements] =
      pair === undefined ? ["x", this.elements(shape.list)] : ["Object.keys(x)", this.pairs(pair)];
    return ["{", `const x = ${value};`, `const all = ${items};`, `${elements}(x, all, ${init("all.length")});`, "}"];
  }

  /**
   * The name of the function that fills a list.
   * @param {Shape} element
   */
  elements(element) {
    return this.program.functionFor(`list of ${shapeKey(element)}`, "_v, items, l", () => [
      "for (let i = 0; i < items.length; i++) {",
      ...this.element(element, "items[i]"),
      "}",
    ]);
  }

  /**
   * The name of the function that fills a list with the pairs of a map.
   * @param {Message} pair
   */
  pairs(pair) {
    return this.program.functionFor(`pairs of ${pair.name}`, "v, items, l", () => [
      "for (let i = 0; i < items.length; i++) {",
      `${this.message(pair)}(items[i], v[items[i]], l.get(i));`,
      "}",
    ]);
  }
}

/** Emits what copies out of structs. `m` is the struct. */
class Reader extends ReadCode {
  /**
   * @param {CapnprotoLibrary} library
   * @param {Record<string, Carrier>} leaves
   */
  constructor(library, leaves) {
    super(leaves);
    this.library = library;
  }

  /**
   * @param {Message} message
   * @returns {string}
   * @override
   */
  message(message) {
    return this.program.functionFor(message.name, "m", () =>
      domainBody(this.program, message, (slot) => ({
        isPresent: this.presence(message, slot),
        value: this.read(slot.shape, `m.${slot.name}`),
      })),
    );
  }

  /**
   * @param {Message} message
   * @param {Slot} slot
   */
  presence(message, slot) {
    if (isInUnion(message, slot)) {
      return `m._is${capital(slot.name)}`;
    }
    return isPointer(slot.shape)
      ? `!${this.program.constant(this.library.isNull)}(m, ${pointerIndex(message, slot)})`
      : `m.${presenceOf(slot)}`;
  }

  /**
   * @param {Shape} shape
   * @param {string} value
   * @returns {string}
   */
  read(shape, value) {
    if (shape.list !== undefined) {
      return `${this.list(shape.list)}(${value})`;
    }
    return this.value(shape, isBytes(shape) ? `${value}.toUint8Array()` : value);
  }

  /**
   * The name of the function that copies a list, or the pairs of a map.
   * @param {Shape} element
   * @returns {string}
   */
  list(element) {
    const pair = pairIn(element);
    return this.program.functionFor(`list of ${shapeKey(element)}`, "l", () => [
      "const n = l.length;",
      `const o = ${pair === undefined ? "new Array(n)" : "{}"};`,
      "for (let i = 0; i < n; i++) {",
      pair === undefined ? `o[i] = ${this.read(element, "l.get(i)")};` : `const e = l.get(i); ${this.putPair(pair)}`,
      "}",
      "return o;",
    ]);
  }

  /** @param {Message} pair */
  putPair(pair) {
    return `${this.program.constant(put)}(o, e.${pair.slots[0]?.name}, ${this.message(pair)}(e));`;
  }
}

/** @param {Shape} element */
function pairIn({ message }) {
  return message?.kind === "pair" ? message : undefined;
}

/** @param {Shape} shape */
function isBytes({ leaf }) {
  return leaf !== undefined && BYTES.includes(leaf.kind);
}

/**
 * Whether a struct only points to the value.
 * @param {Shape} shape
 */
function isPointer(shape) {
  return shape.leaf === undefined || shape.leaf.kind === "string" || isBytes(shape);
}

/**
 * Whether a tag tells that a value is there. The language has no unions of one branch.
 * @param {Message} message
 * @param {Slot} slot
 */
function isInUnion(message, { isBranch }) {
  return isBranch && message.slots.length > 1;
}

/**
 * Pointers stand in the order of the fields' numbers.
 * @param {Message} message
 * @param {Slot} slot
 */
function pointerIndex(message, slot) {
  return message.slots.filter((other) => other.id < slot.id && isPointer(other.shape)).length;
}

/**
 * The field that tells whether a value among the data is there.
 * @param {Slot} slot
 */
function presenceOf({ name }) {
  return `has${capital(name)}`;
}

/** @param {string} name */
function capital(name) {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
