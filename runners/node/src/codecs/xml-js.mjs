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
        const form = xmlForm(schema, { escapeText, text: (node) => node["#text"] ?? "" });
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
 * xml-js takes `&amp;` in a text for an `&` that is escaped already.
 * @param {string} text
 */
function escapeText(text) {
  return text.replaceAll("&amp;", "&amp;amp;");
}
