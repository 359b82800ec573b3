import { MappingSource } from "./mapping-source.mjs";

/** @typedef {import("../data/schema.mjs").Schema} Schema */
/** @typedef {import("../data/schema.mjs").Type} Type */

/**
 * How a leaf travels. A direction that is missing passes the value on as it is. A function with two parameters is given
 * the type, too.
 *
 * @typedef {object} Carrier
 * @property {(value: any, type: Type) => any} [write]
 * @property {(value: any, type: Type) => any} [read]
 */

/**
 * What a library of a self-describing format takes and gives.
 *
 * @typedef {object} Dialect
 * @property {Record<string, Carrier>} leaves by kind of leaf type; a kind that is missing travels as it is
 * @property {"names" | "places"} [records] objects by name (default), or arrays in the order of the fields
 * @property {"omit" | "null"} [absent] what stands for an absent field: no property (default), or null. In places it is
 *     always null
 * @property {"object" | "Map" | "entries"} [maps] default "object"; "entries" is a list of `{ key, value }`
 * @property {"wire" | "field"} [names] what stands for a field: its wire name (default), or its name, as in XML
 * @property {Map<string, import("./avro-schema.mjs").Branch[]>} [unions] the unions that are no records: a value is an object
 *     with one property, the branch's name
 * @property {(value: any) => any} [array] makes an array of what the library gives for a list
 * @property {boolean} [fresh] makes new objects even where nothing has to be changed; default false
 */

/**
 * A mapping between domain objects and what a library takes.
 *
 * @typedef {object} PlainForm
 * @property {(record: any) => any} write
 * @property {(plain: any) => any} read
 * @property {boolean} isIdentity whether both directions pass on what they are given
 */

/**
 * Generates a mapping that runs like one written by hand for this schema. What needs no change is passed on as it is.
 *
 * @param {Schema} schema
 * @param {Dialect} dialect
 * @returns {PlainForm}
 */
export function plainForm(schema, dialect) {
  const { records = "names", absent = "omit", maps = "object", names = "wire", unions, fresh = false } = dialect;
  /** @type {import("./mapping-source.mjs").Side} */
  const domain = { records: "names", absent: "omit", maps: "object", names: "wire" };
  /** @type {import("./mapping-source.mjs").Side} */
  const plain = { records, absent: records === "places" ? "null" : absent, maps, names, ...(unions && { unions }) };
  const write = new MappingSource(schema, {
    from: domain,
    to: plain,
    leaf: (kind) => leafOf(dialect, kind)?.write,
    array: undefined,
    fresh,
  });
  const read = new MappingSource(schema, {
    from: plain,
    to: domain,
    leaf: (kind) => leafOf(dialect, kind)?.read,
    array: dialect.array,
    fresh,
  });
  return { write: write.compile(), read: read.compileReader(), isIdentity: write.isIdentity && read.isIdentity };
}

/**
 * @param {Dialect} dialect
 * @param {string} kind
 */
function leafOf(dialect, kind) {
  return Object.hasOwn(dialect.leaves, kind) ? dialect.leaves[kind] : undefined;
}
