import { xmlForm } from "../forms/xml.mjs";
import { refusesReserved } from "./xml-names.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "xmlbuilder",
  codecs: [
    {
      name: "xmlbuilder",
      format: "XML",
      family: "text",
      backEnd: "JavaScript",
      limits: ["xml-characters"],
      refuses: refusesReserved,
      direction: "serialize",
      partner: "fast-xml-parser",
      async open({ schema }) {
        const { default: xmlbuilder } = await import("xmlbuilder");
        const form = xmlForm(schema);
        return { serialize: (record) => Buffer.from(xmlbuilder.create({ [form.root]: form.write(record) }).end()) };
      },
    },
  ],
};
