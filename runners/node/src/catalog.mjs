import files from "./codecs/index.mjs";
import { installedVersion } from "./packages.mjs";
import { Problem } from "./protocol/problem.mjs";

/** @typedef {import("./codec.mjs").Codec} Codec */
/** @typedef {import("./codec.mjs").CodecFile} CodecFile */

/**
 * @typedef {object} Entry a codec that can run
 * @property {Codec} codec
 * @property {string} library where it is from and its name
 * @property {string} version of the installed package
 */

/** @typedef {import("./codec.mjs").RefusedLibrary} RefusedLibrary */

/** The codecs of this runner, by what is installed. */
export class Catalog {
  /** @param {CodecFile[]} codecFiles */
  constructor(codecFiles) {
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {RefusedLibrary[]} */
    this.refused = [];
    for (const file of codecFiles) {
      this.add(file);
    }
  }

  /** Loads the descriptions of all codecs, but none of their libraries. */
  static async load() {
    const modules = await Promise.all(files.map((file) => file()));
    return new Catalog(modules.map((module) => module.default));
  }

  /** @param {string} name */
  find(name) {
    const entry = this.entries.find(({ codec }) => codec.name === name);
    if (entry === undefined) {
      const refused = this.refused.find((library) => library.name === name);
      throw new Problem(refused === undefined ? `no codec is called ${name}` : refused.reason);
    }
    return entry;
  }

  /** @param {CodecFile} file */
  add(file) {
    const isBuiltIn = file.package === "node";
    const library = isBuiltIn ? "node:built-in" : `npm:${file.package}`;
    const version = installedVersion(file.package);
    for (const codec of file.codecs) {
      if (version !== undefined) {
        this.entries.push({ codec, library, version });
      } else {
        const reason = `npm package ${file.package} is not installed; install it: wirecost setup node`;
        this.refused.push({ name: codec.name, library, reason });
      }
    }
    this.refused.push(...(file.refused ?? []));
  }
}
