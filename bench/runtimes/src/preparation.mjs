import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { opening } from "./requests.mjs";

/** @typedef {import("./plain.mjs").PlainPrograms} PlainPrograms */
/** @typedef {import("./runner.mjs").Runner} Runner */

/**
 * @typedef {object} Place where a codec finds its data
 * @property {string} codec
 * @property {string} schema file
 * @property {string} dataset
 * @property {string} encoded file that gets the codec's bytes
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
    const place = this.placeOf(name);
    const complete = schema === "" ? place : await this.generate(place, schema);
    await this.runner.ask(...opening(complete));
    const { dataset, encoded } = place;
    const { different } = await this.programs.run(name, { task: "check", dataset, encoded });
    if (different !== undefined) {
      throw new Error(`the program written by hand for ${name} does not do what the codec does: ${different}`);
    }
    return complete;
  }

  /** @param {string} codec */
  placeOf(codec) {
    return {
      codec,
      schema: join(this.data, "schema"),
      dataset: join(this.data, "dataset"),
      encoded: join(this.out, `${codec}.encoded`),
      ...this.domain,
    };
  }

  /**
   * @param {Place} place
   * @param {string} kind of derived schema
   * @returns {Promise<Place>}
   */
  async generate(place, kind) {
    const derived = join(this.data, "derived", kind);
    const generated = emptyFolder(join(this.out, "generated", place.codec));
    const complete = { ...place, derived, generated };
    const answer = await this.runner.ask({ request: "prepare", ...complete });
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
