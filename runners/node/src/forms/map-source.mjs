import { contentOf } from "../data/schema.mjs";
import { put } from "./properties.mjs";

/** @typedef {import("../data/schema.mjs").Type} Type */
/** @typedef {import("./mapping-source.mjs").MappingSource} MappingSource */

const EMPTY = { object: "{}", Map: "new Map()", entries: "[]" };

/**
 * The statements of the function that converts a map.
 * @param {MappingSource} source
 * @param {Type} content type of the values
 */
export function mapBody(source, content) {
  const value = source.local();
  return [
    `const o = ${EMPTY[source.mapping.to.maps]};`,
    ...loopHead(source, value),
    addition(source, content, value),
    "}",
    "return o;",
  ];
}

/**
 * @param {MappingSource} source
 * @param {string} value name of the variable for the value
 */
function loopHead(source, value) {
  switch (source.mapping.from.maps) {
    case "object":
      return ["for (const key of Object.keys(v)) {", `const ${value} = v[key];`];
    case "Map":
      return [`for (const [key, ${value}] of v) {`];
    case "entries":
      return [`for (const { key, value: ${value} } of ${source.list("v")}) {`];
  }
}

/**
 * The statement that adds an entry. In a list of entries, an absent value is like an absent field.
 * @param {MappingSource} source
 * @param {Type} content
 * @param {string} value
 */
function addition(source, content, value) {
  const { to } = source.mapping;
  if (to.maps === "entries" && to.absent === "omit" && content.kind === "null") {
    return "o.push({ key });";
  }
  if (to.maps === "entries" && to.absent === "omit" && content.kind === "optional") {
    return `o.push(${value} == null ? { key } : { key, value: ${source.convert(contentOf(content), value)} });`;
  }
  const converted = convert(source, content, value);
  switch (to.maps) {
    case "object":
      return `${source.constant(put)}(o, key, ${converted});`;
    case "Map":
      return `o.set(key, ${converted});`;
    case "entries":
      return `o.push({ key, value: ${converted} });`;
  }
}

/**
 * @param {MappingSource} source
 * @param {Type} content
 * @param {string} value
 */
function convert(source, content, value) {
  switch (content.kind) {
    case "null":
      return "null";
    case "optional":
      return source.convertOptional(content, value);
    default:
      return source.convert(content, value);
  }
}
