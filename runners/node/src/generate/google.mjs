import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MissingTool } from "../codec.mjs";
import { linkPackagesInto } from "../packages.mjs";
import { protoc } from "./protoc.mjs";

/** @typedef {import("../codec.mjs").Place} Place */

/** The file that {@link generateGoogle} writes. */
export const GOOGLE_MODULE = "schema_pb.cjs";

const NO_JAVASCRIPT = /protoc-gen-js: program not found/;

const GLOBAL = /^var global = .*;$/m;
const WRITE_MAP = /\bf\.serializeBinary\(/g;
const READ_PACKED = new RegExp(
  [
    /var values = .* \? reader\.readPacked(\w+)\(\) : .*;/,
    /for \(var i = 0; i < values\.length; i\+\+\) \{/,
    /msg\.add(\w+)\(values\[i\]\);/,
    /\}/,
  ]
    .map(({ source }) => source)
    .join("\\s*"),
  "g",
);

/**
 * Generates the classes of google-protobuf. Only versions of protoc up to 3.20 bring a generator for JavaScript with them.
 * @param {Place} place
 */
export async function generateGoogle({ derived, generated }) {
  linkPackagesInto(generated);
  try {
    const program = process.env.WIRECOST_NODE_PROTOC || "protoc";
    await protoc(program, derived, [`--js_out=import_style=commonjs,binary:${generated}`]);
  } catch (error) {
    throw isWithoutJavaScript(error) ? new MissingOldProtoc() : error;
  }
  const code = await readFile(join(generated, "schema_pb.js"), "utf8");
  await writeFile(join(generated, GOOGLE_MODULE), modernized(code));
}

/**
 * What the generator of the library's own version writes where that of protoc 3.20 calls methods which are gone. The classes are
 * the file's own and not those of the process, where other files of the same names would replace them.
 * @param {string} code
 */
export function modernized(code) {
  return code
    .replace(GLOBAL, "var proto = {};\nvar global = { proto: proto };")
    .replace(WRITE_MAP, "jspb.internal.public_for_gencode.serializeMapToBinary(f, ")
    .replace(READ_PACKED, "reader.readPackable$1Into(msg.get$2List());");
}

/** @param {unknown} error */
function isWithoutJavaScript(error) {
  return error instanceof MissingTool || (error instanceof Error && NO_JAVASCRIPT.test(error.message));
}

class MissingOldProtoc extends MissingTool {
  constructor() {
    super("protoc", "protobuf-compiler");
    this.message = "no protoc 3.20.3, the last with a generator for JavaScript; install it: wirecost setup node";
  }
}
