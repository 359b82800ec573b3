import { spawn } from "node:child_process";
import { MissingTool } from "../codec.mjs";

const LAST_WORDS = 2000;

/**
 * Runs a program to its end. Nothing that it prints reaches this process's standard output.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ debianPackage: string }} options the package that has the program, for the message if it is not there
 * @returns {Promise<Buffer>} what it has printed to its standard output
 */
export function run(program, args, { debianPackage }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
    /** @type {Buffer[]} */
    const output = [];
    /** @type {Buffer[]} */
    const errors = [];
    child.stdout.on("data", (part) => output.push(part));
    child.stderr.on("data", (part) => errors.push(part));
    child.on("error", (error) => reject(isMissing(error) ? new MissingTool(program, debianPackage) : error));
    child.on("close", (code, signal) => {
      if (code === 0) {
        resolve(Buffer.concat(output));
      } else {
        const words = Buffer.concat(errors.length > 0 ? errors : output).toString();
        reject(new Error(`${program} ended with ${signal ?? code}: ${words.slice(-LAST_WORDS).trim()}`));
      }
    });
  });
}

/** @param {Error} error */
function isMissing(error) {
  return "code" in error && error.code === "ENOENT";
}

/**
 * Runs a script of an npm package with the same Node.js.
 * @param {string} script
 * @param {string[]} args
 */
export function runScript(script, args) {
  return run(process.execPath, [script, ...args], { debianPackage: "nodejs" });
}
