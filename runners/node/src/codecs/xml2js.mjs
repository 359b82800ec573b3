import { xmlForm } from "../forms/xml.mjs";
import { refusesInherited } from "./xml-names.mjs";

/** No field has the name of these keys, which xml2js takes for attributes and text. */
const KEYS = { attrkey: "@", charkey: "#" };

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "xml2js",
  codecs: [
    {
      name: "xml2js",
      format: "XML",
      family: "text",
      backEnd: "JavaScript",
      limits: ["xml-characters"],
      refuses: refusesInherited,
      async open({ schema }) {
        const { default: xml2js } = await import("xml2js");
        const form = xmlForm(schema);
        const builder = new xml2js.Builder({ ...KEYS, renderOpts: { pretty: false } });
        const parser = new xml2js.Parser({
          ...KEYS,
          async: false,
          explicitArray: false,
          explicitRoot: false,
          ignoreAttrs: true,
          includeWhiteChars: true,
        });
        return {
          serialize: (record) => Buffer.from(builder.buildObject({ [form.root]: form.write(record) })),
          deserialize(bytes) {
            const document = { problem: null, root: null };
            parser.parseString(bytes.toString(), (/** @type {any} */ problem, /** @type {any} */ root) => {
              Object.assign(document, { problem, root });
            });
            if (document.problem !== null) {
              throw document.problem;
            }
            return form.read(document.root);
          },
        };
      },
    },
  ],
};
