import { rename } from "node:fs/promises";
import { join } from "node:path";
import { linkPackagesInto, packageFile } from "../packages.mjs";
import { run } from "./run.mjs";

/** @typedef {import("../codec.mjs").Place} Place */

/** The file that {@link generateEs} writes. */
export const ES_MODULE = "schema_pb.mjs";

/**
 * Generates the messages of @bufbuild/protobuf.
 * @param {Place} place
 */
export async function generateEs({ derived, generated }) {
  linkPackagesInto(generated);
  const plugin = packageFile("@bufbuild/protoc-gen-es", "bin/protoc-gen-es");
  await protoc("protoc", derived, [`--plugin=protoc-gen-es=${plugin}`, `--es_out=${generated}`, "--es_opt=target=js"]);
  await rename(join(generated, "schema_pb.js"), join(generated, ES_MODULE));
}

/**
 * Runs the compiler of Protocol Buffers.
 * @param {string} program
 * @param {string} derived folder of the schema
 * @param {string[]} args which code to generate
 */
export async function protoc(program, derived, args) {
  const options = { debianPackage: "protobuf-compiler" };
  await run(program, [`--proto_path=${derived}`, ...args, join(derived, "schema.proto")], options);
}
