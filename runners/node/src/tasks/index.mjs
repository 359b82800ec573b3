import { decode } from "./decode.mjs";
import { encode } from "./encode.mjs";
import { hello } from "./hello.mjs";
import { measure } from "./measure.mjs";
import { prepare } from "./prepare.mjs";
import { screen } from "./screen.mjs";

/**
 * Every task by the name of its request.
 * @type {Map<string, import("../protocol/runner.mjs").Task>}
 */
export const TASKS = new Map(Object.entries({ hello, screen, prepare, encode, decode, measure }));
