import { createHash } from "node:crypto";
import { BinaryInput } from "./binary-input.mjs";
import { contentOf, Schema } from "./schema.mjs";
import { ValueReader } from "./value-reader.mjs";

/** @typedef {import("./schema.mjs").Type} Type */

/**
 * @typedef {object} Group a step of the size series
 * @property {string} label
 * @property {any[]} records domain objects
 */

const MAGIC_WORD = "wirecost dataset";

/** A dataset in the file that docs/dataset-format.md describes. Its records are read when they are asked for. */
export class Dataset {
  /** @param {Buffer} file */
  constructor(file) {
    this.file = file;
    const input = new BinaryInput("dataset", file);
    input.header(MAGIC_WORD);
    this.name = input.text();
    this.schema = Schema.parse(input.text());
    input.bool(); // whether there is a seed
    input.int64(); // the seed
    input.list(() => this.skipCondition(input));
    this.groupsStart = input.at;
  }

  /** The checksum of the file, in hexadecimal digits. */
  sha256() {
    return createHash("sha256").update(this.file).digest("hex");
  }

  /**
   * Reads the groups. Every call makes new domain objects.
   * @param {() => void} [progress] is called before every record
   * @returns {Group[]}
   */
  groups(progress = () => {}) {
    const input = new BinaryInput("dataset", this.file);
    input.at = this.groupsStart;
    const values = new ValueReader(this.schema, input);
    const readRecord = () => {
      progress();
      return values.root();
    };
    const groups = input.list(() => ({ label: input.text(), records: input.list(readRecord) }));
    input.end();
    return groups;
  }

  /**
   * A condition says which records a pipeline lets pass.
   * @param {BinaryInput} input
   */
  skipCondition(input) {
    const type = leafAt(this.schema, input.text());
    const values = new ValueReader(this.schema, input);
    input.list(() => values.value(type));
  }
}

/**
 * @param {Schema} schema
 * @param {string} path of field names
 */
function leafAt(schema, path) {
  /** @type {Type} */
  let reached = { kind: "record", name: schema.root };
  for (const name of path.split(".")) {
    const field = schema.fields(reached.name ?? "").find((candidate) => candidate.name === name);
    if (field === undefined) {
      throw new Error(`the schema has no field ${path}`);
    }
    reached = field.type.kind === "optional" ? contentOf(field.type) : field.type;
  }
  return reached;
}
