const USAGE = "options: [--rounds N] [--codec GLOB] [--out DIR]";

const ROUNDS = 8;

/** What is not understood on the command line. */
export class WrongOption extends Error {}

/**
 * @typedef {object} Options
 * @property {number} rounds pairs of processes for each codec
 * @property {string} codec a pattern in which * stands for any characters
 * @property {string} out folder for everything that is written
 */

/**
 * @param {readonly string[]} words of the command line
 * @param {string} defaultOut
 * @returns {Options}
 */
export function parseOptions(words, defaultOut) {
  const given = new Map();
  for (let i = 0; i < words.length; i += 2) {
    const [name = "", value] = words.slice(i, i + 2);
    if (!["--rounds", "--codec", "--out"].includes(name) || value === undefined) {
      throw new WrongOption(`${name}: no such option, or no value for it; ${USAGE}`);
    }
    given.set(name, value);
  }
  return {
    rounds: parseRounds(given.get("--rounds") ?? String(ROUNDS)),
    codec: given.get("--codec") ?? "*",
    out: given.get("--out") ?? defaultOut,
  };
}

/**
 * The names that a pattern matches.
 * @param {readonly string[]} names
 * @param {string} pattern
 */
export function matching(names, pattern) {
  const words = pattern.split("*").map((word) => word.replace(/[^\w]/g, "\\$&"));
  const found = names.filter((name) => new RegExp(`^${words.join(".*")}$`).test(name));
  if (found.length === 0) {
    throw new WrongOption(`--codec ${pattern}: programs are written for ${names.join(", ")}`);
  }
  return found;
}

/** @param {string} text */
function parseRounds(text) {
  if (!/^[1-9][0-9]{0,2}$/.test(text)) {
    throw new WrongOption(`--rounds ${text}: expected a number from 1`);
  }
  return Number(text);
}
