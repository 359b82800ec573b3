import { xmlForm } from "../forms/xml.mjs";
import { refusesInherited } from "./xml-names.mjs";

/** No field has the name of these keys. */
const KEYS = {
  attributesKey: "#attributes",
  cdataKey: "#cdata",
  commentKey: "#comment",
  declarationKey: "#declaration",
  doctypeKey: "#doctype",
  instructionKey: "#instruction",
  parentKey: "#parent",
  textKey: "#text",
};

/** @type {import("xml-js").Options.JS2XML} */
const WRITING = { ...KEYS, compact: true, textFn: (text) => text.replaceAll("\r", "&#13;") };

/** @type {import("xml-js").Options.XML2JS} */
const READING = { ...KEYS, compact: true, captureSpacesBetweenElements: true };

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "xml-js",
  codecs: [
    {
      name: "xml-js",
      format: "XML",
      family: "text",
      backEnd: "JavaScript",
      limits: ["xml-characters"],
      refuses: refusesInherited,
      async open({ schema }) {
        const { default: xmlJs } = await import("xml-js");
        const form = xmlForm(schema, { escapeText, text: textOf });
        return {
          serialize: (record) => Buffer.from(xmlJs.js2xml({ [form.root]: form.write(record) }, WRITING)),
          deserialize(bytes) {
            /** @type {any} */
            const document = xmlJs.xml2js(bytes.toString(), READING);
            return form.read(document[form.root]);
          },
        };
      },
    },
  ],
};

/**
 * The text of an element. Other writers may wrap it as CDATA, in one section or in some.
 * @param {any} node
 */
function textOf({ "#text": text, "#cdata": sections }) {
  if (text !== undefined && sections !== undefined) {
    throw new Error("an element has text and CDATA, and xml-js does not keep their order");
  }
  return text ?? [sections ?? ""].flat().join("");
}

/**
 * xml-js takes `&amp;` in a text for an `&` that is escaped already.
 * @param {string} text
 */
function escapeText(text) {
  return text.replaceAll("&amp;", "&amp;amp;");
}
