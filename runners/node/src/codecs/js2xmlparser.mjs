import { xmlForm } from "../forms/xml.mjs";
import { refusesReserved } from "./xml-names.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "js2xmlparser",
  codecs: [
    {
      name: "js2xmlparser",
      format: "XML",
      family: "text",
      backEnd: "JavaScript",
      limits: ["xml-characters", "carriage-returns"],
      refuses: refusesReserved,
      direction: "serialize",
      partner: "fast-xml-parser",
      async open({ schema }) {
        const { parse } = await import("js2xmlparser");
        const form = xmlForm(schema);
        const options = { format: { pretty: false } };
        return { serialize: (record) => Buffer.from(parse(form.root, form.write(record), options)) };
      },
    },
  ],
};
