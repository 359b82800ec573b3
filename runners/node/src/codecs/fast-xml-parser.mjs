import { xmlForm } from "../forms/xml.mjs";
import { areLifted } from "./safety.mjs";
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
  onDangerousProperty: (name) => name,
};

/** @type {import("fast-xml-parser").X2jOptions} */
const LIFTED = {
  maxNestedTags: Number.POSITIVE_INFINITY,
  processEntities: { maxExpandedLength: Number.POSITIVE_INFINITY },
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
      async open(place) {
        const { XMLBuilder, XMLParser } = await import("fast-xml-parser");
        const form = xmlForm(place.schema);
        const builder = new XMLBuilder(WRITING);
        const parser = new XMLParser({ ...READING, ...(areLifted(place) ? LIFTED : {}) });
        return {
          serialize: (record) => Buffer.from(builder.build({ [form.root]: form.write(record) })),
          deserialize: (bytes) => form.read(parser.parse(bytes.toString())[form.root]),
        };
      },
    },
  ],
};
