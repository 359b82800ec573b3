import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** @typedef {import("./plain.mjs").PlainPrograms} PlainPrograms */
/** @typedef {import("./runner.mjs").Runner} Runner */

/**
 * @typedef {object} Place where a codec finds its data
 * @property {string} codec
 * @property {string} dataset
 * @property {string} [domain] folder of the classes of domain objects, if the runner has such
 * @property {string} [derived]
 * @property {string} [generated]
 */

/** Has codecs made ready, and holds the programs written by hand against them. */
export class Preparation {
  /**
   * @param {Runner} runner
   * @param {PlainPrograms} programs
   * @param {{ domain?: string }} hello of the runner
   * @param {string} data folder with the dataset and what was derived from its schema
   * @param {string} out folder
   */
  constructor(runner, programs, { domain }, data, out) {
    this.runner = runner;
    this.programs = programs;
    this.data = data;
    this.out = out;
    this.domain = domain === undefined ? {} : { domain: join(data, "domain", domain) };
  }

  /**
   * Has code generated for a codec, and sees that the program written by hand does the same work.
   *
   * @param {{ name: string, schema?: string }} codec as the runner says hello
   * @returns {Promise<Place>}
   */
  async prepare({ name, schema = "" }) {
    const place = { codec: name, dataset: join(this.data, "dataset"), ...this.domain };
    const complete = schema === "" ? place : await this.generate(place, schema);
    const encoded = join(this.out, `${name}.encoded`);
    await this.runner.ask({ request: "encode", ...complete, bytes: encoded });
    const { different } = await this.programs.run(name, { task: "check", dataset: place.dataset, encoded });
    if (different !== undefined) {
      throw new Error(`the program written by hand for ${name} does not do what the codec does: ${different}`);
    }
    return complete;
  }

  /**
   * @param {Place} place
   * @param {string} schema kind of derived schema
   * @returns {Promise<Place>}
   */
  async generate(place, schema) {
    const derived = join(this.data, "derived", schema);
    const generated = emptyFolder(join(this.out, "generated", place.codec));
    const complete = { ...place, derived, generated };
    const answer = await this.runner.ask({ request: "prepare", schema: join(this.data, "schema"), ...complete });
    if (answer.missing !== undefined) {
      throw new Error(answer.missing);
    }
    return complete;
  }
}

/** @param {string} folder */
function emptyFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
