import { rootElement } from "../forms/xml.mjs";
import { refusedField } from "./refusal.mjs";

/** @typedef {import("../data/schema.mjs").Schema} Schema */

/**
 * Refuses a schema that names an element as a library cannot hold it.
 *
 * @param {Schema} schema
 * @param {(name: string) => boolean} cannotHold
 * @param {string} why
 * @returns {string | undefined} a reason that names the field
 */
export function refusedElement(schema, cannotHold, why) {
  const root = rootElement(schema);
  return cannotHold(root)
    ? `the root record ${root}: ${why}`
    : refusedField(schema, (field) => cannotHold(field.name), why);
}

const RESERVED = ["__proto__", "constructor", "prototype"];

/**
 * Refuses elements for which fast-xml-parser stops, and with it the libraries whose documents it reads.
 *
 * @param {Schema} schema
 */
export function refusesReserved(schema) {
  return refusedElement(schema, (name) => RESERVED.includes(name), "fast-xml-parser reads no element of this name");
}

/**
 * Refuses elements named as what every object inherits.
 *
 * @param {Schema} schema
 */
export function refusesInherited(schema) {
  return refusedElement(schema, (name) => name in Object.prototype, "the library takes the name for an object's own");
}
