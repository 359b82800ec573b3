import { xmlForm } from "../forms/xml.mjs";

/** @typedef {import("../forms/xml.mjs").XmlNode} XmlNode */

/**
 * Adds the children of a tree to an element of the library.
 * @param {any} element
 * @param {XmlNode} node
 */
function fill(element, node) {
  if (typeof node === "string") {
    element.text(node);
    return;
  }
  for (const name of Object.keys(node)) {
    const child = node[name];
    for (const each of Array.isArray(child) ? child : [child]) {
      fill(element.node(name), each);
    }
  }
}

/**
 * The tree of an element: its text, if it has no element inside.
 * @param {any} element
 * @returns {XmlNode}
 */
function treeOf(element) {
  /** @type {{[name: string]: XmlNode | XmlNode[]}} */
  const tree = Object.create(null);
  let isText = true;
  for (let child = element.child(0); child !== null; child = child.nextSibling()) {
    if (child.type() === "element") {
      isText = false;
      add(tree, child.name(), treeOf(child));
    }
  }
  return isText ? element.text() : tree;
}

/**
 * @param {{[name: string]: XmlNode | XmlNode[]}} tree
 * @param {string} name
 * @param {XmlNode} node
 */
function add(tree, name, node) {
  const known = tree[name];
  if (known === undefined) {
    tree[name] = node;
  } else if (Array.isArray(known)) {
    known.push(node);
  } else {
    tree[name] = [known, node];
  }
}

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "libxmljs2",
  codecs: [
    {
      name: "libxmljs2",
      format: "XML",
      family: "text",
      backEnd: "libxml2 (C)",
      limits: ["xml-characters"],
      async open({ schema }) {
        const { default: libxml } = await import("libxmljs2");
        const form = xmlForm(schema);
        return {
          serialize(record) {
            const document = new libxml.Document();
            fill(document.node(form.root), form.write(record));
            return Buffer.from(document.toString(false));
          },
          deserialize: (bytes) =>
            form.read(treeOf(libxml.parseXml(bytes.toString(), { huge: true, nonet: true }).root())),
        };
      },
    },
  ],
};
