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

/** How many bytes a scalar takes in a table, and how the builder's methods name it. */
const SCALARS = new Map([
  ["boolean", { size: 1, name: "Int8" }],
  ["int", { size: 4, name: "Int32" }],
  ["date", { size: 4, name: "Int32" }],
  ["time-millis", { size: 4, name: "Int32" }],
  ["float", { size: 4, name: "Float32" }],
  ["double", { size: 8, name: "Float64" }],
]);
const LONG = { size: 8, name: "Int64" };
const OFFSET_SIZE = 4;
const BYTES = ["bytes", "fixed", "decimal", "uuid"];

/**
 * Makes functions that build tables of a domain object's values, and that read them.
 * @param {Lowered} lowered
 * @param {Record<string, any>} classes those that flatc has generated, by name
 * @param {Record<string, Carrier>} leaves by kind of type
 * @returns {{ write: (record: any, builder: any) => number, read: (table: any) => any }} where `write` returns the
 *     offset of the root table
 */
export function flatbuffersForm(lowered, classes, leaves) {
  const builder = new Builder(classes, leaves);
  const reader = new Reader(classes, leaves);
  return {
    write: /** @type {(record: any, builder: any) => number} */ (
      builder.program.compile(builder.message(lowered.root))
    ),
    read: reader.program.compile(reader.message(lowered.root)),
  };
}

/** Emits what builds tables bottom-up: first all that a table refers to, then the table. `b` is the builder. */
class Builder extends WriteCode {
  /**
   * @param {Record<string, any>} classes
   * @param {Record<string, Carrier>} leaves
   */
  constructor(classes, leaves) {
    super(leaves);
    this.classes = classes;
  }

  /**
   * @param {Message} message
   * @returns {string}
   * @override
   */
  message(message) {
    const parameters = message.kind === "pair" ? "k, v, b" : "v, b";
    return this.program.functionFor(message.name, parameters, () => {
      const slots = message.slots.filter((slot) => !isNothing(slot));
      const table = this.program.constant(this.classes[message.name]);
      if (slots.some((slot) => slot.isBranch)) {
        return this.union(message, table);
      }
      return [
        ...slots
          .filter((slot) => scalar(slot.shape) === undefined)
          .flatMap((slot) => this.offset(message, table, slot)),
        `${table}.start${message.name}(b);`,
        ...largestFirst(slots).map((slot) => this.add(message, table, slot)),
        `return ${table}.end${message.name}(b);`,
      ];
    });
  }

  /**
   * The statements for the table around a union: the number of the branch that is there, from 1, and its own table.
   * @param {Message} message
   * @param {string} table
   */
  union(message, table) {
    return [
      "let number = 0;",
      "let branch = 0;",
      ...message.slots.flatMap((slot) => {
        const value = domainValue(this.program, message, slot);
        const stored = this.storedElement(slot.shape, value);
        return [`if (${value} != null) {`, `number = ${slot.number + 1};`, `branch = ${stored};`, "}"];
      }),
      `${table}.start${message.name}(b);`,
      `${table}.addBranch(b, branch);`,
      `${table}.addBranchType(b, number);`,
      `return ${table}.end${message.name}(b);`,
    ];
  }

  /**
   * The statements that store what a table refers to.
   * @param {Message} message
   * @param {string} table
   * @param {Slot} slot
   */
  offset(message, table, slot) {
    const value = domainValue(this.program, message, slot);
    const name = `o${slot.number}`;
    if (!slot.optional) {
      return [`const ${name} = ${this.stored(table, slot, value)};`];
    }
    const local = `x${slot.number}`;
    return [`const ${local} = ${value};`, `const ${name} = ${local} == null ? 0 : ${this.stored(table, slot, local)};`];
  }

  /**
   * @param {string} table
   * @param {Slot} slot
   * @param {string} value
   */
  stored(table, slot, value) {
    const element = slot.shape.list;
    if (element === undefined) {
      return this.storedElement(slot.shape, value);
    }
    const elements =
      scalar(element) === undefined ? `${this.offsets(element)}(${value}, b)` : this.value(slot.shape, value);
    return `${table}.create${accessor(slot)}Vector(b, ${elements})`;
  }

  /**
   * @param {Shape} shape
   * @param {string} value
   */
  storedElement({ leaf, message }, value) {
    if (message !== undefined) {
      return `${this.message(message)}(${value}, b)`;
    }
    const type = /** @type {Type} */ (leaf);
    return `b.${type.kind === "string" ? "createString" : "createByteVector"}(${this.leaf(type, value)})`;
  }

  /**
   * The name of the function that stores the elements of a list, or the pairs of a map.
   * @param {Shape} element
   */
  offsets(element) {
    const pair = element.message?.kind === "pair" ? element.message : undefined;
    const [loop, stored] =
      pair === undefined
        ? ["for (const e of v) {", this.storedElement(element, "e")]
        : ["for (const k of Object.keys(v)) {", `${this.message(pair)}(k, v[k], b)`];
    return this.program.functionFor(`offsets of ${shapeKey(element)}`, "v, b", () => [
      "const a = [];",
      loop,
      `a.push(${stored});`,
      "}",
      "return a;",
    ]);
  }

  /**
   * The statement that gives a table what a slot holds.
   * @param {Message} message
   * @param {string} table
   * @param {Slot} slot
   */
  add(message, table, slot) {
    const kind = scalar(slot.shape);
    if (kind === undefined) {
      return `${table}.add${accessor(slot)}(b, o${slot.number});`;
    }
    const value = domainValue(this.program, message, slot);
    const converted = this.leaf(/** @type {Type} */ (slot.shape.leaf), value);
    const explicit = `b.addField${kind.name}(${slot.id}, ${kind.size === 1 ? `+${converted}` : converted}, null);`;
    if (slot.optional) {
      return `if (${value} != null) { ${explicit} }`;
    } else if (kind.name.startsWith("Float")) {
      return `if (!Object.is(${value}, 0)) { ${explicit} }`; // the generated method leaves out -0, too
    }
    return `${table}.add${accessor(slot)}(b, ${converted});`;
  }
}

/** Emits what copies out of tables. `m` is the table. */
class Reader extends ReadCode {
  /**
   * @param {Record<string, any>} classes
   * @param {Record<string, Carrier>} leaves
   */
  constructor(classes, leaves) {
    super(leaves);
    this.classes = classes;
  }

  /**
   * @param {Message} message
   * @returns {string}
   * @override
   */
  message(message) {
    return this.program.functionFor(message.name, "m", () =>
      domainBody(this.program, message, (slot) => this.access(message, slot)),
    );
  }

  /**
   * @param {Message} message
   * @param {Slot} slot
   * @returns {import("./domain-code.mjs").Access}
   */
  access(message, slot) {
    if (slot.isBranch) {
      const table = this.program.constant(this.classes[slot.shape.message?.name ?? ""]);
      return {
        isPresent: `m.branchType() === ${slot.number + 1}`,
        value: this.value(slot.shape, `m.branch(new ${table}())`),
      };
    }
    if (slot.shape.list !== undefined) {
      return {
        isPresent: `m.bb.__offset(m.bb_pos, ${place(slot)}) !== 0`,
        value: `${this.elements(message, slot, slot.shape.list)}(m)`,
      };
    }
    const got = `m.${slot.name}${isBytes(slot.shape) ? "Array" : ""}()`;
    const variable = slot.optional ? `x${slot.number}` : got;
    return {
      before: `const ${variable} = ${got};`,
      isPresent: `${variable} !== null`,
      value: this.value(slot.shape, variable),
    };
  }

  /**
   * The name of the function that copies the elements of a list, or the pairs of a map.
   * @param {Message} message
   * @param {Slot} slot
   * @param {Shape} element
   */
  elements(message, slot, element) {
    const pair = element.message?.kind === "pair" ? element.message : undefined;
    const [empty, copy] =
      pair === undefined
        ? ["new Array(n)", `o[i] = ${this.value(element, `m.${slot.name}(i)`)};`]
        : ["{}", `const e = m.${slot.name}(i); ${this.putPair(pair)}`];
    return this.program.functionFor(`${message.name}.${slot.name}`, "m", () => [
      `const n = m.${slot.name}Length();`,
      `const o = ${empty};`,
      "for (let i = 0; i < n; i++) {",
      copy,
      "}",
      "return o;",
    ]);
  }

  /** @param {Message} pair */
  putPair(pair) {
    return `${this.program.constant(put)}(o, e.${pair.slots[0]?.name}(), ${this.message(pair)}(e));`;
  }
}

/**
 * How a shape stands in its table or vector; undefined for what stands elsewhere.
 * @param {Shape} shape
 */
function scalar({ leaf }) {
  if (leaf === undefined || leaf.kind === "string" || BYTES.includes(leaf.kind)) {
    return undefined;
  }
  return leaf.symbols === undefined ? (SCALARS.get(leaf.kind) ?? LONG) : numberOf(leaf.symbols.length);
}

/**
 * The smallest integer that numbers so many symbols from 0.
 * @param {number} count
 */
function numberOf(count) {
  if (count <= 0x100) {
    return { size: 1, name: "Int8" };
  }
  return count <= 0x10000 ? { size: 2, name: "Int16" } : { size: 4, name: "Int32" };
}

/** @param {Shape} shape */
function isBytes({ leaf }) {
  return leaf !== undefined && BYTES.includes(leaf.kind);
}

/**
 * The order in which flatc's own create methods add fields: it needs the least padding.
 * @param {Slot[]} slots
 */
function largestFirst(slots) {
  const size = (/** @type {Slot} */ slot) => scalar(slot.shape)?.size ?? OFFSET_SIZE;
  return [...slots].reverse().sort((a, b) => size(b) - size(a));
}

/**
 * What stands for a slot within the names of generated methods.
 * @param {Slot} slot
 */
function accessor({ name }) {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/**
 * Where the table's list of places has a slot.
 * @param {Slot} slot
 */
function place({ id }) {
  return 4 + 2 * id;
}
