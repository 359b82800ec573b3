/**
 * @typedef {object} Type
 * @property {string} kind the word with which it begins in a schema's text
 * @property {string} [name] of a record, an enum or a fixed
 * @property {number} [size] of a fixed, or of the fixed in which Avro carries a decimal or a uuid
 * @property {number} [precision] of a decimal
 * @property {number} [scale] of a decimal
 * @property {Type} [of] of an array, a map or an optional
 * @property {string[]} [symbols] of an enum
 */

/** Kinds of types that are a word alone. */
const WORDS = [
  ...["null", "boolean", "int", "long", "float", "double", "bytes", "string"],
  ...["date", "time-millis", "time-micros", "timestamp-millis", "timestamp-micros", "timestamp-nanos"],
  ...["local-timestamp-millis", "local-timestamp-micros", "local-timestamp-nanos"],
];

/** Every kind of type. */
export const KINDS = [...WORDS, "fixed", "decimal", "uuid", "enum", "record", "array", "map", "optional"];

/** Reads the text of one type. */
export class TypeText {
  /**
   * @param {string} text
   * @param {Map<string, string[]>} enums symbols by the enum's name
   */
  constructor(text, enums) {
    this.text = text;
    this.enums = enums;
    this.parts = text.match(/[^(),]+|[(),]/g) ?? [];
    this.at = 0;
  }

  /** @returns {Type} */
  parse() {
    const type = this.type();
    if (this.at < this.parts.length) {
      throw this.wrong("its end");
    }
    return type;
  }

  /** @returns {Type} */
  type() {
    const kind = this.next();
    switch (kind) {
      case "array":
      case "map":
      case "optional":
        return { kind, of: this.inParentheses(() => this.type()) };
      case "record":
        return { kind, name: this.inParentheses(() => this.next()) };
      case "enum":
        return this.inParentheses(() => this.enumeration());
      case "fixed":
        return this.inParentheses(() => this.fixed());
      case "decimal":
        return this.inParentheses(() => this.decimal());
      case "uuid":
        return this.isNext("(") ? { kind, ...sizeOf(this.inParentheses(() => this.type())) } : { kind };
      default:
        if (!WORDS.includes(kind)) {
          throw new Error(`an unknown type: ${this.text}`);
        }
        return { kind };
    }
  }

  /** @returns {Type} */
  enumeration() {
    const name = this.next();
    const symbols = this.enums.get(name);
    if (symbols === undefined) {
      throw new Error(`the schema has no enum ${name}`);
    }
    return { kind: "enum", name, symbols };
  }

  /** @returns {Type} */
  fixed() {
    const name = this.next();
    this.expect(",");
    return { kind: "fixed", name, size: this.number() };
  }

  /** @returns {Type} */
  decimal() {
    const precision = this.number();
    this.expect(",");
    const scale = this.number();
    if (!this.isNext(",")) {
      return { kind: "decimal", precision, scale };
    }
    this.expect(",");
    return { kind: "decimal", precision, scale, ...sizeOf(this.type()) };
  }

  /**
   * @template T
   * @param {() => T} inner
   */
  inParentheses(inner) {
    this.expect("(");
    const result = inner();
    this.expect(")");
    return result;
  }

  number() {
    const text = this.next();
    if (!/^[0-9]+$/.test(text)) {
      throw new Error(`expected a number, got ${text} in ${this.text}`);
    }
    return Number(text);
  }

  /** @param {string} part */
  isNext(part) {
    return this.parts[this.at] === part;
  }

  /** @param {string} part */
  expect(part) {
    if (!this.isNext(part)) {
      throw this.wrong(part);
    }
    this.at++;
  }

  next() {
    const part = this.parts[this.at];
    if (part === undefined) {
      throw this.wrong("a name");
    }
    this.at++;
    return part;
  }

  /** @param {string} expected */
  wrong(expected) {
    return new Error(`expected ${expected}, got ${this.parts[this.at] ?? "the end"} in ${this.text}`);
  }
}

/** @param {Type} fixed */
function sizeOf(fixed) {
  return fixed.size === undefined ? {} : { size: fixed.size };
}
