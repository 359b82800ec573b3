/**
 * @import {InferredSchema, Model} from "../data/model.mjs"
 */
import { bytes } from "../data/format.mjs";
import { element, plainTable, section } from "./dom.mjs";

/** The anchor of the section. */
export const SCHEMA_FOUND = "schema-found";

/**
 * How the schema was found, place by place, and how far it can be trusted; nothing where a schema was given. It stands
 * behind the sizes and times, since they hold for its types only.
 *
 * @param {Model} model
 */
export function inferred({ message: { inferred: schema } }) {
  if (!schema) {
    return undefined;
  }
  return section(
    SCHEMA_FOUND,
    "The inferred schema",
    `No schema was given, so wirecost inferred this one ${schema.lead}. Every figure in this report holds for these types.`,
    places(schema),
    ...list(schema.kinds),
    element("p", { class: "stated" }, schema.halves.words),
    widenings(schema),
    element("p", { class: schema.proof.warning ? "stated overload" : "stated" }, schema.proof.words),
    ...list(schema.proof.examples),
    schema.leftOut ? element("p", { class: "stated" }, schema.leftOut) : undefined,
  );
}

/** @param {InferredSchema} schema */
function places(schema) {
  return element(
    "div",
    { class: "places" },
    plainTable(
      "Table of the inferred fields",
      ["field", "type", "why", "without a value", "examples", "what else it could be", "if this is wrong"],
      schema.places.map(({ path, type, why, absence, examples, instead, ifWrong }) => [
        path,
        type,
        why,
        absence,
        examples.length > 0 ? listed(examples) : "",
        instead,
        ifWrong,
      ]),
    ),
  );
}

/**
 * Examples are broken between each other only, and not at their hyphens.
 *
 * @param {string[]} examples
 */
function listed(examples) {
  return element(
    "span",
    {},
    ...examples.flatMap((example, index) => [
      index > 0 ? " " : undefined,
      element("span", { class: "example" }, index < examples.length - 1 ? `${example},` : example),
    ]),
  );
}

/** @param {InferredSchema} schema */
function widenings({ halves }) {
  return halves.widenings.length === 0
    ? undefined
    : plainTable(
        "Table of the types that were made wider",
        ["field", "guess", "found", "times", "in records", "now"],
        halves.widenings.map(({ path, expected, found, count, records, to }) => [
          path,
          expected,
          found,
          bytes(count),
          records,
          to,
        ]),
      );
}

/** @param {string[]} sentences */
function list(sentences) {
  return sentences.length === 0
    ? []
    : [element("ul", { class: "stated" }, ...sentences.map((sentence) => element("li", {}, sentence)))];
}
