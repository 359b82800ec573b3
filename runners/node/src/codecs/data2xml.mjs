import { xmlForm } from "../forms/xml.mjs";
import { refusedElement, refusesReserved } from "./xml-names.mjs";

/** No field has the name of these properties, which data2xml takes for attributes, text and CDATA. */
const PROPERTIES = { attrProp: "@", valProp: "#", cdataProp: "[" };

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "data2xml",
  codecs: [
    {
      name: "data2xml",
      format: "XML",
      family: "text",
      backEnd: "JavaScript",
      limits: ["xml-characters", "carriage-returns"],
      refuses,
      direction: "serialize",
      partner: "fast-xml-parser",
      async open({ schema }) {
        const { default: data2xml } = await import("data2xml");
        const form = xmlForm(schema);
        const convert = data2xml(PROPERTIES);
        return { serialize: (record) => Buffer.from(convert(form.root, form.write(record))) };
      },
    },
  ],
};

/** @param {import("../data/schema.mjs").Schema} schema */
function refuses(schema) {
  return (
    refusesReserved(schema) ??
    refusedElement(schema, (name) => name === "hasOwnProperty", "the library calls the element's own hasOwnProperty")
  );
}
