/** @typedef {import("../../data/schema.mjs").Schema} Schema */
/** @typedef {import("../../data/schema.mjs").Type} Type */

/** Anything: each value says by a byte of its own what it is. */
const ANY = {};

const INTEGERS = new Set(["int", "long"]);
const NUMBERS = new Set(["float", "double"]);

/** In how many values the compiler may list a record before it would not end. */
const MOST_STATES = 0xffff;

/**
 * A JSON Schema as one has it of a whole record: which members there are, what each of them holds, which ones are required,
 * and that there are no others. Integers have no bounds, since the compiler counts them from the least one, which for those
 * of a type lies far from all values. It stands without references, since the compiler takes one at the root, and one
 * within a record that contains itself, for anything.
 */
export class RecordSchema {
  /** @param {Schema} schema */
  constructor(schema) {
    this.schema = schema;
  }

  root() {
    return this.record(this.schema.root, []);
  }

  /**
   * Why the compiler cannot take a schema: it lists all values of a record that has only enums and booleans.
   * @returns {string | undefined}
   */
  refusal() {
    const listed = [...this.schema.records.keys()].find((name) => {
      const states = this.states(name, []);
      return Number.isFinite(states) && states > MOST_STATES;
    });
    return listed && `the library lists all values of the record ${listed}, and there are too many`;
  }

  /**
   * @param {string} name
   * @param {string[]} above the records around it
   */
  states(name, above) {
    return this.schema
      .fields(name)
      .map(({ type }) => this.statesOf(present(type), [...above, name]) + (type === present(type) ? 0 : 1))
      .reduce((product, states) => product * states, 1);
  }

  /**
   * @param {Type} type
   * @param {string[]} above
   * @returns {number}
   */
  statesOf(type, above) {
    if (type.kind === "boolean") {
      return 2;
    }
    if (type.kind === "enum") {
      return type.symbols?.length ?? 0;
    }
    const inner = type.kind === "record" && !above.includes(String(type.name));
    return inner ? this.states(String(type.name), above) : Number.POSITIVE_INFINITY;
  }

  /**
   * @param {string} name
   * @param {string[]} above the records around it
   */
  record(name, above) {
    const fields = this.schema.fields(name).filter(({ type }) => present(type).kind !== "null");
    return {
      type: "object",
      properties: Object.fromEntries(
        fields.map(({ wireName, type }) => [wireName, this.value(present(type), [...above, name])]),
      ),
      required: fields.filter(({ type }) => type === present(type)).map(({ wireName }) => wireName),
      additionalProperties: false,
    };
  }

  /**
   * @param {Type} type
   * @param {string[]} above
   * @returns {object}
   */
  value(type, above) {
    switch (type.kind) {
      case "record":
        return above.includes(String(type.name)) ? ANY : this.record(String(type.name), above);
      case "array":
        return { type: "array", minItems: 0, items: this.value(/** @type {Type} */ (type.of), above) };
      case "map":
        return { type: "object", additionalProperties: this.value(/** @type {Type} */ (type.of), above) };
      case "optional":
      case "null":
        return ANY;
      case "boolean":
        return { type: "boolean" };
      case "enum":
        return { enum: [...(type.symbols ?? [])] };
      default:
        return { type: leaf(type.kind) };
    }
  }
}

/** @param {string} kind */
function leaf(kind) {
  return INTEGERS.has(kind) ? "integer" : NUMBERS.has(kind) ? "number" : "string";
}

/**
 * What stands there if anything does.
 * @param {Type} type
 */
function present(type) {
  return type.kind === "optional" ? /** @type {Type} */ (type.of) : type;
}
