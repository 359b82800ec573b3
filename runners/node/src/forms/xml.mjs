import { readerOf } from "./xml/reader.mjs";
import { writerOf } from "./xml/writer.mjs";

/** @typedef {import("../data/schema.mjs").Schema} Schema */
/**
 * An element of XML as the libraries take and give it: its text, or its children by name. A child that stands there more
 * than once is an array.
 * @typedef {string | {[name: string]: XmlNode | XmlNode[]}} XmlNode
 */
/**
 * @typedef {object} XmlDialect
 * @property {(node: any) => string} [text] the text of an element as the library gives it, if that is not the text itself
 * @property {(text: string) => string} [escapeText] what a library needs that does not escape every text rightly
 */

/**
 * Domain objects as trees of elements, in the layout that wirecost's classes of JAXB have:
 * - an array that is always there is an element for each of its values
 * - an array that may be absent is one element with a `value` for each value
 * - a map is one element with an `entry` for each pair, which has a `key` and a `value`
 * - what cannot stand for itself as an element (absent values, arrays and maps) has an element `value` inside
 *
 * @param {Schema} schema
 * @param {XmlDialect} [dialect]
 * @returns {{root: string, write: (record: any) => XmlNode, read: (node: any) => any}} `root` names the document's element
 */
export function xmlForm(schema, dialect = {}) {
  return {
    root: rootElement(schema),
    write: writerOf(schema, dialect.escapeText),
    read: readerOf(schema, dialect.text),
  };
}

/**
 * The name of the document's element: the root record's, without what stands before its last dot.
 * @param {Schema} schema
 */
export function rootElement(schema) {
  return schema.root.slice(schema.root.lastIndexOf(".") + 1);
}
