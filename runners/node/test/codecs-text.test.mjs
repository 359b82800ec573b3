import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Schema } from "../src/data/schema.mjs";
import { installedVersion } from "../src/packages.mjs";
import { LimitCheck } from "./support/limits.mjs";

const XML = ["fast-xml-parser", "xml2js", "xml-js", "libxmljs2"];
const XML_WRITERS = [...XML, "js2xmlparser", "jstoxml", "xmlbuilder", "data2xml"];
const XML_READERS = [...XML, "xml2json"];
const YAML = ["yaml", "js-yaml"];

/**
 * @param {string} name of a library that has one codec
 * @param {string} schema
 */
async function open(name, schema) {
  const { default: file } = await import(`../src/codecs/${name}.mjs`);
  return file.codecs[0].open({ schema: Schema.parse(schema), derived: "", generated: "" });
}

/**
 * Some libraries have to be compiled, and are left out where they cannot be.
 * @param {string[]} names
 */
function installed(...names) {
  const missing = names.find((name) => installedVersion(name) === undefined);
  return { skip: missing !== undefined && `${missing} is not installed` };
}

/** @param {string} name of a library that has one codec */
async function limitsOf(name) {
  const { default: file } = await import(`../src/codecs/${name}.mjs`);
  return file.codecs[0].limits;
}

/**
 * @param {string} writer
 * @param {string} reader
 * @param {string} schema
 * @param {any} record
 */
async function roundTrip(writer, reader, schema, record) {
  const [{ serialize }, { deserialize }] = await Promise.all([open(writer, schema), open(reader, schema)]);
  return deserialize(Buffer.from(serialize(record)));
}

const LAYOUT = `root odd.root
record odd.root
  class enum(odd.State)
  list array(string)
  noList optional(array(string))
  emptyList optional(array(string))
  holes array(optional(int))
  nested array(array(string))
  map map(double)
enum odd.State
  open
  default
`;
const LAID_OUT = {
  class: "default",
  list: ["a", ""],
  emptyList: [],
  holes: [1, null],
  nested: [["x"], []],
  map: { k: -Infinity },
};
/** What JAXB's codec and Jackson's write for the same record. */
const JAXB_XML =
  "<root><class>default</class><list>a</list><list></list><emptyList/><holes><value>1</value></holes><holes/>" +
  "<nested><value>x</value></nested><nested/><map><entry><key>k</key><value>-INF</value></entry></map></root>";

describe("codecs of XML", () => {
  for (const name of XML_WRITERS) {
    it(`${name} writes the layout that JAXB writes`, installed(name), async () => {
      const { serialize } = await open(name, LAYOUT);

      const xml = Buffer.from(serialize(LAID_OUT)).toString();

      assert.equal(canonical(xml), canonical(JAXB_XML));
    });
  }
  it("easyxml writes the same with line ends between the elements", async () => {
    const { serialize } = await open("easyxml", LAYOUT);

    const xml = Buffer.from(serialize(LAID_OUT)).toString();

    assert.equal(canonical(xml.replace(/>\s+</g, "><").replace(/ \/>/g, "/>")), canonical(JAXB_XML));
  });

  for (const name of XML_READERS) {
    it(`${name} reads what JAXB writes, declaration and all`, installed(name), async () => {
      const { deserialize } = await open(name, LAYOUT);
      const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

      assert.deepEqual(deserialize(Buffer.from(declaration + JAXB_XML)), LAID_OUT);
    });
  }

  const LISTS = "root R\nrecord R\n  none array(int)\n  one array(int)\n  records array(record(E))\nrecord E\n";
  for (const [writer, reader] of pairs()) {
    it(`a list of none or one comes back from ${writer} to ${reader}`, installed(writer, reader), async () => {
      const record = { none: [], one: [7], records: [{}] };

      assert.deepEqual(await roundTrip(writer, reader, LISTS, record), record);
    });

    it(`white space and markup in text come back from ${writer} to ${reader}`, installed(writer, reader), async () => {
      const schema = "root R\nrecord R\n  text string\n  map map(string)\n";
      const texts = [
        "",
        " ",
        " a ",
        "\t\n",
        "a\r\nb\r",
        "]]>",
        "<a/>",
        "&amp;",
        "&#13;",
        "<![CDATA[x]]>",
        "\u0085\u2028",
        "😀",
      ];
      const limits = new LimitCheck(Schema.parse(schema), await limitsOf(writer));
      const records = texts.map((text) => ({ text, map: { [text]: text } })).filter((record) => limits.allows(record));

      assert.ok(records.length > 8);
      for (const record of records) {
        assert.deepEqual(await roundTrip(writer, reader, schema, record), record);
      }
    });
  }
});

/** Every library of XML with itself, or with its partner. */
function pairs() {
  return [
    ...XML_WRITERS.map((name) => [name, XML.includes(name) ? name : "fast-xml-parser"]),
    ...XML_READERS.filter((name) => !XML.includes(name)).map((name) => ["fast-xml-parser", name]),
  ];
}

/**
 * The document without its declaration, line breaks between elements, and a second form of empty ones.
 * @param {string} xml
 */
function canonical(xml) {
  return xml
    .replace(/^<\?xml[^>]*\?>\s*/, "")
    .replace(/<(\w+) ?\/>/g, "<$1></$1>")
    .replaceAll(">\n<", "><")
    .trim();
}

describe("codecs of YAML", () => {
  for (const name of YAML) {
    it(`${name} keeps text that looks like something else`, async () => {
      const texts = [
        "null",
        "~",
        "1.50",
        "true",
        "yes",
        "1:30",
        "2024-02-29",
        "- yaml: #",
        "<<",
        "",
        " ",
        "\u2028",
        "\u0000\ufeff",
      ];
      const record = { texts, map: Object.fromEntries(texts.map((text) => [text, text])) };

      assert.deepEqual(
        await roundTrip(name, name, "root R\nrecord R\n  texts array(string)\n  map map(string)\n", record),
        record,
      );
    });

    it(`${name} writes bytes and numbers as YAML has them`, async () => {
      const { serialize } = await open(name, "root R\nrecord R\n  a bytes\n  b double\n  c double\n");

      const yaml = Buffer.from(serialize({ a: Uint8Array.of(1, 2, 3), b: Number.NaN, c: -Infinity })).toString();

      assert.match(yaml, /^a: !!binary ("AQID"|AQID|\|-?\n {2}AQID)\nb: \.(nan|NaN)\nc: -\.inf\n$/);
    });
  }
});

describe("codecs of JSON", () => {
  it("fast-json-stringify writes any key, and NaN, and absent elements", async () => {
    const schema =
      'root R\nrecord R\n  a optional(record(R)) "it\'s\\u000a*/"\n  b array(optional(double)) "a-b"\n  c map(record(R)) "a_b"\n';
    const leaf = { "a-b": [Number.NaN, null, 1.5], a_b: {} };
    const record = { "it's\n*/": leaf, "a-b": [], a_b: { '"': leaf } };

    assert.deepEqual(await roundTrip("fast-json-stringify", "fast-json-stringify", schema, record), record);
  });

  for (const name of ["json-bigint", "lossless-json"]) {
    it(`${name} keeps integers of 64 bits and numbers with many digits`, async () => {
      const record = { longs: [2n ** 53n + 1n, -(2n ** 63n), 5n], doubles: [0.1234567890123456, 1e300, 1e18] };

      assert.deepEqual(
        await roundTrip(name, name, "root R\nrecord R\n  longs array(long)\n  doubles array(double)\n", record),
        record,
      );
    });
  }
});
