import { xmlForm } from "../forms/xml.mjs";
import { refusesReserved } from "./xml-names.mjs";

/** @type {any} the library's own types lack its option `entities` */
const WRITING = {
  ignoreAttributes: true,
  maxNestedTags: Number.POSITIVE_INFINITY,
  entities: [
    { regex: /&/g, val: "&amp;" },
    { regex: />/g, val: "&gt;" },
    { regex: /</g, val: "&lt;" },
    { regex: /\r/g, val: "&#13;" },
  ],
};

/** @type {import("fast-xml-parser").X2jOptions} */
const READING = {
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true, // and with them, characters by number
  maxNestedTags: Number.POSITIVE_INFINITY,
  processEntities: { maxExpandedLength: Number.POSITIVE_INFINITY },
  onDangerousProperty: (name) => name,
};

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "fast-xml-parser",
  codecs: [
    {
      name: "fast-xml-parser",
      format: "XML",
      family: "text",
      backEnd: "JavaScript",
      limits: ["xml-characters"],
      refuses: refusesReserved,
      async open({ schema }) {
        const { XMLBuilder, XMLParser } = await import("fast-xml-parser");
        const form = xmlForm(schema);
        const builder = new XMLBuilder(WRITING);
        const parser = new XMLParser(READING);
        return {
          serialize: (record) => Buffer.from(builder.build({ [form.root]: form.write(record) })),
          deserialize: (bytes) => form.read(parser.parse(bytes.toString())[form.root]),
        };
      },
    },
  ],
};
