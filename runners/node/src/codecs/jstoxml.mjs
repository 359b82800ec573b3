import { xmlForm } from "../forms/xml.mjs";
import { refusedElement, refusesReserved } from "./xml-names.mjs";

/** @typedef {import("../forms/xml.mjs").XmlNode} XmlNode */

/** Names that have a meaning of their own in jstoxml. */
const RESERVED = ["_attrs", "_comment", "_name", "_selfCloseTag"];

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "jstoxml",
  codecs: [
    {
      name: "jstoxml",
      format: "XML",
      family: "text",
      backEnd: "JavaScript",
      limits: ["xml-characters"],
      direction: "serialize",
      partner: "fast-xml-parser",
      refuses,
      async open({ schema }) {
        const { toXML } = await import("jstoxml");
        const form = xmlForm(schema, { escapeText });
        return { serialize: (record) => Buffer.from(toXML({ [form.root]: oneByOne(form.write(record)) })) };
      },
    },
  ],
};

/**
 * The children of an element one by one: jstoxml has no other form for records of the same name.
 * @param {XmlNode} node
 * @returns {string | {[name: string]: any}[]}
 */
function oneByOne(node) {
  if (typeof node === "string") {
    return node;
  }
  const children = Object.entries(node).flatMap(([name, child]) =>
    (Array.isArray(child) ? child : [child]).map((each) => ({ [name]: oneByOne(each) })),
  );
  return children.length === 0 ? "" : children;
}

/** @type {Record<string, string>} */
const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };

/**
 * jstoxml leaves what looks like an escape or like CDATA as it is, so that such text would come back as another.
 * @param {string} text
 */
function escapeText(text) {
  return text.replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? "");
}

/** @param {import("../data/schema.mjs").Schema} schema */
function refuses(schema) {
  return (
    refusesReserved(schema) ??
    refusedElement(schema, (name) => RESERVED.includes(name), "the name has a meaning of its own in the library")
  );
}
