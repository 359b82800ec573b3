import { createRequire } from "node:module";
import { BIGINT_KINDS, BINARY, bytesToUuid } from "../forms/carriers.mjs";
import { plainForm } from "../forms/plain.mjs";
import { refusesProto } from "./refusal.mjs";

/** @typedef {import("../data/schema.mjs").Schema} Schema */
/** @typedef {import("../forms/plain.mjs").Carrier} Carrier */
/** @typedef {{ low: number, high: number, toNumber(): number }} Long */
/** @typedef {{ fromNumber(value: number): Long, new (low: number, high: number): Long }} LongClass */

/** @type {Omit<import("../codec.mjs").Codec, "name" | "open" | "family">} */
const COMMON = {
  format: "PSON",
  backEnd: "JavaScript",
  losses: ["negative-zero-unsigned"],
  limits: ["proto-in-key", "doubles-within-int64"],
  refuses: refusesProto,
};

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "pson",
  codecs: [
    {
      ...COMMON,
      name: "pson",
      layout: "names",
      family: "self-describing",
      open: ({ schema }) => open(schema, []),
    },
    {
      ...COMMON,
      name: "pson-dictionary",
      layout: "static dictionary",
      family: "schema-driven",
      open: ({ schema }) => open(schema, dictionary(schema)),
    },
  ],
};

/**
 * @param {Schema} schema
 * @param {string[]} dictionary names that both sides know, so that their numbers stand for them
 */
async function open(schema, dictionary) {
  const { default: PSON } = await import("pson");
  const pair = new PSON.StaticPair(dictionary);
  const form = plainForm(schema, { leaves: leaves(longs()) });
  return {
    serialize: (/** @type {any} */ record) => pair.toBuffer(form.write(record)),
    deserialize: (/** @type {Buffer} */ bytes) => form.read(pair.decode(bytes)),
  };
}

/**
 * The wire names of all fields, but one that would hide a method which the library calls.
 *
 * @param {Schema} schema
 */
function dictionary(schema) {
  const names = new Set([...schema.records.values()].flat().map((field) => field.wireName));
  names.delete("hasOwnProperty");
  return [...names];
}

/** The class of the library's own dependency: it knows no other. */
function longs() {
  const fromPson = createRequire(import.meta.resolve("pson"));
  return /** @type {LongClass} */ (fromPson("bytebuffer").Long);
}

/**
 * @param {LongClass} Long
 * @returns {Record<string, Carrier>}
 */
function leaves(Long) {
  const int64 = {
    write: (/** @type {bigint} */ value) => new Long(Number(value & 0xffffffffn) | 0, Number(value >> 32n)),
    read: toBigint,
  };
  const double = {
    write: (/** @type {number} */ value) => (isLarge(value) ? Long.fromNumber(value) : value),
    read: toNumber,
  };
  const bytes = { read: toBytes };
  return {
    ...Object.fromEntries(BIGINT_KINDS.map((kind) => [kind, int64])),
    "time-micros": double,
    float: double,
    double,
    bytes,
    fixed: bytes,
    uuid: { ...BINARY.uuid, read: (value) => bytesToUuid(toBytes(value)) },
  };
}

/**
 * The library cuts larger integers to 32 bits.
 *
 * @param {number} value
 */
function isLarge(value) {
  return Number.isInteger(value) && value !== (value | 0);
}

/** @param {Long} long */
function toBigint({ low, high }) {
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}

/** @param {Long | number} value */
function toNumber(value) {
  return typeof value === "number" ? value : value.toNumber();
}

/** @param {{ toBuffer(): Buffer }} binary */
function toBytes(binary) {
  return binary.toBuffer();
}
