import { xmlForm } from "../forms/xml.mjs";
import { refusesInherited } from "./xml-names.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "xml2json",
  codecs: [
    {
      name: "xml2json",
      format: "XML",
      family: "text",
      backEnd: "expat (C)",
      limits: ["xml-characters"],
      refuses: refusesInherited,
      direction: "deserialize",
      partner: "fast-xml-parser",
      async open({ schema }) {
        const { default: xml2json } = await import("xml2json");
        const form = xmlForm(schema, { text: (node) => (typeof node === "string" ? node : "") });
        const options = /** @type {const} */ ({ object: true, coerce: false, sanitize: false, trim: false });
        return { deserialize: (bytes) => form.read(xml2json.toJson(bytes.toString(), options)[form.root]) };
      },
    },
  ],
};
