import { contentOf } from "../data/schema.mjs";
import { define, literal, member } from "./properties.mjs";

/** @typedef {import("../data/schema.mjs").Field} Field */
/** @typedef {import("./mapping-source.mjs").MappingSource} MappingSource */
/** @typedef {import("./mapping-source.mjs").Side} Side */

/**
 * The statements of the function that converts a record.
 * @param {MappingSource} source
 * @param {Field[]} fields
 */
export function recordBody(source, fields) {
  const { to } = source.mapping;
  if (to.records === "places") {
    return withAll(source, fields, (values) => `[${values.join(", ")}]`);
  }
  if (to.absent === "null") {
    const names = fields.map((field) => nameOf(field, to));
    return withAll(source, fields, (values) => `{ ${values.map((v, i) => member(names[i] ?? "", v)).join(", ")} }`);
  }
  return withPresent(source, fields);
}

/**
 * All fields stand there, those that are absent as null.
 * @param {MappingSource} source
 * @param {Field[]} fields
 * @param {(values: string[]) => string} combine
 */
function withAll(source, fields, combine) {
  /** @type {string[]} */
  const statements = [];
  const values = fields.map((field, place) => {
    const given = access(source, field, place);
    if (field.type.kind === "null") {
      return "null";
    }
    if (field.type.kind !== "optional") {
      return source.convert(field.type, given);
    }
    const local = source.local();
    statements.push(`const ${local} = ${given};`);
    return source.convertOptional(field.type, local);
  });
  return [...statements, `return ${combine(values)};`];
}

/**
 * One literal up to the first field that may be absent, then field by field.
 * @param {MappingSource} source
 * @param {Field[]} fields
 */
function withPresent(source, fields) {
  const { to } = source.mapping;
  /** @type {string[]} */
  const members = [];
  /** @type {string[]} */
  const statements = [];
  fields.forEach((field, place) => {
    const name = nameOf(field, to);
    const given = access(source, field, place);
    if (field.type.kind === "null") {
      return;
    }
    if (field.type.kind === "optional") {
      const local = source.local();
      const value = source.convert(contentOf(field.type), local);
      statements.push(`const ${local} = ${given};`, `if (${local} != null) { ${assign(source, name, value)} }`);
    } else if (statements.length === 0) {
      members.push(member(name, source.convert(field.type, given)));
    } else {
      statements.push(assign(source, name, source.convert(field.type, given)));
    }
  });
  const object = `{ ${members.join(", ")} }`;
  return statements.length === 0 ? [`return ${object};`] : [`const o = ${object};`, ...statements, "return o;"];
}

/**
 * @param {MappingSource} source
 * @param {string} name
 * @param {string} value an expression
 */
export function assign(source, name, value) {
  return name === "__proto__"
    ? `${source.constant(define)}(o, ${literal(name)}, ${value});`
    : `o[${literal(name)}] = ${value};`;
}

/**
 * An expression for a field of what is given. What an object inherits is no field of it.
 * @param {MappingSource} source
 * @param {Field} field
 * @param {number} place
 */
export function access(source, field, place) {
  const { from } = source.mapping;
  if (from.records === "places") {
    return `v[${place}]`;
  }
  const name = nameOf(field, from);
  const value = `v[${literal(name)}]`;
  return name in Object.prototype && field.type.kind === "optional"
    ? `(${source.constant(Object.hasOwn)}(v, ${literal(name)}) ? ${value} : undefined)`
    : value;
}

/**
 * @param {Field} field
 * @param {Side} side
 */
export function nameOf(field, side) {
  return side.names === "wire" ? field.wireName : field.name;
}
