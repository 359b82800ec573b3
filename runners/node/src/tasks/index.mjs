import { decode } from "./decode.mjs";
import { encode } from "./encode.mjs";
import { hello } from "./hello.mjs";
import { open } from "./open.mjs";
import { pass } from "./pass.mjs";
import { prepare } from "./prepare.mjs";
import { screen } from "./screen.mjs";
import { slice } from "./slice.mjs";
import { warm } from "./warm.mjs";

/**
 * Every task by the name of its request.
 * @type {Map<string, import("../protocol/runner.mjs").Task>}
 */
export const TASKS = new Map(Object.entries({ hello, screen, prepare, open, encode, decode, pass, warm, slice }));
