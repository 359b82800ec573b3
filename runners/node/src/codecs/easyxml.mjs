import { xmlForm } from "../forms/xml.mjs";
import { refusedElement, refusesReserved } from "./xml-names.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "easyxml",
  codecs: [
    {
      name: "easyxml",
      format: "XML",
      family: "text",
      backEnd: "JavaScript",
      limits: ["xml-characters", "carriage-returns", "blank-text"],
      refuses,
      direction: "serialize",
      partner: "fast-xml-parser",
      async open({ schema }) {
        const { default: EasyXml } = await import("easyxml");
        const form = xmlForm(schema);
        const easy = new EasyXml({
          rootElement: form.root,
          attributePrefix: "",
          indent: 0,
          manifest: true,
          unwrapArrays: true,
        });
        return { serialize: (record) => Buffer.from(easy.render(form.write(record))) };
      },
    },
  ],
};

/** @param {import("../data/schema.mjs").Schema} schema */
function refuses(schema) {
  return (
    refusesReserved(schema) ??
    refusedElement(schema, (name) => name === "Infinity", "the library takes the name for a number, and drops it")
  );
}
