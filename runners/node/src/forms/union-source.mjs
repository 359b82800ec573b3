import { contentOf } from "../data/schema.mjs";
import { literal } from "./properties.mjs";
import { access, assign, nameOf } from "./record-source.mjs";

/** @typedef {import("../data/schema.mjs").Field} Field */
/** @typedef {import("./avro-schema.mjs").Branch} Branch */
/** @typedef {import("./mapping-source.mjs").MappingSource} MappingSource */

/**
 * The statements of the function that converts a union; undefined for a record, and where both sides have a record for it.
 * @param {MappingSource} source
 * @param {string} name
 * @param {Field[]} fields
 */
export function unionBody(source, name, fields) {
  const { from, to } = source.mapping;
  const [given, made] = [from.unions?.get(name), to.unions?.get(name)];
  if (given !== undefined) {
    return fields.flatMap((field, i) => fromBranch(source, field, /** @type {Branch} */ (given[i])));
  }
  return made && fields.flatMap((field, i) => toBranch(source, field, i, /** @type {Branch} */ (made[i])));
}

/**
 * @param {MappingSource} source
 * @param {Field} field
 * @param {number} place
 * @param {Branch} branch
 */
function toBranch(source, field, place, { name, around }) {
  const local = source.local();
  const value = source.convert(contentOf(field.type), local);
  const content = around === undefined ? value : `{ ${literal(around)}: ${value} }`;
  return [
    `const ${local} = ${access(source, field, place)};`,
    `if (${local} != null) { return { ${literal(name)}: ${content} }; }`,
  ];
}

/**
 * @param {MappingSource} source
 * @param {Field} field
 * @param {Branch} branch
 */
function fromBranch(source, field, { name, around }) {
  const local = source.local();
  const given = `v[${literal(name)}]`;
  const value = source.convert(contentOf(field.type), local);
  return [
    `if (${given} !== undefined) {`,
    `const ${local} = ${around === undefined ? given : `${given}[${literal(around)}]`};`,
    "const o = {};",
    assign(source, nameOf(field, source.mapping.to), value),
    "return o;",
    "}",
  ];
}
