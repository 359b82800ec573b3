// Reads a dataset file by docs/dataset-format.md alone and prints it as JSON: node dataset.mjs FILE
// Integers of 64 bits and decimals become text, since a number of JavaScript does not hold them.
import { readFileSync } from "node:fs";

const MAGIC_WORD = "wirecost dataset";
const VERSION = 1;

/**
 * @typedef {{ kind: string, name?: string, size?: number, scale?: number, of?: Type }} Type
 * @typedef {{ name: string, type: Type, wireName: string }} Field
 * @typedef {{ root: string, records: Map<string, Field[]>, enums: Map<string, string[]> }} Schema
 */

/** The integers, texts and lists of the form. */
class Input {
  /** @param {Buffer} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  /** @param {number} length */
  raw(length) {
    if (length < 0 || this.at + length > this.bytes.length) {
      throw new Error(`byte ${this.at}: expected ${length} bytes`);
    }
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  bool() {
    const value = this.raw(1)[0];
    if (value > 1) {
      throw new Error(`byte ${this.at - 1}: expected 0 or 1, got ${value}`);
    }
    return value === 1;
  }

  int32() {
    return this.raw(4).readInt32BE();
  }

  int64() {
    return this.raw(8).readBigInt64BE();
  }

  bytesWithLength() {
    return this.raw(this.int32());
  }

  text() {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(this.bytesWithLength());
  }

  /**
   * @template T
   * @param {() => T} element
   */
  list(element) {
    return Array.from({ length: this.int32() }, element);
  }
}

/** Reads the text of one type. */
class TypeText {
  /** @param {string} text */
  constructor(text) {
    this.parts = text.match(/[^(),]+|[(),]/g) ?? [];
  }

  next() {
    const part = this.parts.shift();
    if (part === undefined) {
      throw new Error("a type ends too early");
    }
    return part;
  }

  /** @param {string} part */
  expect(part) {
    const found = this.next();
    if (found !== part) {
      throw new Error(`expected ${part}, got ${found}`);
    }
  }

  /** @returns {Type} */
  type() {
    const kind = this.next();
    if (this.parts[0] !== "(") {
      return { kind };
    }
    this.expect("(");
    const type = this.arguments(kind);
    this.expect(")");
    return type;
  }

  /**
   * @param {string} kind
   * @returns {Type}
   */
  arguments(kind) {
    switch (kind) {
      case "record":
      case "enum":
        return { kind, name: this.next() };
      case "fixed": {
        const name = this.next();
        this.expect(",");
        return { kind, name, size: Number(this.next()) };
      }
      case "decimal": {
        this.next();
        this.expect(",");
        const scale = Number(this.next());
        if (this.parts[0] === ",") {
          this.expect(",");
          this.type();
        }
        return { kind, scale };
      }
      default:
        return { kind, of: this.type() };
    }
  }
}

/**
 * @param {string} text
 * @returns {Schema}
 */
function parseSchema(text) {
  const [first, ...lines] = text.split("\n").slice(0, -1);
  /** @type {Schema} */
  const schema = { root: first.slice("root ".length), records: new Map(), enums: new Map() };
  /** @type {(line: string) => void} */
  let add = () => {};
  for (const line of lines) {
    const [before, after] = line.trim().split(" ");
    if (line.startsWith("  ")) {
      add(line.trim());
    } else if (["record", "union"].includes(before)) {
      /** @type {Field[]} */
      const fields = [];
      schema.records.set(after, fields);
      add = (field) => {
        const [name, type] = field.split(" ", 2);
        const key = field.slice(name.length + type.length + 2);
        fields.push({ name, type: new TypeText(type).type(), wireName: key === "" ? name : JSON.parse(key) });
      };
    } else {
      /** @type {string[]} */
      const symbols = [];
      schema.enums.set(after, symbols);
      add = (symbol) => symbols.push(symbol);
    }
  }
  return schema;
}

/** Reads values of a schema. */
class Values {
  /**
   * @param {Schema} schema
   * @param {Input} input
   */
  constructor(schema, input) {
    this.schema = schema;
    this.input = input;
  }

  /**
   * @param {string} name
   * @returns {unknown}
   */
  record(name) {
    const fields = this.schema.records.get(name) ?? [];
    return Object.fromEntries(fields.map((field) => [field.wireName, this.value(field.type)]));
  }

  /**
   * @param {Type} type
   * @returns {unknown}
   */
  value(type) {
    const { input } = this;
    const element = () => this.value(/** @type {Type} */ (type.of));
    switch (type.kind) {
      case "null":
        return null;
      case "boolean":
        return input.bool();
      case "int":
      case "date":
      case "time-millis":
        return input.int32();
      case "long":
      case "time-micros":
      case "timestamp-millis":
      case "timestamp-micros":
      case "timestamp-nanos":
      case "local-timestamp-millis":
      case "local-timestamp-micros":
      case "local-timestamp-nanos":
        return String(input.int64());
      case "float":
        return number(input.raw(4).readFloatBE());
      case "double":
        return number(input.raw(8).readDoubleBE());
      case "bytes":
        return input.bytesWithLength().toString("hex");
      case "fixed":
        return this.fixed(type);
      case "string":
        return input.text();
      case "enum":
        return this.symbol(type);
      case "decimal":
        return decimal(input.bytesWithLength(), type.scale ?? 0);
      case "uuid":
        return input.raw(16).toString("hex");
      case "optional":
        return input.bool() ? element() : null;
      case "array":
        return input.list(element);
      case "map":
        return Object.fromEntries(input.list(() => [input.text(), element()]));
      case "record":
        return this.record(type.name ?? "");
      default:
        throw new Error(`an unknown type: ${type.kind}`);
    }
  }

  /** @param {Type} type */
  fixed(type) {
    const bytes = this.input.bytesWithLength();
    if (bytes.length !== type.size) {
      throw new Error(`expected ${type.size} bytes of ${type.name}, got ${bytes.length}`);
    }
    return bytes.toString("hex");
  }

  /** @param {Type} type */
  symbol(type) {
    const symbol = this.input.text();
    if (!this.schema.enums.get(type.name ?? "")?.includes(symbol)) {
      throw new Error(`no symbol of ${type.name}: ${symbol}`);
    }
    return symbol;
  }
}

/**
 * JSON has neither of these.
 * @param {number} value
 */
function number(value) {
  return Number.isFinite(value) && !Object.is(value, -0) ? value : Object.is(value, -0) ? "-0" : String(value);
}

/**
 * @param {Buffer} unscaled two's complement, most significant byte first
 * @param {number} scale
 */
function decimal(unscaled, scale) {
  const value = BigInt.asIntN(unscaled.length * 8, BigInt(`0x${unscaled.toString("hex")}`));
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const text = scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`;
  return value < 0n ? `-${text}` : text;
}

/**
 * @param {Schema} schema
 * @param {string} path
 * @returns {Type}
 */
function leaf(schema, path) {
  /** @type {Type} */
  let reached = { kind: "record", name: schema.root };
  for (const name of path.split(".")) {
    const field = schema.records.get(reached.name ?? "")?.find((candidate) => candidate.name === name);
    if (field === undefined) {
      throw new Error(`no field ${path}`);
    }
    reached = field.type.kind === "optional" ? /** @type {Type} */ (field.type.of) : field.type;
  }
  return reached;
}

/** @param {Buffer} file */
function readDataset(file) {
  const input = new Input(file);
  const magicWord = input.raw(MAGIC_WORD.length).toString("latin1");
  const version = input.int32();
  if (magicWord !== MAGIC_WORD || version !== VERSION) {
    throw new Error(`expected "${MAGIC_WORD}" ${VERSION}, got "${magicWord}" ${version}`);
  }
  const name = input.text();
  const schema = parseSchema(input.text());
  const seeded = input.bool();
  const seed = input.int64();
  const values = new Values(schema, input);
  const filter = input.list(() => {
    const path = input.text();
    const type = leaf(schema, path);
    return { path, accepted: input.list(() => values.value(type)) };
  });
  const groups = input.list(() => ({
    label: input.text(),
    records: input.list(() => values.record(schema.root)),
  }));
  if (input.at !== file.length) {
    throw new Error(`byte ${input.at}: expected the end`);
  }
  return { name, seed: seeded ? String(seed) : null, filter, groups };
}

process.stdout.write(`${JSON.stringify(readDataset(readFileSync(process.argv[2])), null, 2)}\n`);
